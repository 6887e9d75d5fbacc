/** Seats that a bot plays for this viewer. */
import * as api from "$lib/api";
import type { TableInfo } from "$lib/messages";
import { complaint } from "$lib/rules.svelte";
import type { Table } from "$lib/table.svelte";
import { toast } from "$lib/toasts.svelte";

export const formerSeats = (info: TableInfo): number[] =>
  info.seats.flatMap((seat, index) => (seat.former ? [index] : []));

export async function takeSeatBack(table: Table, info: TableInfo, seat: number): Promise<void> {
  try {
    await api.join(info.id, { name: info.seats[seat]!.name, seat });
    table.reconnect();
  } catch (error) {
    toast(complaint(info.game, error));
  }
}
