/** What is printed on cards, boards and tiles: the components that the server tells once. */
import type { PieceInfo } from "$lib/httpMessages";
import {
  described,
  kept,
  nameOf,
  number,
  numbers,
  tableOf,
  word,
  words,
  type Described,
} from "../printed.ts";
import { boughtBy } from "./effects.ts";
import type { Type } from "./reading.ts";
import type { Kind } from "./view.ts";

export interface Piece extends Described {
  name: string;
}

export interface Improvement extends Piece {
  face: "improvement";
  type: Type;
  level: number;
  cost: number;
  vp: number;
  income: { doubloons: number; vp: number };
  now: string;
  permanent: string;
  end: string;
}

export interface Location extends Piece {
  face: "location";
  actions: string;
}

export interface Residence extends Piece {
  face: "residence";
  cost: number;
  per: string;
  each: number;
  most: number;
}

export type SeaPiece = Improvement | Location | Residence;

export interface Quest extends Piece {
  conditions: string[];
  easier: number[];
  harder: number[];
  vp: [number, number];
}

export interface Figurehead extends Piece {
  now: string;
  permanent: string;
  income: { doubloons: number; vp: number; perQuest: number };
  spots: string[];
}

/** A space or tile with one effect. */
export interface Effective extends Piece {
  effect: string;
}

export interface Upgrade extends Effective {
  sector: number;
  /** Upgrades needed before one can be made here. */
  needed: number;
}

export interface TrackSpace extends Effective {
  next: string[];
  river: number;
}

export interface RaidAction extends Effective {
  strength: number;
}

export interface HideoutSpace extends Effective {
  kind: Kind;
  /** Where a treasure is stored, or one of the spaces below the dig line. */
  area: "storage" | "buried";
}

/** One Caribbean: where cards may lie, and the two places of each island. */
export interface Chart {
  columns: number;
  rows: number;
  islands: Record<Kind, { column: number; row: number }[]>;
}

export interface RedbeardCard extends Piece {
  deck: string;
  extra: string;
  main: string[];
}

export interface RedbeardStep extends Piece {
  raidVp: number;
  treasures: number;
  cubes: number;
  spaces: number;
  exploreVp: number;
}

const basics = (piece: PieceInfo): Piece => ({ ...described(piece), name: nameOf(piece) });

const effective = (piece: PieceInfo): Effective => ({
  ...basics(piece),
  effect: word(piece, "effect"),
});

const improvement = (piece: PieceInfo): Improvement => ({
  ...basics(piece),
  face: "improvement",
  type: word(piece, "type") as Type,
  level: number(piece, "level"),
  cost: number(piece, "cost"),
  vp: number(piece, "vp"),
  income: { doubloons: number(piece, "income_doubloons"), vp: number(piece, "income_vp") },
  now: word(piece, "now"),
  permanent: word(piece, "permanent"),
  end: word(piece, "end"),
});

const location = (piece: PieceInfo): Location => ({
  ...basics(piece),
  face: "location",
  actions: word(piece, "actions"),
});

const residence = (piece: PieceInfo): Residence => ({
  ...basics(piece),
  face: "residence",
  cost: number(piece, "cost"),
  per: word(piece, "per"),
  each: number(piece, "each"),
  most: number(piece, "most"),
});

function quest(piece: PieceInfo): Quest {
  const [easier = 0, harder = 0] = numbers(piece, "vp");
  return {
    ...basics(piece),
    conditions: words(piece, "conditions"),
    easier: numbers(piece, "easier"),
    harder: numbers(piece, "harder"),
    vp: [easier, harder],
  };
}

const figurehead = (piece: PieceInfo): Figurehead => ({
  ...basics(piece),
  now: word(piece, "now"),
  permanent: word(piece, "permanent"),
  income: {
    doubloons: number(piece, "income_doubloons"),
    vp: number(piece, "income_vp"),
    perQuest: number(piece, "income_per_quest"),
  },
  spots: words(piece, "bury_spaces"),
});

function chart(piece: PieceInfo): Piece & Chart {
  const rows = words(piece, "rows");
  const places = (letter: string) =>
    rows.flatMap((line, row) =>
      [...line].flatMap((found, column) => (found === letter ? [{ column, row }] : [])),
    );
  return {
    ...basics(piece),
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    islands: { gold: places("G"), emerald: places("E"), pearl: places("P") },
  };
}

/** All components of the game by table and name, in their printed order. */
export class Catalogue {
  readonly cards: Map<string, SeaPiece>;
  readonly quests: Map<string, Quest>;
  readonly figureheads: Map<string, Figurehead>;
  readonly market: Map<string, Effective>;
  readonly track: Map<string, TrackSpace>;
  readonly upgrades: Map<string, Upgrade>;
  readonly hideout: Map<string, HideoutSpace>;
  readonly raidActions: Map<string, RaidAction>;
  readonly spaces: Map<string, Piece & { actions: string }>;
  readonly charts: Map<string, Piece & Chart>;
  readonly rubies: Map<string, Effective>;
  readonly redbeardCards: Map<string, RedbeardCard>;
  readonly redbeardUpgrades: (Effective & { column: number })[];
  readonly redbeardTrack: RedbeardStep[];
  private readonly tile: (Piece & { after: string }) | undefined;
  private readonly byPlace: Map<string, Piece>;

