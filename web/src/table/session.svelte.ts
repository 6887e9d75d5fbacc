/** One viewer at one table: what is selected, what lies open, and what is asked of the server. */
import { untrack } from "svelte";
import { seatLook } from "$lib/looks";
import type {
  Choice,
  Decision,
  Happening,
  Patience,
  Phrase,
  Reason,
  Refused,
  Situation,
  UndoRequest,
} from "$lib/messages";
import { seatNames } from "$lib/names";
import { myTurn } from "$lib/notify";
import { isRemark } from "$lib/phrases";
import { ruleText } from "$lib/rules.svelte";
import { keep, phone, recall, settings } from "$lib/settings.svelte";
import { thud, tick } from "$lib/sounds";
import { offered, type Answer, type Table } from "$lib/table.svelte";
import { GameText } from "$lib/text.svelte";
import { PLAIN } from "../games/tale";
import type { GameModule, Rival, TableProps } from "../games/types";
import { Guide } from "./guide.svelte";
import { sound } from "./heard";
import { Hint } from "./hint.svelte";
import { Presses } from "./presses";
import { complain, factsOf } from "./refusals";
import { Rematch } from "./rematch";
import { promptSentence } from "./sentences";
import { Moments } from "./tale/moments.svelte";
import { Recap } from "./tale/recap.svelte";
import type { Turn } from "./tale/turns";

export type Overlay = "moves" | "help" | "rules" | "undo" | "result" | "log" | null;

/** Longer than a double click takes: it is meant once, however fast the server is. */
const DOUBLE_CLICK = 500;
/** Another action than the one that a guide waits for. */
const OTHERWISE = "server:voyage-otherwise";

/** How far somebody has read: the last line of talk, and the number of events. */
interface Read {
  line: number;
  event: number;
}

export class Session {
  overlay: Overlay = $state(null);
  why: { facts: string; rule: string; anchor: Element } | null = $state.raw(null);
  readonly text: GameText;
  readonly guide: Guide;
  readonly hint: Hint;
  readonly recap: Recap;
  readonly moments: Moments;

  private readonly presses = new Presses();
  private readonly next: Rematch;
  private hiddenAt: number | null = null;
  private read: Read = $state.raw({ line: 0, event: 0 });
  private confirming: Promise<boolean> | null = null;
  /** A request to take back is on its way, or was until a moment ago. */
  private takingBack = false;
  /** A choice whose question another one broke into: selected again when that comes back. */
  private interrupted: { choice: Choice; key: string } | null = null;

  constructor(
    readonly table: Table,
    readonly module: GameModule,
  ) {
    this.text = new GameText(
      this.situation.table.game,
      () => this.names,
      // Where several play on one device, "you" could be any of them.
      () => (this.situation.table.hotSeat ? null : this.situation.seat),
    );
    const { hotSeat, seats } = this.situation.table;
    if (hotSeat) table.begin(seats.flatMap(({ mine }, seat) => (mine ? [seat] : [])));
    const tale = module.tale ?? PLAIN;
    this.recap = new Recap(this.game, tale, this.text);
    this.recap.open = table.acted > 0;
    this.moments = new Moments(this.game, tale, this.text, table.playback.log);
    table.playback.staged = (event) => this.moments.staged(event);
    this.read = recall<Read>(this.readKey, this.read);
    if (this.situation.result) this.overlay = "result";
    this.guide = new Guide(table);
    this.hint = new Hint(table, (answer) => this.complain(answer));
    this.next = new Rematch(table);
    this.guide.fetch();
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
    const own = this.situation.result || this.ending ? "" : this.module.sentence?.(this.props);
    return own || promptSentence(this.told, this.text, this.rival);
  }

  /** The last events are being played: how it ends is not told before they are over. */
  private get ending(): boolean {
    const { busy, latest } = this.table.playback;
    return busy && latest?.result != null;
  }

  /** While events play, what is asked comes afterwards: nobody can answer it yet. */
  private get told(): Situation {
    const { busy, latest } = this.table.playback;
    if (!busy || !latest || this.table.decision) return this.situation;
    if (this.ending) return { ...this.situation, decision: null, waiting: [] };
    return { ...latest, decision: null, waiting: latest.decision ? [] : latest.waiting };
  }

  get rival(): Rival | null {
    return this.module.rival?.(this.situation.view ?? {}, this.text) ?? null;
  }

  /** By what somebody won, in a word of the game. */
  get decided(): string {
    const told = this.module.decided?.(this.situation.view ?? {});
    if (told !== undefined) return told;
    const won = this.table.playback.log.findLast(({ key }) => key === `${this.game}-won`);
    return String(won?.args.reason ?? "");
  }

