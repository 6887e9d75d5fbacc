/** A finished game, step by step, through any seat's eyes. */
import * as api from "./api";
import { t } from "./i18n.svelte";
import type { ReplayStep } from "./httpMessages";
import type { Happening, Situation, TableInfo } from "./messages";
import { toast } from "./toasts.svelte";

/** Steps fetched ahead, so that stepping on does not wait. */
const AHEAD = 4;

export class Replay {
  info: TableInfo | null = $state.raw(null);
  step: ReplayStep | null = $state.raw(null);
  seat: number | null = $state(null);
  /** Where the viewer wants to be; the step follows when it has come. */
  wanted = $state(0);
  playing = $state(false);
  failed = $state(false);

  private readonly steps = new Map<string, Promise<ReplayStep>>();

  constructor(readonly id: string) {
    void this.start();
  }

  private async start(): Promise<void> {
    try {
      this.info = await api.tableInfo(this.id);
      const mine = this.info.seats.flatMap((seat, index) => (seat.mine ? [index] : []));
      this.seat = mine.length === 1 ? mine[0]! : null;
      await this.fetch(0);
      await this.show(0);
    } catch {
      this.failed = true;
    }
  }

  get length(): number {
    return this.step?.steps ?? 0;
  }

  async show(step: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(step, this.length));
    const { wanted, seat } = this;
    const found = await this.fetch(wanted).catch(() => null);
    // Somebody who drags the slider has gone on meanwhile.
    if (this.wanted !== wanted || this.seat !== seat) return;
    if (!found) return this.stay();
    this.step = found;
    for (let next = wanted + 1; next <= Math.min(wanted + AHEAD, found.steps); next += 1)
      void this.fetch(next);
  }

  /** Where the viewer wants to be cannot be had: the step that is shown stays, and says so. */
  private stay(): void {
    this.playing = false;
    this.wanted = this.step?.step ?? 0;
    this.seat = this.step?.seat ?? null;
    toast(t("web-replay-stays"));
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.show(this.wanted);
  }

  private fetch(step: number): Promise<ReplayStep> {
    const key = `${this.seat}/${step}`;
    let found = this.steps.get(key);
    if (!found) {
      found = api.replay(this.id, step, this.seat);
      found.catch(() => this.steps.delete(key));
      this.steps.set(key, found);
    }
    return found;
  }

  /** What a board expects: the table as it stood then, with nothing to choose. */
  get situation(): Situation | null {
    if (!this.info || !this.step) return null;
    const events: Happening[] = this.step.happenings;
    return {
      type: "situation",
      sequence: this.step.step,
      table: this.info,
      seat: this.step.seat,
      view: this.step.view,
      waiting: this.step.actor === null ? [] : [this.step.actor],
      decision: null,
      interruption: null,
      since: 0,
      happenings: events,
      undo: [],
      request: null,
      result: null,
      timeLeft: null,
      mayTalk: false,
      guide: null,
    };
  }
}
