/** The paces that the form of a new table offers; the server would take others too. */
import type { AtFlag, Pace, PaceKind } from "$lib/messages";

const MINUTE = 60;
const DAY = 86_400;

const pace = (kind: PaceKind, seconds: number, added = 0): Pace => ({
  kind,
  seconds,
  added,
  flag: "move",
  holiday: 0,
});

export const PACES: readonly Pace[] = [
  pace("none", 0),
  pace("move", MINUTE),
  pace("move", 3 * MINUTE),
  pace("game", 20 * MINUTE),
  pace("game", 20 * MINUTE, 15),
  pace("game", 60 * MINUTE),
  pace("game", 60 * MINUTE, 30),
  pace("move", DAY),
  pace("move", 2 * DAY),
  pace("move", 3 * DAY),
  pace("move", 7 * DAY),
  pace("game", 10 * DAY),
  pace("game", 30 * DAY),
];

export const FLAGS: readonly AtFlag[] = ["move", "bot", "lose"];
export const HOLIDAYS: readonly number[] = [0, 7, 14, 30];

export const samePace = (one: Pace, other: Pace): boolean =>
  one.kind === other.kind && one.seconds === other.seconds && one.added === other.added;
