/** The choices of a decision, by their text, and which of them lie on the table. */
import type { Choice, Decision } from "../types.ts";
import { onStage } from "./scenes/moves.ts";
import { questionOf } from "./scenes/scene.ts";

const tables = new WeakMap<Decision, Map<string, Choice>>();

/** The choice with this text, while it is offered. */
export function choiceOf(decision: Decision | null, text: string): Choice | null {
  if (!decision) return null;
  const known =
    tables.get(decision) ?? new Map(decision.options.map((choice) => [choice.text, choice]));
  tables.set(decision, known);
  return known.get(text) ?? null;
}

/** Chosen on the chart, in port, on my ship or in my hand; the other verbs are buttons of the action bar. */
const ON_TABLE = new Set([
  "sail",
  "send",
  "return",
  "jettison",
  "play",
  "sell",
  "deliver",
  "trade",
  "market",
  "buy",
  "replace",
  "yard",
  "repair",
  "refit",
  "modify",
  "arm",
  "disarm",
  "purchase",
  "carry",
  "recruit",
  "hire-crew",
  "ask-around",
  "check",
  "claim",
  "hire",
  "stash",
  "withdraw",
  "pardon",
  "amount",
]);

/** On the board or a panel, not only in the action bar. */
export const onTable = (choice: Choice): boolean => ON_TABLE.has(choice.verb) || onStage(choice);

/** What a touch on a zone means: to sail or send an NPC there, to bring a Modification back, or to take one from its port. */
export function atZone(decision: Decision | null, zone: string): Choice | null {
  return ["sail", "send", "return", "take"].reduce<Choice | null>(
    (found, verb) => found ?? choiceOf(decision, `${verb} ${zone}`),
    null,
  );
}

/** Questions that are answered on the chart, also by a captain who is ashore. */
const CHARTED = new Set(["beckon", "choose-modification"]);

export const isCharted = (decision: Decision | null): boolean => CHARTED.has(questionOf(decision));

/** Questions that are answered in port, among its businesses. */
const BUSINESS = new Set([
  "port",
  "sale",
  "market",
  "yard",
  "carry",
  "recruiting",
  "stash",
  "withdraw",
  "deliver",
  "prove-discount",
]);

export { questionOf };

export const isBusiness = (decision: Decision | null): boolean =>
  BUSINESS.has(questionOf(decision));
