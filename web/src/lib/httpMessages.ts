// What server and browser say to each other over HTTP. Made from src/kaper/server/http_messages.py
// by `python -m kaper.server.typescript`: change it there.

import type { GuideInfo, Happening, Line, MatchResult, Seat, TableInfo } from "./messages";

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
 * `voyage` are the chapters of the guided first voyage; none where there is none.
 */
export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  clocks: number[];
  voyage: LessonInfo[];
}

/**
 * What a guide tells at a step, by language; `point` and `after_point` name what of.
 *
 * `acts`: it waits for an action of the learner, and else until the learner goes on. `after` is
 * told when all is done, `otherwise` of another legal action, `tips` as a list.
 */
export interface VoyageStep {
  id: string;
  point: string;
  say: Record<string, string>;
  acts: boolean;
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

/** The guided first voyage of a game. */
export interface VoyageInfo {
  game: string;
  chapters: VoyageChapter[];
}

/** `name` is the learner's. */
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
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  clock?: number;
}

/** `invite` is a link's path with a secret, for friends; it is told only to the host. */
export interface TableMade {
  id: string;
  invite: string;
}

export interface Join {
  name: string;
  seat?: number | null;
}

/** A table of mine, for the harbour; `guide` where a voyage is under way there. */
export interface MyTable {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  seats: Seat[];
  myTurn: boolean;
  changed: number;
  guide: GuideInfo | null;
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
