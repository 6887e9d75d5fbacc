/** What would come of a raid as it lies, and of hits before they are marked. */
import type { Catalogue } from "../pieces.ts";
import type { Location, Locations } from "../view.ts";

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
export function raidForecast(catalogue: Catalogue, cards: readonly string[], left: Locations, maneuverability: number): RaidForecast {
  const shown = cards.map((card) => catalogue.cargoCard(card));
  const hits = shown.flatMap(({ symbol }) => (symbol === "escape" ? [] : [symbol as Location]));
  const escapes = shown.length - hits.length;
  const gold = shown.reduce((sum, { loot }) => sum + loot, 0);
  const after = afterHits(left, hits);
  const broken = Object.values(after).some((value) => value === 0);
  const result = after.hull === 0 ? "sunk" : broken ? "damage" : escapes >= maneuverability ? "escape" : "won";
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
    loot.flatMap((value, i) => (open.has(`${id}-${i + 1}`) ? [] : [{ value, escape: symbols[i] === "escape" }])),
  );
  const cards = Math.max(1, rest.length);
  return {
    cards: rest.length,
    escape: rest.filter(({ escape }) => escape).length / cards,
    loot: rest.reduce((sum, { value }) => sum + value, 0) / cards,
  };
}
