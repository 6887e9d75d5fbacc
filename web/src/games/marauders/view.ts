/** The view of a table of Merchants & Marauders as the server sends it: src/kaper/games/marauders/visibility.py. */
import type { Prospect } from "../../lib/messages.ts";

export const NATIONS = ["spain", "england", "france", "netherlands"] as const;
export type Nation = (typeof NATIONS)[number];
/** Independent captains: a Flagship for each nation, and two kinds of pirates. */
export const FLEETS = [...NATIONS, "pirate-sloop", "pirate-frigate"] as const;
export type Fleet = (typeof FLEETS)[number];
/** Locations by the pips that hit them; the Hull has none of its own. */
export const LOCATIONS = ["hull", "hold", "masts", "crew", "cannons"] as const;
export type Location = (typeof LOCATIONS)[number];
export const SHIPS = ["sloop", "flute", "frigate", "galleon", "ship-of-the-line"] as const;
export type ShipType = (typeof SHIPS)[number];
export const WEAPONS = ["grappling-hooks", "chain-shot", "grape-shot"] as const;
export type Weapon = (typeof WEAPONS)[number];
export const GOODS = [
  "cocoa",
  "fruit",
  "rum",
  "spices",
  "sugar",
  "textiles",
  "tobacco",
  "wood",
] as const;
export type Good = (typeof GOODS)[number];
export const SKILLS = ["seamanship", "scouting", "leadership", "influence"] as const;
export type Skill = (typeof SKILLS)[number];
export const DECLARATIONS = ["shoot", "board", "flee"] as const;
export type Declaration = (typeof DECLARATIONS)[number];
/** Pips, or a skull: the success. */
export type Face = "1" | "2" | "3" | "4" | "skull";

/** A token that lies face down, or one this viewer has not looked at. */
export const UNKNOWN = "unknown";

export type Locations = Record<Location, number>;

export interface ZoneView {
  zone: string;
  demand: Good | null;
  /** `UNKNOWN` while it lies face down. */
  modification: string | null;
  merchant: Nation | typeof UNKNOWN | null;
}

export interface FleetView {
  fleet: Fleet;
  /** Null while the figure is off the sea. */
  zone: string | null;
  /** The captain in command. */
  npc: string | null;
  /** Captains whose cards lie beneath. */
  beneath: string[];
  ship: ShipType;
  /** Seats whose ships it would scout for. */
  hunts: number[];
}

/** A side of a battle: a seat, a fleet, or the foe of a card. */
export type Side = number | Fleet | "foe";

/** What a side fights with; the foe of a card has only its Crew Combat dice. */
export interface ForceView {
  clash: number;
  ship?: ShipType;
  full?: Locations;
  maneuverability?: number;
  /** Dice of its maneuver roll. */
  maneuver?: number;
  /** The most hits that its Shoot can deal. */
  guns?: number;
  /** Enemy successes despite which it can flee. */
  slips?: number;
  /** The seat that decides for it. */
  controller?: number;
}

export interface BattleView {
  /** The attacker first. */
  sides: [Side, Side];
  stage: "naval" | "crew" | "spoils";
  round: number;
  /** By side; null until it has declared. */
  declared: [Declaration | null, Declaration | null];
  /** The last rolls, by side. */
  dice: [Face[], Face[]];
  /** Of the maneuvers. */
  winner: Side | null;
  /** Location dice of each side's volley. */
  hits: [Face[], Face[]];
  /** What is left of the ship that is no player's. */
  enemy: Locations;
  forces: [ForceView, ForceView];
  /** Dice that are being picked for a reroll: of a skill, or of the hits. */
  rerolling: { side: Side; picked: Face[]; locating: boolean } | null;
}

export interface RaidView {
  seat: number;
  nation: Nation;
  /** The roll, until successes are spent. */
  dice: Face[];
  /** Successes that a card has added to it. */
  added: number;
  /** Failed dice that a Special Weapon can still turn into successes. */
  misses: number;
  /** What the cards that lie open would come to. */
  stands: Prospect[];
}

/** Hits of which at least one is still to be placed or called off. */
export interface IncomingView {
  owner: Side;
  /** Who decides. */
  seat: number;
  located: Location[];
  skulls: number;
  source: "guns" | "merchant" | "weather" | "swivel";
}

