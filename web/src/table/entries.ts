/** Events and talk in one list, each line of talk where it was said. */
import type { Happening, Line } from "$lib/messages";

/** `since`: when the table went on here, after a long pause or at first, in seconds. */
export type Entry = { key: string; event?: Happening; line?: Line; since?: number };

/** Seconds in which people at one table would have gone on. */
const PAUSE = 20 * 60;

export function entriesOf(log: readonly Happening[], lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  let said = 0;
  const say = (until: number) => {
    for (let line = lines[said]; line && line.events <= until; line = lines[said]) {
      entries.push({ key: `t${line.number}`, line });
      said += 1;
    }
  };
  for (const event of log) {
    say(event.index);
    entries.push({ key: `e${event.index}`, event });
  }
  // Of events still to be played, or of one that this viewer is not told.
  say(Infinity);
  return withPauses(entries);
}

/** Games may take a week: whoever comes back reads when something happened. */
function withPauses(entries: Entry[]): Entry[] {
  let last = -Infinity;
  return entries.map((entry) => {
    const at = (entry.event ?? entry.line)?.at ?? 0;
    if (!at) return entry;
    const paused = at - last >= PAUSE;
    last = at;
    return paused ? { ...entry, since: at } : entry;
  });
}
