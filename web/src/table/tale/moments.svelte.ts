/** The cards over the board: one after the other, for as long as they take to be read. */
import type { Happening } from "$lib/messages";
import { kindsOf } from "$lib/projector";
import { settings } from "$lib/settings.svelte";
import type { GameText } from "$lib/text.svelte";
import type { Tale } from "../../games/tale";
import { cardsOf, type Card } from "./cards";

const GLANCE = 2_600;
const LINE = 700;
const LONGEST = 6_000;
/** With others waiting. */
const SHORT = 1_600;
/** What was staged stays a moment longer. */
const AFTERGLOW = 1_200;

export class Moments {
  card: Card | null = $state.raw(null);
  private waiting: Card[] = [];
  /** Events before this were there when somebody came, or are on a card. */
  private known: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: (() => void) | null = null;
  private readonly kindOf: (happening: Happening) => string;

  constructor(
    game: string,
    private readonly tale: Tale,
    private readonly text: GameText,
    log: readonly Happening[],
  ) {
    this.kindOf = kindsOf(game);
    this.known = end(log);
  }

  /** `coming` are events that are still to be played: what they tell stands on a card from its beginning. */
  hear(log: readonly Happening[], coming: readonly Happening[]): void {
    const now = end(log);
    // Fewer than before where something was taken back.
    this.known = Math.min(this.known, now);
    const cards = cardsOf(
      [...log, ...coming.filter(({ index }) => index >= now)],
      this.tale,
      this.kindOf,
    );
    const told = this.card?.head.index;
    if (told !== undefined) this.card = cards.find(({ head }) => head.index === told) ?? this.card;
    this.waiting.push(...cards.filter(({ head }) => head.index >= this.known && head.index < now));
    this.known = now;
    if (!this.card) this.next();
  }

  /** A guide tells of these, and when it has gone they are old. */
  leave(log: readonly Happening[]): void {
    this.known = end(log);
  }

  readonly detail = (happening: Happening): string =>
    this.tale.moments[this.kindOf(happening)]?.detail?.(happening, this.text) ?? "";

  /** How long the table waits while this is staged, in ms at normal speed. */
  staged(happening: Happening): number {
    return this.tale.moments[this.kindOf(happening)]?.staged ?? 0;
  }

  /** When all has been shown. */
  afterwards(done: () => void): void {
    if (this.card) this.done = done;
    else done();
  }

  /** Away with them all. */
  readonly clear = (): void => {
    this.waiting = [];
    if (this.card) this.next();
  };

  private readonly next = (): void => {
    clearTimeout(this.timer);
    this.card = this.waiting.shift() ?? null;
    if (this.card) this.timer = setTimeout(this.next, this.time(this.card));
    else {
      this.done?.();
      this.done = null;
    }
  };

  private time({ moment, rows }: Card): number {
    const read = moment.staged
      ? moment.staged + AFTERGLOW
      : this.waiting.length
        ? SHORT
        : Math.min(GLANCE + LINE * (rows.length + (moment.detail ? 2 : 0)), LONGEST);
    return read / (settings.speed || 1);
  }
}

const end = (log: readonly Happening[]): number => (log.at(-1)?.index ?? -1) + 1;
