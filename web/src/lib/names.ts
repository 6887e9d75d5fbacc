/** What players are called: bots are persons too, and how well they play is told beside. */
import { has, t } from "./i18n.svelte";
import { levelAndStyle } from "./levels";
import type { Seat } from "./messages";

/** How well a bot plays, in a word, and what it likes, in another. */
export function strength(bot: string): string {
  const [level, style] = levelAndStyle(bot);
  const word = has(`web-bot-${level}`) ? t(`web-bot-${level}`) : level;
  return style && has(`web-style-${style}`) ? `${word}, ${t(`web-style-${style}`)}` : word;
}

export const seatNames = (seats: readonly Seat[]): string[] => seats.map(({ name }) => name);
