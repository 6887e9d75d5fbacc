// What a seat sees of a table of marauders. Made from src/kaper/games/marauders/visibility/shapes.py
// by `python -m kaper.server.typescript`: change it there.

export type Declaration = "shoot" | "board" | "flee";

export type Face = "1" | "2" | "3" | "4" | "skull";

export type Fleet = "spain" | "england" | "france" | "netherlands" | "pirate-sloop" | "pirate-frigate";

export type Location = "hull" | "hold" | "masts" | "crew" | "cannons";

export type Nation = "spain" | "england" | "france" | "netherlands";

export type ShipType = "sloop" | "flute" | "frigate" | "galleon" | "ship-of-the-line";

export type Side = number | Fleet | "foe";

export type Weapon = "grappling-hooks" | "chain-shot" | "grape-shot";

export type ProspectKind = "gain" | "cost" | "risk" | "note";

export type Stage = "setup" | "event" | "turns" | "end" | "over";

export type Status = "in-play" | "waiting" | "retired" | "unseen";

export type BattleStage = "naval" | "crew" | "spoils";

export type HitSource = "guns" | "merchant" | "weather" | "swivel";

export type Unknown = "unknown";

export type Locations = Record<Location, number>;

export interface ZoneView {
  zone: string;
  /** The good. */
  demand: string | null;
  /** Unknown while it lies face down. */
  modification: string | null;
  /** Unknown while it lies face down, unless this viewer has looked at it. */
  merchant: Nation | Unknown | null;
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

/** Dice that are being picked for a reroll: of a skill, or of the hits. */
export interface Rerolling {
  side: Side;
  picked: Face[];
  locating: boolean;
}

export interface BattleView {
  /** The attacker first. */
  sides: [Side, Side];
  stage: BattleStage;
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
  rerolling: Rerolling | null;
}

/** As options tell where they lead. */
export interface ProspectView {
  kind: ProspectKind;
  name: string;
  key: string;
  args: Record<string, number | string | string[]>;
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
  stands: ProspectView[];
}

/** Hits of which at least one is still to be placed or called off. */
export interface HitsView {
  owner: Side;
  /** Who decides. */
  seat: number;
  located: Location[];
  skulls: number;
  source: HitSource;
}

/** A card laid out for sale. */
export interface LaidGood {
  good: string;
  /** In demand here, or a card makes it so. */
  demanded: boolean;
  gold: number;
}

/** What the cards laid out for sale bring. */
export interface SaleView {
  laid: LaidGood[];
  demanded: number;
  gold: number;
  glory: boolean;
}

export interface OfferedGood {
  good: string;
  count: number;
  price: number;
  /** Zones whose ports demand it. */
  wanted_in: string[];
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
  /** What the yard repairs: Crew is recruited. */
  repairs: Location[];
  refit: number;
  modification: number;
  weapon: number;
  /** What the yard gives for a Special Weapon. */
  weapon_value: number;
  /** What the yard gives for the old ship. */
  ship_value: number;
  /** What each ship that is for sale costs besides the old one. */
  exchange: Partial<Record<ShipType, number>>;
  /** For one more Crew after a failed test; 0 where none is needed. */
  crew: number;
  crew_missing: number;
  rumor: number;
  /** Whether a Rumor has to be earned by a test. */
  rumor_test: boolean;
  /** For a level of a bounty under an amnesty; 0 without one. */
  pardon: number;
  sale: SaleView | null;
  /** The goods on offer. */
  offer: OfferedGood[] | null;
}

export interface SeatView {
  /** Unseen until all captains are revealed; waiting after a death for the owner's next turn. */
  status: Status;
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
  /** What the chest is worth in Glory Points; null where that is not known. */
  chest_points: number | null;
  /** Glory with what the chest is worth: with this the game would end now. */
  total: number | null;
  /** The same, as far as this viewer knows the chest. */
  least: number;
  /** Null for a card that this viewer does not know. */
  hand: (string | null)[];
  specialists: string[];
  /** Goods. */
  cargo: (string | null)[];
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

export interface OfferedMission {
  mission: string;
  zone: string;
}

export interface DeckSizes {
  captains: number;
  cargo: number;
  glory: number;
  rumors: number;
  missions: number;
}

export interface TurnView {
  actions: number;
  /** Actions for a Move only. */
  moves: number;
}

export interface MaraudersView {
  stage: Stage;
  /** Glory Points to win. */
  target: number;
  round: number;
  events_left: number;
  first: number;
  active: number;
  /** In force this round. */
  event: string | null;
  /** Copies of an Event differ in their icons, and it lies there for all to read. */
  event_copy: string | null;
  /** Who has taken the prize of the Event. */
  prizewinner: number | null;
  war: Nation[];
  plague: string[];
  /** Zones under the Hurricane. */
  struck: string[];
  announced: number[];
  /** What sets the winner apart, once the game is over. */
  decided: string | null;
  zones: ZoneView[];
  npcs: FleetView[];
  /** Captains who come at the end of the round. */
  entering: string[];
  merchant_box: Nation[];
  /** With so many Merchants off the sea, they all come back. */
  full_box: number;
  missions: OfferedMission[];
  decks: DeckSizes;
  cargo_discards: string[];
  glory_discards: string[];
  event_discards: string[];
  turn: TurnView;
  /** What a Scout action looks for, as long as its roll is not settled. */
  scouting: string | null;
  rumor_shown: string | null;
  /** Cargo cards laid out in a raid, on a market or for stowing; null for one not seen. */
  table: (string | null)[];
  successes: number;
  /** What each number of pips hits; where a skull does is chosen. */
  location_dice: Partial<Record<Face, Location>>;
  raid: RaidView | null;
  port: PortView | null;
  battle: BattleView | null;
  incoming: HitsView | null;
  seats: SeatView[];
}
