/** The view of a Deliveries table as the server sends it, and what is printed on the cards. */

export const COLOURS = ["blue", "red", "pink", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const GOODS: Record<Colour, string> = {
  blue: "fish",
  red: "barrels",
  pink: "pigs",
  yellow: "gold",
};
const EVENTS: Record<string, Colour> = {
  rats: "blue",
  mutiny: "red",
  flu: "pink",
  pirates: "yellow",
};
export const WOLF = "sea-wolf";

export interface Part {
  cards: number;
  deliveries: number;
}

/** What a card of a hand is worth. */
export interface CardWorth {
  /** With its best partner in the hand, if it is delivered now; 0: it cannot be. */
  now: number;
  partner: string | null;
  /** What it takes away at the end, if it is still held. */
  cost: number;
  /** Its goods are delivered already: it can only cost. */
  delivered: boolean;
}

export interface Worth {
  /** By name; Sea Wolves among them. */
  cards: Record<string, CardWorth>;
  /** Points of the best pair of each kind that could be delivered. */
  pairs: Partial<Record<Colour, number>>;
  /** Points of all that could be delivered at once. */
  now: number;
  /** What the hand takes away if the game ends with it. */
  cost: number;
}

export interface SeatView {
  /** How many cards, Sea Wolves included. */
  cards: number;
  /** As far as this viewer knows it; without Sea Wolves. */
  hand: string[];
  /** What everybody knows of it. */
  known: string[];
  /** For every other card the colours that it is proven not to have. */
  unseen: string[][];
  wolves: number;
  delivered: string[][];
  /** Points of each delivered pair. */
  delivered_for: number[];
  points: Record<"deliveries" | "wolves", number> &
    Record<"hand" | "events" | "total", number | null>;
  /** Points of the finished games of a series. */
  total: number;
  /** Points of the games before the one on the table. */
  earlier: number;
  /** Null where this viewer does not know the whole hand. */
  worth: Worth | null;
}

export interface DeliveriesView {
  stage: "turn" | "delivery" | "wolf" | "event" | "over";
  game: number;
  first: number;
  /** Null only while a place waits to be filled. */
  row: (string | null)[];
  /** So many ordinary cards at least lie above the next Delivery card, and so many at most. */
  pile: {
    cards: number;
    parts: Part[];
    least_until_delivery: number;
    most_until_delivery: number;
  };
  /** How many Delivery cards have come up. */
  deliveries: number;
  /** The number of the delivery that is under way, or of the next one. */
  delivery: number;
  deliveries_left: number;
  discards: string[];
  seats: SeatView[];
  options: { target: number; poor_visibility: boolean; vouched: boolean };
}

export interface Card {
  name: string;
  kind: "ship" | "goods" | "event" | "wolf";
  colour: Colour | null;
  value: number;
}

export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

export function cardOf(name: string): Card {
  if (name === WOLF) return { name, kind: "wolf", colour: null, value: 0 };
  const event = EVENTS[name];
  if (event) return { name, kind: "event", colour: event, value: 0 };
  const dash = name.indexOf("-");
  const [word, value] = [name.slice(0, dash), Number(name.slice(dash + 1))];
  if (isColour(word)) return { name, kind: "ship", colour: word, value };
  const colour = COLOURS.find((each) => GOODS[each] === word) ?? "blue";
  return { name, kind: "goods", colour, value };
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
