// What server and browser say to each other. Made from src/kaper/server/messages.py
// by `python -m kaper.server.typescript`: change it there.

export type Scalar = number | string;

export type Value = number | string | string[];

export type ProspectKind = "gain" | "cost" | "risk" | "note";

export type SeatKind = "person" | "bot" | "open";

export type TableStatus = "waiting" | "playing" | "over";

export type GuideStage = "say" | "busy" | "after";

export type ServerMessage = Situation | Talk | Done | Refused | Reason | Hint | Pong;

export type ClientMessage = Hello | Look | Act | Why | AskHint | TakeBack | Agree | Say | Resign | SeatBot | Rematch | Proceed | LeaveVoyage | Ping;

/** The question: a message key with arguments. */
export interface Prompt {
  key: string;
  args: Record<string, number | string>;
}

/**
 * One thing that a choice leads to: the key of its message, and arguments.
 *
 * `name` is the last part of the key, for a picture beside it.
 */
export interface Prospect {
  kind: "gain" | "cost" | "risk" | "note";
  name: string;
  key: string;
  args: Record<string, number | string | string[]>;
}

/**
 * One thing a seat may do: its canonical text, and verb and arguments to word it with.
 *
 * `brings` is what the rules say of where it leads, as far as the seat can know.
 */
export interface Choice {
  text: string;
  verb: string;
  args: Record<string, string>;
  brings: Prospect[];
}

/** Words to choose from, or a number; `suggested` are those that somebody may well mean. */
export interface FormField {
  name: string;
  choices: string[];
  least: number;
  most: number;
  suggested: number[];
}

/** An answer with blanks: `verb` and its fields. */
export interface Form {
  verb: string;
  fields: FormField[];
}

/** What a seat is asked. An answer names the decision's id. */
export interface Decision {
  id: number;
  seat: number;
  prompt: Prompt;
  options: Choice[];
  form: Form | null;
}

/**
 * An event as this viewer may know it; `index` counts the events of the match.
 *
 * `at` is the second of its time, or 0 where that is not known.
 */
export interface Happening {
  index: number;
  at: number;
  key: string;
  args: Record<string, number | string | string[]>;
}

/**
 * Who sits where. `mine`: this viewer plays it; `online`: its person is connected.
 *
 * `former`: a bot stands in for this viewer, who may join to take the seat back.
 */
export interface Seat {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  mine: boolean;
  online: boolean;
  former: boolean;
}

/**
 * How a game ended; `reason` is a word of the game, or `resigned`.
 *
 * Then `scores` is empty, and whoever resigned stands last in `ranking`.
 */
export interface MatchResult {
  scores: number[];
  winners: number[];
  ranking: number[][];
  reason: string;
}

/**
 * A line of talk; `number` counts from 1, `seat` is None for a spectator.
 *
 * It was said when so many `events` had happened. What a bot says has no text but a message `key`
 * with arguments.
 */
export interface Line {
  number: number;
  events: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  key: string;
  args: Record<string, number | string>;
}

/**
 * What anybody at a table may know of it. `seed` is told when the game is over.
 *
 * `components` is what to ask the rules for to have those of this table: `cards=first`, or
 * nothing for the standard ones. `clock` is how many seconds an open window has, 0 for no limit.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  components: string;
  status: "waiting" | "playing" | "over";
  seats: Seat[];
  hotSeat: boolean;
  host: boolean;
  watchers: number;
  seedHash: string;
  seed: string;
  nextTable: string;
  clock: number;
}

/** Somebody asks to take back `count` actions; `waiting` are the seats still to agree. */
export interface UndoRequest {
  seat: number;
  count: number;
  waiting: number[];
}

/**
 * Where a voyage stands: `step` counts from 0 in the chapter.
 *
 * It tells something (`say`), lets others play (`busy`), then tells what came of it (`after`).
 * What it tells stands in the `VoyageInfo` of the game.
 */
