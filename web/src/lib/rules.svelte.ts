/** The rules of games, fetched once, and the text of one by its id. */
import { SvelteMap } from "svelte/reactivity";
import * as api from "./api";
import { has, t } from "./i18n.svelte";
import type { RulesInfo } from "./messages";
import { settings } from "./settings.svelte";

const books = new SvelteMap<string, RulesInfo>();
const asked = new Map<string, Promise<RulesInfo>>();

export function fetchRules(game: string): Promise<RulesInfo> {
  let answer = asked.get(game);
  if (!answer) {
    answer = api.rules(game).then((book) => (books.set(game, book), book));
    answer.catch(() => asked.delete(game));
    asked.set(game, answer);
  }
  return answer;
}

/** The words of `martinique:move.exact-steps` or `server:not-your-seat` in the viewer's language. */
export function ruleText(game: string, id: string): string {
  if (id.startsWith("server:")) {
    const key = `server-${id.slice("server:".length)}`;
    return has(key) ? t(key) : t("web-refused");
  }
  const book = books.get(id.startsWith("kernel:") ? "kernel" : game);
  const found = book?.rules.find((rule) => rule.id === id);
  return found ? found[settings.language] : t("web-refused");
}

/** What to say of something that was asked over HTTP and failed. */
export const complaint = (game: string, error: unknown): string =>
  error instanceof api.ApiError ? ruleText(game, error.rule) : String(error);

/** What a component does, in the viewer's language; empty while the book is on its way. */
export function pieceText(game: string, id: string): string {
  const found = books.get(game)?.pieces.find((piece) => piece.id === id);
  if (!found) return "";
  return settings.language === "pl" ? found.textPl : found.textEn;
}
