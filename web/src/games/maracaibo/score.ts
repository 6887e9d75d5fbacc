/** The sources of points in the order in which they are counted. */
import type { Table } from "./reading.ts";
import type { ScoreView, Sources } from "./view.ts";

const SUMS: readonly string[] = ["total", "certain"] satisfies (keyof ScoreView)[];

const isSource = (key: string): key is keyof Sources => !SUMS.includes(key);

/** The sources that this table has, with the points of each captain. */
export function sourcesOf({ seats, options }: Table): { key: string; points: number[] }[] {
  const [first] = seats;
  return Object.keys(first?.score ?? {})
    .filter(isSource)
    .filter((key) => key !== "rubies" || options.rubies)
    .map((key) => ({ key, points: seats.map(({ score }) => score[key]) }));
}
