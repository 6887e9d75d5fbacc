/** One viewer at one table: what is selected, what lies open, and what is asked of the server. */
import { seatLook } from "$lib/looks";
import type { Choice, Decision, Happening, Situation, UndoRequest } from "$lib/messages";
import { seatNames } from "$lib/names";
import { myTurn } from "$lib/notify";
import { ruleText } from "$lib/rules.svelte";
import { phone, settings } from "$lib/settings.svelte";
import { thud, tick } from "$lib/sounds";
import { offered, type Answer, type Table } from "$lib/table.svelte";
import { GameText } from "$lib/text.svelte";
import { toast } from "$lib/toasts.svelte";
import type { GameModule, Rival, TableProps } from "../games/types";
import { Presses } from "./presses";
import { promptSentence } from "./sentences";

export type Overlay = "moves" | "help" | "rules" | "outcome" | null;

export class Session {
  overlay: Overlay = $state(null);
  why: { words: string; anchor: Element } | null = $state.raw(null);
  /** Events from here on are told to somebody who comes back. */
  recapFrom: number | null = $state(null);
  /** The action that a bot would choose, once somebody asked. */
  hinted = $state("");
  readonly text: GameText;

  private readonly presses = new Presses();
  private hiddenAt: number | null = null;
  /** A choice whose question another one broke into: selected again when that comes back. */
  private interrupted: { choice: Choice; key: string } | null = null;

  constructor(
    readonly table: Table,
    readonly module: GameModule,
  ) {
    this.text = new GameText(this.situation.table.game, () => this.names);
    this.recapFrom = table.acted > 0 ? table.acted : null;
    if (this.situation.outcome) this.overlay = "outcome";
    table.playback.onshow = (now, before) => this.onshow(now, before);
    table.isWindow = module.isWindow ?? table.isWindow;
    table.stands = module.stands ?? table.stands;
  }

  get situation(): Situation {
    return this.table.situation!;
  }

  get names(): string[] {
    return seatNames(this.situation.table.seats);
  }

  get game(): string {
    return this.situation.table.game;
  }

  get title(): string {
    return this.text.message(`${this.game}-title`);
  }

  get sentence(): string {
    const own = this.situation.outcome ? "" : this.module.sentence?.(this.props);
    return own || promptSentence(this.situation, this.text, this.rival);
  }

  get rival(): Rival | null {
    return this.module.rival?.(this.situation.view ?? {}, this.text) ?? null;
  }

  /** The rope: I am asked, and nothing else is going on. */
  get mine(): boolean {
    return this.table.decision !== null;
  }

  get recap(): Happening[] {
    const from = this.recapFrom;
    if (from === null || this.situation.outcome) return [];
    return this.table.playback.log.filter((event) => event.index >= from);
  }

  /** Several persons on one device: the one who has to sit down before anything private shows. */
  get nextHere(): number | null {
    const { table, seat, waiting } = this.situation;
    if (!table.hotSeat || (seat !== null && waiting.includes(seat))) return null;
    return waiting.find((other) => table.seats[other]?.mine) ?? null;
  }

  get request(): UndoRequest | null {
    const { request, seat } = this.situation;
    return request && seat !== null && request.waiting.includes(seat) ? request : null;
  }

  readonly look = (seat: number): number => this.module.look?.(seat) ?? seatLook(this.game, seat);

  readonly hits = (event: Happening): boolean =>
    this.situation.seat !== null && (this.module.hits?.(event, this.situation.seat) ?? false);

  /** The seat whose mark stands beside the prompt. */
  get promptLook(): number | null {
    const { outcome, decision, waiting } = this.situation;
    const seat = outcome ? outcome.winners[0] : (decision?.seat ?? waiting[0]);
    return seat === undefined ? null : this.look(seat);
  }

  get props(): TableProps {
    const { table, situation } = this;
    return {
      situation,
      view: situation.view ?? {},
      seat: situation.seat,
      decision: table.decision,
      selected: table.selected,
      onselect: this.select,
      onpropose: this.propose,
      onconfirm: this.confirm,
      onsay: this.say,
      onwhy: this.askWhy,
      text: this.text,
      names: this.names,
      look: this.look,
      replay: false,
      phone: phone.current,
      happening: table.playback.happening,
      duration: table.playback.duration,
      recent: table.playback.log.filter((event) => event.index >= table.acted),
    };
  }

