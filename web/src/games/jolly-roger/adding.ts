/** How an attack would stand with the card that is selected for it. */
import { broughtBy } from "../prospects.ts";
import type { Choice } from "../types.ts";
import type { Line, Tally, Verdict } from "./view.ts";

export interface Drawn extends Line {
  /** What the selected card adds. */
  added: number;
}

export function drawnTally(
  tally: Tally,
  selected: Choice | null,
): { lines: Drawn[]; flexible: number } {
  const [total] = selected ? broughtBy(selected, "total") : [];
  const [any] = selected ? broughtBy(selected, "flexible") : [];
  const verdicts = any?.args.verdicts as Verdict[] | undefined;
  return {
    lines: tally.lines.map((line, i) => {
      if (line.skill !== total?.args.skill)
        return { ...line, added: 0, verdict: verdicts?.[i] ?? line.verdict };
      const added = Number(total.args.points);
      const verdict = total.args.verdict as Verdict;
      return { ...line, added, hand: line.hand - added, verdict };
    }),
    flexible: tally.flexible + Number(any?.args.points ?? 0),
  };
}
