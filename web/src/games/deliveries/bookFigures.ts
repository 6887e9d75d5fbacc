/** The drawings of the book. */
import type { Figures } from "../figures";
import { drawn } from "../glossary";
import { prepared } from "../prepared";
import CardRow from "./CardRow.svelte";
import type { FigureName } from "./figureNames";
import { learn } from "./pieces";

const cards = (...names: string[]) => drawn(CardRow, (text) => ({ names, text }));

export default {
  prepare: prepared("deliveries", learn),
  drawings: {
    pair: cards("yellow-1", "gold-5"),
    kinds: cards("fish-3", "barrels-4", "pigs-2", "gold-6"),
    wolf: cards("sea-wolf"),
    events: cards("rats", "mutiny", "flu", "pirates"),
    minus: cards("red-2", "pirates", "sea-wolf"),
  },
} satisfies Figures<FigureName>;
