/** What the icons of the table mean. */
import type { PieceInfo } from "$lib/httpMessages";
import { drawn, entries, entry, type Glossary, type Picture } from "../glossary.ts";
import { nameOf, word } from "../printed.ts";
import Flag from "./Flag.svelte";
import {
  anchor,
  bounty,
  captain,
  cards,
  chart,
  chest,
  coins,
  dice,
  event,
  glory,
  goodIcon,
  GOODS,
  harbour,
  helm,
  hurricane,
  LOCATIONS,
  locationIcon,
  merchant,
  mission,
  MODIFICATIONS,
  modificationIcon,
  plague,
  rumor,
  skull,
  spyglass,
  storm,
  time,
  war,
  WEAPON_ICONS,
  weaponIcon,
  yard,
} from "./symbols.ts";
import { isFleet, NATIONS, oneOf, WEAPONS } from "./reading.ts";
import type { Fleet } from "./view.ts";

const flagOf = (flag: Fleet): Picture => drawn(Flag, () => ({ flag }));

const PICTURES: Record<string, (piece: PieceInfo) => Picture | null> = {
  captain: () => captain,
  cargo: (piece) => goodIcon(nameOf(piece)),
  event: () => event,
  glory: () => glory,
  mission: () => mission,
  modification: (piece) => modificationIcon(nameOf(piece)),
  nation: (piece) => flagged(nameOf(piece)),
  npc: (piece) => flagged(word(piece, "fleet")),
  rumor: () => rumor,
  ship: () => merchant,
  specialist: () => locationIcon("crew"),
  weapon: (piece) => weaponIcon(oneOf(WEAPONS, nameOf(piece))),
  zone: (piece) => flagged(word(piece, "nation")) ?? chart,
};

const flagged = (fleet: string): Picture | null => (isFleet(fleet) ? flagOf(fleet) : null);

export default {
  groups: [
    { title: "glossary-marauders-goods", entries: entries(GOODS, "marauders-good") },
    {
      title: "glossary-marauders-ship",
      entries: [
        ...entries(LOCATIONS, "marauders-location"),
        entry(helm, "marauders-ui-maneuverability"),
      ],
    },
    {
      title: "glossary-marauders-modifications",
      entries: entries(MODIFICATIONS, "marauders-modification"),
    },
    { title: "glossary-marauders-weapons", entries: entries(WEAPON_ICONS, "marauders-weapon") },
    {
      title: "glossary-marauders-flags",
      entries: [
        ...NATIONS.map((nation) => entry(flagOf(nation), `marauders-nation-${nation}`)),
        entry(flagOf("pirate-sloop"), "glossary-marauders-pirates"),
      ],
    },
    {
      title: "glossary-marauders-captain",
      entries: [
        entry(captain, "glossary-marauders-captain-card"),
        entry(glory, "glossary-marauders-glory"),
        entry(coins, "glossary-marauders-coins"),
        entry(chest, "glossary-marauders-chest"),
        entry(bounty, "glossary-marauders-bounty"),
        entry(rumor, "glossary-marauders-rumor"),
        entry(mission, "glossary-marauders-mission"),
        entry(cards, "glossary-marauders-cards"),
      ],
    },
    {
      title: "glossary-on-the-table",
      entries: [
        entry(chart, "marauders-ui-chart"),
        entry(harbour, "glossary-marauders-harbour"),
        entry(yard, "glossary-marauders-yard"),
        entry(merchant, "glossary-marauders-merchant"),
        entry(event, "glossary-marauders-event"),
        entry(storm, "glossary-marauders-storm"),
        entry(hurricane, "glossary-marauders-hurricane"),
        entry(plague, "glossary-marauders-plague"),
        entry(war, "glossary-marauders-war"),
        entry(spyglass, "glossary-marauders-spyglass"),
        entry(dice, "glossary-marauders-dice"),
        entry(skull, "glossary-marauders-skull"),
        entry(time, "glossary-marauders-time"),
        entry(anchor, "glossary-marauders-anchor"),
      ],
    },
  ],
  pictureOf: (piece) => PICTURES[piece.table]?.(piece) ?? null,
} satisfies Glossary;
