/** The cards before a captain, in the order they are shown, and what can be done with them. */
import type { Choice, Decision } from "../../types.ts";
import type { SeatView } from "../view.ts";

export interface Held {
  kind: "glory" | "rumor";
  /** Null for a card not seen. */
  id: string | null;
  /** In hand, employed, to be checked, or proven and kept. */
  state: "hand" | "hired" | "rumor" | "kept";
}

export function heldCards(seat: SeatView): Held[] {
  return [
    ...seat.hand.map((id): Held => ({ kind: "glory", id, state: "hand" })),
    ...seat.specialists.map((id): Held => ({ kind: "glory", id, state: "hired" })),
    ...seat.rumors.map((id): Held => ({ kind: "rumor", id, state: "rumor" })),
    ...seat.kept.map((id): Held => ({ kind: "rumor", id, state: "kept" })),
  ];
}

/** Verbs by which a card of the hand is used, by their first argument. */
const HAND = new Set(["play", "discard", "hire"]);

/** A Rumor that has been proven and is kept serves in its own way. */
const KEPT: Record<string, string> = { papers: "false-papers", passage: "secret-passage" };

/** The choices that a touch on a card may mean. */
export function atHeld(decision: Decision | null, { id, kind, state }: Held): Choice[] {
  if (!id) return [];
  return (decision?.options ?? []).filter(({ verb, args }) => {
    if (kind === "glory") return state === "hand" && HAND.has(verb) && args.card === id;
    if (state === "kept") return KEPT[verb] === id;
    return (
      (verb === "take" && args.card === id) ||
      verb === "check" ||
      (verb === "scout" && args.owner === "rumor")
    );
  });
}
