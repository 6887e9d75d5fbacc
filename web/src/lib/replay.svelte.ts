/** A finished game, step by step, through any seat's eyes. */
import * as api from "./api";
import { t } from "./i18n.svelte";
import type { ReplayStep, ReplayTurn } from "./httpMessages";
import { stillSituation } from "../table/still";
import { momentHash, momentOf } from "./moments";
import type { Situation, TableInfo } from "./messages";
import { keep, recall } from "./settings.svelte";
import { toast } from "./toasts.svelte";

/** Steps fetched ahead, so that stepping on does not wait. */
const AHEAD = 4;
/** Milliseconds for each step, at normal speed. */
const PAUSE = 1_200;
export const PACES = [0.5, 1, 2, 4] as const;
const PACE_KEY = "kaper-replay-pace";
/** So long after the last step its address is set: browsers let no page do that all the time. */
const ADDRESS_PAUSE = 400;

export class Replay {
  info: TableInfo | null = $state.raw(null);
  step: ReplayStep | null = $state.raw(null);
  seat: number | null = $state(null);
  /** Where the viewer wants to be; the step follows when it has come. */
  wanted = $state(0);
  playing = $state(false);
  failed = $state(false);
  turns: readonly ReplayTurn[] = $state.raw([]);
  length = $state(0);
  pace: number = $state(recall<number>(PACE_KEY, 1));

  private readonly steps = new Map<string, Promise<ReplayStep>>();

  constructor(readonly id: string) {
    void this.start();
  }

  private async start(): Promise<void> {
    try {
      const [info, outline] = await Promise.all([
        api.tableInfo(this.id),
        api.replayOutline(this.id),
      ]);
      [this.info, this.turns, this.length] = [info, outline.turns, outline.steps];
      const mine = info.seats.flatMap((seat, index) => (seat.mine ? [index] : []));
      this.seat = mine.length === 1 ? mine[0]! : null;
      this.eyes();
      const at = Math.min(momentOf(location.hash)?.step ?? 0, this.length);
      await this.fetch(at);
      await this.show(at);
    } catch {
      this.failed = true;
    }
  }

  /** The eyes that the address names, if there are such. */
  private eyes(): void {
    const seat = momentOf(location.hash)?.seat;
    if (seat !== undefined && seat < (this.info?.seats.length ?? 0)) this.seat = seat;
  }

  /** Somebody changed the address: on to its moment. */
  readonly follow = (): void => {
    const moment = momentOf(location.hash);
    if (!moment || !this.info) return;
    this.eyes();
    void this.show(moment.step);
  };

  /** Steps on until the end; from the end, all over again. */
  toggle(): void {
    if (!this.playing && this.wanted >= this.length) void this.show(0);
    this.playing = !this.playing;
  }

  setPace(pace: number): void {
    this.pace = pace;
    keep(PACE_KEY, pace);
  }

  /** For an effect: plays as long as it is wanted. */
  readonly run = (): (() => void) | undefined => {
    if (!this.playing) return;
    const timer = setInterval(() => {
      if (this.wanted >= this.length) this.playing = false;
      else void this.show(this.wanted + 1);
    }, PAUSE / this.pace);
    return () => clearInterval(timer);
  };

  /** The address of the moment that is shown. */
  get hash(): string {
    return momentHash(this.wanted, this.seat);
  }

  /** For an effect: the address of the page is that of the moment. */
  readonly address = (): (() => void) | undefined => {
    const { hash } = this;
    // Who has only just come has an address already.
    if (!this.step || (!this.wanted && !location.hash)) return;
    const timer = setTimeout(() => history.replaceState(null, "", hash), ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  };

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
    const { step, seat, view, actor, happenings } = this.step;
    return stillSituation({
      table: this.info,
      view,
      seat,
      waiting: actor === null ? [] : [actor],
      happenings,
      sequence: step,
    });
  }
}
