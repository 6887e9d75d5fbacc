// What server and browser say to each other. Made from src/kaper/server/{pace,messages,client_messages}.py
// by `python -m kaper.server.typescript`: change it there.

export type AtFlag = "move" | "bot" | "lose";

export type PaceKind = "none" | "move" | "game";

/**
 * How much time each seat has: `seconds` for every move, or for the whole game, then with
 * `added` seconds after each turn. `flag` is what happens when it is up.
 *
 * At a table of days everybody may take so many days of `holiday`.
 */
export interface Pace {
  kind: "none" | "move" | "game";
  seconds: number;
  added: number;
  flag: "move" | "bot" | "lose";
  holiday: number;
}

/**
 * The seconds that a seat has `left`, and whether they are `running` out.
 *
 * It is on `holiday` for so many seconds more, and has so many `days` of holiday left.
 */
export interface SeatTime {
  left: number;
  running: boolean;
  holiday: number;
  days: number;
}

export type Scalar = number | string;

export type Value = number | string | string[];

export type ProspectKind = "gain" | "cost" | "risk" | "note";

export type SeatKind = "person" | "bot" | "open";

export type TableStatus = "waiting" | "playing" | "over";

export type Patience = "" | "card" | "window";

export type GuideStage = "say" | "busy" | "after";

export type Sureness = "clear" | "slight" | "even" | "only";

export type ServerMessage = Situation | Update | Talk | Done | Refused | Reason | Hint | Pong;

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
 * `former`: a bot stands in for this viewer, who may join to take the seat back. `portrait` is
 * the name of a face, or nothing.
 */
export interface Seat {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  mine: boolean;
  online: boolean;
  former: boolean;
  portrait: string;
}

/**
 * How a game ended; `reason` is a word of the game, `resigned` or `time`.
 *
 * Then `scores` is empty, and whoever resigned, or whose time was up, stands last in `ranking`.
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
 * It was said when so many `events` had happened. What a bot says, and a ready phrase
 * (`web-phrase-…`), has no text but a message `key` with arguments.
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
 * nothing for the standard ones. `clock` is how many seconds an open window has, 0 for no limit;
 * `pace` is how much time seats have. `host`: this viewer leads the table, `host_seat` is where
 * whoever does sits.
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
  hostSeat: number | null;
  watchers: number;
  seedHash: string;
  seed: string;
  nextTable: string;
  clock: number;
  pace: Pace;
}

/** Somebody asks to take back `count` actions; `waiting` are the seats still to agree. */
export interface UndoRequest {
  seat: number;
  count: number;
  waiting: number[];
}

/** What a seat answered by itself, when so many `events` had happened: an option's words. */
export interface Given {
  events: number;
  verb: string;
  args: Record<string, string>;
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
 * `asked` is the game's word for what the one seat in `waiting` is asked, where all may know it.
 * `decision` is what `seat` is asked; `interruption` what it may do though it is not, before
 * those who are asked act. Nobody else is told that it can.
 *
 * `undo` tells whether `seat` can take back its last action: `["own"]` at once, `["consent"]` if
 * the others agree, `[]` not at all.
 *
 * `time_left` is how many seconds the open window still has, where it has a clock: when they are
 * over, whoever has not passed passes. `times` are what each seat has, where the table has a pace.
 * `may_talk`: this viewer may say something.
 *
 * What `seat` need not answer is answered by itself: `given` tells what was, since `since`. Then
 * there is no `decision` though `seat` stands in `waiting`. `standing` is its pass that stands,
 * `may_stand` the ways in which it may let things go by now, `always` whether it wants to be
 * asked in any case.
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
  asked: string;
  decision: Decision | null;
  interruption: Decision | null;
  since: number;
  happenings: Happening[];
  undo: string[];
  request: UndoRequest | null;
  result: MatchResult | null;
  timeLeft: number | null;
  times: SeatTime[];
  mayTalk: boolean;
  guide: GuideInfo | null;
  given: Given[];
  standing: "" | "card" | "window";
  mayStand: ("" | "card" | "window")[];
  always: boolean;
}

