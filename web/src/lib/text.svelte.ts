/** The words of one game with the names of its players: src/kaper/text.py once more. */
import { counted, formsOf, has, t, type Args } from "./i18n.svelte";
import type { Choice, Grounds, Happening, Prompt, Prospect, Value } from "./messages";
import { settings, type Language } from "./settings.svelte";

const SEAT_FIELDS = new Set(["seat", "owner"]);
// Its squares are walked one after the other.
const PATH_FIELD = "path";
// Squares of a board are written in capitals, as on its edge.
const SQUARE_FIELDS = new Set(["square", PATH_FIELD]);
// Messages select on this word: Fluent has no variant for an empty one.
const UNKNOWN = "unknown";
// The reader is none of the players in a sentence, or reads it as anybody would.
const NOBODY = "nobody";

export class GameText {
  constructor(
    readonly game: string,
    private readonly names: () => readonly string[],
    /** The seat that is spoken to as "you"; null where all are called by their names. */
    private readonly reader: () => number | null = () => null,
  ) {}

  get lang(): Language {
    return settings.language;
  }

  /** A player's name; without one, the reader is "you", and others are what the game calls their seat. */
  name(seat: number): string {
    const name = this.names()[seat];
    if (name) return name;
    if (this.reads(seat)) return t("web-you-alone");
    const key = `${this.game}-seat-${seat}`;
    return has(key) ? t(key) : t("kernel-seat", { number: seat + 1 });
  }

  /** Who has no name is "you" already, and needs no such word beside it. */
  named(seat: number): boolean {
    return Boolean(this.names()[seat]);
  }

  /** Whether this seat is spoken to as "you". */
  reads(seat: number): boolean {
    return seat === this.reader();
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
  action(choice: Pick<Choice, "verb" | "args"> & { text?: string }): string {
    const args = this.args(
      Object.fromEntries(
        Object.entries(choice.args).map(([name, word]) => [
          name,
          word.includes(",") ? word.split(",") : word,
        ]),
      ),
    );
    for (const prefix of [this.game, "kernel"]) {
      const key = `${prefix}-do-${choice.verb}`;
      if (has(key)) return t(key, args);
    }
    return choice.text ?? choice.verb;
  }

  /** A word of the game, such as the `token` called `skull-3`. */
  word(name: string, word: string): string {
    return String(this.value(name, word));
  }

  /** The variables of a message: each value as words, and the other forms of these words. */
  args(values: Record<string, Value>): Record<string, string | number> {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values)) {
      args[name] = this.value(name, value);
      const items = Array.isArray(value) ? value : [value];
      const keys = items.flatMap((item) => this.key(name, String(item)) ?? []);
      if (keys.length && keys.length === items.length)
        for (const [form, words] of formsOf(keys)) args[`${name}_${form}`] = words;
    }
    if ("seat" in values && "owner" in values)
      args.self = values.seat === values.owner ? "yes" : "no";
    if ("seat" in values || "owner" in values) args.you = this.you(values);
    return args;
  }

  /** Which of the players in a sentence reads it; who acts comes first. */
  private you(values: Record<string, Value>): string {
    const reader = this.reader();
    const read = ["seat", "owner"].find(
      (name) => values[name] === reader || values[name] === `p${reader}`,
    );
    return reader === null ? NOBODY : (read ?? NOBODY);
  }

  private value(name: string, value: Value): string | number {
    if (Array.isArray(value)) {
      const words = value.map((item) => String(this.value(name, item)));
      if (!words.length) return t("kernel-nothing");
      if (name === PATH_FIELD) return words.join(" → ");
      // Numbers are no things to be counted.
      const counts = value.every((item) => this.key(name, String(item)));
      return counts ? counted(words) : words.join(", ");
    }
    if (typeof value === "number") return SEAT_FIELDS.has(name) ? this.name(value) : value;
    const word = value || UNKNOWN;
    if (SEAT_FIELDS.has(name) && /^p\d+$/.test(word)) return this.name(Number(word.slice(1)));
    if (SQUARE_FIELDS.has(name)) return word.toUpperCase();
    const key = this.key(name, word);
    return key ? t(key) : word;
  }

  /** The message of a word of the game. */
  private key(name: string, word: string): string | null {
    for (const prefix of [this.game, "kernel"]) {
      // `tokens` are a `token` each, but a `bonus` is no plural.
      for (const noun of [name, name.replace(/s$/, "")]) {
        const key = `${prefix}-${noun}-${word}`;
        if (has(key)) return key;
      }
    }
    return null;
  }
}
