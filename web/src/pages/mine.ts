/** Which of my tables want something of me. */
import type { MyTable } from "$lib/httpMessages";

export const myTurns = (tables: readonly MyTable[]): MyTable[] =>
  tables.filter((table) => table.myTurn);

/** Where it has become my turn since the tables were looked at before. */
export function newTurns(before: readonly MyTable[], now: readonly MyTable[]): MyTable[] {
  const known = new Set(myTurns(before).map((table) => table.id));
  return myTurns(now).filter((table) => !known.has(table.id));
}

/** On the app's icon, where it is installed. */
export function badge(turns: number): void {
  const app = navigator as { setAppBadge?: (count: number) => Promise<void> };
  void app.setAppBadge?.(turns).catch(() => undefined);
}
