/** A table as this browser knows it: what the server told, and what was asked of it. */
import { chronicle } from "./chronicle";
import { carrier } from "$carrier";
import type { Cable } from "./carrier";
import type { Choice, ClientMessage, Decision, Line, ServerMessage, Situation } from "./messages";
import { Playback } from "./playback.svelte";
import { keep, recall } from "./settings.svelte";
import type { Times } from "./times";
import { updated } from "./updates";

type Command = Extract<ClientMessage, { id: string }>;
/** Without its id, whichever command it is. */
type Draft = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;
export type Answer = Exclude<ServerMessage, { type: "situation" | "update" | "talk" | "pong" }>;

const TOO_LATE = "server:too-late";
const BAD_MESSAGE = "server:bad-message";

/** The choice as this decision offers it, if it does. */
export function offered(decision: Decision | null | undefined, choice: Choice): Choice | null {
  if (decision?.form?.verb === choice.verb) return choice;
  return decision?.options.find((option) => option.text === choice.text) ?? null;
}

interface Open {
  message: Command;
  resolve: (answer: Answer) => void;
}

export class Table {
  readonly playback = new Playback();
  lines: Line[] = $state.raw([]);
  connected = $state(true);
  /** There is no such table, or `refusal` is the rule by which it is not shown any more. */
  gone = $state(false);
  refusal = $state("");
  /** The question that an action on its way answers. */
  sent: Decision | null = $state.raw(null);
  /** When the open window closes, by this browser's own clock; null without a clock. */
  deadline: number | null = $state(null);
  /** How much time each seat has, where the table has a pace. */
  times: Times = $state.raw({ at: 0, seats: [] });
  selected: Choice | null = $state.raw(null);
  /** Events when each seat last acted here, or came back and read on. */
  private actedBy: Record<string, number> = $state.raw({});

  /** See `GameModule`. */
  isWindow: (decision: Decision) => boolean = () => false;
  stands: (choice: Choice) => boolean = () => false;

  private readonly cable: Cable;
  private readonly open = new Map<string, Open>();
  /** What was told last on this connection: updates tell what differs from it. */
  private told: Situation | null = null;
  private count = 0;
  /** With other eyes the events known so far are no longer right. */
  private anew = false;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join("");

  constructor(readonly id: string) {
    this.actedBy = recall<Record<string, number>>(this.key, {});
    this.cable = carrier.cable(id, {
      open: () => this.hello(),
      message: (message) => this.receive(message),
      lost: () => (this.connected = false),
      gone: () => (this.gone = true),
    });
  }

  private get key(): string {
    return `kaper-acted-by-seat-${this.id}`;
  }

  /** Events when the one who looks last acted, or came back and read on; 0 before that. */
  get acted(): number {
    return this.lastActed(this.situation?.seat ?? null) ?? 0;
  }

  /** The same for a seat of this device; null before that. */
  lastActed(seat: number | null): number | null {
    return this.actedBy[`${seat}`] ?? null;
  }

  get situation(): Situation | null {
    return this.playback.shown;
  }

  get sending(): boolean {
    return this.sent !== null;
  }

  /** What this viewer is asked: nothing while events play or an answer is on its way. */
  get decision(): Decision | null {
    const now = this.situation?.decision ?? null;
    if (this.sending) return null;
    if (!this.playback.busy) return now;
    // In a window nobody has to wait until the others' events have been played.
    const next = this.playback.latest?.decision ?? null;
    return now && next && this.isWindow(next) && now.prompt.key === next.prompt.key ? next : null;
  }

  /** What this viewer may do though others are asked: at any moment, also while events play. */
  get interruption(): Decision | null {
    const { busy, latest, shown } = this.playback;
    const now = busy ? latest : shown;
    return this.sending || !now || now.decision ? null : now.interruption;
  }

  close(): void {
    this.cable.close();
  }

  /** After taking a seat: the connection does not know of it yet. */
  reconnect(): void {
    this.anew = true;
    this.cable.restart();
  }

