/** From turn to turn in a replay. */
import type { ReplayTurn } from "./httpMessages";

/** Where the turn under way began; from its beginning, where the one before did. */
export const turnBack = (turns: readonly ReplayTurn[], step: number): number =>
  turns.findLast((turn) => turn.step < step)?.step ?? 0;

export const turnOn = (turns: readonly ReplayTurn[], step: number, end: number): number =>
  turns.find((turn) => turn.step > step)?.step ?? end;

/** Which turn the action belongs to that led to this step; -1 before the first. */
export const turnAt = (turns: readonly ReplayTurn[], step: number): number =>
  turns.findLastIndex((turn) => turn.step < step);
