/** What cards cost a captain: the printed cost, less all discounts. */
import type { Improvement, Residence } from "./pieces.ts";
import type { SeatView } from "./view.ts";

/** What is paid on top for an improvement from afar, by its symbol. */
export const FROM_AFAR = 3;

export function priceOf(piece: Improvement | Residence, seat: SeatView, more = 0): number {
  return Math.max(0, piece.cost + more - seat.powers.discount);
}
