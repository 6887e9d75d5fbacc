// What a seat sees of a table of martinique. Made from src/kaper/games/martinique/visibility/shapes.py
// by `python -m kaper.server.typescript`: change it there.

export interface MapToken {
  /** Null where this viewer may not know it. */
  coordinate: string | null;
  open: boolean;
}

export interface Points {
  loads: number;
  digits: number;
  pairs: number;
  /** 0 until the game is over. */
  treasure: number;
  total: number;
}

export interface SeatView {
  loot: string[];
  jokers: number;
  maps: MapToken[];
  hold: string[][];
  /** Points of each load; the last may still be counted. */
  hold_points: number[];
  points: Points;
}

export interface SmallTreasure {
  size: number;
  tokens: string[];
  points: number;
  /** By seat, which of the tokens its loot matches. */
  matched: boolean[][];
}

export interface Bar {
  jokers: number;
  /** By place: whether a map token still lies there. */
  maps: boolean[];
}

/** What follows from the map tokens that this viewer has seen. */
export interface Notebook {
  own: string[];
  own_open: string[];
  others_open: string[];
  /** Columns in which the Lost Treasure may lie. */
  letters: string[];
  /** Rows in which it may lie. */
  digits: string[];
  /** Where it may lie. */
  squares: string[];
}

export interface Options {
  treasure_points: number;
  enter_first: number;
}

export interface MartiniqueView {
  stage: "dawn" | "dusk" | "over";
  /** By square: "map" or a loot token such as "skull-3". */
  tokens: Record<string, string>;
  /** By square: whose pirate stands there. */
  pirates: Record<string, number>;
  reserve: number[];
  /** How far a pirate walks from a square with a map. */
  map_steps: number;
  /** Whose pirates sit there. */
  stools: number[];
  /** How many there are, taken or not. */
  all_stools: number;
  /** The stool whose pirate digs next, from 0; null outside Dusk. */
  digging: number | null;
  bar: Bar;
  treasures: SmallTreasure[];
  bag: number;
  seats: SeatView[];
  notebook: Notebook;
  /** Where the Lost Treasure lies, once the game is over. */
  lost: string | null;
  options: Options;
}
