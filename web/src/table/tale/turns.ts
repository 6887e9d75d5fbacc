/** The log as turns: whose, and what happened in them. */
import type { Happening } from "$lib/messages";
import type { Actor, Tale } from "../../games/tale";

export interface Turn {
  actor: Actor;
  events: Happening[];
}

export function turnsOf(log: readonly Happening[], { turn }: Pick<Tale, "turn">): Turn[] {
  const turns: Turn[] = [];
  for (const event of log) {
    const actor = turn(event);
    const last = turns.at(-1);
    if (last && (actor === undefined || actor === last.actor)) last.events.push(event);
    else turns.push({ actor: actor ?? null, events: [event] });
  }
  return turns;
}

/** What the others did between the last two turns of this seat, or since its last one. */
export function sinceTurnOf(turns: readonly Turn[], seat: number): Turn[] {
  const end = turns.at(-1)?.actor === seat ? turns.length - 1 : turns.length;
  const others = turns.slice(0, end);
  return others.slice(others.findLastIndex(({ actor }) => actor === seat) + 1);
}
