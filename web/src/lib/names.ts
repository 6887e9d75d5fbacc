/** What players are called: bots are persons too, and how well they play is told beside. */
import { has, t } from "./i18n.svelte";
import type { Seat } from "./messages";

/** How well a bot plays, in a word. */
export const strength = (bot: string): string =>
  has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;

export const seatNames = (seats: readonly Seat[]): string[] => seats.map(({ name }) => name);
