/** One puzzle on this device: the position, what was tried in it, and what came of it. */
import * as api from "./api";
import type { Advice, Choice, Situation } from "./messages";
import type { PuzzleVerdict } from "./puzzleMessages";
import {
  dayOf,
  NOTHING_SOLVED,
  puzzleOf,
  streak,
  withOutcome,
  type Outcome,
  type Solved,
} from "./puzzles";
import { go } from "./router.svelte";
import { keep, recall, settings } from "./settings.svelte";

const KEY = "kaper-puzzles";

export const today = (): string => dayOf(new Date());
export const solvedHere = (): Solved => recall(KEY, NOTHING_SOLVED);
export const streakHere = (): number => streak(solvedHere().days, today());

/** A move that was tried, and what it is worth. */
export interface Tried {
  choice: Choice;
  verdict: PuzzleVerdict;
}

export class Puzzle {
  situation: Situation | null = $state.raw(null);
  tried: Tried | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  outcome: Outcome | null = $state(null);
  sending = $state(false);
  failed = $state(false);

  private id = "";
  /** The best move, once somebody has found it here. */
  private found = "";

  constructor(
    readonly game: string,
    readonly day: string,
  ) {}

  readonly load = async (): Promise<void> => {
    try {
      const shelves = await api.puzzles();
      const shelf = shelves.find(({ game }) => game === this.game);
      const id = puzzleOf(shelf?.puzzles ?? [], this.day, today());
      if (!id) return void (this.failed = true);
      this.id = id;
      const { situation } = await api.puzzle(this.game, id);
      // Nothing can be let go by or taken back, and what a form would make was not judged.
      const decision = situation.decision && { ...situation.decision, form: null };
      this.situation = { ...situation, decision, mayStand: [], undo: [] };
      this.outcome = solvedHere().outcomes[id] ?? null;
    } catch {
      this.failed = true;
    }
  };

  readonly answer = (choice: Choice): Promise<void> =>
    this.asking(async () => {
      const verdict = await api.answerPuzzle(this.game, this.id, { action: choice.text });
      this.tried = { choice, verdict };
      if (!verdict.best) return;
      this.found = choice.text;
      this.note("found");
      this.advice = await this.solution();
    });

  /** Fails with the rule by which this cannot be done. */
  readonly why = (action: string): Promise<unknown> =>
    api.answerPuzzle(this.game, this.id, { action });

  readonly show = (): Promise<void> =>
    this.asking(async () => {
      this.advice = await this.solution();
      this.note("shown");
    });

  /** On from here, as at any table. */
  readonly playOn = (): Promise<void> =>
    this.asking(async () => {
      const order = { action: this.found, name: settings.name };
      const made = await api.playPuzzle(this.game, this.id, order);
      go(`/t/${made.id}`);
    });

  private async solution(): Promise<Advice> {
    return this.advice ?? (await api.solvePuzzle(this.game, this.id)).advice;
  }

  private note(outcome: Outcome): void {
    const solved = withOutcome(solvedHere(), this.id, outcome, this.day, today());
    keep(KEY, solved);
    this.outcome = solved.outcomes[this.id] ?? null;
  }

  private async asking(work: () => Promise<void>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      await work();
    } finally {
      this.sending = false;
    }
  }
}
