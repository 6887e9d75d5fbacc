/** How long events are shown, and which of them move something across the table. */
import type { Happening } from "../types.ts";
import { kindOf } from "./projection.ts";

const DURATIONS: Record<string, number> = {
  "round-began": 400,
  sailed: 400,
  "entered-bay": 400,
  "reached-maracaibo": 400,
  "paid-opponent": 160,
  "income-taken": 260,
  "doubloons-gained": 160,
  "points-scored": 160,
  "cubes-added": 200,
  "treasure-taken": 200,
  "treasure-buried": 240,
  "card-left": 160,
  "card-acquired": 320,
  "card-dealt": 200,
  "card-revealed": 320,
  "residence-built": 280,
  "ship-upgraded": 240,
  "figurehead-taken": 280,
  "tile-placed": 240,
  "quest-drawn": 200,
  "quest-taken": 240,
  "explorer-moved": 320,
  "raid-rolled": 400,
  "die-rolled": 400,
  "raid-aimed": 200,
  "strength-spent": 160,
  "redbeard-revealed": 400,
  "redbeard-acted": 320,
  "redbeard-added": 320,
  "redbeard-upgraded": 240,
  "redbeard-advanced": 200,
  "redbeard-rolled": 320,
  "redbeard-met": 160,
  "redbeard-paid": 160,
  "skirmish-rolled": 500,
  "skirmish-won": 500,
  "skirmish-drawn": 500,
  "ruby-gained": 200,
  "ruby-sold": 240,
};

/** What changes nothing on the table is not shown. */
export function durationOf(happening: Happening): number {
  return DURATIONS[kindOf(happening)] ?? 0;
}

export const rolls = (happening: Happening | null): boolean =>
  happening !== null && ["raid-rolled", "die-rolled"].includes(kindOf(happening));

/** The event by which a ship sails. */
export const sails = (happening: Happening): boolean =>
  ["sailed", "entered-bay", "reached-maracaibo"].includes(kindOf(happening));
