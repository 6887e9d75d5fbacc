/** The sentences that the prompt, the tab's title and the live region share. */
import { t } from "$lib/i18n.svelte";
import type { MatchResult, Situation, TableInfo } from "$lib/messages";
import type { GameText } from "$lib/text.svelte";
import { passOnly } from "../games/passing";
import type { GameModule, Rival, TableProps } from "../games/types";

const names = (seats: readonly number[], text: GameText) =>
  seats.map((seat) => text.name(seat)).join(", ");

function sharedWin(winners: readonly number[], text: GameText): string {
  const others = winners.filter((seat) => !text.reads(seat));
  const key = others.length < winners.length ? "web-result-won-together" : "web-result-shared";
  return t(key, { names: names(others, text) });
}

export function resultSentence(
  result: MatchResult,
  table: TableInfo,
  text: GameText,
  rival: Rival | null,
): string {
  if (rival && !result.winners.length) return t("web-result-winner", { name: rival.name });
  const several = result.winners.length;
  if (several > 1 && several < table.seats.length) return sharedWin(result.winners, text);
  if (several !== 1) return t("web-result-draw");
  const winner = result.winners[0]!;
  if (text.reads(winner)) return t("web-result-won");
  return t("web-result-winner", { name: text.name(winner) });
}

/** Whose decision, and what kind: one sentence that is always there. */
export function promptSentence(situation: Situation, text: GameText, rival: Rival | null): string {
  const { table, seat, decision, result, waiting } = situation;
  if (result) return resultSentence(result, table, text, rival);
  if (decision) {
    const prompt = text.prompt(decision.prompt);
    return table.hotSeat
      ? t("web-prompt-here", { name: text.name(decision.seat), prompt })
      : prompt;
  }
  if (seat !== null && waiting.includes(seat)) return t("web-prompt-by-itself");
  if (!waiting.length) return t("web-prompt-wait");
  const [other, ...more] = waiting;
  if (situation.asked && other !== undefined && !more.length)
    return t(`${table.game}-asked-${situation.asked}`, { seat: text.name(other) });
  const bots = waiting.every((other) => table.seats[other]?.kind === "bot");
  return t(bots ? "web-prompt-bot" : "web-prompt-others", {
    names: names(waiting, text),
    count: waiting.length,
  });
}

/** A line under the prompt: what happens next, or why there is so little to choose. */
export function nextSentence(module: GameModule, props: TableProps): string {
  const { decision } = props;
  if (decision && passOnly(decision) && !decision.form) return t("web-pass-only");
  return module.next?.(props) ?? "";
}

/** Who would have to agree if somebody took back. */
export function consentSentence({ seats }: TableInfo, text: GameText): string {
  const others = seats.flatMap(({ kind, mine }, seat) =>
    kind === "person" && !mine ? [seat] : [],
  );
  return t("web-undo-ask-whom", { names: names(others, text), count: others.length });
}
