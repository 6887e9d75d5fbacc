/** The choices of a decision, by the place on the table that they belong to. */
import type { Choice, Decision } from "../types.ts";

/** What a choice is about: the words of its arguments, in order. */
export const wordsOf = (choice: Choice): string[] => choice.text.split(" ").slice(1);

/** The spaces on the way of a ship or an explorer, as the rules tell it with the choice. */
export function wayOf(choice: Choice): string[] {
  const way = choice.brings.find(({ args }) => args.way)?.args.way;
  return Array.isArray(way) ? way.map(String) : [];
}

/** Where the choices of a verb stand on the table, by the first word; the others are buttons of the action bar. */
const PLACES: Record<string, string> = {
  sail: "space",
  acquire: "card",
  build: "card",
  upgrade: "upgrade",
  explore: "track",
  cube: "island",
  treasure: "island",
  raid: "die",
  reroll: "reroll",
  spend: "spend",
  take: "quest",
  sell: "quest",
  keep: "quest",
  draw: "quests",
  refresh: "refresh",
  figurehead: "figurehead",
  activate: "tile",
  place: "tile",
  store: "store",
  trade: "trade",
  ruby: "ruby",
};

export function placeOf(choice: Choice): string | null {
  const [first = "", second = ""] = wordsOf(choice);
  if (choice.verb === "bay") return "space:bay";
  if (choice.verb === "bury") return `bury:${first}:${second}`;
  const zone = PLACES[choice.verb];
  return zone ? `${zone}:${first}` : null;
}

/** On the board or a panel, not only in the action bar. */
export const onTable = (choice: Choice): boolean => placeOf(choice) !== null;

export class Offer {
  private readonly places = new Map<string, Choice[]>();

  constructor(decision: Decision | null) {
    for (const choice of decision?.options ?? []) {
      const place = placeOf(choice);
      if (place) this.places.set(place, [...(this.places.get(place) ?? []), choice]);
    }
  }

  /** The choice that a touch on this place means. */
  at(place: string): Choice | null {
    return this.places.get(place)?.[0] ?? null;
  }

  /** All choices of a place: a black market tile may go to several locations. */
  all(place: string): Choice[] {
    return this.places.get(place) ?? [];
  }

  has(zone: string): boolean {
    return [...this.places.keys()].some((place) => place.startsWith(`${zone}:`));
  }

  /** Where this tile may be placed, by location. */
  placings(tile: string): Map<string, Choice> {
    const places = this.all(`tile:${tile}`).filter(({ verb }) => verb === "place");
    return new Map(places.map((choice) => [wordsOf(choice)[1]!, choice]));
  }
}

const offers = new WeakMap<Decision, Offer>();
const NOTHING = new Offer(null);

/** The same for every component. */
export function offerOf(decision: Decision | null): Offer {
  if (!decision) return NOTHING;
  const made = offers.get(decision) ?? new Offer(decision);
  offers.set(decision, made);
  return made;
}

export type Zone =
  "sea" | "ship" | "hideout" | "quests" | "figureheads" | "tiles" | "raid" | "track";

const ZONES: Record<string, Zone> = {
  keep: "quests",
  quest: "quests",
  "sell-quest": "quests",
  upgrade: "ship",
  bury: "hideout",
  store: "hideout",
  figurehead: "figureheads",
  rubies: "tiles",
  "place-tile": "tiles",
  "activate-tile": "tiles",
  die: "raid",
  aim: "raid",
  spend: "raid",
  explore: "track",
};

/** Where the eyes have to be for this question. */
export function zoneOf(decision: Decision | null): Zone {
  return ZONES[decision?.prompt.key.replace("maracaibo-prompt-", "") ?? ""] ?? "sea";
}

/** What somebody who touches a place in vain may have meant, for the rule that forbids it. */
export function meant(decision: Decision | null, place: string): string | null {
  const [zone, first = "", second = ""] = place.split(":");
  const prompt = decision?.prompt.key.replace("maracaibo-prompt-", "");
  switch (zone) {
    case "space":
      return first === "bay" ? "bay" : `sail ${first}`;
    case "upgrade":
      return `upgrade ${first}`;
    case "track":
      return `explore ${first}`;
    case "bury":
      return `bury ${first} ${second}`;
    case "spend":
      return `spend ${first}`;
    case "die":
      return `raid ${first}`;
    case "island":
      return prompt === "treasure" ? `treasure ${first}` : `cube ${first}`;
    case "figurehead":
      return `figurehead ${first}`;
    case "quest":
      return prompt === "sell-quest" ? `sell ${first}` : `take ${first}`;
    case "tile":
      return `activate ${first}`;
    default:
      return null;
  }
}
