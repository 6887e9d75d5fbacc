// What server and browser say to each other over HTTP. Made from src/kaper/server/http_messages.py
// by `python -m kaper.server.typescript`: change it there.

import type { GuideInfo, Happening, Line, MatchResult, Pace, Seat, TableInfo } from "./messages";

export type Printed = number | string | (number | string)[];

export interface OptionInfo {
  name: string;
  values: string[];
}

/** A chapter of a guided voyage, of so many steps. */
export interface LessonInfo {
  id: string;
  titles: Record<string, string>;
  minutes: number;
  steps: number;
}

/**
 * `clocks` are the seconds that a table may give an open window; none where there is none.
 *
 * `styles` are what bots may have a liking for, behind a level: `hard-raider`. `voyage` are the
 * chapters of the guided first voyage; none where there is none. `board` tells whether a game of
 * another package brings a board of its own.
 */
export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  styles: string[];
  clocks: number[];
  voyage: LessonInfo[];
  board: boolean;
}

/**
 * What a guide tells at a step, by language; `point` and `after_point` name what of.
 *
 * `waits`: the actions of which it awaits one, and else until the learner goes on; where it is
 * `free`, any other will do as well. `after` is told when all is done, `otherwise` of another
 * legal action, `tips` as a list.
 */
export interface VoyageStep {
  id: string;
  point: string;
  say: Record<string, string>;
  waits: string[];
  free: boolean;
  after: Record<string, string> | null;
  afterPoint: string;
  otherwise: Record<string, string> | null;
  tips: Record<string, string>[];
}

export interface VoyageChapter {
  id: string;
  titles: Record<string, string>;
  minutes: number;
  steps: VoyageStep[];
}

/** The guided first voyage of a game, and the examples of its book, which are led alike. */
export interface VoyageInfo {
  game: string;
  chapters: VoyageChapter[];
  examples: VoyageChapter[];
}

/** `chapter` is one of a voyage or an example of a book; `name` is the learner's. */
export interface NewVoyage {
  game: string;
  chapter: string;
  name: string;
}

/** `me`: the one who makes the table; `here`: another person on the same device. */
export interface NewSeat {
  kind: "me" | "here" | "bot" | "open";
  name?: string;
  bot?: string;
  portrait?: string;
}

/** `listed`: whoever reaches the server finds it, and may join and watch. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  clock?: number;
  listed?: boolean;
  pace?: Pace;
}

/** `invite` is a link's path with a secret, for friends; it is told only to the host. */
export interface TableMade {
  id: string;
  invite: string;
}

export interface Join {
  name: string;
  seat?: number | null;
  portrait?: string;
}

/**
 * A table of mine, for the harbour; `guide` where a voyage is under way there.
 *
 * `result` is how it ended. Of one that is `broken` nothing is known but its id. `waiting` are the
 * seats that all see to be asked; `time_left` is how many seconds I have, where I am asked and
 * the table has a clock.
 */
export interface MyTable {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over" | "broken";
  seats: Seat[];
  myTurn: boolean;
  changed: number;
  guide: GuideInfo | null;
  result: MatchResult | null;
  waiting: number[];
  timeLeft: number | null;
}

/** A table that anybody may join while a seat is open, and watch. */
export interface ListedTable {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  seats: Seat[];
  made: number;
  pace: Pace;
}

/**
 * A finished game of mine; `place` is mine, 1 for the best, or None where several seats were.
 *
 * `at` is when it ended.
 */
export interface PastGame {
  id: string;
  game: string;
  at: number;
  seats: Seat[];
  result: MatchResult;
  place: number | null;
}

/** A page of my finished games, the newest first; pages count from 0. */
export interface History {
  games: PastGame[];
  page: number;
  pages: number;
}

/** What I had at the end of a game, and whether I won. */
export interface PastScore {
  id: string;
  at: number;
  score: number;
  won: boolean;
}

/**
 * Somebody I played with: a person of this `name`, or bots of a strength.
 *
 * I was `ahead` of them at the end so many times, and `behind` so many.
 */
