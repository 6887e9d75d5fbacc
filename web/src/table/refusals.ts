/** Why something is refused, in words that are fetched when something first is. */
import { need } from "$lib/i18n.svelte";
import type { Reason, Refused } from "$lib/messages";
import { ruleText } from "$lib/rules.svelte";
import type { Answer } from "$lib/table.svelte";
import type { GameText } from "$lib/text.svelte";
import { toast } from "$lib/toasts.svelte";

/** What makes it so now; empty where only the rule tells it. */
export async function factsOf({ grounds }: Refused | Reason, text: GameText): Promise<string> {
  if (!grounds) return "";
  await need(`${text.game}-why`).catch(() => {});
  return text.has(grounds.key) ? text.facts(grounds) : "";
}

export async function complain(answer: Answer | null, text: GameText): Promise<void> {
  if (answer?.type === "refused")
    toast((await factsOf(answer, text)) || ruleText(text.game, answer.rule));
}
