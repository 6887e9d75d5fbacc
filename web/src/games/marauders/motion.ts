/** How long events are shown. */
import type { Happening } from "../types.ts";
import { kindOf } from "./projection.ts";
import { STAGE_DURATIONS } from "./scenes/changes.ts";

const DURATIONS: Record<string, number> = {
  "captain-sailed": 260,
  "round-began": 260,
  "event-drawn": 400,
  "npc-sailed": 400,
  "npc-lurks": 260,
  "npc-entered": 320,
  "npc-left": 260,
  "war-declared": 320,
  "peace-made": 260,
  "hurricane-struck": 320,
  "plague-struck": 320,
  "merchant-scattered": 160,
  "new-demand": 200,
  "mission-offered": 200,
  "turn-began": 200,
  sailed: 400,
  "left-port": 320,
  "entered-port": 320,
  "turned-away": 260,
  found: 260,
  missed: 200,
  eluded: 260,
  "storm-faced": 320,
  "gold-gained": 160,
  "gold-paid": 120,
  "prize-taken": 320,
  "glory-gained": 400,
  "glory-drawn": 200,
  "glory-played": 320,
  "glory-salvaged": 320,
  slowed: 320,
  "cargo-sold": 320,
  "cargo-gained": 200,
  "cargo-stowed": 200,
  "cargo-bought": 260,
  repaired: 160,
  "modification-shown": 260,
  "modification-fitted": 260,
  "ship-bought": 320,
  "crew-recruited": 160,
  "rumor-drawn": 260,
  "rumor-shown": 320,
  "rumor-proven": 400,
  "mission-taken": 320,
  "mission-done": 400,
  "rival-named": 260,
  "bounty-set": 320,
  "bounty-lifted": 260,
  "target-reached": 400,
};

/** What changes nothing on the table is not shown. */
export function durationOf(happening: Happening): number {
  const kind = kindOf(happening);
  return DURATIONS[kind] ?? STAGE_DURATIONS[kind] ?? 0;
}
