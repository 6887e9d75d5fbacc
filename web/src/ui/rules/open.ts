/** All that the rules of a game need, fetched when somebody opens them. */
import { needBoth } from "$lib/i18n.svelte";
import type { RulesInfo } from "$lib/httpMessages";
import { fetchRules } from "$lib/rules.svelte";
import type { Glossary } from "../../games/glossary";
import { glossaryOf } from "../../games/glossaries";

export interface OpenBook {
  book: RulesInfo;
  glossary: Glossary;
}

export async function openBook(game: string, components: string): Promise<OpenBook> {
  const [book, glossary] = await Promise.all([
    fetchRules(game, components),
    glossaryOf(game),
    needBoth("glossary", game),
  ]);
  return { book, glossary };
}
