/**
 * How a game draws itself at the table.
 *
 * The shell (src/table) owns the page: header, prompt, action bar, list of legal moves, log and
 * talk, undo, hints, curtain, result. A game owns what lies between: its board and its panels.
 * A game without a folder here is played on the generic table.
 *
 *   web/src/games/<game id>/index.ts    default-exports a `GameModule`; loaded when a table needs it
 *
 * Desktop (laid out for 1280x720, scaled        Phone (390x844; whatever is less than
 * to other windows by --zoom)                   960 px wide)
 *   header                                        header (44 px)
 *   ┌ left ───┬ prompt ─────────┬ right ───┐      prompt
 *   │ panels  │ Board           │ panels   │      the panels of the chosen tab; the board's first,
 *   │ "left"  │                 │ "right"  │      with Board above its panels; scrolls if it must
 *   │         │ action bar      │ log,talk │      action bar
 *   └─────────┴─────────────────┴──────────┘      tabs: those of the game, and the log's
 *
 * Board gets a box of definite size (width and height 100 %): on the desktop whatever the middle
 * column leaves; on the phone it is as high as it wants to be (an `aspect-ratio` will do), so that
 * panels of the same tab lie below. Put the chart's frame around it yourself: class `chartframe`.
 * A panel is a `<section class="sheet">` with an `<h2>`; the shell adds no frame of its own.
 *
 * Choosing is select -> preview -> confirm, and the shell confirms. A board calls `onselect` with
 * one of `decision.options` (the very object), or with null to take the selection away; called
 * again with what is selected, the shell confirms it, so a board has no rule of its own. Steps
 * before that (which pirate? then where?) are the board's own state. Whatever is selected elsewhere,
 * in the list of legal moves for one, arrives as `selected`: show it. A game never sends anything.
 *
 * Every option of a decision can also be chosen from the shell's list: a board need not offer
 * all of them, only what belongs on it.
 *
 * Styles: every colour is a token, of src/styles/tokens.css or of the game's own tokens.css; shared
 * classes of src/styles (sheet, chip, btn, seat, person, stats, stat, num, muted, row, vh,
 * chartframe). Strict content policy: no `style="…"` strings built at run time and no {@html};
 * `style:left={…}` is fine. A plain drawing is an .svg file:
 *   import Island from "./island.svg?component";  <Island />
 *
 * Shared parts: `$ui/Icon.svelte`, `$ui/SeatMark.svelte` (HTML), `$ui/SeatShape.svelte` (inside an
 * SVG, around 0,0, radius about 15). Icons of game-icons.net by name, only those imported are
 * shipped:  import swords from "~icons/crossed-sabres";  <Icon icon={swords} />
 * In an SVG of your own:  <use href={symbol(swords)} width="20" height="20" />  ($lib/icons).
 */
import type { Component } from "svelte";
import type { Choice, Decision, Happening, Situation } from "$lib/messages";
import type { GameText } from "$lib/text.svelte";
import type { Icon } from "$lib/icons";
import type { Explain } from "$ui/peek";
import type { Tale } from "./tale";

export type { Choice, Decision, Happening, Situation, GameText, Icon };

/** What the server sends as `view`: see `visibility/` of the game. Narrow it in your folder. */
export type View = Record<string, unknown>;

/** What Board and panels get as props. All of it is replaced, never changed in place. */
export interface TableProps<V = View> {
  situation: Situation;
  view: V;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  /** What `seat` is asked now; null while others think, while events play, and in a replay. */
  decision: Decision | null;
  /** What `seat` may do though others are asked; null where there is nothing, or it is asked itself. */
  interruption: Decision | null;
  selected: Choice | null;
  /** For every press: selects, and confirms where it is selected already. Not half of a double click. */
  onselect: (choice: Choice | null) => void;
  /** Selects without ever confirming: for what is put together in several steps. */
  onpropose: (choice: Choice | null) => void;
  /** Commits the selection at once, as the wax button does: for what was dragged, or asked in a dialog.
   *  Tells whether it was carried out. */
  onconfirm: () => Promise<boolean>;
  /** Says something to the table, as one may in the talk. */
  onsay: (words: string) => void;
  /** Asks the server which rule forbids an action's text, and shows it beside `anchor`. */
  onwhy: (action: string, anchor: Element) => void;
  /** The game's words in the viewer's language. Reactive: the language may change in play. */
  text: GameText;
  /** Players' names by seat. */
  names: readonly string[];
  /** Look of a seat, 1 to 10: the number in --seat-N, SeatMark and SeatShape. */
  look: (seat: number) => number;
  /** A finished game is being watched: nothing can be chosen. */
  replay: boolean;
  /** Drawn for the phone. */
  phone: boolean;
  /** The event that is played now, and how long it has (ms, 0 where motion is unwelcome). `view` is
   *  still the one before; the new one comes when all its events have been played. */
  happening: Happening | null;
  duration: number;
  /** Changed places and names to point at, e.g. the last move; set until the next own action. */
  recent: readonly Happening[];
}

