/** Seats that a bot plays for this viewer. */
import * as api from "$lib/api";
import type { TableInfo } from "$lib/messages";
import { complaint } from "$lib/rules.svelte";
import type { Table } from "$lib/table.svelte";
import { toast } from "$lib/toasts.svelte";

export const formerSeats = (info: TableInfo): number[] =>
  info.seats.flatMap((seat, index) => (seat.former ? [index] : []));

/** Whether anybody else is here to talk to. */
export const hasCompany = ({ seats, watchers, hotSeat }: TableInfo): boolean =>
  hotSeat || watchers > 0 || seats.some(({ kind, mine }) => kind === "person" && !mine);

export async function takeSeatBack(table: Table, info: TableInfo, seat: number): Promise<void> {
  try {
    const { name, portrait } = info.seats[seat]!;
    await api.join(info.id, { name, portrait, seat });
    table.reconnect();
  } catch (error) {
    toast(complaint(info.game, error));
  }
}
