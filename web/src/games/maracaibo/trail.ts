/** Where the spaces of the exploration track are drawn: forks part and join again. */
import type { TrackSpace } from "./pieces.ts";

export interface Spot {
  name: string;
  /** In columns from the start, and rows: -1 above, 0 on the middle, 1 below. */
  x: number;
  y: -1 | 0 | 1;
}

export interface Leg {
  from: Spot;
  to: Spot;
  /** The number of the river that is crossed, 0 for none. */
  river: number;
}

export interface Trail {
  spots: Map<string, Spot>;
  legs: Leg[];
  /** Columns from the first space to the last. */
  length: number;
}

/** The single path from a space up to where it meets the other one. */
function branch(
  track: ReadonlyMap<string, TrackSpace>,
  from: string,
  joins: ReadonlySet<string>,
): string[] {
  const path: string[] = [];
  for (
    let name: string | undefined = from;
    name && !joins.has(name);
    name = track.get(name)?.next[0]
  )
    path.push(name);
  return path;
}

export function trailOf(track: ReadonlyMap<string, TrackSpace>): Trail {
  const arrivals = new Map<string, number>();
  for (const { next } of track.values())
    for (const name of next) arrivals.set(name, (arrivals.get(name) ?? 0) + 1);
  const joins = new Set([...arrivals].filter(([, count]) => count > 1).map(([name]) => name));
  const spots = new Map<string, Spot>();
  let x = 0;
  for (let name = track.keys().next().value; name;) {
    spots.set(name, { name, x, y: 0 });
    const next: readonly string[] = track.get(name)?.next ?? [];
    if (next.length < 2) {
      name = next[0];
      x += 1;
      continue;
    }
    const paths = next.map((first) => branch(track, first, joins));
    const longest = Math.max(...paths.map((path) => path.length));
    for (const [side, path] of paths.entries()) {
      for (const [i, place] of path.entries()) {
        spots.set(place, {
          name: place,
          x: x + ((i + 1) * (longest + 1)) / (path.length + 1),
          y: side ? 1 : -1,
        });
      }
    }
    x += longest + 1;
    name = track.get(paths[0]!.at(-1)!)?.next[0];
  }
  const legs = [...track].flatMap(([name, { next }]) =>
    next.map((to) => ({ from: spots.get(name)!, to: spots.get(to)!, river: track.get(to)!.river })),
  );
  return { spots, legs, length: x - 1 };
}
