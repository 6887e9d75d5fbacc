// What a seat sees of a table of deliveries. Made from src/kaper/games/deliveries/visibility/shapes.py
// by `python -m kaper.server.typescript`: change it there.

export type Colour = "blue" | "red" | "pink" | "yellow";

export type Stage = "turn" | "delivery" | "wolf" | "event" | "over";

export interface Part {
  cards: number;
  deliveries: number;
}

export interface Pile {
  cards: number;
  parts: Part[];
  /** So many ordinary cards at least lie above the next Delivery card. */
  least_until_delivery: number;
  most_until_delivery: number;
}

/** Null where a card counts that this viewer does not know. */
export interface Points {
  deliveries: number;
  hand: number | null;
  wolves: number;
  events: number | null;
  total: number | null;
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

/** What a hand is worth. */
export interface Worth {
  /** By name; Sea Wolves among them. */
  cards: Record<string, CardWorth>;
  /** Points of the best pair of each kind that could be delivered. */
  pairs: Partial<Record<Colour, number>>;
  /** Points of all that could be delivered at once. */
  now: number;
  /** What the rest takes away at the end, once these are laid down. */
  left: number;
  /** The points if the game ended now, with these laid down in its last delivery. */
  ended: number;
}

export interface SeatView {
  /** How many cards, Sea Wolves included. */
  cards: number;
  /** As far as this viewer knows it; without Sea Wolves. */
  hand: string[];
  /** What everybody knows of it. */
  known: string[];
  /** For every other card the colours that it is proven not to have. */
  unseen: Colour[][];
  wolves: number;
  delivered: string[][];
  /** Points of each delivered pair. */
  delivered_for: number[];
  points: Points;
  /** Points of the finished games of a series. */
  total: number;
  /** Points of the games before the one on the table. */
  earlier: number;
  /** Null where this viewer does not know the whole hand. */
  worth: Worth | null;
}

export interface Options {
  /** Points that end a series; 0 for a single game. */
  target: number;
  poor_visibility: boolean;
  vouched: boolean;
}

export interface DeliveriesView {
  stage: Stage;
  game: number;
  first: number;
  row: string[];
  pile: Pile;
  /** How many Delivery cards have come up. */
  deliveries: number;
  /** The number of the delivery that is under way, or of the next one. */
  delivery: number;
  deliveries_left: number;
  discards: string[];
  seats: SeatView[];
  options: Options;
}
