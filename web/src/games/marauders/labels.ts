/** Words that only the table in the browser needs. */
import type { GameText } from "../types";
import type { Piece } from "./pieces";

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Messages by the end of their keys: `say("chart")` is `marauders-ui-chart`. */
export function speaker(text: GameText): Say {
  return (key, args) => text.message(`marauders-ui-${key}`, args);
}

export const nameOf = (text: GameText, piece: Piece): string => piece.names[text.lang];

export const textOf = (text: GameText, piece: Piece): string => piece.texts[text.lang];
