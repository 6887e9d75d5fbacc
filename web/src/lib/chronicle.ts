/** All events of a table that this page has heard of, by whose eyes saw them, for games that tell stories from them. */
import type { Happening, Situation } from "./messages";

/** Those known before, up to where the new ones begin, and the new ones. */
export function merged(
  before: readonly Happening[],
  now: readonly Happening[],
): readonly Happening[] {
  const from = now[0]?.index;
  return from === undefined ? before : [...before.filter(({ index }) => index < from), ...now];
}

interface Heard {
  /** The situation whose events are in. */
  sequence: number;
  events: readonly Happening[];
}

const known = new Map<string, Heard>();

/** `played` are events that led to a situation still to come. */
export function chronicle(
  situation: Situation,
  played: readonly Happening[],
): readonly Happening[] {
  // Other eyes have seen other things of the same events.
  const eyes = `${situation.table.id} ${situation.seat}`;
  const heard = known.get(eyes) ?? { sequence: -1, events: [] };
  const fresh = situation.sequence !== heard.sequence;
  const before = fresh
    ? [...heard.events.filter(({ index }) => index < situation.since), ...situation.happenings]
    : heard.events;
  const events = merged(before, played);
  known.set(eyes, { sequence: situation.sequence, events });
  return events;
}
