/** Events and talk in one list, each line of talk where it was said. */
import type { Happening, Line } from "$lib/messages";

/** `since`: when the table went on here, after a long pause or at first, in seconds. */
export type LogRow = { key: string; event?: Happening; line?: Line; since?: number };

/** Seconds in which people at one table would have gone on. */
const PAUSE = 20 * 60;

export function logRows(log: readonly Happening[], lines: readonly Line[]): LogRow[] {
  const rows: LogRow[] = [];
  let said = 0;
  const say = (until: number) => {
    for (let line = lines[said]; line && line.events <= until; line = lines[said]) {
      rows.push({ key: `t${line.number}`, line });
      said += 1;
    }
  };
  for (const event of log) {
    say(event.index);
    rows.push({ key: `e${event.index}`, event });
  }
  // Of events still to be played, or of one that this viewer is not told.
  say(Infinity);
  return withPauses(rows);
}

/** Games may take a week: whoever comes back reads when something happened. */
function withPauses(rows: LogRow[]): LogRow[] {
  let last = -Infinity;
  return rows.map((row) => {
    const at = (row.event ?? row.line)?.at ?? 0;
    if (!at) return row;
    const paused = at - last >= PAUSE;
    last = at;
    return paused ? { ...row, since: at } : row;
  });
}
