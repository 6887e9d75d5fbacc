/** What games are called. A game from another package tells it once its words have come. */
import { has, t, wish } from "./i18n.svelte";

export const gameTitle = (game: string): string => told(game, "game", "title") || game;

/** A line about a game; empty where there is none. */
export const gameBlurb = (game: string): string => told(game, "blurb", "blurb");

function told(game: string, ours: string, theirs: string): string {
  for (const key of [`web-${ours}-${game}`, `${game}-${theirs}`]) if (has(key)) return t(key);
  wish(game);
  return "";
}
