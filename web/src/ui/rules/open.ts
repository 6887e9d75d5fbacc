/** All that the rules of a game need, fetched when somebody opens them. */
import { fetchBook } from "$lib/books";
import { needBoth } from "$lib/i18n.svelte";
import type { BookInfo, RulesInfo } from "$lib/httpMessages";
import { fetchRules } from "$lib/rules.svelte";
import { figuresOf, type Figures } from "../../games/figures";
import type { Glossary } from "../../games/glossary";
import { glossaryOf } from "../../games/glossaries";

export interface OpenBook {
  ledger: RulesInfo;
  book: BookInfo;
  glossary: Glossary;
  figures: Figures;
  /** Those with which the page shows cards. */
  components: string;
}

export async function openBook(game: string, components: string): Promise<OpenBook> {
  const [ledger, book, glossary, figures] = await Promise.all([
    fetchRules(game, components),
    fetchBook(game),
    glossaryOf(game),
    figuresOf(game, components),
    needBoth("glossary", game),
  ]);
  return { ledger, book, glossary, figures, components };
}
