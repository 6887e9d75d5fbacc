// What server and browser say to each other about puzzles. Made from src/kaper/server/puzzle_messages.py
// by `python -m kaper.server.typescript`: change it there.

import type { Advice, Situation } from "./messages";

/** The ids of a game's puzzles, in the order in which days show them. */
export interface PuzzleShelf {
  game: string;
  puzzles: string[];
}

/** A position through the eyes of the seat that is to move; nothing tells what is best. */
export interface PuzzleInfo {
  id: string;
  situation: Situation;
}

export interface PuzzleAnswer {
  action: string;
}

/**
 * Whether a move is the best one; else how much of a chance of winning it gives away.
 *
 * `lost` is in thousandths. `obvious`: it is what looks best at once.
 */
export interface PuzzleVerdict {
  best: boolean;
  lost: number;
  obvious: boolean;
}

/** What is best, why, and by how much. */
export interface PuzzleSolution {
  advice: Advice;
}

/**
 * A table from the position of a puzzle; `name` is that of whoever plays on.
 *
 * Where there is an `action`, it is done before.
 */
export interface PlayPuzzle {
  action?: string;
  name?: string;
}
