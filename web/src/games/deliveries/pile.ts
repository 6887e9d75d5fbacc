/** What everybody can count of the draw pile: when the next Delivery card comes. */
import type { Part } from "./view.ts";

export interface Distance {
  /** So many ordinary cards at least lie above the next Delivery card, and so many at most. */
  least: number;
  most: number;
}

/** Null where no Delivery card is left. */
export function nextDelivery(parts: readonly Part[]): Distance | null {
  let above = 0;
  for (const { cards, deliveries } of parts) {
    if (deliveries) return { least: above, most: above + cards };
    above += cards;
  }
  return null;
}

/** The pile after its top card is gone. */
export function withoutTop(parts: readonly Part[]): Part[] {
  const [top, ...rest] = parts;
  if (!top) return [];
  const left = { ...top, cards: top.cards - 1 };
  return left.cards > 0 || left.deliveries ? [left, ...rest] : rest;
}

/** The pile once a Delivery card has come up: it lies on top, in a part of its own. */
export function withDeliveryOnTop(parts: readonly Part[]): Part[] {
  const [top, ...rest] = parts;
  if (!top || !top.cards || !top.deliveries) return [...parts];
  return [
    { cards: 0, deliveries: 1 },
    { cards: top.cards, deliveries: top.deliveries - 1 },
    ...rest,
  ];
}

/** The pile once its Delivery card is flipped to a Sea Wolf. */
export function withoutDelivery(parts: readonly Part[]): Part[] {
  const [top, ...rest] = parts;
  if (!top?.deliveries) return [...parts];
  return top.deliveries > 1 || top.cards
    ? [{ ...top, deliveries: top.deliveries - 1 }, ...rest]
    : rest;
}

export function size(parts: readonly Part[]): number {
  return parts.reduce((sum, { cards, deliveries }) => sum + cards + deliveries, 0);
}
