/** The drawings of the book. */
import type { Figures } from "../figures";
import { drawn } from "../glossary";
import { prepared } from "../prepared";
import CardRow from "./CardRow.svelte";
import type { FigureName } from "./figureNames";
import { learn } from "./pieces";

const cards = (...names: string[]) => drawn(CardRow, (text) => ({ names, text }));

export default {
  prepare: prepared("jolly-roger", learn),
  drawings: {
    crew: cards("n2c1", "g1c3", "m2c2"),
    any: cards("multi-1c1"),
    loot: cards("gold-1", "gold-2", "gold-3", "rum", "jewels", "hostage"),
    map: cards("bloody-pirate"),
    "any-time": cards("second-mate", "stowaways", "surgeon"),
    "in-attacks": cards("lookout", "first-mate", "helmsman", "sharpshooter"),
    "for-loot": cards("cook", "shipwright", "bosun", "cabin-boy"),
    "in-mutinies": cards("ship-rats", "sea-wolf", "assassin"),
    traitor: cards("traitor"),
  },
} satisfies Figures<FigureName>;
