/** What tokens, squares and treasures say in words. */
import { t } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";
import type { Note } from "$ui/peek";
import { noteOf } from "../printed";
import { inHook } from "./geography";
import { catalogue } from "./pieces";
import { digitOf, symbolOf } from "./reading";
import type { MartiniqueView } from "./view";

const EMPTY = "empty-";

/** The name of a place for `explain`: what lies on a square, else the bare square. */
export function peekAt(square: string, { tokens }: MartiniqueView): string {
  if (inHook(square)) return "tavern-the-hook";
  const token = tokens[square];
  return token ? `token-${token}` : EMPTY + square;
}

/** Of a component by its id, or of one token of it: `token-skull-3`. */
export function explain(place: string): Note | undefined {
  const pieces = catalogue();
  const { language } = settings;
  const piece = pieces.get(place);
  if (piece) return noteOf(piece, language);
  if (place.startsWith(EMPTY)) {
    const title = place.slice(EMPTY.length).toUpperCase();
    return { title, words: t("martinique-ui-peek-empty"), house: false };
  }
  const token = place.replace("token-", "");
  if (digitOf(token) === null) return undefined;
  return noteOf(pieces.get(`token-${symbolOf(token)}`), language, t(`martinique-token-${token}`));
}
