/** What is printed on captains, ships, cards and tokens: the components that the server tells once. */
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
import { goodOf, LOCATIONS, nationOf } from "./reading.ts";
import type { Locations, Nation } from "./view.ts";

export const SKILLS = ["seamanship", "scouting", "leadership", "influence"] as const;
export type Skill = (typeof SKILLS)[number];

export interface Piece extends Described {
  id: string;
  flavours: { en: string; pl: string };
}

export interface Zone extends Piece {
  /** Of the port; null where there is none. */
  nation: Nation | null;
  /** Its neighbours by direction (`ne`), clockwise from north. */
  borders: Map<string, string>;
}

export interface Ship extends Piece {
  /** The value of each location undamaged. */
  locations: Locations;
  maneuverability: number;
  price: number;
}

export interface Captain extends Piece {
  home: string;
  skills: Record<Skill, number>;
}

/** The eight cards of a good. */
export interface Cargo extends Piece {
  loot: number[];
  /** The location each card hits, or `escape`. */
  symbols: string[];
}

export interface Rumor extends Piece {
  zone: string;
}

export interface Mission extends Piece {
  goal: string;
}

const basics = (piece: PieceInfo): Piece => ({
  ...described(piece),
  id: nameOf(piece),
  flavours: { en: word(piece, "flavour_en"), pl: word(piece, "flavour_pl") },
});

const skillsOf = (piece: PieceInfo) =>
  Object.fromEntries(SKILLS.map((skill) => [skill, number(piece, skill)])) as Record<Skill, number>;

const zone = (piece: PieceInfo): Zone => ({
  ...basics(piece),
  nation: nationOf(word(piece, "nation")) ?? null,
  borders: new Map(words(piece, "borders").map((border) => border.split(" ") as [string, string])),
});

const ship = (piece: PieceInfo): Ship => {
  const field = (location: string) =>
    location === "hull" || location === "masts" ? "durability" : location;
  return {
    ...basics(piece),
    locations: Object.fromEntries(
      LOCATIONS.map((location) => [location, number(piece, field(location))]),
    ) as Locations,
    maneuverability: number(piece, "maneuverability"),
    price: number(piece, "price"),
  };
};

/** All components of the game by table and name, in their printed order. */
export class Catalogue {
  readonly zones: Map<string, Zone>;
  readonly ships: Map<string, Ship>;
  readonly captains: Map<string, Captain>;
  readonly cargo: Map<string, Cargo>;
  readonly npcs: Map<string, Piece>;
  readonly events: Map<string, Piece>;
  readonly specialists: Map<string, Piece>;
  readonly glory: Map<string, Piece>;
  readonly rumors: Map<string, Rumor>;
  readonly missions: Map<string, Mission>;
  readonly modifications: Map<string, Piece>;
  readonly weapons: Map<string, Piece>;
  readonly nations: Map<string, Piece>;

  constructor(pieces: readonly PieceInfo[]) {
    const table = <P extends Piece>(name: string, make: (piece: PieceInfo) => P) =>
      tableOf(pieces, name, make);
    this.zones = table("zone", zone);
    this.ships = table("ship", ship);
    this.captains = table("captain", (piece) => ({
      ...basics(piece),
      home: word(piece, "home"),
      skills: skillsOf(piece),
    }));
    this.cargo = table("cargo", (piece) => ({
      ...basics(piece),
      loot: numbers(piece, "loot"),
      symbols: words(piece, "symbols"),
    }));
    this.npcs = table("npc", basics);
    this.events = table("event", basics);
    this.specialists = table("specialist", basics);
    this.glory = table("glory", basics);
    this.rumors = table("rumor", (piece) => ({ ...basics(piece), zone: word(piece, "zone") }));
    this.missions = table("mission", (piece) => ({ ...basics(piece), goal: word(piece, "goal") }));
    this.modifications = table("modification", basics);
    this.weapons = table("weapon", basics);
    this.nations = table("nation", basics);
  }

  /** A component by `table:id`, e.g. `rumor:castaway`; hands hold `glory:` cards and Specialists alike. */
  find(place: string): Piece | undefined {
    const [kind = "", id = ""] = place.split(":");
    const tables: Record<string, Map<string, Piece>> = {
      zone: this.zones,
      ship: this.ships,
      captain: this.captains,
      cargo: this.cargo,
      npc: this.npcs,
      event: this.events,
      specialist: this.specialists,
      rumor: this.rumors,
      mission: this.missions,
      modification: this.modifications,
      weapon: this.weapons,
      nation: this.nations,
    };
    if (kind === "glory") return this.glory.get(id) ?? this.specialists.get(id);
    if (kind === "event") return this.events.get(id) ?? this.npcs.get(id);
    return tables[kind]?.get(id);
  }

  /** What a Cargo card such as `rum-3` brings in a raid, and what it does. */
  cargoCard(card: string): { good: string; loot: number; symbol: string } {
    const good = goodOf(card);
    const cards = this.cargo.get(good);
    const place = Number(card.slice(good.length + 1)) - 1;
    return {
      good,
      loot: cards?.loot[place] ?? 0,
      symbol: cards?.symbols[place] ?? "escape",
    };
  }
}

export const { learn, catalogue } = kept((pieces) => new Catalogue(pieces));