  /** The rope: I am asked, and nothing else is going on. */
  get mine(): boolean {
    return this.table.decision !== null && !this.guide.holds;
  }

  /** What the others did since my last turn. */
  get turns(): Turn[] {
    if (this.situation.result || this.guide.place) return [];
    return this.recap.turns(this.table.playback.log, this.situation.seat);
  }

  /** Whoever has no seat comes after those who have. */
  readonly lookOf = ({ actor }: Turn): number | null =>
    actor === null
      ? null
      : this.look(typeof actor === "number" ? actor : this.situation.table.seats.length);

  private get readKey(): string {
    return `kaper-read-${this.table.id}`;
  }

  /** What others said, and what concerns me, since the log was last looked at. */
  get unread(): number {
    const { read } = this;
    const { seats } = this.situation.table;
    const said = this.table.lines.filter(
      (line) => line.number > read.line && !isRemark(line) && !seats[line.seat ?? -1]?.mine,
    );
    return (
      said.length +
      this.props.recent.filter((event) => event.index >= read.event && this.hits(event)).length
    );
  }

  /** The log is in sight. */
  readLog(): void {
    const { lines, playback } = this.table;
    const read = { line: lines.at(-1)?.number ?? 0, event: (playback.log.at(-1)?.index ?? -1) + 1 };
    this.read = read;
    keep(this.readKey, read);
  }

  /** Several persons on one device: the one who has to sit down before anything private shows. */
  get nextHere(): number | null {
    const { table, seat, waiting } = this.situation;
    if (!table.hotSeat || (seat !== null && waiting.includes(seat))) return null;
    return waiting.find((other) => table.seats[other]?.mine) ?? null;
  }

  /** Who may still take back the move after which the curtain fell. */
  get lastHere(): number | null {
    const { seat, undo } = this.situation;
    return undo[0] === "own" ? seat : null;
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
    const { result, decision, waiting } = this.told;
    const seat = result ? result.winners[0] : (decision?.seat ?? waiting[0]);
    return seat === undefined ? null : this.look(seat);
  }

