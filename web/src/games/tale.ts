/** How a game tells what happened: in the recap, in the log's headings, over the board and aloud. */
import type { Component } from "svelte";
import type { Icon } from "$lib/icons";
import type { Happening } from "$lib/messages";
import type { GameText } from "$lib/text.svelte";

/** Whose turn: a seat, the word for somebody without one, or null for what is nobody's doing. */
export type Actor = number | string | null;

/** The picture of an event in the recap. */
export interface Sign {
  icon: Icon;
  /** A word or a number beside it: "D4", "+3". */
  label?: string;
  /** What the game's `Piece` draws instead of the icon. */
  piece?: string;
  /** Too large a piece for the strip. */
  large?: boolean;
}

/** What is announced over the board. */
export interface Moment {
  icon: Icon;
  /** Events that are told on the same card, as long as no other moment begins. */
  rows?: readonly string[];
  /** Only where this holds; `earlier` are all the events before it. */
  only?: (happening: Happening, earlier: readonly Happening[]) => boolean;
  /** More than the line of the log says: what a card does. */
  detail?: (happening: Happening, text: GameText) => string;
  /** Drawn on the card instead of the icon. */
  Scene?: Component<SceneProps>;
  /** Longer than other cards, in ms at normal speed; the table waits for it. */
  staged?: number;
}

export interface SceneProps {
  happening: Happening;
  text: GameText;
  /** The events on the same card. */
  rows: readonly Happening[];
  look: (seat: number) => number;
  /** How long it has, in ms; 0 where motion is unwelcome. */
  duration: number;
}

/** Kinds of events go by the last part of their keys: "sailed" of "maracaibo-sailed". */
export interface Tale {
  /** Whose turn, or nobody's, begins with this event; undefined where it goes on. */
  turn: (happening: Happening) => Actor | undefined;
  /** Events that begin a part of the game: headings in the log. */
  rounds: readonly string[];
  /** Of the events that are worth a picture. */
  signs: Record<string, (args: Happening["args"], text: GameText) => Sign>;
  moments: Record<string, Moment>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game's own drawing, by name
  Piece?: Component<any>;
}

export const seatOf = ({ args }: Happening): Actor =>
  typeof args.seat === "number" || typeof args.seat === "string" ? args.seat : null;

/** Of a game that tells no more than its log. */
export const PLAIN: Tale = { turn: seatOf, rounds: [], signs: {}, moments: {} };

/** The same picture for every event of a kind. */
export const plainly =
  (icon: Icon, label?: string): (() => Sign) =>
  () => ({ icon, label });
