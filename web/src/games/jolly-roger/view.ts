/** The view of a Jolly Roger table as the server sends it, and what is printed on the cards. */

export const SKILLS = ["navigation", "gunnery", "melee"] as const;
export type Skill = (typeof SKILLS)[number];
export type Points = Record<Skill, number>;
export const TYPES = [
  "fort",
  "merchant-ship",
  "settlement",
  "pirate-port",
  "treasure-island",
] as const;
export type DestinationType = (typeof TYPES)[number];
export const LEADERS = ["captain", "mutineer"] as const;
export type Leader = (typeof LEADERS)[number];

export const OFFICE = "quartermaster";
export const TRAITOR = "traitor";
export const ASSASSIN = "assassin";

export interface PileView {
  type: DestinationType;
  cards: number;
  /** The name of its top card, where everybody has seen it. */
  top: string | null;
  /** What the backs tell: the least and most of each skill. */
  ranges: Record<Skill, [number, number]>;
}

export interface Laid {
  seat: number;
  card: string;
}

/** For certain, perhaps (the target is not known, or a card of any skill is to be counted), not yet. */
export type Verdict = "sure" | "maybe" | "short";

/** How an attack stands in one skill. */
export interface Line {
  skill: Skill;
  have: number;
  /** What my hand could add. */
  hand: number;
  least: number;
  /** Equal to `least` once the target is known. */
  most: number;
  verdict: Verdict;
}

export interface Tally {
  lines: Line[];
  /** Points of cards of any skill, still to be counted. */
  flexible: number;
}

export interface VoyageView {
  type: DestinationType;
  /** Null while its card lies face down. */
  destination: { card: string; needs: Points; loot: number; crew: number } | null;
  /** Crew cards in the attack, or the map that leads to the Island. */
  crew: string[];
  /** Sums of the crew cards with one skill. */
  totals: Points;
  /** What special cards add or take away. */
  changes: Points;
  /** Null where nothing is attacked, and until the rules have told it. */
  tally: Tally | null;
}

/** Who would win a mutiny now, and by how much; what each side would lose in loot cards. */
export interface Standing {
  leader: Leader;
  by: number;
  stakes: Record<Leader, number>;
}

export interface MutinyView {
  mutineer: number;
  captain: number;
  mutineers: number;
  sides: (Leader | null)[];
  laid: Laid[];
  /** Whom the Quartermaster card supports. */
  office: Leader | null;
  /** Null until the rules have told it. */
  standing: Standing | null;
}

export interface SeatView {
  /** Null for a card that this viewer does not know. */
  hand: (string | null)[];
  loot: (string | null)[];
  buried: (string | null)[];
  /** Null where loot is hidden. */
  gold: number | null;
  /** Gold by source, and Rum, once the game is over. */
  score: Record<"gold" | "jewels" | "hostages" | "rum", number> | null;
}

export interface JollyRogerView {
  stage: "phase-1" | "phase-2" | "phase-3" | "over";
  round: number;
  rounds: number;
  captain: number;
  /** Null with three players. */
  quartermaster: number | null;
  mutiny_allowed: boolean;
  hand_limit: number;
  piles: PileView[];
  crew_pile: number;
  crew_discards: string[];
  loot_pile: number;
  loot_discards: string[];
  used: string[];
  voyage: VoyageView | null;
  mutiny: MutinyView | null;
  /** Special cards that wait or act, the last one on top. */
  played: string[];
  /** Crew cards laid in this window, which a Traitor may still answer. */
  shown: Laid[];
  /** Loot to be shared; null for a card that this viewer does not know. */
  lot: (string | null)[];
  /** How many cards of the lot each has got. */
  got: number[];
  /** Who has no share in the rest of the lot: the Captain, after a mutiny. */
  left_out: number | null;
  /** The fewest and the most that anybody gets in the end who has a share in the rest. */
  share: { least: number; most: number };
  /** Whether everybody may act now, or a card waits for answers. */
  window: "open" | "answer" | null;
  passed: number[];
  guard: number | null;
  seats: SeatView[];
  options: { loot_hidden: boolean; captains_gold: boolean };
}

export interface CrewCard {
  name: string;
  kind: "crew" | "special" | "office";
  /** Null for a card without one; "any" counts for whichever is chosen. */
  skill: Skill | "any" | null;
  value: number;
  /** What it counts in a mutiny. */
  crew: number;
}

const LETTERS: Record<string, Skill | "any"> = {
  n: "navigation",
  g: "gunnery",
  m: "melee",
  "multi-": "any",
};
const CROWDS: Record<string, number> = { "ship-rats": 5 };

export function crewCard(name: string): CrewCard {
  const [, letter, value, crew] = /^(n|g|m|multi-)(\d)c(\d)$/.exec(name) ?? [];
  if (letter)
    return {
      name,
      kind: "crew",
      skill: LETTERS[letter]!,
      value: Number(value),
      crew: Number(crew),
    };
  return {
    name,
    kind: name === OFFICE ? "office" : "special",
    skill: null,
    value: 0,
    crew: CROWDS[name] ?? 1,
  };
}

export const isAttack = (type: DestinationType): boolean => TYPES.indexOf(type) < 3;

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