  get props(): TableProps {
    const { table, situation } = this;
    const held = this.guide.holds;
    return {
      situation,
      view: situation.view ?? {},
      seat: situation.seat,
      decision: held ? null : table.decision,
      interruption: held ? null : table.interruption,
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

  /** Somebody sits down behind the curtain. */
  readonly sitDown = (seat: number): void => {
    this.interrupted = null;
    this.recap.open = this.table.lastActed(seat) !== null;
    this.table.look(seat);
  };

  /** What the action bar tells: a choice on its way by the question that it answers. */
  get barProps(): TableProps {
    const { sent, selected } = this.table;
    return sent && selected ? { ...this.props, decision: sent } : this.props;
  }

  /** The one rule for all tables: what is pressed is selected, and pressed again it is confirmed. */
  readonly select = (choice: Choice | null): void => {
    if (this.table.sending) return;
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
    if (this.table.sending) return;
    this.table.selected = choice;
    this.interrupted = null;
    if (!choice) return;
    // Whoever has found what may be done needs no answer to what may not.
    this.why = null;
    this.guide.strayed = false;
    // It lies on the board, and the one who chooses there has read it.
    this.recap.open = false;
    tick();
  };

  /** Whether what is selected was carried out; while it is on its way, that is all one can wait for. */
  readonly confirm = (): Promise<boolean> => {
    this.confirming ??= this.commit().finally(() => (this.confirming = null));
    return this.confirming;
  };

  private async commit(): Promise<boolean> {
    const choice = this.table.selected;
    if (!choice) return false;
    thud();
    this.recap.open = false;
    const key = this.table.decision?.prompt.key;
    const answer = await this.table.act(choice);
    if (answer?.type === "refused" && answer.rule === OTHERWISE) {
      this.guide.strayed = true;
      return false;
    }
    if (answer?.type === "refused" && key) this.interrupt(choice, key);
    void this.complain(answer);
    return answer?.type === "done";
  }

  /** Whether the words were taken. */
  readonly say = async (words: string): Promise<boolean> => {
    const answer = await this.table.ask({ type: "say", text: words });
    void this.complain(answer);
    return answer.type === "done";
  };

  readonly sayPhrase = async (phrase: Phrase): Promise<void> =>
    this.complain(await this.table.ask({ type: "say-phrase", phrase }));

  readonly askWhy = async (action: string, anchor: Element): Promise<void> => {
    const { seat } = this.situation;
    if (seat === null) return;
    const answer = await this.table.ask({ type: "why", seat, action });
    if ("rule" in answer && answer.rule) await this.explain(answer, anchor);
  };

  /** Nobody is bothered with a request before it was asked whether it is meant. */
  readonly undo = (): void => {
    const { undo, request } = this.situation;
    if (undo[0] === "consent" && !request) this.overlay = "undo";
    else void this.takeBack();
  };

  readonly takeBack = async (): Promise<void> => {
    const { seat } = this.situation;
    if (seat === null || this.takingBack) return;
    this.takingBack = true;
    const answer = await this.table.ask({ type: "take-back", seat });
    setTimeout(() => (this.takingBack = false), DOUBLE_CLICK);
    const button = document.querySelector("[data-testid=undo]");
    if (answer.type !== "refused") return;
    if (button) await this.explain(answer, button);
    else await this.complain(answer);
  };

  /** Pass until something happens; empty takes it back. */
  readonly stand = async (until: Patience): Promise<void> =>
    this.complain(await this.table.ask({ type: "stand", seat: this.situation.seat!, until }));

  /** What this device wants goes for the seat, also while nobody looks. */
  readonly askAlways = async (seat: number, always: boolean): Promise<void> =>
    this.complain(await this.table.ask({ type: "ask-always", seat, always }));

  readonly rematch = async (): Promise<void> => this.complain(await this.next.call());

  readonly answer = async (yes: boolean): Promise<void> =>
    this.complain(await this.table.ask({ type: "agree", seat: this.situation.seat!, yes }));

  /** Takes away what lies uppermost: an answer, a report, a selection. */
  readonly escape = (): void => {
    if (this.why) this.why = null;
    else if (this.moments.card) this.moments.clear();
    else if (this.hint.advice) this.hint.close();
    else if (this.recap.open && this.turns.length) this.closeRecap();
    else this.select(null);
  };

  closeRecap(): void {
    this.recap.open = false;
    this.table.remember();
  }

  /** Lets what was just played be announced. */
  readonly hear = (): void => {
    const { log, latest } = this.table.playback;
    if (this.guide.place) this.moments.leave(log);
    else untrack(() => this.moments.hear(log, latest?.happenings ?? []));
  };

  /** Everything is shown now, and nothing more is announced. */
  readonly skip = (): void => {
    this.table.playback.skip();
    this.moments.clear();
  };

  /** Back after looking elsewhere: what happened meanwhile. */
  readonly visibility = (): void => {
    const { events } = this.table.playback;
    if (document.hidden) this.hiddenAt = events;
    else if (this.hiddenAt !== null && events > this.hiddenAt) this.recap.open = true;
  };

  private async explain(answer: Refused | Reason, anchor: Element): Promise<void> {
    const { sequence } = this.situation;
    const facts = await factsOf(answer, this.text);
    // By now they may no longer be true.
    if (sequence === this.situation.sequence)
      this.why = { facts, rule: ruleText(this.game, answer.rule), anchor };
  }

  private complain(answer: Answer | null): Promise<void> {
    return complain(answer, this.text);
  }

  private interrupt(choice: Choice, key: string): void {
    this.interrupted = this.table.stands(choice) ? { choice, key } : null;
    this.table.selected = this.resumed(this.situation.decision);
  }

  /** What was selected before somebody else acted, if it is still meant and offered. */
  private resumed(asked: Decision | null): Choice | null {
    const { interrupted } = this;
    return asked && interrupted?.key === asked.prompt.key
      ? offered(asked, interrupted.choice)
      : null;
  }

  private keepSelected(asked: Decision | null, earlier: Decision | null): void {
    const { selected } = this.table;
    if (selected && earlier) this.interrupt(selected, earlier.prompt.key);
    this.table.selected = this.resumed(asked);
  }

  /** A new scene: ring when it is my turn, and show the result at the end. */
  private onshow(now: Situation, before: Situation | null): void {
    const [asked, earlier] = [
      now.decision ?? now.interruption,
      before?.decision ?? before?.interruption ?? null,
    ];
    if (now.guide?.step !== before?.guide?.step || now.guide?.stage !== before?.guide?.stage)
      this.guide.arrive();
    const same = asked?.prompt.key === earlier?.prompt.key && now.seat === before?.seat;
    // What forbade something a move ago may not be so any more.
    if (now.sequence !== before?.sequence) this.why = null;
    if (asked?.id !== earlier?.id || !same) {
      if (!this.table.sending) this.keepSelected(asked, earlier);
      this.hint.clear();
      if (!same || !asked || !this.table.isWindow(asked)) this.presses.ask(performance.now());
    }
    if (now.decision && !same) myTurn(this.title, this.sentence, now.table.id);
    else sound(now, before);
    if (now.result && !before?.result) {
      this.hear();
      this.moments.afterwards(() => (this.overlay = "result"));
    }
    this.next.follow(now, before);
  }
}
