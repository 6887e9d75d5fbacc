/** What loot is worth: matching Small Treasures, pairs and points. */
import { digitOf, symbolOf, SYMBOLS } from "./reading.ts";

const MOST_LOADS = 2;
const PAIR = 2;

export function pointsOf(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + digitOf(token), 0);
}

/** Which tokens of a treasure the loot can match, one for one; only symbols count. */
export function matched(needed: readonly string[], loot: readonly string[]): boolean[] {
  const left = loot.map(symbolOf);
  return needed.map((token) => {
    const found = left.indexOf(symbolOf(token));
    if (found < 0) return false;
    left.splice(found, 1);
    return true;
  });
}

/** Loot without some tokens, one for one. */
export function without(loot: readonly string[], spent: readonly string[]): string[] {
  const left = [...loot];
  for (const token of spent) {
    const found = left.indexOf(token);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

function pairs(loot: readonly string[]): number {
  const symbols = loot.map(symbolOf);
  return SYMBOLS.reduce(
    (sum, symbol) => sum + Math.floor(symbols.filter((each) => each === symbol).length / 2),
    0,
  );
}

/** The points of both seats as loot and holds stand, the Lost Treasure apart. */
export function totals(seats: readonly { loot: string[]; hold: string[][] }[]): number[] {
  return seats.map((seat, index) => {
    const most = seats.every((other, i) => i === index || seat.hold.length > other.hold.length);
    const digits = seat.hold.reduce((sum, pile) => sum + pointsOf(pile), 0);
    return (most ? MOST_LOADS : 0) + digits + PAIR * pairs(seat.loot);
  });
}
