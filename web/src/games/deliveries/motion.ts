/** Which cards fly in an event, from where to where, and for how long. */
import type { Happening } from "../types.ts";
import { kindOf } from "./projection.ts";
import { EMPTY, WOLF, cardOf } from "./reading.ts";
import type { DeliveriesView } from "./view.ts";

/** A card on its way; without a name it flies face down. Places go by their `data-place`. */
export interface Flight {
  card: string;
  from: string;
  to: string;
}

const placeOf = (seat: number, mine: number | null) => (seat === mine ? "hand" : `seat-${seat}`);

/** `shown` is the table after the event. */
export function flightsOf(
  happening: Happening,
  shown: DeliveriesView,
  mine: number | null,
): Flight[] {
  const { args } = happening;
  const card = String(args.card ?? "");
  const owner = placeOf(Number(args.seat), mine);
  switch (kindOf(happening)) {
    case "took-open":
      return [{ card, from: `row-${shown.row.indexOf(EMPTY)}`, to: owner }];
    case "row-filled":
      return [{ card, from: "pile", to: `row-${shown.row.indexOf(card)}` }];
    case "drew":
      return [{ card, from: "pile", to: owner }];
    case "discarded":
    case "card-lost":
      return [{ card, from: owner, to: "discard" }];
    case "event-played":
      return [{ card: String(args.event), from: owner, to: "discard" }];
    case "wolf-used":
      return [{ card: WOLF, from: owner, to: "discard" }];
    case "wolf-hired":
      return [{ card: WOLF, from: "wolf", to: owner }];
    case "delivered":
      return (args.cards as string[]).map((each) => ({
        card: each,
        from: owner,
        to: owner === "hand" ? `quay-${cardOf(each).colour}` : `told-${String(args.seat)}`,
      }));
    default:
      return [];
  }
}

/** A card that is still on its way does not lie at its goal yet. */
export function arriving(
  happening: Happening | null,
  place: "row" | "discard" | "hand",
  card: string,
  mine: number | null,
): boolean {
  if (!happening) return false;
  const kind = kindOf(happening);
  const { args } = happening;
  if (place === "row") return kind === "row-filled" && args.card === card;
  if (place === "hand") {
    if (args.seat !== mine) return false;
    return kind === "wolf-hired"
      ? card === WOLF
      : (kind === "took-open" || kind === "drew") && args.card === card;
  }
  if (kind === "event-played") return args.event === card;
  if (kind === "wolf-used") return card === WOLF;
  return (kind === "discarded" || kind === "card-lost") && args.card === card;
}

const DURATIONS: Record<string, number> = {
  "took-open": 320,
  "row-filled": 220,
  drew: 320,
  discarded: 320,
  "event-played": 400,
  "card-lost": 400,
  "hand-shown": 400,
  "hand-vouched": 400,
  "wolf-used": 400,
  "delivery-came": 400,
  delivered: 400,
  "nothing-delivered": 240,
  "wolf-hired": 320,
  "wolf-declined": 200,
  "wolf-discarded": 240,
  "game-ended": 400,
};

/** How long an event is shown; what changes nothing on the table is not. */
export function durationOf(happening: Happening): number {
  return DURATIONS[kindOf(happening)] ?? 0;
}
