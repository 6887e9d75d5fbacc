/** Boards of the games that have one, fetched when a table needs it. */
import generic from "../table/generic";
import type { GameModule } from "./types";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function gameModule(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) return generic;
  const found = (await load()).default;
  await found.prepare?.();
  return found;
}
