/** Words for the parts of a view of Martinique. */

import type { MartiniqueView, SeatView } from "./view.ts";

export const SYMBOLS = ["swords", "pistols", "skull", "chest", "parrot", "rum"];

export function symbolOf(token: string): string {
  return token.slice(0, token.indexOf("-"));
}

/** Of loot; other tokens have none. */
export function digitOf(token: string): number | null {
  const dash = token.indexOf("-");
  return dash < 0 ? null : Number(token.slice(dash + 1));
}

/** How far a pirate walks from a square that holds this. */
export function stepsFrom(token: string, { map_steps }: MartiniqueView): number | null {
  return token === "map" ? map_steps : digitOf(token);
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
