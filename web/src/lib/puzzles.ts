/** Which puzzle is whose day's, and what of them was found on this device. */

const DAY = 86_400_000;

/** A day as it stands in an address: that of the calendar on the wall, wherever it hangs. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The same day everywhere has the same number; NaN for what is no day. */
const numberOf = (day: string): number =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / DAY : NaN;

const dayNumbered = (number: number): string =>
  new Date(number * DAY).toISOString().slice(0, "2026-11-18".length);

/** The puzzle of a day that has come: one after the other, then all over again. */
export function puzzleOf(puzzles: readonly string[], day: string, today: string): string | null {
  const number = numberOf(day);
  if (!puzzles.length || !(number <= numberOf(today))) return null;
  const place = ((number % puzzles.length) + puzzles.length) % puzzles.length;
  return puzzles[place] ?? null;
}

/** Today and the days before, the latest first: as many as show each puzzle once. */
export const daysBack = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => dayNumbered(numberOf(today) - back));

/** What came of a puzzle: found by oneself, or shown before it was. */
export type Outcome = "found" | "shown";

export interface Solved {
  /** By the id of the puzzle; what came first stands. */
  outcomes: Record<string, Outcome>;
  /** On which a puzzle of that very day was found. */
  days: string[];
}

export const NOTHING_SOLVED: Solved = { outcomes: {}, days: [] };

/** What is known after one more outcome, of the puzzle of a day, today. */
export function withOutcome(
  before: Solved,
  id: string,
  outcome: Outcome,
  day: string,
  today: string,
): Solved {
  if (before.outcomes[id]) return before;
  const outcomes = { ...before.outcomes, [id]: outcome };
  const counts = outcome === "found" && day === today && !before.days.includes(day);
  return { outcomes, days: counts ? [...before.days, day] : before.days };
}

/** On how many days in a row one was found, up to today; it is not over before the day is. */
export function streak(days: readonly string[], today: string): number {
  const found = new Set(days.map(numberOf));
  let day = numberOf(today);
  if (!found.has(day)) day -= 1;
  let count = 0;
  for (; found.has(day); day -= 1) count += 1;
  return count;
}

/** How much worse a move is, in a word that messages select on. */
export function howMuch(lost: number): "little" | "clearly" | "much" {
  if (lost < 60) return "little";
  return lost < 150 ? "clearly" : "much";
}
