/** Days of puzzles in the reader's words. */
import { settings } from "$lib/settings.svelte";

/** A day of an address, as it is written in the reader's language. */
export const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
