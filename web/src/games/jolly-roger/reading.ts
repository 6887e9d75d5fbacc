/** Words for the parts of a view of Jolly Roger. */

import { catalogue, type CrewCard } from "./pieces.ts";
import type { DestinationType, JollyRogerView, Leader, SeatView, Skill } from "./view.ts";

export const SKILLS: readonly Skill[] = ["navigation", "gunnery", "melee"];
export const LEADERS: readonly Leader[] = ["captain", "mutineer"];

export const CAPTAIN = "captain";
export const OFFICE = "quartermaster";
export const TRAITOR = "traitor";
export const ASSASSIN = "assassin";

export function crewCard(name: string): CrewCard {
  const found = catalogue().crew.get(name);
  if (!found) throw new RangeError(`no crew card ${name}`);
  return found;
}

export const isAttack = ({ piles }: JollyRogerView, type: DestinationType): boolean =>
  piles.some((pile) => pile.type === type && pile.attack);

export function seatOf(view: JollyRogerView, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Who leads an attack, shares and punishes: with three players the Captain. */
export const officer = (view: JollyRogerView): number => view.quartermaster ?? view.captain;

export const leaderSeat = (view: JollyRogerView, leader: Leader): number =>
  leader === "captain" ? view.captain : (view.mutiny?.mutineer ?? view.captain);

const RANKS = ["navigation", "gunnery", "melee", "any"];

function rank(name: string): number {
  const { skill, value, crew } = crewCard(name);
  return skill === null ? 1000 : RANKS.indexOf(skill) * 100 - value * 10 - crew;
}

export interface Held {
  name: string;
  /** Alike for the same card from one view to the next; cards may be equal. */
  key: string;
}

/** By skill, high values first; special cards close the hand. */
export function sorted(names: readonly string[]): Held[] {
  const order = [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  return keyed(order);
}

/** Each with a key of its own, though names may be equal. */
export function keyed(names: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return { name, key: `${name}#${copy}` };
  });
}

export const known = (cards: readonly (string | null)[]): string[] =>
  cards.filter((card) => card !== null);