export interface Opponent {
  name: string;
  bot: string;
  games: number;
  ahead: number;
  behind: number;
}

/**
 * My finished games of one title; `best` and `mean` of the scores, where there are any.
 *
 * `streak` is how many I won in a row, up to the last one.
 */
export interface GameStatistics {
  game: string;
  played: number;
  wins: number;
  best: number | null;
  mean: number | null;
  streak: number;
  longestStreak: number;
  scores: PastScore[];
  opponents: Opponent[];
}

/**
 * Whether this server's tables are open to the network it is in, at the addresses of `links`.
 *
 * `mine`: who asks sits at the machine that serves, and may change it.
 */
export interface NetworkInfo {
  mine: boolean;
  links: string[];
}

export interface OpenNetwork {
  open: boolean;
}

/** The server's public key, for which a browser takes reminders; empty where there are none. */
export interface PushInfo {
  key: string;
}

/**
 * Send reminders to this browser: its address at its push service, and its own keys.
 *
 * They are in this `language`.
 */
export interface SubscribePush {
  endpoint: string;
  key: string;
  secret: string;
  language: "en" | "pl";
}

export interface ForgetPush {
  endpoint: string;
}

export interface SectionInfo {
  id: string;
  titles: Record<string, string>;
}

export interface ChapterInfo {
  titles: Record<string, string>;
  sections: SectionInfo[];
}

/** A rule; `section` is the id of the one it stands in. */
export interface RuleInfo {
  id: string;
  kind: string;
  section: string;
  en: string;
  pl: string;
}

/** A component: for the glossary, and with what is `printed` on it for the table. */
export interface PieceInfo {
  id: string;
  table: string;
  copies: number;
  source: string;
  nameEn: string;
  namePl: string;
  textEn: string;
  textPl: string;
  printed: Record<string, number | string | (number | string)[]>;
}

export interface RulesInfo {
  game: string;
  titles: Record<string, string>;
  chapters: ChapterInfo[];
  rules: RuleInfo[];
  pieces: PieceInfo[];
}

/** A few sentences by language, and the rules that they tell; figure and example, or ''. */
export interface BookParagraph {
  words: Record<string, string>;
  rules: string[];
  figure: string;
  example: string;
}

/** `prompts` are keys of questions at the table that this chapter answers. */
export interface BookChapter {
  id: string;
  titles: Record<string, string>;
  prompts: string[];
  paragraphs: BookParagraph[];
}

/**
 * A position as the learner sees it: `parts` of the table with these `components` are drawn.
 *
 * `say` is the one thing to do there.
 */
export interface BookExample {
  id: string;
  titles: Record<string, string>;
  say: Record<string, string>;
  names: string[];
  view: Record<string, unknown>;
  components: string;
  parts: string[];
}

/** The rules of a game as a book; the ledger has them exactly. */
export interface BookInfo {
  game: string;
  chapters: BookChapter[];
  examples: BookExample[];
}

/** A finished game after so many actions, through one seat's eyes. */
export interface ReplayStep {
  step: number;
  steps: number;
  seat: number | null;
  view: Record<string, unknown>;
  action: string;
  actor: number | null;
  happenings: Happening[];
}

/** Where a seat begins to act: the step before its first action. */
export interface ReplayTurn {
  step: number;
  seat: number;
}

/** How many steps a finished game has, and where the turns begin. */
export interface ReplayOutline {
  steps: number;
  turns: ReplayTurn[];
}

export interface ImportedRecord {
  record: string;
}

/** The path of a link by which a person goes on with a seat on another device. */
export interface SeatLink {
  path: string;
}

/** All that a viewer may know of a table: through the eyes of `seat`. */
export interface TableExport {
  table: TableInfo;
  seat: number | null;
  view: Record<string, unknown> | null;
  happenings: Happening[];
  talk: Line[];
  result: MatchResult | null;
}

/** The answer with any status of 400 or more: `error` is `server:` and a word, or a rule. */
export interface Problem {
  error: string;
  detail: string;
}

export interface Health {
  status: "ok";
}
