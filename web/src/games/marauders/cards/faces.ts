/** The faces of cards: which picture and tint a kind has, and what else is printed on them. */
import type { Icon } from "$lib/icons";
import { catalogue, type Piece } from "../pieces";
import { captain, event, glory, locationIcon, merchant, mission, rumor } from "../symbols";

export const KINDS = [
  "glory",
  "specialist",
  "rumor",
  "mission",
  "captain",
  "ship",
  "event",
] as const;
export type CardKind = (typeof KINDS)[number];

const ICONS: Record<CardKind, Icon> = {
  glory,
  specialist: locationIcon("crew"),
  rumor,
  mission,
  captain,
  ship: merchant,
  event,
};

export interface Face {
  kind: CardKind;
  icon: Icon;
  piece: Piece;
}

/** A hand holds Specialists among its Glory cards: they look their own way. */
export function faceOf(kind: CardKind, id: string): Face | null {
  const piece = catalogue().find(`${kind}:${id}`);
  if (!piece) return null;
  const shown = piece.table === "specialist" ? "specialist" : kind;
  return { kind: shown, icon: ICONS[shown], piece };
}
