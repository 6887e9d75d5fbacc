/** The drawings of the book. */
import { row, type Figures } from "../figures";
import { drawn } from "../glossary";
import { prepared } from "../prepared";
import CardRow from "./CardRow.svelte";
import RaidCard from "./cards/RaidCard.svelte";
import type { CardKind } from "./cards/faces";
import type { FigureName } from "./figureNames";
import { learn } from "./pieces";
import Die from "./scenes/Die.svelte";
import ShipRow from "./ShipRow.svelte";
import type { Face, Fleet, ShipType } from "./view";

const FACES: Face[] = ["skull", "4", "2"];

const ships = (...shown: { ship: ShipType; flag?: Fleet }[]) =>
  drawn(ShipRow, () => ({ ships: shown }));
const cards = (kind: CardKind, ...ids: string[]) => drawn(CardRow, (text) => ({ kind, ids, text }));

export default {
  prepare: prepared("marauders", learn),
  drawings: {
    dice: row(FACES.map((face) => drawn(Die, () => ({ face })))),
    ships: ships({ ship: "sloop" }, { ship: "flute" }, { ship: "frigate" }, { ship: "galleon" }),
    fleets: ships(
      { ship: "frigate", flag: "spain" },
      { ship: "sloop", flag: "pirate-sloop" },
      { ship: "frigate", flag: "pirate-frigate" },
    ),
    rumor: cards("rumor", "sunken-galleon"),
    mission: cards("mission", "hunters-commission"),
    glory: cards("glory", "silver-tongue"),
    "raid-cards": row(
      ["sugar-7", "spices-3", "wood-5"].map((card) => drawn(RaidCard, (text) => ({ card, text }))),
    ),
  },
} satisfies Figures<FigureName>;
