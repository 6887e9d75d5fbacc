// What server and browser say to each other about analyses. Made from src/kaper/server/analysis_messages.py
// by `python -m kaper.server.typescript`: change it there.

/** An action: its text, and its verb with its arguments for those who put it into words. */
export interface Deed {
  text: string;
  verb: string;
  args: Record<string, string>;
}

/**
 * What a seat chose in the step after `step` actions, beside one `other` that it had.
 *
 * The chances of winning are as the seat could know them then; `error` is how far off their
 * difference may well be.
 */
export interface Choice {
  step: number;
  played: Deed;
  chance: number;
  other: Deed;
  otherwise: number;
  error: number;
}

/**
 * A turn that changed much: from `step` up to `until` actions, most of it by `deed` of
 * `seat` in the step after `at`.
 *
 * The chances of all seats are those of the true positions; `luck` is the part of the change
 * that dice, draws and cards turned up brought, and `cause` what it was by and large.
 */
export interface TurningPoint {
  step: number;
  until: number;
  seat: number;
  at: number;
  deed: Deed;
  before: number[];
  after: number[];
  luck: number[];
  cause: "luck" | "both" | "choice";
}

/**
 * How one seat played, and what it got.
 *
 * From `start` to `end` its chance was changed by `luck`, by what its own `choices` lost against
 * the best ones, and by the `rest`: what the others did, and what could not be foreseen.
 */
export interface SeatReport {
  seat: number;
  decisions: number;
  agreed: number;
  start: number;
  luck: number;
  choices: number;
  rest: number;
  end: number;
  best: Choice | null;
  worst: Choice[];
}

/**
 * The analysis of a game. `chances` are those of all seats before each action and after the
 * last one, by the true positions.
 */
export interface Report {
  game: string;
  rules: number;
  budget: string;
  seed: number;
  over: boolean;
  chances: number[][];
  turns: TurningPoint[];
  seats: SeatReport[];
}

/** `going`: so many of the steps are done. `report` is there when all are. */
export interface AnalysisState {
  status: "none" | "going" | "done";
  done: number;
  steps: number;
  report: Report | null;
}

/** A table from the position after so many steps; `name` is that of whoever tries. */
export interface TryMove {
  step: number;
  name?: string;
}
