/** Words that only the table in the browser needs. */
import type { Words } from "../glossary";
import type { GameText } from "../types";
import { countedSign, signsOf, type Sign } from "./effects";
import type { Piece, Quest, SeaPiece } from "./pieces";
import type { Progress } from "./view";

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Messages by the end of their keys: `say("bay")` is `maracaibo-ui-bay`. */
export function speaker(text: GameText): Say {
  return (key, args) => text.message(`maracaibo-ui-${key}`, args);
}

export const nameOf = (text: GameText, piece: Piece): string => piece.names[text.lang];

export const textOf = (text: GameText, piece: Piece): string => piece.texts[text.lang];

export function explain(text: Words, sign: Sign): string {
  const kind = sign.kind ? text.message(`maracaibo-kind-${sign.kind}`) : "";
  return text.message(`maracaibo-ui-sign-${sign.key}`, {
    kind,
    number: sign.number ?? "",
    ...sign.args,
  });
}

/** An effect in words: for those who do not see the signs. */
export function inWords(text: GameText, effect: string): string {
  return signsOf(effect)
    .map((sign) => explain(text, sign))
    .join(" ");
}

/** What a component says to a screen reader. */
export const labelOf = (text: GameText, piece: Piece): string =>
  `${nameOf(text, piece)}. ${textOf(text, piece)}`;

/** What a card of the sea says to a screen reader: name and text, and where it lies. */
export function cardLabel(text: GameText, piece: SeaPiece, square: string): string {
  return `${nameOf(text, piece)} (${square.toUpperCase()}). ${textOf(text, piece)}`;
}

export interface Line {
  sign: Sign;
  have: number;
  easier: number;
  harder: number;
}

export function questLines(quest: Quest, progress: Progress | null): Line[] {
  return quest.conditions.map((what, i) => ({
    sign: countedSign(what),
    have: progress?.have[i] ?? 0,
    easier: quest.easier[i] ?? 0,
    harder: quest.harder[i] ?? 0,
  }));
}

/** A number with its sign, as gains and costs are written. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
