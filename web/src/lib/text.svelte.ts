/** The words of one game with the names of its players: src/kaper/text.py once more. */
import { has, t, type Args } from "./i18n.svelte";
import type { Choice, Grounds, Happening, Prompt, Prospect, Value } from "./messages";
import { settings, type Language } from "./settings.svelte";

const SEAT_FIELDS = new Set(["seat", "owner"]);
// Squares of a board are written in capitals, as on its edge.
const SQUARE_FIELDS = new Set(["square", "path"]);
// Messages select on this word: Fluent has no variant for an empty one.
const UNKNOWN = "unknown";

export class GameText {
  constructor(
    readonly game: string,
    private readonly names: () => readonly string[],
  ) {}

  get lang(): Language {
    return settings.language;
  }

  /** A player's name; without one, what the game calls this seat. */
  name(seat: number): string {
    const name = this.names()[seat];
    if (name) return name;
    const key = `${this.game}-seat-${seat}`;
    return has(key) ? t(key) : t("kernel-seat", { number: seat + 1 });
  }

  has(key: string): boolean {
    return has(key);
  }

  message(key: string, args?: Args): string {
    return t(key, args);
  }

  /** What happened, as a sentence. */
  event(happening: Happening): string {
    return t(happening.key, this.args(happening.args));
  }

  /** What is asked, as a sentence. */
  prompt(prompt: Prompt): string {
    return t(prompt.key, this.args(prompt.args));
  }

  /** What a choice leads to. */
  prospect(prospect: Prospect): string {
    return t(prospect.key, this.args(prospect.args));
  }

  /** What makes a rule forbid something now, said to whom it forbids it. */
  facts(grounds: Grounds): string {
    return t(grounds.key, this.args(grounds.args));
  }

  /** What a button for this choice says. */
  action(choice: Choice): string {
    const args: Args = {};
    for (const [name, word] of Object.entries(choice.args)) {
      args[name] = this.value(name, word.includes(",") ? word.split(",") : word);
    }
    for (const prefix of [this.game, "kernel"]) {
      const key = `${prefix}-do-${choice.verb}`;
      if (has(key)) return t(key, args);
    }
    return choice.text;
  }

  /** A word of the game, such as the `token` called `skull-3`. */
  word(name: string, word: string): string {
    return String(this.value(name, word));
  }

  private args(values: Record<string, Value>): Args {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, this.value(name, value)]),
    );
  }

  private value(name: string, value: Value): string | number {
    if (Array.isArray(value)) {
      const words = value.map((item) => String(this.value(name, item)));
      return words.length ? words.join(", ") : t("kernel-nothing");
    }
    if (typeof value === "number") return SEAT_FIELDS.has(name) ? this.name(value) : value;
    const word = value || UNKNOWN;
    if (SEAT_FIELDS.has(name) && /^p\d+$/.test(word)) return this.name(Number(word.slice(1)));
    if (SQUARE_FIELDS.has(name)) return word.toUpperCase();
    for (const prefix of [this.game, "kernel"]) {
      // `tokens` are a `token` each, but a `bonus` is no plural.
      for (const noun of [name, name.replace(/s$/, "")]) {
        const key = `${prefix}-${noun}-${word}`;
        if (has(key)) return t(key);
      }
    }
    return word;
  }
}