export interface GuideInfo {
  game: string;
  chapter: string;
  step: number;
  stage: "say" | "busy" | "after";
}

/**
 * Everything a viewer sees now. `seat` is whose eyes these are, None for a spectator.
 *
 * `happenings` are the events from `since` on: all of them after (re)connecting with an unknown
 * or no position, else those that are new; what the browser has from `since` on is void (an undo
 * takes events away). `sequence` grows with every change of the table
 * of which everybody may know. `waiting` names those who may act, and where it is secret who has
 * passed, all who were asked but `seat` itself once it has passed.
 *
 * `decision` is what `seat` is asked; `interruption` what it may do though it is not, before
 * those who are asked act. Nobody else is told that it can.
 *
 * `undo` tells whether `seat` can take back its last action: `["own"]` at once, `["consent"]` if
 * the others agree, `[]` not at all.
 *
 * `time_left` is how many seconds the open window still has, where it has a clock: when they are
 * over, whoever has not passed passes. `may_talk`: this viewer may say something.
 *
 * `guide` leads this viewer through a voyage. As long as it does, only what it waits for can be
 * done; anything else is refused by `server:voyage-otherwise`.
 */
export interface Situation {
  type: "situation";
  sequence: number;
  table: TableInfo;
  seat: number | null;
  view: Record<string, unknown> | null;
  waiting: number[];
  decision: Decision | null;
  interruption: Decision | null;
  since: number;
  happenings: Happening[];
  undo: string[];
  request: UndoRequest | null;
  result: MatchResult | null;
  timeLeft: number | null;
  mayTalk: boolean;
  guide: GuideInfo | null;
}

/** Lines of talk: all on connecting, later the new ones, and after an undo all once more. */
export interface Talk {
  type: "talk";
  lines: Line[];
}

/** The command of this id is carried out and on disk. */
export interface Done {
  type: "done";
  id: string;
  sequence: number;
}

/** What makes a rule forbid something now: a message key with arguments. */
export interface Grounds {
  key: string;
  args: Record<string, number | string | string[]>;
}

/** The command of this id is refused; `rule` is a ledger id or `server:` and a word. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  grounds: Grounds | null;
}

/** The answer to `Why`: the rule that forbids it, or nothing where it is allowed. */
export interface Reason {
  type: "reason";
  id: string;
  rule: string;
  grounds: Grounds | null;
}

/** The answer to `AskHint`: what a bot would do. */
export interface Hint {
  type: "hint";
  id: string;
  action: string;
}

export interface Pong {
  type: "pong";
  id: string;
}

/**
 * The first message: what the browser has already, and whose eyes it wants.
 *
 * `events` is one more than the index of the last event it has, `talk` the number of the last
 * line; both are 0 for none. Without a seat it gets the eyes of its own one; who has several (on
 * one device) sees as a spectator does, until `Look`.
 */
export interface Hello {
  type: "hello";
  events: number;
  talk: number;
  seat?: number | null;
}

/** See with the eyes of another of one's own seats (on one device), or of a spectator. */
export interface Look {
  type: "look";
  seat: number | null;
}

export interface Act {
  type: "act";
  id: string;
  seat: number;
  decision: number;
  action: string;
}

/** Why may this not be done? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}

export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: number;
}

/** Undo this seat's last action: at once where the rules of undo allow, else by consent. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}

/** Answer to a request to take back; one `no` ends it. */
export interface Agree {
  type: "agree";
  id: string;
  seat: number;
  yes: boolean;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Put a bot on an open seat, or on that of a person who is away. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  bot: string;
}

/** The same table again; its id stands in `TableInfo.next_table`. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** What the guide tells at this place is read. */
export interface Proceed {
  type: "proceed";
  id: string;
  step: number;
  stage: "say" | "busy" | "after";
}

/** Play on without the guide. */
export interface LeaveVoyage {
  type: "leave-voyage";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}
