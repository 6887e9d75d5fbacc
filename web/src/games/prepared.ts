/** Tables that show components: fetched before one of them is drawn. */
import type { PieceInfo } from "$lib/httpMessages";
import { fetchRules } from "$lib/rules.svelte";

/** Learns a game's components for the table that is to be drawn. */
export function prepared(
  game: string,
  learn: (pieces: readonly PieceInfo[]) => void,
): (components: string) => Promise<void> {
  let wanted: string;
  return async (components) => {
    wanted = components;
    const { pieces } = await fetchRules(game, components);
    // Somebody may have gone on to a table with other components meanwhile.
    if (wanted === components) learn(pieces);
  };
}
