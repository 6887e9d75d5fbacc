/** The sources of points in the order in which they are counted. */
import type { MaracaiboView, Score } from "./view.ts";

/** Of the score itself; not a source. */
const SUMS = ["total", "certain"];

/** The sources that this table has, with the points of each captain. */
export function sourcesOf(view: MaracaiboView): { key: string; points: number[] }[] {
  const left = view.options.rubies ? SUMS : [...SUMS, "rubies"];
  const keys = new Set(
    view.seats.flatMap(({ score }) => Object.keys(score)).filter((key) => !left.includes(key)),
  );
  return [...keys].map((key) => ({
    key,
    points: view.seats.map(({ score }) => Number(score[key as keyof Score] ?? 0)),
  }));
}
