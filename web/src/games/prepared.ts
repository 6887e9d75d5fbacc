/** Tables that show components: fetched and explained before one of them is drawn. */
import { mount } from "svelte";
import type { PieceInfo } from "$lib/httpMessages";
import { fetchRules } from "$lib/rules.svelte";
import type { Explain } from "$ui/peek";
import Peek from "$ui/Peek.svelte";

/** Learns a game's components for the table that is to be drawn. */
export function prepared(
  game: string,
  learn: (pieces: readonly PieceInfo[]) => void,
  /** Where the table has pieces that explain themselves. */
  explain?: Explain,
): (components: string) => Promise<void> {
  let wanted: string;
  let peeking = false;
  return async (components) => {
    wanted = components;
    const { pieces } = await fetchRules(game, components);
    // Somebody may have gone on to a table with other components meanwhile.
    if (wanted !== components) return;
    learn(pieces);
    if (explain && !peeking) mount(Peek, { target: document.body, props: { explain } });
    peeking = true;
  };
}
