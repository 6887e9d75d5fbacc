/**
 * What each event changes on the table while it is played. What an event does not tell comes with
 * the new view.
 */
import { changer, kindsOf, projector, without } from "../../lib/projector.ts";
import type { Args, Change as AnyChange } from "../../lib/projector.ts";
import type { Happening } from "../types.ts";
import { STAGE_CHANGES } from "./scenes/changes.ts";
import { LOCATIONS, NATIONS, oneOf, nationOf, SHIPS, UNKNOWN, WEAPONS } from "./reading.ts";
import type { FleetView, Location, MaraudersView, SeatView, ZoneView } from "./view.ts";

type Change = AnyChange<MaraudersView>;

const word = (args: Args, name: string): string => String(args[name] ?? "");
const count = (args: Args, name: string): number => Number(args[name] ?? 0);
const list = (args: Args, name: string): string[] => {
  const value = args[name];
  return Array.isArray(value) ? value : [];
};
/** Cards that this viewer has not seen come as one without a name. */
const unseen = (cards: readonly string[]): boolean => cards.every((card) => !card);

const own =
  (change: (seat: SeatView, args: Args) => Partial<SeatView>): Change =>
  (view, args) => ({
    seats: view.seats.map((each, i) =>
      i === args.seat ? { ...each, ...change(each, args) } : each,
    ),
  });
const zone =
  (change: (zone: ZoneView, args: Args, view: MaraudersView) => Partial<ZoneView>): Change =>
  (view, args) => ({
    zones: view.zones.map((each) =>
      each.zone === args.zone ? { ...each, ...change(each, args, view) } : each,
    ),
  });
const fleet =
  (change: (fleet: FleetView, args: Args) => Partial<FleetView>): Change =>
  (view, args) => ({
    npcs: view.npcs.map((each) =>
      each.fleet === args.fleet ? { ...each, ...change(each, args) } : each,
    ),
  });
const both =
  (first: Change, second: Change): Change =>
  (view, args) => {
    const half = first(view, args);
    return { ...half, ...second({ ...view, ...half }, args) };
  };

const richer = (seat: SeatView, gold: number): Partial<SeatView> =>
  seat.gold === null ? {} : { gold: Math.max(0, seat.gold + gold) };
const withLocation = (seat: SeatView, location: Location, more: number): Partial<SeatView> => ({
  locations: { ...seat.locations, [location]: Math.max(0, seat.locations[location] + more) },
});
const withWeapon = (seat: SeatView, args: Args, more: number): Partial<SeatView> => {
  const weapon = oneOf(WEAPONS, args.weapon);
  return { weapons: { ...seat.weapons, [weapon]: seat.weapons[weapon] + more } };
};
const drop = <T>(held: readonly (T | null)[], gone: readonly T[]): (T | null)[] =>
  gone.reduce<(T | null)[]>(
    (left, item) => without(left, left.includes(item) ? item : null),
    [...held],
  );

