// What a seat sees of a table of jolly-roger. Made from src/kaper/games/jolly_roger/visibility/shapes.py
// by `python -m kaper.server.typescript`: change it there.

export type Leader = "captain" | "mutineer";

export type DestinationType = "fort" | "merchant-ship" | "settlement" | "pirate-port" | "treasure-island";

export type Skill = "navigation" | "gunnery" | "melee";

export type Verdict = "sure" | "maybe" | "short";

export type Stage = "phase-1" | "phase-2" | "phase-3" | "over";

export type OpenWindow = "open" | "answer";

export type Points = Record<Skill, number>;

export interface PileView {
  type: DestinationType;
  /** Its destinations are attacked. */
  attack: boolean;
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

export interface DestinationView {
  card: string;
  needs: Points;
  loot: number;
  crew: number;
}

/** How an attack stands in one skill. */
export interface Line {
  skill: Skill;
  have: number;
  /** What the viewer's own hand could add. */
  hand: number;
  least: number;
  /** Equal to `least` once the target is known. */
  most: number;
  /** Maybe: the target is not known, or a card of any skill is still to be counted. */
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
  destination: DestinationView | null;
  /** Crew cards in the attack, or the map that leads to the Island. */
  crew: string[];
  /** Sums of the crew cards with one skill. */
  totals: Points;
  /** What special cards add or take away. */
  changes: Points;
  /** Null where nothing is attacked, or nothing any more: the loot is shared. */
  tally: Tally | null;
}

/** Who would win a mutiny now, and by how much. */
export interface Standing {
  leader: Leader;
  by: number;
  /** How many loot cards each side would lose. */
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
  /** Null only while events are played, until the next view tells it. */
  standing: Standing | null;
}

/** The fewest and the most cards that anybody gets who has a share in the rest of the lot. */
export interface Share {
  least: number;
  most: number;
}

/** Gold by source, and Rum. */
export interface ScoreView {
  gold: number;
  jewels: number;
  hostages: number;
  rum: number;
}

export interface SeatView {
  /** Null for a card that this viewer does not know. */
  hand: (string | null)[];
  loot: (string | null)[];
  buried: (string | null)[];
  /** Null where loot is hidden. */
  gold: number | null;
  /** Null until the game is over. */
  score: ScoreView | null;
}

export interface Options {
  loot_hidden: boolean;
  captains_gold: boolean;
}

export interface JollyRogerView {
  stage: Stage;
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
  share: Share;
  /** Whether everybody may act now, or a card waits for answers. */
  window: OpenWindow | null;
  passed: number[];
  guard: number | null;
  seats: SeatView[];
  options: Options;
}
