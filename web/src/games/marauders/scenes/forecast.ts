/** What would come of a raid as it lies, and of hits before they are marked. */
import type { Catalogue } from "../pieces.ts";
import type { BattleView, Face, Location, Locations } from "../view.ts";
import { outrolls } from "./odds.ts";

/** From this much loot on, a raid earns a Glory Point. */
export const GLORIOUS = 12;

/** The locations after these hits: damage to a destroyed one goes to the Hull. */
export function afterHits(left: Locations, hits: readonly Location[]): Locations {
  const after = { ...left };
  for (const hit of hits) {
    const location = after[hit] > 0 ? hit : "hull";
    after[location] = Math.max(0, after[location] - 1);
  }
  return after;
}

export type RaidResult = "won" | "escape" | "damage" | "sunk";

export interface RaidForecast {
  result: RaidResult;
  gold: number;
  glory: boolean;
  escapes: number;
  hits: Location[];
  after: Locations;
}

/** What these Cargo cards would mean for a captain who stops now. */
export function raidForecast(
  catalogue: Catalogue,
  cards: readonly string[],
  left: Locations,
  maneuverability: number,
): RaidForecast {
  const shown = cards.map((card) => catalogue.cargoCard(card));
  const hits = shown.flatMap(({ symbol }) => (symbol === "escape" ? [] : [symbol as Location]));
  const escapes = shown.length - hits.length;
  const gold = shown.reduce((sum, { loot }) => sum + loot, 0);
  const after = afterHits(left, hits);
  const broken = Object.values(after).some((value) => value === 0);
  const result =
    after.hull === 0 ? "sunk" : broken ? "damage" : escapes >= maneuverability ? "escape" : "won";
  return { result, gold, glory: gold >= GLORIOUS, escapes, hits, after };
}

export interface Unseen {
  cards: number;
  escape: number;
  loot: number;
}

/** The next Cargo card, as far as those that lie open tell: how likely it lets the merchant escape, and its loot. */
export function unseenCards(catalogue: Catalogue, seen: readonly string[]): Unseen {
  const open = new Set(seen);
  const rest = [...catalogue.cargo.values()].flatMap(({ id, loot, symbols }) =>
    loot.flatMap((value, i) =>
      open.has(`${id}-${i + 1}`) ? [] : [{ value, escape: symbols[i] === "escape" }],
    ),
  );
  const cards = Math.max(1, rest.length);
  return {
    cards: rest.length,
    escape: rest.filter(({ escape }) => escape).length / cards,
    loot: rest.reduce((sum, { value }) => sum + value, 0) / cards,
  };
}

const tally = (dice: readonly Face[]) => ({
  successes: dice.filter((face) => face === "skull").length,
  pips: dice.reduce((sum, face) => sum + (face === "skull" ? 0 : Number(face)), 0),
});

export interface Stands {
  /** The place that wins; null for nobody. */
  winner: 0 | 1 | null;
  /** Hits, or in Crew Combat Crew, that each side deals. */
  deals: [number, number];
  /** The winner gets away. */
  away: boolean;
}

/** What the rolls of a round come to if they stand; `crews` are those that fight it out. */
export function rollStands(
  { dice, declared, forces, stage }: BattleView,
  crews: readonly [number, number],
): Stands {
  const [one, other] = [tally(dice[0]), tally(dice[1])];
  if (stage === "crew") {
    const deals: [number, number] = [
      Math.min(one.successes, crews[0], crews[1]),
      Math.min(other.successes, crews[1], crews[0]),
    ];
    return { winner: null, deals, away: false };
  }
  const winner = outrolls(one, other) ? 0 : outrolls(other, one) ? 1 : null;
  const volley = (place: 0 | 1, successes: number) => {
    const guns = forces[place].guns ?? 0;
    return declared[place] !== "shoot" ? 0 : winner === place ? guns : Math.min(successes, guns);
  };
  const away =
    winner !== null &&
    declared[winner] === "flee" &&
    [one, other][1 - winner]!.successes <= (forces[winner].slips ?? 0);
  return { winner, deals: [volley(0, one.successes), volley(1, other.successes)], away };
}