  constructor(pieces: readonly PieceInfo[]) {
    const table = <P extends Piece>(name: string, make: (piece: PieceInfo) => P) =>
      tableOf(pieces, name, make);
    this.cards = new Map<string, SeaPiece>([
      ...table("improvement", improvement),
      ...table("location", location),
      ...table("residence", residence),
    ]);
    this.quests = table("quest", quest);
    this.figureheads = table("figurehead", figurehead);
    this.market = table("market", effective);
    const spaceName = (id: string) => id.replace(/^explore-/, "");
    this.track = table("explore", (piece) => ({
      ...effective(piece),
      next: words(piece, "next").map(spaceName),
      river: number(piece, "river"),
    }));
    [this.tile] = table("discount", (piece) => ({
      ...basics(piece),
      name: spaceName(piece.id),
      after: spaceName(word(piece, "after")),
    })).values();
    const locks = pieces.filter((piece) => piece.table === "lock");
    const needed = (sector: number) =>
      number(
        locks.find((lock) => number(lock, "sector") === sector) ?? ({ printed: {} } as PieceInfo),
        "upgrades",
      );
    this.upgrades = table("upgrade", (piece) => {
      const sector = number(piece, "sector");
      return { ...effective(piece), sector, needed: needed(sector) };
    });
    this.hideout = table("hideout", (piece) => ({
      ...effective(piece),
      kind: word(piece, "kind") as Kind,
      area: word(piece, "area") as "storage" | "buried",
    }));
    this.spaces = table("space", (piece) => ({
      ...basics(piece),
      actions: word(piece, "actions"),
    }));
    this.charts = table("layout", chart);
    this.rubies = table("ruby", effective);
    this.redbeardCards = table("redbeard", (piece) => ({
      ...basics(piece),
      deck: word(piece, "deck"),
      extra: word(piece, "extra"),
      main: words(piece, "main"),
    }));
    this.redbeardUpgrades = [
      ...table("redbeard-upgrade", (piece) => ({
        ...effective(piece),
        column: number(piece, "column"),
      })).values(),
    ];
    this.redbeardTrack = [
      ...table("redbeard-track", (piece) => ({
        ...basics(piece),
        raidVp: number(piece, "raid_vp"),
        treasures: number(piece, "treasures"),
        cubes: number(piece, "cubes"),
        spaces: number(piece, "spaces"),
        exploreVp: number(piece, "explore_vp"),
      })).values(),
    ];
    this.raidActions = new Map([
      ...table("raid-action", (piece) => ({
        ...effective(piece),
        strength: number(piece, "strength"),
      })),
      ...this.bought(),
    ]);
    this.byPlace = new Map(
      pieces.map((piece) => [`${piece.table}:${nameOf(piece)}`, basics(piece)]),
    );
  }

  /** A component by `table:name`, e.g. `quest:gold`; cards of the sea are all `card:`. */
  find(place: string): Piece | undefined {
    const [table, name = ""] = place.split(":");
    return table === "card" ? this.cards.get(name) : this.byPlace.get(place);
  }

  /** The exploration track, with the residence discount tile behind its last space or without. */
  trackWith(discount: boolean): Map<string, TrackSpace> {
    const { tile } = this;
    if (!discount || !tile) return this.track;
    const spaces = [...this.track].map(([name, space]): [string, TrackSpace] => [
      name,
      name === tile.after ? { ...space, next: [tile.name] } : space,
    ]);
    return new Map([...spaces, [tile.name, { ...tile, effect: "build", next: [], river: 0 }]]);
  }

  chart(layout: string): Chart {
    const found = this.charts.get(layout);
    if (!found) throw new RangeError(`no layout ${layout}`);
    return found;
  }

  /** What a raid action or a trade of movement costs and gives, by the piece that offers it. */
  private *bought(): Generator<[string, RaidAction]> {
    const offered: [Piece, string][] = [
      ...[...this.upgrades.values()].map((piece): [Piece, string] => [piece, piece.effect]),
      ...[...this.cards.values()].flatMap((piece): [Piece, string][] =>
        piece.face === "improvement" ? [[piece, piece.permanent]] : [],
      ),
      ...[...this.figureheads.values()].map((piece): [Piece, string] => [piece, piece.permanent]),
    ];
    for (const [piece, effect] of offered) {
      const found = boughtBy(effect);
      if (found) yield [piece.name, { ...piece, strength: found.price, effect: found.effect }];
    }
  }
}

export const { learn, catalogue } = kept((pieces) => new Catalogue(pieces));
