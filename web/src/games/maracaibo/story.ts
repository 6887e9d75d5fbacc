/** Whose turn it is in the course of events. */
import type { Happening } from "../types.ts";
import { kindOf } from "./projection.ts";

/** He has no seat: the word by which events call him. */
const REDBEARD = "redbeard";
const HIS = ["redbeard-revealed", "redbeard-ignored", "redbeard-drifted"];
const SAILING = ["sailed", "entered-bay", "reached-maracaibo"];
const NOBODYS = ["round-began", "round-ended", "quests-revealed"];

/** Whose turn begins with an event, null for nobody's; undefined where one goes on. */
export function turnOf(happening: Happening): number | string | null | undefined {
  const kind = kindOf(happening);
  if (HIS.includes(kind)) return REDBEARD;
  if (SAILING.includes(kind)) return happening.args.seat as number | string;
  return NOBODYS.includes(kind) ? null : undefined;
}