const CHANGES: Record<string, Change> = {
  "captain-sailed": own((_, args) => ({
    status: "in-play",
    captain: word(args, "captain"),
    ship: oneOf(SHIPS, args.ship),
    zone: word(args, "zone"),
    in_port: true,
  })),
  "captain-died": own(() => ({ status: "waiting", zone: null, ship: null })),
  "round-began": (_, args) => ({
    round: count(args, "round"),
    stage: "event",
    event: null,
    prizewinner: null,
    struck: [],
  }),
  "event-drawn": (_, args) => ({ event: word(args, "event") }),
  "npc-sailed": fleet((_, args) => ({ zone: word(args, "zone") })),
  "npc-entered": fleet((_, args) => ({ zone: word(args, "zone"), npc: word(args, "npc") })),
  "npc-left": fleet(() => ({ zone: null, npc: null })),
  "war-declared": (_, args) => ({
    war: list(args, "nations").map((nation) => oneOf(NATIONS, nation)),
  }),
  "peace-made": () => ({ war: [] }),
  "plague-struck": (_, args) => ({ plague: list(args, "zones") }),
  "plague-over": () => ({ plague: [] }),
  "merchant-scattered": zone(() => ({ merchant: null })),
  "merchant-found": zone(() => ({ merchant: null })),
  "merchant-spied": zone(({ merchant }, args) => ({
    merchant: nationOf(args.nation) ?? merchant,
  })),
  "new-demand": zone((_, args) => ({ demand: word(args, "good") })),
  "mission-offered": (view, args) => ({
    missions: [...view.missions, { mission: word(args, "mission"), zone: word(args, "zone") }],
  }),
  "turn-began": (view, args) => ({
    active: count(args, "seat"),
    stage: "turns",
    port: null,
    turn: view.turn,
  }),
  sailed: own((_, args) => ({ zone: word(args, "zone"), in_port: false })),
  "left-port": both(
    own(() => ({ in_port: false })),
    () => ({ port: null }),
  ),
  "entered-port": own((_, args) => ({ zone: word(args, "zone"), in_port: true })),
  "gold-gained": own((seat, args) => richer(seat, count(args, "gold"))),
  "prize-taken": both(
    own((seat, args) => richer(seat, count(args, "gold"))),
    (_, args) => ({ prizewinner: count(args, "seat") }),
  ),
  "gold-paid": own((seat, args) => richer(seat, -count(args, "gold"))),
  "gold-stolen": (view, args) => ({
    seats: view.seats.map((seat, i) => ({
      ...seat,
      ...(i === args.seat
        ? richer(seat, count(args, "gold"))
        : i === args.owner
          ? richer(seat, -count(args, "gold"))
          : {}),
    })),
  }),
  stashed: own((seat, args) => ({
    stashed: true,
    chest: seat.chest === null ? null : seat.chest + count(args, "gold"),
    ...richer(seat, -count(args, "gold")),
  })),
  withdrew: own((seat, args) => ({
    chest: seat.chest === null ? null : seat.chest - count(args, "gold"),
    ...richer(seat, count(args, "gold")),
  })),
  "glory-gained": own((seat, args) => {
    const gained = count(args, "glory") - seat.glory;
    return { glory: seat.glory + gained, least: seat.least + gained };
  }),
  "glory-drawn": own((seat, args) => {
    const cards = list(args, "cards");
    return {
      hand: [
        ...seat.hand,
        ...(unseen(cards) ? Array.from({ length: count(args, "count") }, () => null) : cards),
      ],
    };
  }),
  "glory-discarded": own((seat, args) => ({ hand: drop(seat.hand, [word(args, "card")]) })),
  "glory-played": own((seat, args) => ({ hand: drop(seat.hand, [word(args, "card")]) })),
  "glory-salvaged": own((seat, args) => ({ hand: [...seat.hand, word(args, "card")] })),
  slowed: (view, args) => ({
    seats: view.seats.map((seat, i) =>
      i === args.owner ? { ...seat, slowed: count(args, "count") } : seat,
    ),
  }),
  "cargo-sold": own((seat, args) => richer(seat, count(args, "gold"))),
  "cargo-discarded": own((seat, args) => ({
    cargo: drop(seat.cargo, list(args, "goods")),
  })),
  "cargo-lost": own((seat, args) => ({ cargo: drop(seat.cargo, list(args, "goods")) })),
  "cargo-gained": own((seat, args) => ({
    cargo: [...seat.cargo, ...list(args, "goods").map((good) => good || null)],
  })),
  "cargo-stowed": own((seat, args) => ({
    cargo: [...seat.cargo, ...list(args, "goods")],
  })),
  repaired: own((seat, args) =>
    withLocation(seat, oneOf(LOCATIONS, args.location), count(args, "count")),
  ),
  "crew-recruited": own((seat, args) => withLocation(seat, "crew", count(args, "count"))),
  "crew-lost": own((seat, args) => withLocation(seat, "crew", -count(args, "count"))),
  "modification-shown": zone((_, args) => ({ modification: word(args, "modification") })),
  "modification-fitted": own((seat, args) => ({
    modifications: [...seat.modifications, word(args, "modification")],
  })),
  "modification-returned": zone(() => ({ modification: UNKNOWN })),
  "weapon-gained": own((seat, args) => withWeapon(seat, args, 1)),
  "weapon-sold": own((seat, args) => withWeapon(seat, args, -1)),
  "ship-sold": own((seat, args) => richer(seat, count(args, "gold"))),
  "ship-bought": own((_, args) => ({ ship: oneOf(SHIPS, args.ship) })),
  "ship-taken": own((_, args) => ({ ship: oneOf(SHIPS, args.ship) })),
  hired: own((seat, args) => ({
    hand: drop(seat.hand, [word(args, "card")]),
    specialists: [...seat.specialists, word(args, "card")],
  })),
  "rumor-drawn": own((seat, args) => ({ rumors: [...seat.rumors, word(args, "rumor") || null] })),
  "rumor-dropped": own((seat, args) => ({ rumors: drop(seat.rumors, [word(args, "rumor")]) })),
  "rumor-false": own((seat, args) => ({ rumors: drop(seat.rumors, [word(args, "rumor")]) })),
  "mission-taken": (view, args) => ({
    missions: view.missions.filter(({ mission }) => mission !== args.mission),
    ...own(() => ({ mission: word(args, "mission"), progress: [] }))(view, args),
  }),
  "mission-done": own(() => ({ mission: null, progress: [], rival: null })),
  "mission-dropped": own(() => ({ mission: null, progress: [], rival: null })),
  "rival-named": own((_, args) => ({ rival: count(args, "owner") })),
  "nation-named": own((_, args) => ({ named: oneOf(NATIONS, args.nation) })),
  "bounty-set": own((seat, args) => withBounty(seat, args)),
  "bounty-lifted": own((seat, args) => withBounty(seat, args)),
};

function withBounty(seat: SeatView, args: Args): Partial<SeatView> {
  return { bounties: { ...seat.bounties, [oneOf(NATIONS, args.nation)]: count(args, "level") } };
}

export const kindOf = kindsOf("marauders");

const ashore = changer(kindOf, CHANGES);
const onStage = changer(kindOf, STAGE_CHANGES);

export const applied = (view: MaraudersView, happening: Happening): MaraudersView =>
  onStage(ashore(view, happening), happening);

/** The view with the event that is played now and those before it; the same for every caller. */
export const shownOf = projector(applied);