/**
 * What is not as in the situation that was told last on this socket, for browsers that said
 * they know what to do with it.
 *
 * `happenings` and `given` are new, as in a `Situation`, and `time_left` and `times` count from
 * now. Of
 * `view` there are the members that differ, with all that is in them; whatever else is left out
 * is as it was.
 */
export interface Update {
  type: "update";
  sequence: number;
  since: number;
  happenings: Happening[];
  given: Given[];
  timeLeft: number | null;
  times: SeatTime[];
  table?: TableInfo;
  view?: Record<string, unknown>;
  waiting?: number[];
  asked?: string;
  decision?: Decision | null;
  interruption?: Decision | null;
  undo?: string[];
  request?: UndoRequest | null;
  result?: MatchResult | null;
  mayTalk?: boolean;
  guide?: GuideInfo | null;
  standing?: "" | "card" | "window";
  mayStand?: ("" | "card" | "window")[];
  always?: boolean;
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

/** Another choice, and by how many thousandths it is thought worse than the advised one. */
export interface NextBest {
  choice: Choice;
  gap: number;
}

/**
 * What a search advises, and why.
 *
 * `reasons` are what the rules say of the choice that the next best does not bring, and what then
 * looks better or worse. `worth` is the search's own estimate in thousandths, from 0 for lost to
 * 1000 for won, after `passes` through `options`. `plan` is what it would do in the rest of the
 * turn; where that is `open`, it hangs on what will be known by then. `followed`: this was part of
 * an earlier plan, and nothing new is known.
 */
export interface Advice {
  choice: Choice;
  reasons: Prospect[];
  sure: "clear" | "slight" | "even" | "only";
  worth: number;
  passes: number;
  options: number;
  others: NextBest[];
  plan: Choice[];
  open: boolean;
  followed: boolean;
}

/** The answer to `AskHint`. In a guided voyage there is no advice: the guide knows its way. */
export interface Hint {
  type: "hint";
  id: string;
  action: string;
  advice: Advice | null;
}

export interface Pong {
  type: "pong";
  id: string;
}

export type Phrase = "hello" | "good-luck" | "your-turn" | "one-moment" | "well-played" | "thanks" | "sorry" | "good-game";

export type Change = Act | TakeBack | Agree | Resign | SeatBot | Proceed | LeaveVoyage | AskAlways | Stand | TakeHoliday | HandOver;

export type ClientMessage = Hello | Look | Why | AskHint | Say | SayPhrase | Rematch | Ping | Act | TakeBack | Agree | Resign | SeatBot | Proceed | LeaveVoyage | AskAlways | Stand | TakeHoliday | HandOver;

/**
 * The first message: what the browser has already, and whose eyes it wants.
 *
 * `events` is one more than the index of the last event it has, `talk` the number of the last
 * line; both are 0 for none. Without a seat it gets the eyes of its own one; who has several (on
 * one device) sees as a spectator does, until `Look`. Whoever wants `updates` is told all
 * situations after the first by what is new in them.
 */
export interface Hello {
  type: "hello";
  events: number;
  talk: number;
  seat?: number | null;
  updates?: boolean;
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

/** Say something that everybody reads in their own language. */
export interface SayPhrase {
  type: "say-phrase";
  id: string;
  phrase: "hello" | "good-luck" | "your-turn" | "one-moment" | "well-played" | "thanks" | "sorry" | "good-game";
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

/** Ask this seat even where there is only one answer, or no longer. */
export interface AskAlways {
  type: "ask-always";
  id: string;
  seat: number;
  always: boolean;
}

/** Pass until something happens; empty takes it back. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
  until: "" | "card" | "window";
}

/** This seat's clock stands still for so many days; 0 ends that. */
export interface TakeHoliday {
  type: "take-holiday";
  id: string;
  seat: number;
  days: number;
}

/** Make the person of a seat the host; one's own, where the host is away for long. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
}

export interface Ping {
  type: "ping";
  id: string;
}
