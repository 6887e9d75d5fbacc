/** The drawn shores of the treasure islands, from fixed seeds. */
import { at, closed, ring, rounded, seeded } from "$lib/curves";
import type { Point } from "$lib/curves";

export interface Shore {
  outline: string;
  hachures: string;
}

const POINTS = 84;

/** A rough oval within a box, with hairs towards its inside. */
export function shore(width: number, height: number, seed: number): Shore {
  const random = seeded(seed);
  const [broad, fine] = [ring(random, 9), ring(random, 31)];
  const points: Point[] = Array.from({ length: POINTS }, (_, i) => {
    const turn = i / POINTS;
    const angle = turn * 2 * Math.PI;
    // Fuller than an ellipse, so that there is room for the cubes.
    const squeeze = (value: number) => Math.sign(value) * Math.abs(value) ** 0.72;
    const size = 0.9 + 0.07 * broad(turn) + 0.03 * fine(turn);
    return {
      x: (width / 2) * (1 + squeeze(Math.cos(angle)) * size),
      y: (height / 2) * (1 + squeeze(Math.sin(angle)) * size),
    };
  });
  const hairs = points.map((point) => {
    const [x, y] = [width / 2 - point.x, height / 2 - point.y];
    const length = (3 + random() * 4) / Math.hypot(x, y);
    return `M${at(point)}l${rounded(x * length)} ${rounded(y * length)}`;
  });
  return { outline: closed(points), hachures: hairs.join("") };
}
