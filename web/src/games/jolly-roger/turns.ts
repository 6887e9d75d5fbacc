/** Whose turn an event begins. */
import type { Happening } from "../types.ts";
import { seatOf, type Actor } from "../tale.ts";
import { kindOf } from "./projection.ts";

/** These only befall somebody. */
const BEFALLS = ["crew-drawn", "crew-discarded", "crew-redealt", "loot-collected", "lot-seen"];

/** Everybody acts at any time: whoever does something has the turn. */
export const turnOf = (happening: Happening): Actor | undefined =>
  BEFALLS.includes(kindOf(happening)) ? undefined : seatOf(happening);
