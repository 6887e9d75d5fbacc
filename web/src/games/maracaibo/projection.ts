/**
 * The table while events are played: the view is still the old one until the last of them is
 * shown, so each event changes a copy of it here. What an event does not tell comes with the new view.
 */
import { changer, kindsOf } from "../../lib/projector.ts";
import type { Args, Change as AnyChange } from "../../lib/projector.ts";
import type { Happening } from "../types.ts";
import { numberOf, withRedbeard } from "./captains.ts";
import {
  BAY,
  MARACAIBO,
  START,
  isKind,
  seatOf,
  type Captain,
  type Space,
  type Table,
} from "./reading.ts";
import type { Kind, MaracaiboView } from "./view.ts";

type Change = AnyChange<Table>;

const word = (args: Args, name: string) => String(args[name] ?? "");
const count = (args: Args, name: string) => Number(args[name] ?? 0);
const kindIn = (args: Args): Kind => {
  const kind = word(args, "kind");
  return isKind(kind) ? kind : "gold";
};

/** Who did it: a seat, or Redbeard. */
export const actorOf = (args: Args, name = "seat"): number => numberOf(args[name]);

function seat(
  view: Table,
  who: number,
  change: (seat: Captain) => Partial<Captain>,
): Partial<Table> {
  return { seats: view.seats.map((each, i) => (i === who ? { ...each, ...change(each) } : each)) };
}

const own =
  (change: (seat: Captain, args: Args) => Partial<Captain>): Change =>
  (view, args) =>
    seat(view, actorOf(args), (each) => change(each, args));

const space = (view: Table, square: string, change: Partial<Space>) => ({
  spaces: view.spaces.map((each) => (each.square === square ? { ...each, ...change } : each)),
});

const gaining = (each: Captain, args: Args) => ({
  doubloons: each.doubloons + count(args, "doubloons"),
});

const paying = (each: Captain, args: Args) => ({
  doubloons: each.doubloons - count(args, "doubloons"),
});

function islandWith(view: Table, kind: Kind, cubes: number) {
  return {
    islands: { ...view.islands, [kind]: { ...view.islands[kind], cubes: Math.max(0, cubes) } },
  };
}

function withoutCard(view: Table, card: string): Space[] {
  return view.spaces.map((each) =>
    each.card === card ? { ...each, card: null, price: null } : each,
  );
}

