/**
 * The table while events are played: the view is still the old one until the last of them is
 * shown, so each event changes a copy of it here.
 */
import { changer, kindsOf, projector } from "../../lib/projector.ts";
import type { Args, Change as AnyChange } from "../../lib/projector.ts";
import { pointsOf, totals, without } from "./loot.ts";
import { STOOLS } from "./reading.ts";
import type { MartiniqueView, SeatView } from "./view.ts";

type Change = AnyChange<MartiniqueView>;

const number = (args: Args, name: string) => Number(args[name]);
const word = (args: Args, name: string) => String(args[name]);
const words = (args: Args, name: string) => args[name] as string[];

function lifted<T>(places: Record<string, T>, square: string): Record<string, T> {
  const { [square]: _, ...rest } = places;
  return rest;
}

function changeSeat(
  view: MartiniqueView,
  seat: number,
  change: (seat: SeatView) => Partial<SeatView>,
): SeatView[] {
  const seats = view.seats.map((each, i) => (i === seat ? { ...each, ...change(each) } : each));
  const sums = totals(seats);
  return seats.map((each, i) => ({ ...each, points: { ...each.points, total: sums[i]! } }));
}

function takesMap(view: MartiniqueView, args: Args): SeatView[] {
  const coordinate = word(args, "coordinate") || null;
  return changeSeat(view, number(args, "seat"), (seat) => ({
    maps: [...seat.maps, { coordinate, open: false }],
  }));
}

const CHANGES: Record<string, Change> = {
  entered: (view, args) => ({
    pirates: { ...view.pirates, [word(args, "square")]: number(args, "seat") },
    reserve: view.reserve.map((left, seat) => (seat === args.seat ? left - 1 : left)),
  }),
  moved: (view, args) => {
    const path = words(args, "path");
    const pirates = lifted(view.pirates, path.at(0)!);
    return { pirates: { ...pirates, [path.at(-1)!]: number(args, "seat") } };
  },
  "map-turned-up": (view, args) => ({
    seats: changeSeat(view, number(args, "owner"), (seat) => ({
      maps: seat.maps.map((map, slot) =>
        slot === number(args, "slot") - 1
          ? { coordinate: word(args, "coordinate"), open: true }
          : map,
      ),
    })),
  }),
  "loot-taken": (view, args) => ({
    tokens: lifted(view.tokens, word(args, "square")),
    seats: changeSeat(view, number(args, "seat"), (seat) => ({
      loot: [...seat.loot, word(args, "token")],
    })),
  }),
  "map-taken": (view, args) => ({
    tokens: lifted(view.tokens, word(args, "square")),
    seats: takesMap(view, args),
  }),
  sat: (view, args) => ({
    pirates: lifted(view.pirates, word(args, "square")),
    stools: [...view.stools, number(args, "seat")],
  }),
  "joker-taken": (view, args) => ({
    bar: { ...view.bar, jokers: view.bar.jokers - 1 },
    seats: changeSeat(view, number(args, "seat"), (seat) => ({ jokers: seat.jokers + 1 })),
  }),
  "bar-map-taken": (view, args) => ({
    bar: {
      ...view.bar,
      maps: view.bar.maps.map((there, place) => there && place !== number(args, "place") - 1),
    },
    seats: takesMap(view, args),
  }),
  loaded: (view, args) => ({
    seats: changeSeat(view, number(args, "seat"), (seat) => ({
      loot: without(seat.loot, words(args, "spent")),
      jokers: seat.jokers - number(args, "jokers"),
      hold: [...seat.hold, words(args, "tokens")],
    })),
  }),
  refilled: (view, args) => ({
    bag: view.bag - words(args, "tokens").length,
    treasures: view.treasures.map((each) =>
      each.size === number(args, "size") ? { ...each, tokens: words(args, "tokens") } : each,
    ),
  }),
  "dusk-fell": () => ({
    stage: "dusk",
    tokens: {},
    bar: { jokers: 0, maps: [false, false] },
  }),
  dug: (view, args) => ({
    pirates: { ...view.pirates, [word(args, "square")]: number(args, "seat") },
  }),
  "treasure-shown": (_, args) => ({ stage: "over", lost: word(args, "square") }),
};

export const kindOf = kindsOf("martinique");

export const applied = changer(kindOf, CHANGES);

/** The view with the event that is played now and those before it. */
export const shownOf = projector(applied);

/** The stool whose pirate digs next, from 0; null outside Dusk. */
export function diggingStool(view: MartiniqueView): number | null {
  const dug = Object.keys(view.pirates).length;
  return view.stage === "dusk" && dug < STOOLS ? dug : null;
}

/** Points in a hold, for its label. */
export function holdPoints(seat: SeatView): number {
  return seat.hold.reduce((sum, pile) => sum + pointsOf(pile), 0);
}
