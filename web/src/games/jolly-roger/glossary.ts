/** What the icons of the table mean. */
import type { PieceInfo } from "$lib/httpMessages";
import { entries, entry, type Glossary, type Picture } from "../glossary.ts";
import { nameOf, word } from "../printed.ts";
import {
  bell,
  chest,
  coins,
  crew,
  DESTINATION_ICONS,
  destinationIcon,
  destinations,
  flag,
  gift,
  guard,
  hand,
  hat,
  key,
  LOOT_ICONS,
  lootIcon,
  mutiny,
  SKILL_ICONS,
  skillIcon,
  SPECIAL_ICONS,
} from "./symbols.ts";
import type { DestinationType, Skill } from "./view.ts";

const { any, ...skills } = SKILL_ICONS;

const PICTURES: Record<string, (piece: PieceInfo) => Picture> = {
  role: ({ id }) => (id === "special-captain" ? hat : key),
  special: (piece) => SPECIAL_ICONS[nameOf(piece)] ?? crew,
  crew: (piece) => skillIcon(word(piece, "skill") as Skill | "any"),
  destination: (piece) => destinationIcon(word(piece, "type") as DestinationType),
  loot: (piece) => lootIcon(nameOf(piece)),
};

export default {
  groups: [
    {
      title: "glossary-jolly-roger-skills",
      entries: [
        ...entries(skills, "jolly-roger-skill"),
        entry(any, "jolly-roger-ui-any-skill"),
        entry(crew, "glossary-jolly-roger-crew"),
      ],
    },
    {
      title: "jolly-roger-ui-destinations",
      entries: entries(DESTINATION_ICONS, "jolly-roger-destination"),
    },
    {
      title: "jolly-roger-ui-tab-loot",
      entries: [
        entry(coins, "glossary-jolly-roger-coins"),
        ...entries(LOOT_ICONS, "jolly-roger-card"),
        entry(chest, "glossary-jolly-roger-chest"),
      ],
    },
    { title: "glossary-jolly-roger-special", entries: entries(SPECIAL_ICONS, "jolly-roger-card") },
    {
      title: "glossary-on-the-table",
      entries: [
        entry(hat, "jolly-roger-ui-captain"),
        entry(mutiny, "glossary-jolly-roger-mutiny"),
        entry(hand, "glossary-jolly-roger-hand"),
        entry(gift, "glossary-jolly-roger-gift"),
        entry(guard, "glossary-jolly-roger-guard"),
        entry(bell, "glossary-jolly-roger-bell"),
        entry(flag, "glossary-jolly-roger-flag"),
        entry(destinations, "glossary-jolly-roger-destinations"),
      ],
    },
  ],
  pictureOf: (piece) => PICTURES[piece.table]?.(piece) ?? null,
} satisfies Glossary;
