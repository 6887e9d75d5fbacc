/** What of the events is read aloud, and when the question is. */
import type { Happening } from "$lib/messages";

interface Teller {
  hits: (event: Happening) => boolean;
  /** Worth a picture. */
  worth: (event: Happening) => boolean;
  words: (event: Happening) => string;
  short: boolean;
}

/** All events in their order; in short, those that hit me or are worth a picture. */
export function digest(
  events: readonly Happening[],
  { hits, worth, words, short }: Teller,
): string {
  const told = short ? events.filter((event) => hits(event) || worth(event)) : events;
  return told.map(words).join(" ");
}

export interface Question {
  /** Changes whenever somebody is asked anew. */
  id: number | null;
  sentence: string;
  /** What happens next: of use once. */
  next: string;
  /** Others answer it too, and whatever they do asks it again. */
  window: boolean;
}

/** Says each question once; of one in a window that comes again only that it does. */
export class Questioner {
  private said = "";
  /** Who is waited for, if that was the last thing said. */
  private waited = "";
  private asked: number | null = null;
  private readonly explained = new Set<string>();

  private readonly again: () => string;

  constructor(again: () => string) {
    this.again = again;
  }

  /** `news`: something was told just before. */
  words({ id, sentence, next, window }: Question, news: boolean, short: boolean): string {
    if (id === null) return this.whoIsWaitedFor(sentence);
    this.waited = "";
    const anew = id !== this.asked;
    const same = sentence === this.said;
    this.asked = id;
    this.said = sentence;
    if (same && (window || !anew)) return anew && news ? this.again() : "";
    if (!next || short || this.explained.has(next)) return sentence;
    this.explained.add(next);
    return `${sentence} ${next}`;
  }

  /** Does not make us forget which question was said before: a slow rival asks nothing anew. */
  private whoIsWaitedFor(sentence: string): string {
    const same = sentence === this.waited;
    this.waited = sentence;
    return same ? "" : sentence;
  }
}