  /** The one rule for all tables: what is pressed is selected, and pressed again it is confirmed. */
  readonly select = (choice: Choice | null): void => {
    const now = performance.now();
    const apart = this.presses.press(now);
    if (choice && choice.text === this.table.selected?.text) {
      if (apart) void this.confirm();
      return;
    }
    const commits = choice !== null && (!settings.confirm || this.module.atOnce?.(choice));
    if (commits && !this.presses.isRead(now)) return;
    this.propose(choice);
    if (commits) void this.confirm();
  };

  readonly propose = (choice: Choice | null): void => {
    this.table.selected = choice;
    this.interrupted = null;
    if (choice) tick();
  };

  readonly confirm = async (): Promise<void> => {
    const choice = this.table.selected;
    if (!choice) return;
    thud();
    this.recapFrom = null;
    const key = this.table.decision?.prompt.key;
    const answer = await this.table.act(choice);
    if (answer?.type === "refused" && key) this.interrupt(choice, key);
    this.complain(answer);
  };

  readonly say = (words: string): void => {
    void this.table.ask({ type: "say", text: words });
  };

  readonly askWhy = async (action: string, anchor: Element): Promise<void> => {
    const { seat } = this.situation;
    if (seat === null) return;
    const answer = await this.table.ask({ type: "why", seat, action });
    if ("rule" in answer && answer.rule) this.explain(answer.rule, anchor);
  };

  readonly undo = async (): Promise<void> => {
    const { seat } = this.situation;
    if (seat === null) return;
    const answer = await this.table.ask({ type: "take-back", seat });
    const button = document.querySelector("[data-testid=undo]");
    if (answer.type !== "refused") return;
    if (button) this.explain(answer.rule, button);
    else this.complain(answer);
  };

  readonly hint = async (): Promise<void> => {
    const decision = this.table.decision;
    if (!decision) return;
    const answer = await this.table.ask({ type: "ask-hint", seat: decision.seat });
    if (answer.type !== "hint") return this.complain(answer);
    const choice = decision.options.find((option) => option.text === answer.action);
    // By now the question may be another one.
    if (!choice || this.table.decision?.id !== decision.id) return;
    this.hinted = choice.text;
    this.table.selected = choice;
  };

  readonly rematch = async (): Promise<void> => this.complain(await this.table.ask({ type: "rematch" }));

  readonly answer = (yes: boolean): void => {
    void this.table.ask({ type: "agree", seat: this.situation.seat!, yes });
  };

  closeRecap(): void {
    this.recapFrom = null;
    this.table.remember();
  }

  /** Back after looking elsewhere: what happened meanwhile. */
  readonly visibility = (): void => {
    const { events } = this.table.playback;
    if (document.hidden) this.hiddenAt = events;
    else if (this.hiddenAt !== null && events > this.hiddenAt) this.recapFrom = this.table.acted || this.hiddenAt;
  };

  private explain(rule: string, anchor: Element): void {
    this.why = { words: ruleText(this.game, rule), anchor };
  }

  private complain(answer: Answer | null): void {
    if (answer?.type === "refused") toast(ruleText(this.game, answer.rule));
  }

  private interrupt(choice: Choice, key: string): void {
    this.interrupted = this.table.stands(choice) ? { choice, key } : null;
    this.table.selected = this.resumed(this.situation.decision);
  }

  /** What was selected before somebody else acted, if it is still meant and offered. */
  private resumed(asked: Decision | null): Choice | null {
    const { interrupted } = this;
    return asked && interrupted?.key === asked.prompt.key ? offered(asked, interrupted.choice) : null;
  }

  /** A new scene: ring when it is my turn, and show the result at the end. */
  private onshow(now: Situation, before: Situation | null): void {
    const [asked, earlier] = [now.decision, before?.decision ?? null];
    const same = asked?.prompt.key === earlier?.prompt.key && now.seat === before?.seat;
    if (asked?.id !== earlier?.id || !same) {
      const { selected } = this.table;
      if (selected && earlier) this.interrupt(selected, earlier.prompt.key);
      this.table.selected = this.resumed(asked);
      this.hinted = "";
      if (!same || !asked || !this.table.isWindow(asked)) this.presses.ask(performance.now());
    }
    if (asked && !same) myTurn(this.title, this.sentence, now.table.id);
    if (now.outcome && !before?.outcome) this.overlay = "outcome";
  }
}
