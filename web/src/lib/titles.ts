/** What games are called. */
import { has, t, wish } from "./i18n.svelte";

/** A game's title; of a game from another package, once its words have come. */
export function gameTitle(game: string): string {
  for (const key of [`web-game-${game}`, `${game}-title`]) if (has(key)) return t(key);
  wish(game);
  return game;
}
