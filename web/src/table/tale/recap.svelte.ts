/** What the others did since my last turn: from the log alone, so that it is there after a week too. */
import type { Happening } from "$lib/messages";
import { kindsOf } from "$lib/projector";
import type { GameText } from "$lib/text.svelte";
import type { Sign, Tale } from "../../games/tale";
import { sinceTurnOf, turnsOf, type Turn } from "./turns";

export class Recap {
  /** Laid open; else a strip tells it in pictures. */
  open = $state(false);
  private readonly kindOf: (happening: Happening) => string;

  constructor(
    game: string,
    readonly tale: Tale,
    private readonly text: GameText,
  ) {
    this.kindOf = kindsOf(game);
  }

  turns(log: readonly Happening[], seat: number | null): Turn[] {
    if (seat === null) return [];
    return sinceTurnOf(turnsOf(log, this.tale), seat).filter(
      // Of what is nobody's doing only what is worth a picture: not the set-up of a game.
      ({ actor, events }) => actor !== null || events.some(this.sign),
    );
  }

  readonly sign = (event: Happening): Sign | null =>
    this.tale.signs[this.kindOf(event)]?.(event.args, this.text) ?? null;

  readonly heads = (event: Happening): boolean => this.tale.rounds.includes(this.kindOf(event));
}