const CHANGES: Record<string, Change> = {
  "round-began": (view, args) => ({
    round: count(args, "round"),
    stage: "play",
    seats: view.seats.map((each) => ({ ...each, ship: START })),
  }),
  sailed: own((_, args) => ({ ship: word(args, "square") })),
  "entered-bay": own(() => ({ ship: BAY })),
  "reached-maracaibo": own(() => ({ ship: MARACAIBO })),
  "paid-opponent": (view, args) => {
    const after = {
      ...view,
      ...seat(view, actorOf(args), (each) => paying(each, args)),
    };
    return seat(after, actorOf(args, "owner"), (each) => gaining(each, args));
  },
  "income-taken": own((each, args) => ({
    ...gaining(each, args),
    vp: each.vp + count(args, "vp"),
  })),
  "doubloons-gained": own(gaining),
  "card-left": own(gaining),
  "points-scored": own((each, args) => ({ vp: each.vp + count(args, "vp") })),
  "cubes-added": (view, args) => islandWith(view, kindIn(args), count(args, "cubes")),
  "treasure-taken": (view, args) => {
    const kind = kindIn(args);
    return {
      ...islandWith(view, kind, view.islands[kind].cubes - 1),
      ...seat(view, actorOf(args), (each) => ({
        stored: { ...each.stored, [kind]: each.stored[kind] + 1 },
      })),
    };
  },
  "treasure-buried": own((each, args) => {
    const kind = kindIn(args);
    const spot = word(args, "spot");
    const stored = { ...each.stored, [kind]: each.stored[kind] - 1 };
    const place = /^figurehead-(\d+)$/.exec(spot);
    if (!place) return { stored, buried: { ...each.buried, [kind]: [...each.buried[kind], spot] } };
    return {
      stored,
      on_figurehead: each.on_figurehead.map((held, i) =>
        i === Number(place[1]) - 1 ? kind : held,
      ),
    };
  }),
  "card-acquired": (view, args) => ({
    spaces: withoutCard(view, word(args, "card")),
    ...seat(view, actorOf(args), (each) => ({
      ...paying(each, args),
      improvements: [...each.improvements, word(args, "card")],
    })),
  }),
  "card-dealt": (view, args) =>
    space(view, word(args, "square"), {
      card: word(args, "card") || null,
      back: args.card ? null : count(args, "level"),
    }),
  "card-revealed": (view, args) =>
    space(view, word(args, "square"), { card: word(args, "card"), back: null, doubloons: 0 }),
  "value-tile-placed": (view, args) => ({
    spaces: view.spaces.map((each) =>
      each.card === args.card ? { ...each, value_tile: kindIn(args) } : each,
    ),
  }),
  "filler-laid": (view, args) => space(view, word(args, "square"), { card: "filler" }),
  "residence-built": (view, args) => {
    const card = word(args, "card") || word(args, "residence");
    const who = actorOf(args);
    return {
      spaces: view.spaces.map((each) =>
        each.card === card ? { ...each, residents: [...each.residents, who] } : each,
      ),
      ...seat(view, who, (each) => paying(each, args)),
    };
  },
  "ship-upgraded": own((each, args) => ({ upgrades: [...each.upgrades, word(args, "upgrade")] })),
  "figurehead-taken": (view, args) => ({
    figureheads: view.figureheads.filter((name) => name !== args.figurehead),
    ...seat(view, actorOf(args), (each) => ({
      ...paying(each, args),
      figurehead: word(args, "figurehead"),
    })),
  }),
  "tile-placed": (view, args) => ({
    spaces: view.spaces.map((each) =>
      each.card === args.card
        ? { ...each, market_tile: { seat: actorOf(args), tile: word(args, "tile") } }
        : each,
    ),
    ...seat(view, actorOf(args), (each) => ({
      ...paying(each, args),
      tiles: each.tiles.filter((tile) => tile !== args.tile),
    })),
  }),
  "quest-drawn": (view, args) => ({
    quest_deck: view.quest_deck - 1,
    ...seat(view, actorOf(args), (each) => ({
      quests: [...each.quests, word(args, "quest") || null],
      progress: [...each.progress, null],
    })),
  }),
  "quest-taken": (view, args) => ({
    quest_market: view.quest_market.filter((name) => name !== args.quest),
    // Everybody sees it go, but in a secret hand it lies face down.
    ...seat(view, actorOf(args), (each) => ({
      quests: [...each.quests, each.quests.includes(null) ? null : word(args, "quest")],
      progress: [...each.progress, null],
    })),
  }),
  "quest-turned-up": (view, args) => ({
    quest_deck: view.quest_deck - 1,
    quest_market: [...view.quest_market, word(args, "quest")],
  }),
  "market-refreshed": (_, args) => ({ quest_market: args.quests as string[] }),
  "ruby-gained": own((_, args) => ({ rubies: count(args, "rubies") })),
  "ruby-sold": (view, args) => ({
    ruby_market: [...view.ruby_market, word(args, "ruby")],
    ...seat(view, actorOf(args), (each) => ({ rubies: each.rubies - 1 })),
  }),
  "ruby-exchanged": own((each) => ({ rubies: each.rubies - 1 })),
  "redbeard-revealed": (view, args) => ({
    redbeard: view.redbeard && {
      ...view.redbeard,
      deck: Math.max(0, view.redbeard.deck - 1),
      discards: [...view.redbeard.discards, word(args, "redbeard")],
    },
  }),
  "redbeard-upgraded": (view) => ({
    redbeard: view.redbeard && { ...view.redbeard, upgrades: view.redbeard.upgrades + 1 },
  }),
  "redbeard-advanced": (view, args) => ({
    redbeard: view.redbeard && { ...view.redbeard, step: count(args, "step") - 1 },
  }),
  "redbeard-met": own(gaining),
  "redbeard-paid": own(paying),
  "explorer-moved": own((_, args) => ({ explorer: word(args, "space") || word(args, "square") })),
  "rivers-crossed": own((_, args) => ({ rivers: count(args, "rivers") })),
};

export const kindOf = kindsOf("maracaibo");

export const applied = changer(kindOf, CHANGES);

interface Played {
  upTo: number;
  shown: Table;
}

const played = new WeakMap<MaracaiboView, Played>();

/** The view with the event that is played now and those before it; the same for every caller. */
export function shownOf(view: MaracaiboView, happening: Happening | null): Table {
  const before = played.get(view) ?? { upTo: -1, shown: withRedbeard(view) };
  if (!happening || happening.index <= before.upTo) return before.shown;
  const after = { upTo: happening.index, shown: applied(before.shown, happening) };
  played.set(view, after);
  return after.shown;
}

/** Where a ship was before the event that moves it now. */
export function shipBefore(view: MaracaiboView, happening: Happening, who: number): string {
  const before = played.get(view);
  const shown = before && before.upTo < happening.index ? before.shown : withRedbeard(view);
  return seatOf(shown, who).ship;
}