export interface Panel {
  id: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each narrows `view` for itself
  component: Component<any>;
  /** Its column on the desktop, in the order given; the log closes the right one. Without one it is
   *  for the phone alone. */
  column?: "left" | "right";
  /** Its tab on the phone. */
  tab: string;
  /** Takes the spare height of its column. */
  grow?: boolean;
}

export interface Tab<V = View> {
  id: string;
  icon: Icon;
  /** At most 14 letters: "Island", or a name. */
  label: (props: TableProps<V>) => string;
}

export interface Chip {
  icon?: Icon;
  label: string;
  /** Brass for what helps the one who chooses, red for what it costs. */
  kind?: "good" | "cost";
}

/** What the action bar says of a selected choice. */
export interface Preview {
  sentence: string;
  chips?: Chip[];
  /** The verb on the wax button ("Set sail"); `Confirm` without it. */
  verb?: string;
}

/** A place of the table that a guided voyage points at. */
export interface Spot {
  /** The first that can be seen is meant. */
  selector: string;
  /** The tab of the phone where it lies; without it, wherever one is. */
  tab?: string;
}

/** An opponent of the rules' own, who has no seat. */
export interface Rival {
  name: string;
  total: number;
}

export interface GameModule<V = View> {
  /** Awaited before the table is drawn, with its `components`: for what a game has to ask the server. */
  prepare?: (components: string) => Promise<unknown>;
  /** What cards, tokens and places say in words: of whatever has a `data-peek`, under the pointer or
   *  a long press; with the focus all that this names, and what lies in it. */
  explain?: Explain;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- it narrows `view` for itself
  Board: Component<any>;
  panels: Panel[];
  /** Tabs on the phone; the first is the board's. The shell adds the log's. Three at most. */
  tabs: Tab<V>[];
  /** Widths of the columns, CSS lengths at 1280 px; without panels on a side leave it out. */
  columns: { left?: string; right: string };
  /** A look for each seat, 1 to 10; seat + 1 where it is left out. */
  look?: (seat: number) => number;
  /** Stage, round and the like, for the header. */
  status?: (props: TableProps<V>) => string;
  /** The prompt itself, where the game has a better sentence than the shell; empty where it has none. */
  sentence?: (props: TableProps<V>) => string;
  /** A line under the prompt: what happens next. */
  next?: (props: TableProps<V>) => string;
  preview?: (choice: Choice, props: TableProps<V>) => Preview;
  /** What a button for a choice says, where the game's own message knows too little of the table. */
  words?: (choice: Choice, props: TableProps<V>) => string | null;
  /** Never a button of the action bar, however few choices there are: nobody takes it for the next
   *  thing to do. The board, a panel or the list offers it. */
  aside?: (choice: Choice) => boolean;
  /** Is this choice offered on the board or a panel? The others stand as buttons in the action bar;
   *  without this function all do, if they are few. */
  offers?: (choice: Choice) => boolean;
  /** Choices in the order of the table, where the rules list them in another. */
  inOrder?: (choices: readonly Choice[]) => readonly Choice[];
  /** Where the choices lie, as a sentence; empty for the board. */
  where?: (props: TableProps<V>) => string;
  /** The board has a dialog of its own for what cannot be listed (`decision.form`). */
  ownForm?: boolean;
  /** Chosen by one touch, without the wax button: what is asked often and risks nothing. */
  atOnce?: (choice: Choice) => boolean;
  /** A question that several are asked together, who answer when they like: it stays while the
   *  events of the others are played. */
  isWindow?: (decision: Decision) => boolean;
  /** Whether a choice is still meant when somebody else was faster: then it stays selected, or is
   *  sent once more, if it is still offered. */
  stands?: (choice: Choice) => boolean;
  /** Where the points of the game's `voyage.toml` lie; null, or no function, leaves it to the shell:
   *  `choice:TEXT` is a button of the action bar, any other name an element with this `data-point`. */
  points?: (point: string, props: TableProps<V>) => Spot | null;
  /** How long an event is shown at normal speed, in ms (at most 400); 0, or no function: at once. */
  duration?: (happening: Happening) => number;
  /** What of the events is pictured, headed and announced; without it, nothing is. */
  tale?: Tale;
  /** Does this event hurt or concern this seat? Then its line in the log is tinted and announced. */
  hits?: (happening: Happening, seat: number) => boolean;
  /** Lines of the final score, in order: message key and points of each seat. */
  breakdown?: (view: V) => { key: string; points: number[] }[];
  /** What decided the game, as the last part of a message key `GAME-reason-…`; without it, the reason
   *  of the event that tells who won. */
  decided?: (view: V) => string;
  /** Whom one plays against alone; the points of `breakdown` go on with this one after the seats. */
  rival?: (view: V, text: GameText) => Rival | null;
}
