/** What somebody has seen already, and is not shown again: also each of several persons on one device. */
import type { Happening, Situation } from "./messages";

export interface Seen {
  situation: Situation;
  log: readonly Happening[];
}

export interface Resumed {
  /** What they saw last, on a table as it is now; they are asked when everything has been played. */
  scene: Situation;
  log: Happening[];
  /** The same situation as the next one, with only those events that are new to them. */
  next: Situation;
}

/** How to lead somebody from what they saw to what the server tells as a whole; null where an undo took that away. */
export function resumed(seen: Seen, next: Situation): Resumed | null {
  const since = (seen.log.at(-1)?.index ?? -1) + 1;
  const log = next.happenings.filter(({ index }) => index < since);
  if (JSON.stringify(log) !== JSON.stringify(seen.log)) return null;
  const { view, sequence } = seen.situation;
  return {
    scene: { ...next, sequence, view, since, happenings: [], decision: null, interruption: null },
    log,
    next: { ...next, since, happenings: next.happenings.slice(log.length) },
  };
}

/** The events that nobody here has been told of; some are told once more, where they might have changed. */
export function untold(log: readonly Happening[], now: readonly Happening[]): Happening[] {
  const known = new Map(log.map((happening) => [happening.index, JSON.stringify(happening)]));
  const first = now.findIndex(
    (happening) => known.get(happening.index) !== JSON.stringify(happening),
  );
  return first < 0 ? [] : now.slice(first);
}
