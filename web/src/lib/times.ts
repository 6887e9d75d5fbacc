/** The clocks of a table's seats, as they were told at a moment of this browser's own clock. */
import type { SeatTime } from "./messages";

export interface Times {
  /** performance.now() when they were told. */
  at: number;
  seats: readonly SeatTime[];
}

/** Whose time runs out, and when; `holiday` is how many seconds it stands still. */
export interface Pressing {
  seat: number;
  deadline: number;
  holiday: number;
}

/** The seconds that a seat has left now. */
export function leftOf({ at, seats }: Times, seat: number, now: number): number {
  const { left, running, holiday } = seats[seat]!;
  return running ? Math.max(0, left - Math.max(0, (now - at) / 1000 - holiday)) : left;
}

/** What presses most: my own time, else that of whoever has the least. */
export function pressing({ at, seats }: Times, own: number | null): Pressing | null {
  const running = seats.flatMap(({ running, left, holiday }, seat) =>
    running ? [{ seat, deadline: at + (left + holiday) * 1000, holiday }] : [],
  );
  const mine = running.find(({ seat }) => seat === own);
  return mine ?? running.sort((one, other) => one.deadline - other.deadline)[0] ?? null;
}
