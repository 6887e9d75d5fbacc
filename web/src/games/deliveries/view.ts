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
}

/** Null where a card counts that this viewer does not know. */
export interface Points {
  deliveries: number;
  hand: number | null;
  wolves: number;
  events: number | null;
  total: number | null;
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
  points: Points;
  /** Points of the finished games of a series. */
  total: number;
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
  discards: string[];
  seats: SeatView[];
  options: Options;
}
