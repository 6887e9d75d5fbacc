/** The island: 64 squares "a1" to "h8", and where each lies in the drawing. */

export const COLUMNS = [..."abcdefgh"];
export const ROWS = [..."12345678"];

/** The side of a square in the drawing's units, and of the whole island. */
export const CELL = 56;
export const SIDE = 8 * CELL;

const HOOK = new Set(["d4", "e4", "d5", "e5"]);

export interface Point {
  x: number;
  y: number;
}

export function square(column: number, row: number): string {
  return `${COLUMNS[column]}${ROWS[row]}`;
}

export function columnOf(name: string): number {
  return COLUMNS.indexOf(name.charAt(0));
}

export function rowOf(name: string): number {
  return ROWS.indexOf(name.charAt(1));
}

export function inHook(name: string): boolean {
  return HOOK.has(name);
}

export function onBeach(name: string): boolean {
  return "ah".includes(name.charAt(0)) || "18".includes(name.charAt(1));
}

/** The upper left corner of a square; row 8 is drawn at the top. */
export function corner(name: string): Point {
  return { x: columnOf(name) * CELL, y: (7 - rowOf(name)) * CELL };
}

export function centre(name: string): Point {
  const { x, y } = corner(name);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** The square so many columns and rows away; null beyond the shore. */
export function beside(name: string, columns: number, rows: number): string | null {
  const column = columnOf(name) + columns;
  const row = rowOf(name) + rows;
  return column in COLUMNS && row in ROWS ? square(column, row) : null;
}

/** How a square is written for people: "F5". */
export function spoken(name: string): string {
  return name.toUpperCase();
}

/** Squares row by row as they are drawn, the top row first. */
export const DRAWN_ROWS = [7, 6, 5, 4, 3, 2, 1, 0].map((row) =>
  COLUMNS.map((_, column) => square(column, row)),
);
