/** What the events of raids and battles change on the table while they are played. */
import { without } from "../../../lib/projector.ts";
import type { Args, Change as AnyChange } from "../../../lib/projector.ts";
import type { Happening } from "../../types.ts";
import { catalogue } from "../pieces.ts";
import {
  DECLARATIONS,
  FACES,
  fleetOf,
  LOCATIONS,
  NATIONS,
  oneOf,
  sideNamed,
  WEAPONS,
} from "../reading.ts";
import type {
  BattleView,
  Face,
  ForceView,
  Location,
  Locations,
  MaraudersView,
  SeatView,
  Side,
} from "../view.ts";

type Change = AnyChange<MaraudersView>;

const words = (args: Args, name: string): string[] => {
  const value = args[name];
  return Array.isArray(value)
    ? value
    : value === undefined || value === ""
      ? []
      : String(value).split(",");
};
const faces = (args: Args): Face[] => words(args, "dice").map((face) => oneOf(FACES, face));

export const sideOf = (args: Args, name = "seat"): Side => sideNamed(args[name]);

function seat(
  view: MaraudersView,
  side: Side,
  change: (seat: SeatView) => Partial<SeatView>,
): Partial<MaraudersView> {
  return { seats: view.seats.map((each, i) => (i === side ? { ...each, ...change(each) } : each)) };
}

function battle(
  view: MaraudersView,
  change: (battle: BattleView) => Partial<BattleView>,
): Partial<MaraudersView> {
  return view.battle ? { battle: { ...view.battle, ...change(view.battle) } } : {};
}

/** One value of a pair replaced, by side. */
function placed<T>(battle: BattleView, pair: readonly [T, T], side: Side, value: T): [T, T] {
  return battle.sides[0] === side ? [value, pair[1]] : [pair[0], value];
}

function force(view: MaraudersView, side: Side): ForceView {
  if (typeof side !== "number") {
    const ship = fleetOf(view, side)?.ship;
    const printed = ship && catalogue().ships.get(ship);
    return {
      clash: 0,
      ...(ship && printed
        ? { ship, full: printed.locations, maneuverability: printed.maneuverability }
        : {}),
    };
  }
  const { ship, full, maneuverability } = view.seats[side]!;
  return {
    clash: 0,
    ...(ship ? { ship } : {}),
    ...(full ? { full } : {}),
    ...(maneuverability === null ? {} : { maneuverability }),
  };
}

function hit(
  view: MaraudersView,
  side: Side,
  location: Location,
  left: number,
): Partial<MaraudersView> {
  if (typeof side === "number")
    return seat(view, side, ({ locations }) => ({ locations: { ...locations, [location]: left } }));
  return battle(view, ({ enemy }) => ({ enemy: { ...enemy, [location]: left } }));
}

function rolled(view: MaraudersView, args: Args): Partial<MaraudersView> {
  const side = sideOf(args);
  if (view.battle?.sides.includes(side)) {
    const crew = args.skill === "leadership";
    return battle(view, (now) => ({
      dice: placed(now, now.dice, side, faces(args)),
      round: crew && side === now.sides[0] ? now.round + 1 : now.round,
    }));
  }
  return view.raid?.seat === side ? { raid: { ...view.raid, dice: faces(args) } } : {};
}

const FOE: Locations = { hull: 1, hold: 1, masts: 1, crew: 1, cannons: 1 };

/** A battle before its first round, as far as one can tell. */
function opening(view: MaraudersView, sides: [Side, Side]): BattleView {
  const forces: [ForceView, ForceView] = [force(view, sides[0]), force(view, sides[1])];
  const enemy = forces.find((_, i) => typeof sides[i] !== "number")?.full ?? FOE;
  return {
    sides,
    stage: "naval",
    round: 0,
    declared: [null, null],
    dice: [[], []],
    winner: null,
    hits: [[], []],
    enemy,
    forces,
    rerolling: null,
  };
}

const NO_RAID: Change = () => ({ raid: null, battle: null, incoming: null });

