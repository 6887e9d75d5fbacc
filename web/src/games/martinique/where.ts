/** Where the answers to a question lie. */
import { whereIn } from "../where";

export const where = whereIn("martinique", {
  enter: ["enter"],
  "enter-or-move": ["enter-or-move"],
  move: ["move"],
  "turn-up": ["turn-up"],
  bonus: ["bonus"],
  treasures: ["load", "load-with-jokers"],
  dig: ["dig"],
});
