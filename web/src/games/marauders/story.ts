/** How independent captains have sailed in this round: told on the chart until somebody moves on. */
import type { Happening } from "../types.ts";
import { kindOf } from "./projection.ts";
import { isFleet } from "./reading.ts";
import type { Fleet } from "./view.ts";

export interface Voyage {
  fleet: Fleet;
  /** Null where it has just come into play. */
  from: string | null;
  to: string;
  /** It stays with the captain it hunts. */
  lurks: boolean;
}

const MOVES = ["npc-sailed", "npc-lurks", "npc-entered"];

/** The voyages since the last Event was drawn, in their order. */
export function voyages(events: readonly Happening[]): Voyage[] {
  const begin = events.findLastIndex((event) => kindOf(event) === "event-drawn");
  const places = new Map<string, string>();
  const found: Voyage[] = [];
  events.forEach((event, i) => {
    const kind = kindOf(event);
    const fleet = String(event.args.fleet ?? "");
    if (kind === "npc-left") places.delete(fleet);
    if (!MOVES.includes(kind) || !isFleet(fleet)) return;
    const to = String(event.args.zone);
    // Where a fleet lay before this page heard of it, nobody has told.
    const unknown = kind === "npc-sailed" && !places.has(fleet);
    if (i > begin && begin >= 0 && !unknown)
      found.push({
        fleet,
        from: kind === "npc-entered" ? null : (places.get(fleet) ?? null),
        to,
        lurks: kind === "npc-lurks",
      });
    places.set(fleet, to);
  });
  return found;
}
