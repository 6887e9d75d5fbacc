/** Tables that show components: fetched and explained before the first of them is drawn. */
import { mount, type ComponentProps } from "svelte";
import type { PieceInfo } from "$lib/messages";
import { fetchRules } from "$lib/rules.svelte";
import Peek from "$ui/Peek.svelte";

type Explain = ComponentProps<typeof Peek>["explain"];

/** Learns a game's components once; a failure is forgotten, so that the next table tries again. */
export function prepared(game: string, learn: (pieces: readonly PieceInfo[]) => void, explain: Explain): () => Promise<void> {
  async function prepare(): Promise<void> {
    learn((await fetchRules(game)).pieces);
    mount(Peek, { target: document.body, props: { explain } });
  }
  let ready: Promise<void> | undefined;
  return () => {
    ready ??= prepare().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
}
