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
import { LOCATIONS, SKILLS, type Good, type Locations, type Nation, type Skill } from "./view.ts";

export interface Piece extends Described {
  id: string;
  flavours: { en: string; pl: string };
}

export interface Zone extends Piece {
  /** Of the port; null where there is none. */
  nation: Nation | null;
  /** The words of its special rule: `repair-price 1`. */
  rule: string;
  /** Neighbours by direction: `ne nassau`. */
  borders: { way: string; zone: string }[];
}

export interface Ship extends Piece {
  /** The value of each location undamaged. */
  locations: Locations;
  maneuverability: number;
  price: number;
  /** What it is worth when another one is bought. */
  value: number;
}

export interface Captain extends Piece {
  home: string;
  skills: Record<Skill, number>;
  abilities: string[];
}

/** The eight cards of a good. */
export interface Cargo extends Piece {
  loot: number[];
  /** The location each card hits, or `escape`. */
  symbols: string[];
}

export interface Npc extends Piece {
  fleet: string;
  zone: string;
  skills: Record<Exclude<Skill, "influence">, number>;
  icons: string[];
}

export interface EventCard extends Piece {
  effect: string;
  icons: string[];
}

export interface Specialist extends Piece {
  kind: string;
  power: string;
  hire: string;
}

export interface GloryCard extends Piece {
  /** The moment at which it may be played. */
  when: string;
  effect: string;
}

export interface Rumor extends Piece {
  zone: string;
  test: string;
  reward: string[];
}

export interface Mission extends Piece {
  /** Where it is on offer. */
  place: string;
  requires: string[];
  goal: string;
  reward: string[];
  turns: number;
}

export interface Modification extends Piece {
  power: string;
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
  nation: (word(piece, "nation") || null) as Nation | null,
  rule: word(piece, "rule"),
  borders: words(piece, "borders").map((border) => {
    const [way = "", other = ""] = border.split(" ");
    return { way, zone: other };
  }),
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
    value: number(piece, "value"),
  };
};

/** All components of the game by table and name, in their printed order. */
export class Catalogue {
  readonly zones: Map<string, Zone>;
  readonly ships: Map<string, Ship>;
  readonly captains: Map<string, Captain>;
  readonly cargo: Map<string, Cargo>;
  readonly npcs: Map<string, Npc>;
  readonly events: Map<string, EventCard>;
  readonly specialists: Map<string, Specialist>;
  readonly glory: Map<string, GloryCard>;
  readonly rumors: Map<string, Rumor>;
  readonly missions: Map<string, Mission>;
  readonly modifications: Map<string, Modification>;
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
      abilities: words(piece, "abilities"),
    }));
    this.cargo = table("cargo", (piece) => ({
      ...basics(piece),
      loot: numbers(piece, "loot"),
      symbols: words(piece, "symbols"),
    }));
    this.npcs = table("npc", (piece) => ({
      ...basics(piece),
      fleet: word(piece, "fleet"),
      zone: word(piece, "zone"),
      skills: skillsOf(piece),
      icons: words(piece, "icons"),
    }));
    this.events = table("event", (piece) => ({
      ...basics(piece),
      effect: word(piece, "effect"),
      icons: words(piece, "icons"),
    }));
    this.specialists = table("specialist", (piece) => ({
      ...basics(piece),
      kind: word(piece, "kind"),
      power: word(piece, "power"),
      hire: word(piece, "hire"),
    }));
    this.glory = table("glory", (piece) => ({
      ...basics(piece),
      when: word(piece, "when"),
      effect: word(piece, "effect"),
    }));
    this.rumors = table("rumor", (piece) => ({
      ...basics(piece),
      zone: word(piece, "zone"),
      test: word(piece, "test"),
      reward: words(piece, "reward"),
    }));
    this.missions = table("mission", (piece) => ({
      ...basics(piece),
      place: word(piece, "place"),
      requires: words(piece, "requires"),
      goal: word(piece, "goal"),
      reward: words(piece, "reward"),
      turns: number(piece, "turns"),
    }));
    this.modifications = table("modification", (piece) => ({
      ...basics(piece),
      power: word(piece, "power"),
    }));
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
  cargoCard(card: string): { good: Good; loot: number; symbol: string } {
    const [, good = "", copy = "1"] = /^(.*)-(\d+)$/.exec(card) ?? [];
    const cards = this.cargo.get(good);
    const place = Number(copy) - 1;
    return {
      good: good as Good,
      loot: cards?.loot[place] ?? 0,
      symbol: cards?.symbols[place] ?? "escape",
    };
  }
}

export const { learn, catalogue } = kept((pieces) => new Catalogue(pieces));
