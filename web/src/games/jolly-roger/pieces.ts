/** What is printed on cards: the components that the server tells once. */
import type { PieceInfo } from "$lib/httpMessages";
import { byId, kept, nameOf, number, word } from "../printed.ts";
import type { Skill } from "./view.ts";

export interface CrewCard {
  name: string;
  kind: "crew" | "special" | "role";
  /** Null for a card without one; "any" counts for whichever is chosen. */
  skill: Skill | "any" | null;
  value: number;
  /** What it counts in a mutiny. */
  crew: number;
}

const KINDS: Record<string, CrewCard["kind"]> = { crew: "crew", special: "special", role: "role" };

function cardsOf(piece: PieceInfo): CrewCard[] {
  const kind = KINDS[piece.table];
  if (!kind) return [];
  return [
    {
      // Roles are special cards by their ids.
      name: nameOf(kind === "role" ? { ...piece, table: "special" } : piece),
      kind,
      skill: (word(piece, "skill") || null) as CrewCard["skill"],
      value: number(piece, "value"),
      crew: number(piece, "crew"),
    },
  ];
}

export const { learn, catalogue } = kept((pieces) => ({
  crew: new Map(pieces.flatMap(cardsOf).map((card) => [card.name, card])),
  byId: byId(pieces),
}));