export interface SeatView {
  /** Unseen until all captains are revealed; waiting after a death for the owner's next turn. */
  status: "in-play" | "waiting" | "retired" | "unseen";
  captain: string | null;
  zone: string | null;
  in_port: boolean;
  /** Ports that a bounty or a war closes. */
  barred: string[];
  ship: ShipType | null;
  locations: Locations;
  /** The locations undamaged; null without a ship. */
  full: Locations | null;
  maneuverability: number | null;
  modifications: string[];
  /** Modifications that are used up: Chasers, Reinforced Hull. */
  flipped: string[];
  weapons: Record<Weapon, number>;
  /** Own and, when the game is over, everybody's; null else. */
  gold: number | null;
  chest: number | null;
  /** Whether the chest may hold anything. */
  stashed: boolean;
  glory: number;
  /** Glory with what the chest is worth; null where that is not known. */
  total: number | null;
  hand: (string | null)[];
  specialists: string[];
  cargo: (Good | null)[];
  /** Which cards those goods are, as far as they are known. */
  cargo_cards: string[];
  /** More than one only until the owner has chosen. */
  rumors: (string | null)[];
  /** Proven Rumors that stay. */
  kept: string[];
  mission: string | null;
  /** The zones that the Mission names. */
  goals: string[];
  /** What is done for the Mission: zones searched, ports of great sales, nations called at. */
  progress: string[];
  /** The nation of a letter of marque. */
  named: Nation | null;
  /** The player whom the Mission sets against its holder. */
  rival: number | null;
  /** Turns left for the Mission; 0 without a limit. */
  turns_left: number;
  /** Actions that the next turn will lack. */
  slowed: number;
  bounties: Record<Nation, number>;
  pirate: boolean;
}

/** The port of the captain whose turn it is, with what business costs him. */
export interface PortView {
  seat: number;
  zone: string;
  /** In the middle of a Port action. */
  open: boolean;
  sell: number;
  sell_demanded: number;
  /** How many cards the market would offer. */
  market_cards: number;
  repair: number;
  refit: number;
  modification: number;
  weapon: number;
  /** What the yard gives for a Special Weapon. */
  weapon_value: number;
  /** What the yard gives for the old ship. */
  ship_value: number;
  /** What each ship costs besides the old one. */
  exchange: Partial<Record<ShipType, number>>;
  /** For one more Crew after a failed test; 0 where none is needed. */
  crew: number;
  rumor: number;
  /** For a level of a bounty under an amnesty; 0 without one. */
  pardon: number;
  /** What the cards laid out for sale bring. */
  sale: { demanded: number; gold: number; glory: boolean } | null;
  /** Prices of the goods on offer. */
  offer: Partial<Record<Good, number>> | null;
}

export interface MaraudersView {
  stage: "setup" | "event" | "turns" | "end" | "over";
  /** Glory Points to win. */
  target: number;
  round: number;
  events_left: number;
  first: number;
  active: number;
  /** In force this round. */
  event: string | null;
  event_copy: string | null;
  /** Who has taken the prize of the Event. */
  prizewinner: number | null;
  war: Nation[];
  plague: string[];
  /** Zones under the Hurricane. */
  struck: string[];
  announced: number[];
  zones: ZoneView[];
  npcs: FleetView[];
  /** Captains who come at the end of the round. */
  entering: string[];
  merchant_box: Nation[];
  missions: { mission: string; zone: string }[];
  decks: Record<"captains" | "cargo" | "glory" | "rumors" | "missions", number>;
  cargo_discards: string[];
  glory_discards: string[];
  event_discards: string[];
  turn: { actions: number; moves: number };
  /** What a Scout action looks for, as long as its roll is not settled. */
  scouting: string | null;
  rumor_shown: string | null;
  /** Cargo cards laid out in a raid, on a market or for stowing; null for one not seen. */
  table: (string | null)[];
  successes: number;
  raid: RaidView | null;
  port: PortView | null;
  battle: BattleView | null;
  incoming: IncomingView | null;
  seats: SeatView[];
}

export const isNation = (word: string): word is Nation =>
  (NATIONS as readonly string[]).includes(word);
export const isFleet = (word: string): word is Fleet =>
  (FLEETS as readonly string[]).includes(word);
export const isGood = (word: string): word is Good => (GOODS as readonly string[]).includes(word);
export const isLocation = (word: string): word is Location =>
  (LOCATIONS as readonly string[]).includes(word);

export function seatOf(view: MaraudersView, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new RangeError(`no seat ${seat}`);
  return found;
}

export function zoneOf(view: MaraudersView, zone: string): ZoneView {
  const found = view.zones.find((each) => each.zone === zone);
  if (!found) throw new RangeError(`no zone ${zone}`);
  return found;
}

/** The good of a Cargo card: `rum` of `rum-3`. */
export const goodOf = (card: string): Good => card.replace(/-\d+$/, "") as Good;

/** Whose area is looked at: one's own, or that of whoever is asked. */
export const ownerOf = (
  seat: number | null,
  waiting: readonly number[],
  view: MaraudersView,
): number => seat ?? waiting[0] ?? view.active;
