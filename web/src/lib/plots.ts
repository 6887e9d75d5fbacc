/** Where things stand in a small plot. */

export interface Spot {
  x: number;
  y: number;
}

/** The lowest and the highest value of an axis: 0 belongs to it, and it is never empty. */
export function bounds(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return low === high ? [low, low + 1] : [low, high];
}

/** Values side by side from left to right, in a field of this size; 0 is at its bottom. */
export function spots(values: readonly number[], width: number, height: number): Spot[] {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  // A single one stands in the middle.
  const first = values.length > 1 ? 0 : width / 2;
  return values.map((value, index) => ({
    x: first + index * step,
    y: level(value, values, height),
  }));
}

/** How far below the top of the field a value lies. */
export function level(value: number, values: readonly number[], height: number): number {
  const [low, high] = bounds(values);
  return height * (1 - (value - low) / (high - low));
}
