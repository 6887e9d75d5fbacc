/** A hand in order, and what its cards bring or cost. */
import { COLOURS, WOLF, cardOf, pairOf } from "./reading.ts";
import type { Card } from "./reading.ts";
import type { Colour, SeatView } from "./view.ts";

export interface Held extends Card {
  /** Alike for the same card from one view to the next; cards may be equal. */
  key: string;
  /** What it brings with its best partner in this hand if it is delivered now; 0: it cannot be. */
  now: number;
  partner: string | null;
  /** Its goods are delivered already: it can only cost. */
  ballast: boolean;
}

const KINDS = ["ship", "goods", "event", "wolf"];

function rank(card: Card): number {
  const colour =
    card.kind === "ship" || card.kind === "goods" ? COLOURS.indexOf(card.colour!) : COLOURS.length;
  return colour * 1000 + KINDS.indexOf(card.kind) * 100 - card.value;
}

/** By colour, each ship before its goods, high values first; events and Sea Wolves close the hand. */
export function sorted(names: readonly string[]): string[] {
  const order = new Map(names.map((name) => [name, rank(cardOf(name))]));
  return [...names].sort((a, b) => order.get(a)! - order.get(b)! || a.localeCompare(b));
}

function partnerOf(card: Card, cards: readonly Card[]): Card | null {
  const wanted = card.kind === "ship" ? "goods" : "ship";
  const fitting = cards.filter(({ kind, colour }) => kind === wanted && colour === card.colour);
  return fitting.reduce<Card | null>(
    (best, each) => (best && best.value >= each.value ? best : each),
    null,
  );
}

export function held(seat: SeatView): Held[] {
  const names = [...sorted(seat.hand), ...Array<string>(seat.wolves).fill(WOLF)];
  const cards = names.map(cardOf);
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card.name) ?? 0;
    seen.set(card.name, copy + 1);
    const cargo = card.kind === "ship" || card.kind === "goods";
    const ballast = cargo && pairOf(seat, card.colour!) !== undefined;
    const partner = cargo && !ballast ? partnerOf(card, cards) : null;
    return {
      ...card,
      key: `${card.name}#${copy}`,
      now: partner ? card.value + partner.value : 0,
      partner: partner?.name ?? null,
      ballast,
    };
  });
}

/** The best pair of each kind that this hand could deliver. */
export function pairs(
  seat: SeatView,
): Map<Colour, { ship: string; goods: string; points: number }> {
  const best = new Map<Colour, { ship: string; goods: string; points: number }>();
  for (const card of held(seat)) {
    const colour = card.colour;
    if (card.kind !== "ship" || !card.partner || card.now <= (best.get(colour!)?.points ?? 0))
      continue;
    best.set(colour!, { ship: card.name, goods: card.partner, points: card.now });
  }
  return best;
}

export interface Worth {
  /** Points of all that could be delivered at once. */
  now: number;
  /** What the hand costs if the game ends with it. */
  cost: number;
}

export function worth(seat: SeatView): Worth {
  const cards = held(seat);
  const best = [...pairs(seat).values()];
  return {
    now: best.reduce((sum, pair) => sum + pair.points, 0),
    cost: cards.reduce((sum, card) => sum + card.cost, 0),
  };
}
