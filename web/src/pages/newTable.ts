/** A table is made, and one goes there; what it was made with is kept for the next time. */
import * as api from "$lib/api";
import type { GameInfo } from "$lib/httpMessages";
import { t } from "$lib/i18n.svelte";
import { keepInvite } from "$lib/invites";
import { go } from "$lib/router.svelte";
import { keep, recall, settings } from "$lib/settings.svelte";
import { fits, renewed, seatsOf, usualOrder, type Order } from "./orders";

const KEY = "kaper-orders";

/** What was kept before there was something to choose lacks it. */
const orders = () => recall<Record<string, Partial<Order>>>(KEY, {});

/** Last time's choice for a game, if it can still be made. */
export function lastOrder(game: GameInfo): Order | null {
  const kept = orders()[game.id];
  const whole = kept && { ...usualOrder(game), ...kept };
  const last = whole && { ...whole, owners: renewed(whole.owners) };
  return last && fits(game, last) ? last : null;
}

export async function makeTable(
  game: GameInfo,
  order: Order,
  names: readonly string[] = [],
): Promise<void> {
  const { name, portrait } = settings;
  const seats = seatsOf(
    order,
    { name, portrait },
    (seat) => names[seat]?.trim() || t("kernel-seat", { number: seat + 1 }),
  );
  const { options, clock, pace, listed } = order;
  const made = await api.newTable({ game: game.id, seats, options, clock, pace, listed });
  keep(KEY, { ...orders(), [game.id]: order });
  keepInvite(made.id, made.invite);
  go(`/t/${made.id}`);
}
