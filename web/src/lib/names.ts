/** What players are called. Bots have no names of their own: each viewer's language gives them one. */
import { has, t } from "./i18n.svelte";
import type { Seat } from "./messages";

export const botName = (bot: string): string => (has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot);

export function seatName(seats: readonly Seat[], at: number): string {
  const seat = seats[at];
  if (!seat || seat.name || seat.kind !== "bot") return seat?.name ?? "";
  const same = seats.flatMap((other, index) =>
    !other.name && other.bot === seat.bot ? [index] : [],
  );
  return same.length > 1 ? `${botName(seat.bot)} ${same.indexOf(at) + 1}` : botName(seat.bot);
}

export const seatNames = (seats: readonly Seat[]): string[] =>
  seats.map((_, at) => seatName(seats, at));
