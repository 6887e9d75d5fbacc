/** Whose turn an event begins. */
import type { Happening } from "../types.ts";
import { seatOf, type Actor } from "../tale.ts";
import { kindOf } from "./projection.ts";

/** A turn consists of one of these. */
const TURNS = ["took-open", "drew", "discarded", "event-played"];
export const NOBODYS = ["began", "delivery-came", "game-ended"];

export function turnOf(happening: Happening): Actor | undefined {
  const kind = kindOf(happening);
  if (TURNS.includes(kind)) return seatOf(happening);
  return NOBODYS.includes(kind) ? null : undefined;
}
