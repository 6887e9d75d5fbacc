/** What cards cost a captain: the printed cost, less all discounts. */
import type { Decision } from "../types.ts";
import type { Improvement, Residence } from "./pieces.ts";
import type { SeatView } from "./view.ts";

/** What is paid on top for an improvement from afar, by its symbol. */
const FROM_AFAR = 3;

export function priceOf(piece: Improvement | Residence, seat: SeatView, more = 0): number {
  return Math.max(0, piece.cost + more - seat.powers.discount);
}

/** What it costs where this is asked: crew and equipment from afar more, a residence on the discount tile half. */
export function priceAsked(
  piece: Improvement | Residence,
  seat: SeatView,
  prompt: Decision["prompt"] | undefined,
): number {
  if (prompt?.key === "maracaibo-prompt-retire") return Math.ceil(priceOf(piece, seat) / 2);
  const afar = prompt?.key === "maracaibo-prompt-acquire" && prompt.args.type !== "ship";
  return priceOf(piece, seat, afar ? FROM_AFAR : 0);
}
