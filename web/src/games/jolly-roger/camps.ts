/** A mutiny by its two sides. */
import { LEADERS, leaderSeat } from "./reading.ts";
import type { JollyRogerView, Laid, Leader } from "./view.ts";

export interface Camp {
  leader: Leader;
  seat: number;
  support: number;
  /** Cards that lie for this side, the role cards left out. */
  laid: Laid[];
  /** The Quartermaster card lies here. */
  office: boolean;
  seats: number[];
  /** Loot cards that its players would lose; null until the rules have told it. */
  stake: number | null;
}

export function campsOf(view: JollyRogerView): Camp[] {
  const { mutiny } = view;
  if (!mutiny) return [];
  return LEADERS.map((leader) => ({
    leader,
    seat: leaderSeat(view, leader),
    support: leader === "captain" ? mutiny.captain : mutiny.mutineers,
    laid: mutiny.laid.filter(({ seat }) => mutiny.sides[seat] === leader),
    office: mutiny.office === leader,
    seats: mutiny.sides.flatMap((side, seat) => (side === leader ? [seat] : [])),
    stake: mutiny.standing?.stakes[leader] ?? null,
  }));
}
