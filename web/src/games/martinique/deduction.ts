/** The notebook: why something is excluded, and what the pencil says. */
import { COLUMNS, ROWS } from "./geography.ts";
import type { Notebook } from "./view.ts";

/** Why a coordinate cannot be the treasure's; null where it still may be. */
export type Reason = "own" | "own-open" | "theirs" | null;

/** A player's own pencil: crossed out or suspected. */
export type Mark = "crossed" | "suspected";
export type Marks = Readonly<Record<string, Mark>>;

export const COORDINATES = [...COLUMNS.map((letter) => letter.toUpperCase()), ...ROWS];

export function reasonFor(book: Notebook, coordinate: string): Reason {
  if (book.own.includes(coordinate)) return "own";
  if (book.own_open.includes(coordinate)) return "own-open";
  return book.others_open.includes(coordinate) ? "theirs" : null;
}

/** The letter and the digit of a square, as map tokens show them. */
function coordinatesOf(square: string): [string, string] {
  return [square.charAt(0).toUpperCase(), square.charAt(1)];
}

/** What the pencil says of a square: crossed if either coordinate is, suspected if both are. */
export function pencilled(marks: Marks, square: string): Mark | null {
  const both = coordinatesOf(square).map((coordinate) => marks[coordinate]);
  if (both.includes("crossed")) return "crossed";
  return both.every((mark) => mark === "suspected") ? "suspected" : null;
}

const NEXT: Record<string, Mark | undefined> = { "": "crossed", crossed: "suspected" };

/** The marks after a tap: crossed, suspected, none. */
export function tapped(marks: Marks, coordinate: string): Marks {
  const { [coordinate]: old, ...rest } = marks;
  const mark = NEXT[old ?? ""];
  return mark ? { ...rest, [coordinate]: mark } : rest;
}
