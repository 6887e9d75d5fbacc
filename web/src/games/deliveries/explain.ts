/** What the cards say in words. */
import { t } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";
import type { Note } from "$ui/peek";
import { noteOf } from "../printed";
import { catalogue } from "./pieces";
import { cardOf } from "./reading";

/** The component of a card: its name in actions and views is that of one value. */
function pieceOf(name: string): string {
  const { kind } = cardOf(name);
  if (kind === "wolf") return "delivery-sea-wolf";
  if (kind === "event") return `event-${name}`;
  return `${kind}-${name.slice(0, name.indexOf("-"))}`;
}

/** Of `card:blue-4`, or of `delivery:`, the card that brings a delivery. */
export function explain(place: string): Note | undefined {
  const [table, name = ""] = place.split(":");
  const pieces = catalogue().byId;
  if (table === "delivery") return noteOf(pieces.get("delivery-card"), settings.language);
  return noteOf(pieces.get(pieceOf(name)), settings.language, t(`deliveries-card-${name}`));
}
