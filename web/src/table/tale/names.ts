/** What somebody is called whose turn it is; the reader is "you". */
import { t } from "$lib/i18n.svelte";
import type { GameText } from "$lib/text.svelte";
import type { Actor } from "../../games/tale";

export const actorName = (actor: Exclude<Actor, null>, text: GameText): string =>
  typeof actor === "string"
    ? text.word("seat", actor)
    : text.reads(actor)
      ? t("web-you-alone")
      : text.name(actor);