export const STAGE_CHANGES: Record<string, Change> = {
  "raid-began": (_, args) => ({
    raid: {
      seat: Number(args.seat),
      nation: oneOf(NATIONS, args.nation),
      dice: [],
      added: 0,
      misses: 0,
      stands: [],
    },
    table: [],
    successes: 0,
  }),
  "raid-drawn": (view, args) => ({ table: [...view.table, ...words(args, "cards")] }),
  "raid-thrown": (view, args) => ({
    table: words(args, "cards").reduce<(string | null)[]>(
      (table, card) => without(table, card),
      view.table,
    ),
  }),
  "success-added": (view) => ({ raid: view.raid && { ...view.raid, added: view.raid.added + 1 } }),
  "battle-began": (view, args) => {
    const sides: [Side, Side] = [sideOf(args), sideOf(args, "owner")];
    return { battle: opening(view, sides) };
  },
  declared: (view, args) =>
    battle(view, (now) => {
      const side = sideOf(args);
      const first = side === now.sides[0];
      const declared: BattleView["declared"] = first ? [null, null] : now.declared;
      return {
        declared: placed(now, declared, side, oneOf(DECLARATIONS, args.declaration)),
        round: first ? now.round + 1 : now.round,
        hits: first ? [[], []] : now.hits,
      };
    }),
  tested: rolled,
  rerolled: rolled,
  "maneuver-won": (view, args) => battle(view, () => ({ winner: sideOf(args) })),
  "maneuver-tied": (view) => battle(view, () => ({ winner: null })),
  located: (view, args) =>
    battle(view, (now) => ({ hits: placed(now, now.hits, sideOf(args), faces(args)) })),
  hit: (view, args) => hit(view, sideOf(args), oneOf(LOCATIONS, args.location), Number(args.left)),
  "crew-hit": (view, args) => hit(view, sideOf(args), "crew", Number(args.left)),
  "weapon-used": (view, args) =>
    seat(view, sideOf(args), ({ weapons }) => {
      const weapon = oneOf(WEAPONS, args.weapon);
      return { weapons: { ...weapons, [weapon]: weapons[weapon] - 1 } };
    }),
  "crew-combat-began": (view, args) => {
    if (view.battle) return battle(view, () => ({ stage: "crew", round: 0 }));
    const sides: [Side, Side] = [sideOf(args), sideOf(args, "owner")];
    return { battle: { ...opening(view, sides), stage: "crew" } };
  },
  "crew-combat-won": (view) => battle(view, () => ({ stage: "spoils" })),
  "turn-began": NO_RAID,
  "round-began": NO_RAID,
};

/** How long these events are shown. */
export const STAGE_DURATIONS: Record<string, number> = {
  "merchant-found": 260,
  "raid-began": 400,
  "raid-drawn": 320,
  "raid-thrown": 200,
  "raid-won": 400,
  "raid-lost": 400,
  "battle-began": 400,
  declared: 320,
  tested: 400,
  rerolled: 400,
  "maneuver-won": 200,
  "maneuver-tied": 200,
  located: 400,
  "long-guns-fired": 400,
  "chasers-fired": 320,
  "swivel-guns-fired": 320,
  hit: 260,
  "hit-absorbed": 200,
  "hit-ignored": 200,
  "crew-combat-began": 400,
  "crew-hit": 260,
  "crew-combat-won": 400,
  sunk: 400,
  escaped: 400,
  "npc-defeated": 320,
  plundered: 320,
  "captain-died": 400,
};

/** A roll that is just being made: which side throws, and whether for the locations of its hits. */
export function rollOf(happening: Happening | null): { side: Side; locating: boolean } | null {
  const kind = happening?.key.replace(/^marauders-/, "");
  if (!happening || !kind || !["tested", "rerolled", "located"].includes(kind)) return null;
  return { side: sideOf(happening.args), locating: kind === "located" };
}

/** A volley or a clash that is just seen: who fires, and at whom damage is done. */
export function actOf(
  happening: Happening | null,
): { act: "fire" | "hit" | "sink" | "flee" | "clash"; side: Side } | null {
  switch (happening?.key) {
    case "marauders-located":
    case "marauders-long-guns-fired":
    case "marauders-chasers-fired":
      return { act: "fire", side: sideOf(happening.args) };
    case "marauders-hit":
      return { act: "hit", side: sideOf(happening.args) };
    case "marauders-sunk":
      return { act: "sink", side: sideOf(happening.args) };
    case "marauders-escaped":
      return { act: "flee", side: sideOf(happening.args) };
    case "marauders-crew-hit":
    case "marauders-swivel-guns-fired":
      return { act: "clash", side: sideOf(happening.args) };
    default:
      return null;
  }
}
