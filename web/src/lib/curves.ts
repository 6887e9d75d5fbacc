/** Drawn lines: the same in every browser, since they come from fixed seeds. */

export interface Point {
  x: number;
  y: number;
}

/** A small seeded generator (mulberry32): numbers from 0 up to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const rounded = (value: number) => Math.round(value * 10) / 10;
export const at = (point: Point) => `${rounded(point.x)} ${rounded(point.y)}`;

/** A closed Catmull-Rom curve through points, as cubic Béziers. */
export function closed(points: readonly Point[]): string {
  const count = points.length;
  const point = (i: number) => points[(i + count) % count]!;
  const toward = (a: Point, b: Point, c: Point, sign: number) => ({
    x: b.x + (sign * (c.x - a.x)) / 6,
    y: b.y + (sign * (c.y - a.y)) / 6,
  });
  const curves = points.map((from, i) => {
    const to = point(i + 1);
    const first = toward(point(i - 1), from, to, 1);
    const second = toward(from, to, point(i + 2), -1);
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(point(0))}${curves.join("")}Z`;
}

/** Smooth noise around a ring: -1 to 1, so many waves. */
export function ring(random: () => number, waves: number): (turn: number) => number {
  const heights = Array.from({ length: waves }, () => random() * 2 - 1);
  return (turn) => {
    const place = turn * waves;
    const i = Math.floor(place);
    const s = (1 - Math.cos((place - i) * Math.PI)) / 2;
    return heights[i % waves]! * (1 - s) + heights[(i + 1) % waves]! * s;
  };
}
