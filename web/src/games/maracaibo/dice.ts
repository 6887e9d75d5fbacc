/** The dice on the table: those that roll now, those of the view, or those chosen from a moment ago. */
import type { Happening } from "../types";
import { kindOf } from "./projection";
import { KINDS, isKind } from "./reading";
import type { RaidView } from "./view";

type Dice = NonNullable<RaidView["dice"]>;

let last: Dice | null = null;

export function raidNow(happening: Happening | null, raid: RaidView | null): Dice | null {
  if (happening && kindOf(happening) === "raid-rolled") {
    last = Object.fromEntries(KINDS.map((kind) => [kind, Number(happening.args[kind])]));
  } else if (happening && kindOf(happening) === "die-rolled") {
    const kind = String(happening.args.kind);
    last = isKind(kind) ? { [kind]: Number(happening.args.pips) } : null;
  } else if (raid?.dice) last = raid.dice;
  else if (!raid && !happening) last = null;
  // Without dice, or after a reload, only the kind is known.
  return raid?.kind && last?.[raid.kind] === undefined ? null : last;
}
