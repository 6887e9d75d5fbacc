/** Where the answers to a question lie. */
import { whereIn } from "../where";

export const where = whereIn("marauders", {
  turn: ["turn"],
  zone: ["beckon", "slip-away"],
  "port-on-chart": ["choose-modification", "return"],
  "cut-hand": ["cut-hand"],
  cargo: ["shed-cargo", "sale", "deliver"],
  port: ["port"],
  yard: ["yard"],
  market: ["market"],
});