  look(seat: number | null): void {
    this.selected = null;
    this.cable.send({ type: "look", seat });
  }

  /** Until it is answered the choice stays selected, unless it has nothing to do with the table any more. */
  async act(choice: Choice): Promise<Answer | null> {
    this.sent = this.decision ?? this.interruption;
    let answer: Answer | null = null;
    while (this.sent) {
      const asked: Decision = this.sent;
      answer = await this.ask({
        type: "act",
        seat: asked.seat,
        decision: asked.id,
        action: choice.text,
      });
      this.sent = this.overtaken(answer, choice, asked);
    }
    if (!answer) return null;
    this.selected = null;
    this.remember();
    return answer;
  }

  /** Somebody else was faster: the question as it is now, if the same choice still answers it. */
  private overtaken(answer: Answer, choice: Choice, asked: Decision): Decision | null {
    if (answer.type !== "refused" || answer.rule !== TOO_LATE || !this.stands(choice)) return null;
    // What made it too late was told before the refusal.
    const now = this.playback.latest?.decision ?? null;
    return now && now.id !== asked.id && now.prompt.key === asked.prompt.key && offered(now, choice)
      ? now
      : null;
  }

  /** From here on, events are new to the one who plays. */
  remember(): void {
    this.rememberFor([this.situation?.seat ?? null]);
  }

  /** Several begin to play on this device: what was there before them is no news to anybody. */
  begin(seats: readonly number[]): void {
    if (!Object.keys(this.actedBy).length) this.rememberFor(seats);
  }

  private rememberFor(seats: readonly (number | null)[]): void {
    const { events } = this.playback;
    this.actedBy = {
      ...this.actedBy,
      ...Object.fromEntries(seats.map((seat) => [`${seat}`, events])),
    };
    keep(this.key, this.actedBy);
  }

  /** Sends a command and waits for its answer, over as many connections as that takes. */
  ask(draft: Draft): Promise<Answer> {
    this.count += 1;
    const message = { ...draft, id: `${this.prefix}-${this.count}` } as Command;
    return new Promise((resolve) => {
      this.open.set(message.id, { message, resolve });
      this.cable.send(message);
    });
  }

  private hello(): void {
    this.connected = true;
    this.refusal = "";
    const seat = this.playback.latest?.seat ?? null;
    const events = this.anew ? 0 : this.playback.events;
    this.anew = false;
    this.told = null;
    this.cable.send({ type: "hello", events, talk: this.lines.length, seat, updates: true });
    for (const { message } of this.open.values()) this.cable.send(message);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "situation") {
      this.see(message);
    } else if (message.type === "update") {
      // One that comes before a situation is for nobody: what has to be known is asked for again.
      if (this.told) this.see(updated(this.told, message));
      else this.reconnect();
    } else if (message.type === "talk") {
      // Told again after an undo, or once more after a reconnect.
      const first = message.lines[0]?.number ?? Infinity;
      this.lines = [...this.lines.filter((line) => line.number < first), ...message.lines];
    } else if (message.type === "refused" && !message.id && message.rule !== BAD_MESSAGE) {
      this.refusal = message.rule;
    } else if (message.type !== "pong") {
      this.answered(message);
    }
  }

  private see(now: Situation): void {
    this.told = now;
    this.deadline = now.timeLeft === null ? null : performance.now() + now.timeLeft * 1000;
    this.times = { at: performance.now(), seats: now.times };
    if (this.sending)
      this.selected = this.selected && offered(now.decision ?? now.interruption, this.selected);
    // Before a game's table is there to ask: the first message alone tells all events.
    chronicle(now, []);
    this.playback.add(now);
  }

  private answered(answer: Answer): void {
    // What the server could not read has no id: it may be any that is open.
    const unread = answer.type === "refused" && answer.rule === BAD_MESSAGE && !answer.id;
    for (const id of unread ? [...this.open.keys()] : [answer.id]) {
      this.open.get(id)?.resolve(answer);
      this.open.delete(id);
    }
  }
}
