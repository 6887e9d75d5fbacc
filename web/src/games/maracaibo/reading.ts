/** Words for the parts of a view, and the table as it is drawn. */
import type { Kind, MaracaiboView, SeatView, SpaceView } from "./view.ts";

export const KINDS: readonly Kind[] = ["gold", "emerald", "pearl"];
/** Of improvements, as they are printed. */
export const TYPES = ["ship", "equip", "crew"] as const;
export type Type = (typeof TYPES)[number];

export const BAY = "bay";
export const MARACAIBO = "maracaibo";
export const START = "start";

/** A captain at the table; of Redbeard what he does not have is empty. */
export type Captain = Omit<SeatView, "powers">;

/** Captains go by their numbers. */
export type Space = Omit<SpaceView, "residents"> & { residents: number[] };

/** The view with Redbeard among the captains: see captains.ts. */
export type Table = Omit<MaracaiboView, "turn" | "last" | "spaces" | "seats"> & {
  turn: number;
  last: number;
  spaces: Space[];
  seats: Captain[];
};

/** A card's place: `c2` lies in the third column, second from the top. */
export function placeIn(square: string): { column: number; row: number } | null {
  const found = /^([a-z])(\d+)$/.exec(square);
  return found
    ? { column: found[1]!.charCodeAt(0) - "a".charCodeAt(0), row: Number(found[2]) - 1 }
    : null;
}

/** The squares beside one, where a ship gets in one step; islands and the sea beyond are none. */
export function beside(square: string, squares: readonly string[]): string[] {
  const here = placeIn(square);
  return squares.filter((other) => {
    const there = placeIn(other);
    if (!here || !there) return false;
    return Math.abs(here.column - there.column) + Math.abs(here.row - there.row) === 1;
  });
}

/** Ships on the same space in the order of their captains: which of them is this captain's. */
export function berthOf(table: Table, seat: number): { place: number; count: number } {
  const { ship } = seatOf(table, seat);
  const together = table.seats.flatMap((other, i) => (other.ship === ship ? [i] : []));
  return { place: together.indexOf(seat), count: together.length };
}

export const isType = (word: string): word is Type => TYPES.some((type) => type === word);

export const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);

export function seatOf(table: Table, seat: number): Captain {
  const found = table.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

export const spaceOf = (view: Pick<MaracaiboView, "spaces">, square: string) =>
  view.spaces.find((space) => space.square === square);

export function buriedOf(seat: Captain, kind: Kind): number {
  return seat.buried[kind].length + seat.on_figurehead.filter((each) => each === kind).length;
}

export const allBuried = (seat: Captain) =>
  KINDS.reduce((sum, kind) => sum + buriedOf(seat, kind), 0);
