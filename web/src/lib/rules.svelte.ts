/** The rules of games, each fetched once with each set of components, and the text of one by its id. */
import { SvelteMap } from "svelte/reactivity";
import * as api from "./api";
import { has, t } from "./i18n.svelte";
import type { RulesInfo } from "./httpMessages";
import { settings } from "./settings.svelte";

const books = new SvelteMap<string, RulesInfo>();
const asked = new Map<string, Promise<RulesInfo>>();
/** Where each game's book was asked for last, which is where the page that is open has its cards from. */
const last = new Map<string, string>();

/** With the components that a table is played with; the standard ones where there is no table. */
export function fetchRules(game: string, components = ""): Promise<RulesInfo> {
  const address = api.rulesAddress(game, components);
  last.set(game, address);
  let answer = asked.get(address);
  if (!answer) {
    answer = api.rules(game, components).then((book) => (books.set(address, book), book));
    answer.catch(() => asked.delete(address));
    asked.set(address, answer);
  }
  return answer;
}

const bookOf = (game: string): RulesInfo | undefined => books.get(last.get(game) ?? "");

/** The words of `martinique:move.exact-steps` or `server:not-your-seat` in the viewer's language. */
export function ruleText(game: string, id: string): string {
  if (id.startsWith("server:")) {
    const key = `server-${id.slice("server:".length)}`;
    return has(key) ? t(key) : t("web-refused");
  }
  const book = bookOf(id.startsWith("kernel:") ? "kernel" : game);
  const found = book?.rules.find((rule) => rule.id === id);
  return found ? found[settings.language] : t("web-refused");
}

/** What to say of something that was asked over HTTP and failed. */
export const complaint = (game: string, error: unknown): string =>
  error instanceof api.ApiError ? ruleText(game, error.rule) : String(error);
