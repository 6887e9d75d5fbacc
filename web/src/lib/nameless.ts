/** Names for where no game has words of its own for its seats. */
import { t } from "./i18n.svelte";
import type { Seat } from "./messages";

/** Who asked to be forgotten has no name any more; nobody sits on an open seat. */
export const shownNames = (seats: readonly Seat[]): string[] =>
  seats.map(
    ({ kind, name }, seat) =>
      name || (kind === "open" ? "" : t("kernel-seat", { number: seat + 1 })),
  );
