/** The sides of a battle: what is left of them, and what they are called. */
import type { GameText } from "../../types.ts";
import type { ForceView, Locations, MaraudersView, ShipType, Side } from "../view.ts";
import { LOCATIONS, fleetOf, sideNamed } from "../reading.ts";

/** What is left of a side's ship. */
export function leftOf(view: MaraudersView, side: Side): Locations {
  return typeof side === "number" ? view.seats[side]!.locations : view.battle!.enemy;
}

/** Its locations undamaged; the foe of a card has only Crew. */
export function fullOf(view: MaraudersView, side: Side, force?: ForceView): Locations {
  return (
    force?.full ?? (typeof side === "number" ? view.seats[side]!.full : null) ?? leftOf(view, side)
  );
}

/** The foe of a card fights without a ship. */
export const spotsOf = (side: Side) => (side === "foe" ? (["crew"] as const) : LOCATIONS);

/** The viewer's own side stands left, else the attacker. */
export const leftPlace = (sides: readonly [Side, Side], seat: number | null): 0 | 1 =>
  sides[1] === seat ? 1 : 0;

export function sideName(text: GameText, side: Side): string {
  return typeof side === "number" ? text.name(side) : text.word("seat", side);
}

/** Who has found a ship, and what he sails. */
export function finderOf(
  view: MaraudersView,
  owner: string,
): { side: Side; ship: ShipType | null } {
  const side = sideNamed(owner);
  const found = typeof side === "number" ? view.seats[side] : fleetOf(view, side);
  return { side, ship: found?.ship ?? null };
}
