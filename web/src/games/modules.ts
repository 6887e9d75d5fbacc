/** Boards of the games that have one, fetched when a table needs it. */
import { outsideModule } from "../table/outside";
import type { GameModule } from "./types";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** Ready to draw a table with these components. */
export async function gameModule(game: string, components: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) return outsideModule(game);
  const found = (await load()).default;
  await found.prepare?.(components);
  return found;
}
