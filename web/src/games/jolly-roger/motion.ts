/** Which cards fly in an event, from where to where, and for how long. */
import type { Happening } from "../types.ts";
import { kindOf } from "./projection.ts";
import { TRAITOR } from "./reading.ts";

/** A card on its way; without a name it flies face down. Places go by their `data-place`. */
export interface Flight {
  card: string;
  kind: "crew" | "loot";
  from: string;
  to: string;
}

/** So many fly at most: more would only hide each other. */
const FLOCK = 4;

/** From whom or where to whom or where; "seat" and "owner" are the players of the event. */
const ROUTES: Record<string, { kind: Flight["kind"]; from: string; to: string; card?: string }> = {
  "card-added": { kind: "crew", from: "seat", to: "middle" },
  "support-laid": { kind: "crew", from: "seat", to: "camp" },
  "mutiny-called": { kind: "crew", from: "seat", to: "middle" },
  "card-played": { kind: "crew", from: "seat", to: "middle" },
  "sea-wolf-laid": { kind: "crew", from: "seat", to: "middle" },
  "card-betrayed": { kind: "crew", from: "seat", to: "middle", card: TRAITOR },
  "crew-discarded": { kind: "crew", from: "seat", to: "piles" },
  punished: { kind: "crew", from: "owner", to: "piles" },
  "crew-stolen": { kind: "crew", from: "owner", to: "seat" },
  "crew-drawn": { kind: "crew", from: "piles", to: "seat" },
  "crew-redealt": { kind: "crew", from: "middle", to: "seat" },
  "loot-drawn": { kind: "loot", from: "piles", to: "middle" },
  "loot-picked": { kind: "loot", from: "middle", to: "seat" },
  "loot-shared": { kind: "loot", from: "middle", to: "owner" },
  "loot-swapped": { kind: "loot", from: "seat", to: "piles" },
  "loot-sold": { kind: "loot", from: "seat", to: "piles" },
  "loot-given": { kind: "loot", from: "owner", to: "seat" },
  "loot-dug-up": { kind: "loot", from: "middle", to: "seat" },
  buried: { kind: "loot", from: "seat", to: "middle" },
};

export function flightsOf(happening: Happening, mine: number | null): Flight[] {
  const { args } = happening;
  const route = ROUTES[kindOf(happening)];
  if (!route) return [];
  const place = (word: string) => {
    if (word === "camp") return `camp-${String(args.leader)}`;
    if (word !== "seat" && word !== "owner") return word;
    return args[word] === mine && route.kind === "crew" ? "hand" : `seat-${String(args[word])}`;
  };
  const many = args.cards === undefined ? [String(args.card ?? "")] : (args.cards as string[]);
  const cards = route.card
    ? [route.card]
    : many.length === 1 && !many[0]
      ? Array<string>(Number(args.count ?? 1)).fill("")
      : many;
  return cards
    .slice(0, FLOCK)
    .map((card) => ({ card, kind: route.kind, from: place(route.from), to: place(route.to) }));
}

const DURATIONS: Record<string, number> = {
  "card-added": 320,
  "support-laid": 320,
  "mutiny-called": 400,
  "mutiny-began": 300,
  "card-played": 400,
  "sea-wolf-laid": 400,
  "card-betrayed": 400,
  "card-cancelled": 400,
  "destination-chosen": 300,
  "destination-shown": 400,
  "attack-won": 400,
  "attack-lost": 400,
  "mutiny-ended": 400,
  "leader-killed": 400,
  "loot-drawn": 320,
  "loot-picked": 300,
  "loot-shared": 260,
  "loot-given": 300,
  "loot-dug-up": 320,
  "loot-swapped": 260,
  "loot-sold": 260,
  buried: 300,
  punished: 320,
  "crew-stolen": 300,
  "crew-drawn": 200,
  "crew-redealt": 160,
  "crew-discarded": 240,
  "total-changed": 300,
  appointed: 240,
  "office-taken": 240,
  "bribe-offered": 240,
  "bribe-taken": 240,
  "bribe-refused": 240,
};

/** How long an event is shown; what changes nothing on the table is not. */
export const durationOf = (happening: Happening): number => DURATIONS[kindOf(happening)] ?? 0;

/** Outcomes that are told on the deck until something new begins. */
const NEWS = [
  "attack-won",
  "attack-lost",
  "mutiny-ended",
  "leader-killed",
  "island-missed",
  "punished",
  "punishment-waived",
  "card-cancelled",
  "bribe-refused",
  "bribe-taken",
  "loot-given",
  "loot-dug-up",
];

export function newsOf(recent: readonly Happening[]): Happening | null {
  return recent.findLast((happening) => NEWS.includes(kindOf(happening))) ?? null;
}
