/** The drawings of the book. */
import { row, type Figures } from "../figures";
import { drawn } from "../glossary";
import { prepared } from "../prepared";
import CardRow from "./CardRow.svelte";
import Cube from "./Cube.svelte";
import Die from "./Die.svelte";
import { signsOf } from "./effects";
import type { FigureName } from "./figureNames";
import { learn } from "./pieces";
import { KINDS } from "./reading";
import SignView from "./Sign.svelte";
import type { Kind } from "./view";

const cards = (...names: string[]) => drawn(CardRow, (text) => ({ names, text }));
const die = (kind: Kind, pips: number) => drawn(Die, () => ({ kind, pips }));
const SIGNS = "quest; upgrade; bury; explore 2; discount 1; more-strength 1; doubloons 5; points 3";

export default {
  prepare: prepared("maracaibo", learn),
  drawings: {
    cards: cards("cook", "hacienda", "tobago"),
    location: cards("grenada"),
    residences: cards("hacienda", "castle", "inn", "fortress"),
    treasures: row(
      KINDS.map((kind) => drawn(Cube, () => ({ kind }))),
      "40px",
    ),
    dice: row([die("gold", 6), die("emerald", 2), die("pearl", 3)]),
    signs: row(signsOf(SIGNS).map((sign) => drawn(SignView, (text) => ({ sign, text })))),
  },
} satisfies Figures<FigureName>;
