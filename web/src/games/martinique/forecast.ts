/** What a choice would bring, worked out from the view alone. */
import type { Choice } from "../types.ts";
import { inHook } from "./geography.ts";
import { completed, pointsOf, spentOn, totals, withJokers, without } from "./loot.ts";
import { walkOf, wordOf } from "./moves.ts";
import type { Walk } from "./moves.ts";
import { STOOLS, seatOf } from "./view.ts";
import type { MartiniqueView, SmallTreasure } from "./view.ts";

export interface Landing {
  /** The stool that the pirate takes, from 1; null where it stays on the island. */
  stool: number | null;
  /** Whether the bar gives a token for it. */
  bonus: boolean;
}

export function landing(view: MartiniqueView, end: string): Landing {
  if (view.tokens[end]) return { stool: null, bonus: false };
  const bar = view.bar.jokers > 0 || view.bar.maps.some(Boolean);
  return { stool: Math.min(view.stools.length + 1, STOOLS), bonus: inHook(end) && bar };
}

export interface MoveForecast extends Landing {
  walk: Walk;
  /** The token left behind: "map" or a loot token. */
  takes: string;
  /** Treasures that are complete after the move; one of them must be loaded. */
  loads: SmallTreasure[];
  /** Treasures that jokers could complete. */
  jokers: SmallTreasure[];
}

export function forecastMove(choice: Choice, view: MartiniqueView, seat: number): MoveForecast {
  const walk = walkOf(choice, view, seat);
  const takes = view.tokens[walk.start] ?? "";
  const mine = seatOf(view, seat);
  const loot = takes === "map" ? mine.loot : [...mine.loot, takes];
  return {
    ...landing(view, walk.end),
    walk,
    takes,
    loads: completed(view, loot),
    jokers: withJokers(view, loot, mine.jokers),
  };
}

export interface LoadForecast {
  treasure: SmallTreasure;
  points: number;
  spent: string[];
  jokers: string[];
  /** How the total changes: pairs broken up and the most loads counted. */
  gain: number;
}

export function jokersOf(choice: Choice): string[] {
  const jokers = wordOf(choice, "jokers");
  return jokers ? jokers.split(",") : [];
}

export function forecastLoad(choice: Choice, view: MartiniqueView, seat: number): LoadForecast {
  const size = Number(wordOf(choice, "treasure"));
  const treasure = view.treasures.find((each) => each.size === size)!;
  const jokers = jokersOf(choice);
  const spent = spentOn(treasure, seatOf(view, seat).loot, jokers);
  const after = view.seats.map((each, index) =>
    index === seat
      ? { loot: without(each.loot, spent), hold: [...each.hold, treasure.tokens] }
      : each,
  );
  return {
    treasure,
    points: pointsOf(treasure.tokens),
    spent,
    jokers,
    gain: totals(after)[seat]! - totals(view.seats)[seat]!,
  };
}

/** The treasures that a selected choice would complete, with their points, by size. */
export function completedBy(
  choice: Choice | null,
  view: MartiniqueView,
  seat: number | null,
): Map<number, number> {
  if (!choice || seat === null) return new Map();
  if (choice.verb === "load") {
    const { treasure, points } = forecastLoad(choice, view, seat);
    return new Map([[treasure.size, points]]);
  }
  if (choice.verb !== "move") return new Map();
  const { loads } = forecastMove(choice, view, seat);
  return new Map(loads.map((treasure) => [treasure.size, pointsOf(treasure.tokens)]));
}
