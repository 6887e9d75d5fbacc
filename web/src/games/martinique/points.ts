/** Where the guided voyage points at. */
import type { Spot } from "../types";

const TABS: Record<string, string> = {
  lost: "notes",
  mine: "notes",
  notebook: "notes",
};

export function points(point: string): Spot | null {
  if (point.startsWith("choice:")) return null;
  const square = /^square:(.+)$/.exec(point)?.[1];
  return {
    selector: square ? `[data-square="${square}"]` : `[data-point="${point}"]`,
    tab: TABS[point] ?? "island",
  };
}
