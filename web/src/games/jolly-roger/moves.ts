/** The choices of a decision, by the card, player or place that they belong to. */
import type { Choice, Decision } from "../types.ts";
import { LEADERS, OFFICE, TRAITOR, crewCard, isAttack, leaderSeat, sorted } from "./reading.ts";
import type { JollyRogerView, Leader } from "./view.ts";

export interface Offer {
  /** What can be done with a hand card, the Quartermaster card among them. */
  hand: Map<string, Choice[]>;
  /** What can be done with a loot card alone: one of the lot or of my own. */
  loot: Map<string, Choice>;
  /** Loot cards of the lot, and who may get each. */
  shares: Map<string, Map<number, Choice>>;
  /** Players to point at. */
  seats: Map<number, Choice>;
  destinations: Map<string, Choice>;
}

/** These stand in the action bar. */
const BUTTONS = [
  "pass",
  "reveal",
  "done",
  "decline",
  "accept",
  "recruit",
  "demand",
  "waive",
  "assign",
  "stand-in",
  "choose",
];
const SEAT_VERBS = [
  "appoint",
  "punish",
  "extra",
  "rob",
  "post",
  "beg",
  "press",
  "dig-up",
  "claim",
  "kill",
];
const LOOT_VERBS = ["take", "swap", "sell", "bury", "give", "show"];
const ALL_LOOT = "all";

export const isButton = ({ verb, args }: Choice): boolean =>
  BUTTONS.includes(verb) || args.loot === ALL_LOOT;

/** Whether a choice is still meant when somebody else has acted first: not what ends or skips something. */
export const stands = ({ verb }: Choice): boolean => !BUTTONS.includes(verb);

const emptyOffer = (): Offer => ({
  hand: new Map(),
  loot: new Map(),
  shares: new Map(),
  seats: new Map(),
  destinations: new Map(),
});

const seatNumber = (word: string): number => Number(word.slice(1));

const isLeader = (word: string | undefined): word is Leader =>
  LEADERS.some((leader) => leader === word);

/** The hand card that a choice uses. */
export function cardOf({ verb, args }: Choice): string | null {
  if (verb === "betray") return TRAITOR;
  return verb === "bribe" ? null : (args.card ?? null);
}

/** As the cards lie in the hand: those that do the same with one card each change places. */
export function inOrder(choices: readonly Choice[]): Choice[] {
  const cards = sorted(choices.flatMap((choice) => cardOf(choice) ?? [])).map(({ name }) => name);
  const alike = Map.groupBy(choices.keys(), (place) => {
    const { verb, args } = choices[place]!;
    return JSON.stringify({ verb, ...args, card: "" });
  });
  const ordered = [...choices];
  for (const places of alike.values()) {
    const group = places.map((place) => choices[place]!);
    group.sort((one, other) => cards.indexOf(cardOf(one)!) - cards.indexOf(cardOf(other)!));
    places.forEach((place, number) => (ordered[place] = group[number]!));
  }
  return ordered;
}

/** The player at whom a choice points. */
export function targetOf({ verb, args }: Choice, view: JollyRogerView): number | null {
  if (verb === "kill" && isLeader(args.leader)) return leaderSeat(view, args.leader);
  return args.seat ? seatNumber(args.seat) : null;
}

/** Whom a choice supports. */
export function sideOf({ verb, args }: Choice): Leader | null {
  if (verb === "mutiny") return "mutineer";
  return verb === "support" && isLeader(args.leader) ? args.leader : null;
}

export function offerOf(decision: Decision | null, view: JollyRogerView): Offer {
  const offer = emptyOffer();
  for (const choice of decision?.options ?? []) {
    const { verb, args } = choice;
    const card = cardOf(choice);
    const seat = targetOf(choice, view);
    if (isButton(choice)) continue;
    if (verb === "sail") offer.destinations.set(args.destination!, choice);
    else if (verb === "share") {
      const takers = offer.shares.get(args.loot!) ?? new Map<number, Choice>();
      offer.shares.set(args.loot!, takers.set(seat!, choice));
    } else if (LOOT_VERBS.includes(verb)) offer.loot.set(args.loot!, choice);
    else if (SEAT_VERBS.includes(verb)) offer.seats.set(seat!, choice);
    else if (card) offer.hand.set(card, [...(offer.hand.get(card) ?? []), choice]);
  }
  return offer;
}

/** What somebody who touches a hand card in vain may have meant, for the rule that forbids it. */
export function meantByCard(card: string, view: JollyRogerView): string {
  if (crewCard(card).kind === "special") return `play ${card}`;
  if (card === OFFICE) return `support captain ${OFFICE}`;
  if (view.mutiny) return `support captain ${card}`;
  return view.voyage && isAttack(view, view.voyage.type) ? `add ${card}` : `mutiny ${card}`;
}

/** The same for a player. */
export function meantBySeat(seat: number, decision: Decision, loot: string | null): string | null {
  const verbs = decision.options.map(({ verb }) => verb);
  if (verbs.includes("share")) return loot ? `share ${loot} p${seat}` : null;
  const verb = verbs.find((each) => SEAT_VERBS.includes(each) && each !== "kill");
  return verb ? `${verb} p${seat}` : null;
}

/** The same for a loot card of mine. */
export function meantByLoot(loot: string, decision: Decision, view: JollyRogerView): string {
  const verb = decision.options.map((each) => each.verb).find((each) => LOOT_VERBS.includes(each));
  if (verb && verb !== "take") return `${verb} ${loot}`;
  return view.voyage?.type === "pirate-port" ? `sell ${loot}` : `bury ${loot}`;
}

export interface Bribery {
  seats: number[];
  cards: string[];
}

/** A gift before it is offered. */
export interface BribeDraft {
  seat: number | null;
  card: string | null;
  /** What it is for. */
  words: string;
}

export const newDraft = (): BribeDraft => ({ seat: null, card: null, words: "" });

/** To whom a gift may be offered, and which cards. */
export function briberyOf(decision: Decision | null): Bribery | null {
  const form = decision?.form;
  if (form?.verb !== "bribe") return null;
  const field = (name: string) => form.fields.find((each) => each.name === name)?.choices ?? [];
  return { seats: field("seat").map(seatNumber), cards: field("card") };
}

export function bribe(seat: number, card: string): Choice {
  const args = { seat: `p${seat}`, card };
  return { verb: "bribe", args, text: `bribe ${args.seat} ${card}`, brings: [] };
}

/** Windows in which everybody acts when they like. */
const WINDOWS = [
  "after-decision",
  "mutiny-or-pass",
  "attack",
  "adjust",
  "before-pick",
  "after-share",
  "map",
  "arrival",
  "after-burying",
  "mutiny",
  "answer",
  "repairs",
];

export const questionOf = (decision: Decision): string =>
  decision.prompt.key.replace("jolly-roger-prompt-", "");

export const isWindow = (decision: Decision): boolean => WINDOWS.includes(questionOf(decision));
