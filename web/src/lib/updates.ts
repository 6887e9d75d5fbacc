/** Situations told by what is new in them. */
import type { Situation, Update } from "./messages";

/** The situation that an update makes of the one that was told before it on the same connection. */
export function updated(before: Situation, update: Update): Situation {
  const view = update.view ? { ...before.view, ...update.view } : before.view;
  return { ...before, ...update, type: "situation", view };
}
