/** A player's own marks in the notebook: kept in this browser, one page for each seat of a table. */
import type { Situation } from "$lib/messages";
import { keep, recall } from "$lib/settings.svelte";
import { tapped } from "./deduction";
import type { Marks } from "./deduction";

const pages: Record<string, Marks> = $state({});
// Several may play on one device: each has a page that the others never see.
const keyOf = ({ table, seat }: Situation) => `kaper-martinique-${table.id}-${seat}`;

export function marksOf(situation: Situation): Marks {
  const key = keyOf(situation);
  return pages[key] ?? recall<Marks>(key, {});
}

export function tap(situation: Situation, coordinate: string): void {
  const key = keyOf(situation);
  const marks = tapped(marksOf(situation), coordinate);
  pages[key] = marks;
  keep(key, marks);
}
