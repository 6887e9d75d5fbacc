/** Chances of winning over time, in a plot of any size. */
import type { TurningPoint } from "./analysisMessages";

export const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** The line of one seat's chances, from left to right; a sure win is at the top. */
export function line(
  chances: readonly (readonly number[])[],
  seat: number,
  width: number,
  height: number,
): string {
  const last = Math.max(1, chances.length - 1);
  return chances
    .map((row, step) => {
      const x = (width * step) / last;
      const y = height * (1 - row[seat]!);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}

/** The step that lies at this part of the plot's width. */
export const stepAt = (part: number, steps: number): number =>
  Math.max(0, Math.min(steps, Math.round(part * steps)));

/** The moment after what turned the game next, and from the last one on that after the first. */
export function nextTurn(turns: readonly TurningPoint[], step: number): number | null {
  const found = turns.find(({ at }) => at + 1 > step) ?? turns[0];
  return found ? found.at + 1 : null;
}
