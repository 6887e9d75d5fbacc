/** The choices of a decision, by the card or place that they belong to. */
import { broughtBy } from "../prospects.ts";
import type { Choice, Decision } from "../types.ts";
import type { Colour } from "./view.ts";
import { COLOURS, cardOf, goodsOf } from "./reading.ts";

export interface Offer {
  take: Map<string, Choice>;
  draw: Choice | null;
  hire: Choice | null;
  /** What can be done with a hand card alone: discard, play, lose; a Sea Wolf protects. */
  hand: Map<string, Choice>;
  deliver: { choice: Choice; ship: string; goods: string }[];
}

const EMPTY: Offer = { take: new Map(), draw: null, hire: null, hand: new Map(), deliver: [] };

/** The cards that a choice is about. */
export function cardsOf(choice: Choice): string[] {
  if (choice.verb === "protect") return ["sea-wolf"];
  const word = choice.args.card ?? choice.args.event ?? choice.args.cards ?? "";
  return word ? word.split(",") : [];
}

export function offerOf(decision: Decision | null): Offer {
  if (!decision) return EMPTY;
  const offer: Offer = { take: new Map(), draw: null, hire: null, hand: new Map(), deliver: [] };
  for (const choice of decision.options) {
    const [first, second] = cardsOf(choice);
    if (choice.verb === "draw" || choice.verb === "hire") offer[choice.verb] = choice;
    else if (choice.verb === "take") offer.take.set(first!, choice);
    else if (choice.verb === "deliver")
      offer.deliver.push({ choice, ship: first!, goods: second! });
    else if (first) offer.hand.set(first, choice);
  }
  return offer;
}

/** What a delivery counts, as the rules tell it. */
export const pointsOf = (delivery: Choice): number =>
  Number(broughtBy(delivery, "points")[0]?.args.points ?? 0);

/** The most valuable delivery among some. */
function best(deliveries: Offer["deliver"]): Choice | null {
  const first = deliveries.reduce<Offer["deliver"][number] | null>(
    (found, each) => (found && pointsOf(found.choice) >= pointsOf(each.choice) ? found : each),
    null,
  );
  return first?.choice ?? null;
}

/** What a touch on a hand card means: with the partner selected before if it fits, else the best. */
export function withCard(offer: Offer, card: string, selected: Choice | null): Choice | null {
  const alone = offer.hand.get(card);
  if (alone) return alone;
  const fitting = offer.deliver.filter(({ ship, goods }) => ship === card || goods === card);
  const kept = selected?.verb === "deliver" ? cardsOf(selected) : [];
  const again = fitting.find(({ ship, goods }) => kept.includes(ship === card ? goods : ship));
  return again?.choice ?? best(fitting);
}

/** What a touch on an empty quay means: the best pair for it. */
export function forQuay(offer: Offer, colour: Colour): Choice | null {
  return best(offer.deliver.filter(({ ship }) => cardOf(ship).colour === colour));
}

/** What somebody who touches a card in vain may have meant, for the rule that forbids it. */
export function meant(card: string, decision: Decision, hand: readonly string[]): string | null {
  const verbs = new Set(decision.options.map(({ verb }) => verb));
  const { kind, colour } = cardOf(card);
  if (verbs.has("lose") || verbs.has("show")) return kind === "wolf" ? null : `lose ${card}`;
  if (!verbs.has("done")) return kind === "event" ? `play ${card}` : `discard ${card}`;
  if (kind === "event") return `play ${card}`;
  if (kind === "wolf") return `discard ${card}`;
  const cards = hand.map(cardOf);
  const goods =
    kind === "goods"
      ? card
      : (cards.find((each) => each.kind === "goods")?.name ?? `${goodsOf(colour!)}-1`);
  const ship =
    kind === "ship"
      ? card
      : (cards.find((each) => each.kind === "ship")?.name ?? `${COLOURS[0]}-1`);
  return `deliver ${ship},${goods}`;
}
