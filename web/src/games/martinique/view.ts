/** The view of a Martinique table as the server sends it, and words for its parts. */

export interface MapToken {
  /** Null where this viewer may not know it. */
  coordinate: string | null;
  open: boolean;
}

export interface Points {
  loads: number;
  digits: number;
  pairs: number;
  treasure: number;
  total: number;
}

export interface SeatView {
  loot: string[];
  jokers: number;
  maps: MapToken[];
  hold: string[][];
  /** Points of each load; the last may still be counted. */
  hold_points: number[];
  points: Points;
}

export interface SmallTreasure {
  size: number;
  tokens: string[];
  points: number;
  /** By seat, which of the tokens its loot matches. */
  matched: boolean[][];
}

export interface Notebook {
  own: string[];
  own_open: string[];
  others_open: string[];
  letters: string[];
  digits: string[];
  /** Where the treasure may lie. */
  squares: string[];
}

export interface MartiniqueView {
  stage: "dawn" | "dusk" | "over";
  /** By square: "map" or a loot token such as "skull-3". */
  tokens: Record<string, string>;
  pirates: Record<string, number>;
  reserve: number[];
  stools: number[];
  /** The stool whose pirate digs next, from 0; null outside Dusk. */
  digging: number | null;
  bar: { jokers: number; maps: boolean[] };
  treasures: SmallTreasure[];
  bag: number;
  seats: SeatView[];
  notebook: Notebook;
  lost: string | null;
  options: { treasure_points: number; enter_first: number };
}

export const STOOLS = 8;
export const SYMBOLS = ["swords", "pistols", "skull", "chest", "parrot", "rum"];

export function symbolOf(token: string): string {
  return token.slice(0, token.indexOf("-"));
}

export function digitOf(token: string): number {
  return Number(token.slice(token.indexOf("-") + 1));
}

/** How far a pirate walks from a square that holds this. */
export function stepsFrom(token: string | undefined): number {
  if (!token) return 0;
  return token === "map" ? 1 : digitOf(token);
}

export function seatOf(view: MartiniqueView, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Tokens by symbol in the order of the rules, the low digits first. */
export function bySymbol(tokens: readonly string[]): string[][] {
  return SYMBOLS.map((symbol) =>
    tokens.filter((token) => symbolOf(token) === symbol).sort(),
  ).filter((group) => group.length > 0);
}
