/** Cards by their names, and words for the parts of a view. */

import { catalogue } from "./pieces.ts";
import type { Colour, DeliveriesView, SeatView } from "./view.ts";

export const COLOURS: readonly Colour[] = ["blue", "red", "pink", "yellow"];
export const WOLF = "sea-wolf";
/** A place of the row that waits to be filled. */
export const EMPTY = "";

export interface Card {
  name: string;
  kind: "ship" | "goods" | "event" | "wolf";
  colour: Colour | null;
  value: number;
}

export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

/** The goods of a colour. */
export const goodsOf = (colour: Colour): string =>
  [...catalogue().goods].find(([, each]) => each === colour)?.[0] ?? "";

export function cardOf(name: string): Card {
  if (name === WOLF) return { name, kind: "wolf", colour: null, value: 0 };
  const event = catalogue().events.get(name);
  if (event) return { name, kind: "event", colour: event, value: 0 };
  const dash = name.indexOf("-");
  const [word, value] = [name.slice(0, dash), Number(name.slice(dash + 1))];
  if (isColour(word)) return { name, kind: "ship", colour: word, value };
  return { name, kind: "goods", colour: catalogue().goods.get(word) ?? null, value };
}

export function seatOf(view: DeliveriesView, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Whether everybody can count when the next delivery comes. */
export const exact = ({ pile }: DeliveriesView): boolean =>
  pile.least_until_delivery === pile.most_until_delivery;

/** Seats in the order in which they are asked, from this one leftwards. */
export function fromSeat(seat: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (seat + step) % seats);
}

/** The delivered pair of a colour, and what it counts. */
export function pairOf(
  seat: SeatView,
  colour: Colour,
): { cards: string[]; points: number } | undefined {
  const at = seat.delivered.findIndex((pair) => cardOf(pair[0]!).colour === colour);
  return at < 0 ? undefined : { cards: seat.delivered[at]!, points: seat.delivered_for[at]! };
}
