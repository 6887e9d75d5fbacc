/** Rolls that no scene of their own shows: those outside raids and battles. */
import type { Happening } from "../types.ts";
import { kindOf } from "./projection.ts";

const FIGHTS = new Set(["raid-began", "battle-began", "crew-combat-began"]);
/** What ends a fight, or cannot happen in one. */
const NO_FIGHTS = new Set([
  "turn-began",
  "sailed",
  "entered-port",
  "raid-won",
  "raid-lost",
  "sunk",
  "escaped",
  "battle-broken-off",
  "crew-combat-won",
  "nobody-won",
  "npc-defeated",
]);

/** Whether the dice lie on no stage, after these events. */
export function isOffStage(earlier: readonly Happening[]): boolean {
  const last = earlier.findLast((event) => {
    const kind = kindOf(event);
    return FIGHTS.has(kind) || NO_FIGHTS.has(kind);
  });
  return !last || NO_FIGHTS.has(kindOf(last));
}

/** What comes of a test: it stands on the same card as the dice. */
export const OUTCOMES: readonly string[] = [
  "rerolled",
  "found",
  "missed",
  "lost-in-fog",
  "eluded",
  "merchant-found",
  "crew-recruited",
  "rumor-drawn",
  "rumor-proven",
  "rumor-false",
  "turned-away",
  "hired",
];

/** The dice as they lie in the end. */
export function facesOf(test: Happening, outcomes: readonly Happening[]): string[] {
  const { dice } = (outcomes.findLast((event) => kindOf(event) === "rerolled") ?? test).args;
  return Array.isArray(dice) ? dice : String(dice).split(",").filter(Boolean);
}
