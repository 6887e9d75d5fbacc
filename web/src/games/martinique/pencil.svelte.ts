/** A player's own marks in the notebook: kept in this browser, one page for each table. */
import { keep, recall } from "$lib/settings.svelte";
import { tapped } from "./deduction";
import type { Marks } from "./deduction";

const pages: Record<string, Marks> = $state({});
const keyOf = (table: string) => `kaper-martinique-${table}`;

export function marksOf(table: string): Marks {
  return pages[table] ?? recall<Marks>(keyOf(table), {});
}

export function tap(table: string, coordinate: string): void {
  const marks = tapped(marksOf(table), coordinate);
  pages[table] = marks;
  keep(keyOf(table), marks);
}
