/** Situations wait here until the events that led to them have been played. */
import type { Given, Happening, Situation } from "./messages";
import { resumed, untold, type Seen } from "./seen";
import { speed } from "./settings.svelte";

/** Further behind than this, the rest is shown at once. */
const PATIENCE = 3_000;
/** The same for what others on this device did: they have taken whole turns, and nobody saw any of it. */
const TURN_PATIENCE = 12_000;
const LONGEST = 400;

/** From here on it is worth a button to skip it. */
const LENGTHY = 900;

/** What a game or a listener fails at is an error of the page, and no reason to show nothing more. */
function report(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

export class Playback {
  /** What the table shows. */
  shown: Situation | null = $state.raw(null);
  /** All events up to what is shown. */
  log: Happening[] = $state.raw([]);
  /** What was answered by itself, up to what is shown. */
  given: Given[] = $state.raw([]);
  /** The event being played, and its time. */
  happening: Happening | null = $state.raw(null);
  duration = $state(0);
  /** There is much to be played. */
  lengthy = $state(false);

  /** How long a game shows an event at normal speed. */
  pace: (happening: Happening) => number = () => 0;
  /** How long the table waits for a climax, at normal speed; nobody is too late for it. */
  staged: (happening: Happening) => number = () => 0;
  /** Called when a new situation shows. */
  onshow: (now: Situation, before: Situation | null) => void = () => {};

  private queue: Situation[] = [];
  /** By seat. */
  private readonly seen = new Map<number | null, Seen>();
  private running = false;
  private stopWaiting: (() => void) | null = null;
  private skipping = false;

  /** The newest situation, shown or not yet. */
  get latest(): Situation | null {
    return this.queue.at(-1) ?? this.shown;
  }

  get busy(): boolean {
    return this.happening !== null;
  }

  /** How many events this browser knows of. Some are nobody else's business: indices have gaps. */
  get events(): number {
    const latest = this.latest;
    return latest ? Math.max(latest.since, (latest.happenings.at(-1)?.index ?? -1) + 1) : 0;
  }

  add(situation: Situation): void {
    const last = this.latest;
    // Sent twice, or overtaken after a reconnect.
    if (last && situation.sequence < last.sequence && situation.seat === last.seat) return;
    this.queue.push(situation);
    if (!this.running) void this.run();
  }

  /** Show everything now; what comes later is played again. */
  skip(): void {
    if (!this.running) return;
    this.skipping = true;
    this.stopWaiting?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      this.lengthy = this.behind() >= LENGTHY;
      const turned = this.shown !== null && this.shown.seat !== next.seat;
      if (turned) next = this.queue[0] = this.turnTo(next);
      await this.play(next, turned ? TURN_PATIENCE : PATIENCE).catch(report);
      this.queue.shift();
      this.show(next);
    }
    this.running = false;
    this.skipping = false;
    this.lengthy = false;
  }

  /** Other eyes: from what they saw last, if they looked before, to what is told now. */
  private turnTo(next: Situation): Situation {
    const seen = this.seen.get(next.seat);
    this.given = [];
    if (this.shown) this.seen.set(this.shown.seat, { situation: this.shown, log: this.log });
    const found = seen ? resumed(seen, next) : null;
    if (!found) return next;
    this.log = found.log;
    this.shown = found.scene;
    return found.next;
  }

  private async play(next: Situation, patience: number): Promise<void> {
    const fresh = untold(this.log, next.happenings);
    const known = next.happenings.slice(0, next.happenings.length - fresh.length);
    const log = [...this.before(next), ...known];
    // All of it is told anew, and not only the first that happened before these eyes.
    const whole = next.since === 0 && (this.shown === null || this.log.length > 0);
    const late = this.behind() > patience;
    for (const [number, happening] of whole ? [] : fresh.entries()) {
      const time = this.skipping ? 0 : late ? this.climax(happening) : this.time(happening);
      if (time === 0) continue;
      this.log = [...log, ...fresh.slice(0, number + 1)];
      this.duration = time;
      this.happening = happening;
      await new Promise<void>((resolve) => {
        this.stopWaiting = resolve;
        setTimeout(resolve, time);
      });
    }
  }

  private show(next: Situation): void {
    const earlier = this.shown;
    this.stopWaiting = null;
    this.happening = null;
    this.log = [...this.before(next), ...next.happenings];
    this.given = [...this.given.filter(({ events }) => events < next.since), ...next.given];
    this.shown = next;
    try {
      this.onshow(next, earlier);
    } catch (error) {
      report(error);
    }
  }

  /** The events known before those of a situation. */
  private before(next: Situation): Happening[] {
    return this.log.filter((event) => event.index < next.since);
  }

  private time(happening: Happening): number {
    return this.climax(happening) || this.quick(happening);
  }

  private climax(happening: Happening): number {
    const pace = speed();
    return pace === 0 ? 0 : this.staged(happening) / pace;
  }

  private quick(happening: Happening): number {
    const pace = speed();
    return pace === 0 ? 0 : Math.min(this.pace(happening), LONGEST) / pace;
  }

  private behind(): number {
    let total = 0;
    for (const situation of this.queue) {
      for (const happening of situation.happenings) total += this.quick(happening);
    }
    return total;
  }
}
