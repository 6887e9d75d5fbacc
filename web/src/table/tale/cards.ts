/** Which events make cards that are shown over the board, and what stands on each. */
import type { Happening } from "$lib/messages";
import type { Moment, Tale } from "../../games/tale";

export interface Card {
  head: Happening;
  moment: Moment;
  rows: Happening[];
}

type Kind = (happening: Happening) => string;

/** An event goes on the last card if that has a row for it, and nothing else worth a picture came between. */
export function cardsOf(
  events: readonly Happening[],
  { moments, signs, turn }: Pick<Tale, "moments" | "signs" | "turn">,
  kindOf: Kind,
): Card[] {
  const cards: Card[] = [];
  let open: Card | undefined;
  for (const [place, event] of events.entries()) {
    const kind = kindOf(event);
    const moment = moments[kind];
    if (open?.moment.rows?.includes(kind)) {
      open.rows.push(event);
    } else if (moment && (moment.only?.(event, events.slice(0, place)) ?? true)) {
      open = { head: event, moment, rows: [] };
      cards.push(open);
    } else if (kind in signs || turn(event) !== undefined) {
      open = undefined;
    }
  }
  return cards;
}
