/** How a game of mine ended, in a line. */
import type { MyTable } from "$lib/httpMessages";
import { t } from "$lib/i18n.svelte";
import { shownNames } from "$lib/nameless";
import { plain } from "$lib/numbers";

/** Who won, and with what: one's own points first where one played alone for oneself. */
export function resultSentence({ result, seats }: Pick<MyTable, "result" | "seats">): string {
  if (!result) return "";
  const { winners, scores } = result;
  const own = seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  const order = result.ranking.flat();
  const names = shownNames(seats);
  const points = order.map((seat) => plain(scores[seat] ?? 0)).join(" : ");
  const won = own.length === 1 && winners.includes(own[0]!);
  const others = winners
    .filter((seat) => !won || seat !== own[0])
    .map((seat) => names[seat])
    .join(", ");
  const sentence = !winners.length
    ? t("harbour-lost")
    : winners.length === 1
      ? won
        ? t("web-result-won")
        : t("web-result-winner", { name: others })
      : winners.length === seats.length
        ? t("web-result-draw")
        : t(won ? "web-result-won-together" : "web-result-shared", { names: others });
  return scores.length ? `${sentence} · ${points}` : sentence;
}
