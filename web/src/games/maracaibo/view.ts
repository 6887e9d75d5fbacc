// What a seat sees of a table of maracaibo. Made from src/kaper/games/maracaibo/visibility/shapes.py
// by `python -m kaper.server.typescript`: change it there.

export type Kind = "gold" | "emerald" | "pearl";

export type Who = number | "redbeard";

export type Stage = "setup" | "play" | "over";

export interface Options {
  fog_locations: boolean;
  fog_improvements: boolean;
  skirmishes: boolean;
  adventure_hunters: boolean;
  rubies: boolean;
  retirement: boolean;
  paid_at_residences: boolean;
  rivers_behind: boolean;
  difficulty: number;
}

export interface PlacedTile {
  seat: number;
  tile: string;
}

export interface SpaceView {
  square: string;
  /** Null while a card that left is resolved, and where one lies face down. */
  card: string | null;
  /** The level on the back of a card that lies face down. */
  back: number | null;
  /** What waits for whoever stops here, in the fog or where the cards have run out. */
  doubloons: number;
  /**
   * What the card costs the viewer, with all discounts; who watches sees the prices of whose
   * turn it is.
   */
  price: number | null;
  ruby_delivery: boolean;
  value_tile: Kind | null;
  market_tile: PlacedTile | null;
  residents: Who[];
}

export interface IslandView {
  cubes: number;
  /** What each of its treasures is worth now. */
  value: number;
}

export interface RaidActionView {
  action: string;
  strength: number;
  used: boolean;
}

export interface RaidView {
  /** Null until a die is chosen. */
  kind: Kind | null;
  /** Null once one is chosen. */
  dice: Partial<Record<Kind, number>> | null;
  /** What each die would give, before one is chosen. */
  strengths: Partial<Record<Kind, number>> | null;
  rerolls: number | null;
  /** Left to spend, once a die is chosen. */
  strength: number | null;
  actions: RaidActionView[];
}

export interface ExploreView {
  spaces: number;
  traded: string[];
}

export interface ScoreTrack {
  /** How often the marker has passed 50. */
  fifties: number;
  space: number;
}

export interface Income {
  doubloons: number;
  vp: number;
}

/** How far a player is with a quest. */
export interface Progress {
  /** How many there are, condition by condition. */
  have: number[];
  /** What the quest would score now. */
  vp: number;
}

/** What works permanently. */
export interface PowersView {
  strength: number;
  dice: Record<Kind, number>;
  spaces: number;
  discount: number;
  range: number;
  rerolls: number;
  refresh: boolean;
  raid_actions: string[];
  trades: string[];
}

/** The sources of points, in the order in which they are counted. */
export interface Sources {
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
  /** Only Redbeard's. */
  rubies: number;
}

/** What the end of the game would give now, as far as this viewer knows. */
export interface ScoreView extends Sources {
  total: number;
  /** No secret quests are left out. */
  certain: boolean;
}

/** What players and Redbeard have alike. */
export interface CaptainView {
  ship: string;
  explorer: string;
  vp: number;
  score_track: ScoreTrack;
  rivers: number;
  stored: Record<Kind, number>;
  improvements: string[];
  figurehead: string | null;
  /** All null in the hand of another, until the end of the game. */
  quests: (string | null)[];
  residences: string[];
  rubies: number;
  /** What is added to the die in a skirmish. */
  strength: number;
  score: ScoreView;
}

export interface SeatView extends CaptainView {
  doubloons: number;
  upgrades: string[];
  /** Upgrades behind lock lines that are still shut. */
  locked: string[];
  /** Kinds whose bonus space in the storage is covered. */
  bonus: Kind[];
  buried: Record<Kind, string[]>;
  on_figurehead: (Kind | null)[];
  progress: (Progress | null)[];
  tiles: string[];
  retired: boolean;
  income: Income;
  powers: PowersView;
}

export interface RedbeardView extends CaptainView {
  /** Spaces of his ship board that are filled, in their order. */
  upgrades: number;
  /** Of his raid and exploration track, from 0. */
  step: number;
  deck: number;
  discards: string[];
  /** Cards of his deck that have been seen. */
  seen: string[];
}

export interface MaracaiboView {
  stage: Stage;
  round: number;
  rounds: number;
  turn: Who;
  first: number;
  /** The last player in turn order, whose marker lies in Maracaibo. */
  last: Who;
  ending: boolean;
  layout: string;
  options: Options;
  spaces: SpaceView[];
  islands: Record<Kind, IslandView>;
  deck: number;
  deck_top: string | null;
  quest_deck: number;
  quest_market: string[];
  /** What each quest in sight can bring, line by line of those that count. */
  quest_points: Record<string, number[]>;
  figureheads: string[];
  figurehead_price: number;
  market_sides: string[];
  /** Its spaces that are taken. */
  ruby_market: string[];
  raid: RaidView | null;
  explore: ExploreView | null;
  seats: SeatView[];
  redbeard: RedbeardView | null;
}
