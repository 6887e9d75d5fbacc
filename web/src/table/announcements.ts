/** What of the events is read aloud. */
import type { Happening } from "$lib/messages";

/** So many that concern others are told; the log has them all. */
const OTHERS = 2;

interface Teller {
  hits: (event: Happening) => boolean;
  words: (event: Happening) => string;
  /** Says that so many were left out. */
  more: (count: number) => string;
}

/** What hits me first and in full, then the latest of the rest. */
export function announcement(events: readonly Happening[], { hits, words, more }: Teller): string {
  const mine = events.filter(hits);
  const others = events.filter((event) => !hits(event));
  const left = Math.max(0, others.length - OTHERS);
  return [...mine.map(words), ...others.slice(left).map(words), ...(left ? [more(left)] : [])].join(
    " ",
  );
}
