/**
 * The drawings of a game's book, made of parts of its table.
 *
 *   web/src/games/<game id>/bookFigures.ts    default-exports `Figures`; loaded when the rules are opened
 */
import type { Component } from "svelte";
import type { GameText } from "$lib/text.svelte";
import FigureRow from "./FigureRow.svelte";
import type { Picture } from "./glossary";

export type Figure = Component<{ text: GameText }>;

export interface Figures<Name extends string = string> {
  /** Awaited before any is drawn, with the components of the page. */
  prepare?: (components: string) => Promise<unknown>;
  drawings: Record<Name, Figure>;
}

/** Pictures side by side. */
export const row =
  (pictures: readonly Picture[], width?: string): Figure =>
  (internals, { text }) => {
    FigureRow(internals, { pictures, width, text });
    return {};
  };

const figures = import.meta.glob<{ default: Figures }>("./*/bookFigures.ts");
const NONE: Figures = { drawings: {} };

export async function figuresOf(game: string, components: string): Promise<Figures> {
  const load = figures[`./${game}/bookFigures.ts`];
  if (!load) return NONE;
  const found = (await load()).default;
  await found.prepare?.(components);
  return found;
}
