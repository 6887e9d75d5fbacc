/** A hand in order. */
import { COLOURS, WOLF, cardOf } from "./reading.ts";
import type { Card } from "./reading.ts";
import type { CardWorth, SeatView } from "./view.ts";

export interface Held extends Card {
  /** Alike for the same card from one view to the next; cards may be equal. */
  key: string;
  /** Null for a card that has just come: the rules tell it with the next view. */
  worth: CardWorth | null;
  /** It belongs to the best pair of its kind: any other card of that colour only costs. */
  laid: boolean;
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

export function held(seat: SeatView): Held[] {
  const names = [...sorted(seat.hand), ...Array<string>(seat.wolves).fill(WOLF)];
  const seen = new Map<string, number>();
  return names.map((name) => {
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    const card = cardOf(name);
    const worth = seat.worth?.cards[name] ?? null;
    const best = card.colour ? seat.worth?.pairs[card.colour] : undefined;
    const laid = worth !== null && worth.now > 0 && worth.now === best && copy === 0;
    return { ...card, key: `${name}#${copy}`, worth, laid };
  });
}
