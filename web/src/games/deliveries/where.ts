/** Where the answers to a question lie. */
import { whereIn } from "../where";

export const where = whereIn("deliveries", {
  turn: ["turn"],
  deliver: ["deliver"],
  hand: ["lose"],
});
