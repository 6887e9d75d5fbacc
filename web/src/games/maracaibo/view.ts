/** The view of a table of Pirates of Maracaibo as the server sends it: src/kaper/games/maracaibo/visibility.py. */

export const KINDS = ["gold", "emerald", "pearl"] as const;
export type Kind = (typeof KINDS)[number];
export const TYPES = ["ship", "equip", "crew"] as const;
export type Type = (typeof TYPES)[number];

export type ByKind<T> = Record<Kind, T>;

export interface SpaceView {
  square: string;
  /** Null while a card that left is resolved, and where one lies face down. */
  card: string | null;
  /** The level on the back of a card that lies face down. */
  back: number | null;
  /** Doubloons that wait for whoever stops here, in the fog or where the cards have run out. */
  doubloons: number;
  /** What the card costs the viewer, with all discounts; who watches sees the prices of whose turn it is. */
  price: number | null;
  ruby_delivery: boolean;
  value_tile: Kind | null;
  market_tile: { seat: number; tile: string } | null;
  residents: number[];
}

export interface Score {
  track: number;
  rivers: number;
  doubloons: number;
  improvements: number;
  conditions: number;
  residences: number;
  treasures: number;
  buried: number;
  quests: number;
  six_quests: number;
  total: number;
  /** No secret quests are left out. */
  certain: boolean;
}

export interface Powers {
  strength: number;
  dice: ByKind<number>;
  spaces: number;
  discount: number;
  range: number;
  rerolls: number;
  refresh: boolean;
  raid_actions: string[];
  trades: string[];
}

export interface Progress {
  /** How many there are, condition by condition. */
  have: number[];
  /** What the quest would score now. */
  vp: number;
}

export interface SeatView {
  ship: string;
  explorer: string;
  doubloons: number;
  vp: number;
  rivers: number;
  upgrades: string[];
  /** Upgrades behind lock lines that are still shut. */
  locked: string[];
  stored: ByKind<number>;
  /** Kinds whose bonus space in the storage is covered. */
  bonus: Kind[];
  buried: ByKind<string[]>;
  on_figurehead: (Kind | null)[];
  improvements: string[];
  figurehead: string | null;
  /** All null in the hand of another, until the end of the game. */
  quests: (string | null)[];
  tiles: string[];
  residences: string[];
  rubies: number;
  retired: boolean;
  income: { doubloons: number; vp: number };
  powers: Powers;
  progress: (Progress | null)[];
  /** What the end of the game would give now, as far as this viewer knows. */
  score: Score;
}

export interface RaidView {
  /** Null until a die is chosen. */
  kind: Kind | null;
  dice?: Partial<ByKind<number>>;
  /** What each die would give, before one is chosen. */
  strengths?: Partial<ByKind<number>>;
  rerolls?: number;
  /** Left to spend, once it is. */
  strength?: number;
  actions: { action: string; strength: number; used: boolean }[];
}

/** What only Redbeard has; he is also a captain among the others. */
export interface RedbeardView {
  /** Spaces of his ship board that are filled, in their order. */
  upgrades: number;
  /** Of his raid and exploration track, from 0. */
  step: number;
  deck: number;
  discards: string[];
  /** Cards of his deck that have been seen. */
  seen: string[];
  /** What he adds to his die in a skirmish. */
  strength: number;
}

export interface MaracaiboView {
  stage: "setup" | "play" | "over";
  round: number;
  rounds: number;
  turn: number;
  first: number;
  /** The last player in turn order, whose marker lies in Maracaibo. */
  last: number;
  ending: boolean;
  layout: string;
  options: Record<
    | "fog_locations"
    | "fog_improvements"
    | "skirmishes"
    | "adventure_hunters"
    | "rubies"
    | "retirement"
    | "paid_at_residences"
    | "rivers_behind",
    boolean
  > & { difficulty: number };
  spaces: SpaceView[];
  islands: ByKind<{ cubes: number; value: number }>;
  deck: number;
  deck_top: string | null;
  quest_deck: number;
  quest_market: string[];
  /** What each quest in sight can bring, line by line of those that count. */
  quest_points: Record<string, number[]>;
  figureheads: string[];
  market_sides: string[];
  raid: RaidView | null;
  explore: { spaces: number; traded: string[] } | null;
  /** Players in turn order; alone one has Redbeard behind one, see captains.ts. */
  seats: SeatView[];
  redbeard: RedbeardView | null;
  /** Its spaces that are taken. */
  ruby_market: string[];
}

export const BAY = "bay";
export const MARACAIBO = "maracaibo";
export const START = "start";

/** A card's place: `c2` lies in the third column, second from the top. */
export function placeIn(square: string): { column: number; row: number } | null {
  const found = /^([a-l])(\d+)$/.exec(square);
  return found
    ? { column: found[1]!.charCodeAt(0) - "a".charCodeAt(0), row: Number(found[2]) - 1 }
    : null;
}

export const isType = (word: string): word is Type => (TYPES as readonly string[]).includes(word);

export const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);

export function seatOf(view: MaracaiboView, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

export const spaceOf = (view: MaracaiboView, square: string) =>
  view.spaces.find((space) => space.square === square);

export function buriedOf(seat: SeatView, kind: Kind): number {
  return seat.buried[kind].length + seat.on_figurehead.filter((each) => each === kind).length;
}

export const allBuried = (seat: SeatView) =>
  KINDS.reduce((sum, kind) => sum + buriedOf(seat, kind), 0);
