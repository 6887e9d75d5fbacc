/** Events and talk in one list, each line of talk where it was said. */
import type { Given, Happening, Line } from "$lib/messages";

/** `since`: when the table went on here, after a long pause or at first, in seconds; `times`: how
 *  often in a row the same was answered by itself. */
export type LogRow = {
  key: string;
  event?: Happening;
  line?: Line;
  given?: Given;
  times?: number;
  since?: number;
};

/** Seconds in which people at one table would have gone on. */
const PAUSE = 20 * 60;

const same = (one: Given, other: Given) =>
  one.verb === other.verb && JSON.stringify(one.args) === JSON.stringify(other.args);

export function logRows(
  log: readonly Happening[],
  lines: readonly Line[],
  answers: readonly Given[] = [],
): LogRow[] {
  const rows: LogRow[] = [];
  let said = 0;
  let told = 0;
  const tell = (until: number) => {
    for (let given = answers[told]; given && given.events <= until; given = answers[told]) {
      const last = rows.at(-1);
      if (last?.given && same(last.given, given)) last.times = (last.times ?? 1) + 1;
      else rows.push({ key: `g${told}`, given });
      told += 1;
    }
  };
  const say = (until: number) => {
    for (let line = lines[said]; line && line.events <= until; line = lines[said]) {
      rows.push({ key: `t${line.number}`, line });
      said += 1;
    }
  };
  for (const event of log) {
    say(event.index);
    tell(event.index);
    rows.push({ key: `e${event.index}`, event });
  }
  // Of events still to be played, or of one that this viewer is not told.
  say(Infinity);
  tell(Infinity);
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
