/** Events and talk in one list, each line of talk where it was said. */
import type { Happening, Line } from "$lib/messages";

export type Entry = { key: string; event?: Happening; line?: Line };

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
  return entries;
}
