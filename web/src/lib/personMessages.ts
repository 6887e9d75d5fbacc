// What server and browser say to each other about whoever asks. Made from src/kaper/server/person_messages.py
// by `python -m kaper.server.typescript`: change it there.

import type { GameStatistics, PastGame } from "./httpMessages";
import type { Happening, Line, MatchResult, TableInfo } from "./messages";

/**
 * What a browser keeps of its settings, for another one of the same person.
 *
 * `voyages` are the chapters ended of each game's voyage.
 */
export interface CarriedSettings {
  name: string;
  portrait: string;
  language: "en" | "pl";
  theme: "chart" | "night" | "system";
  volume: number;
  speed: number;
  keys: boolean;
  spoken: "full" | "short";
  confirm: boolean;
  askAlways: boolean;
  voyages: Record<string, string[]>;
}

/**
 * A device of mine; `here`: the one that asks. `id` is empty while it is the only one.
 *
 * `name` is what I call it, if anything. `since` and `seen`, the day on which it was here last,
 * are 0 while nothing is kept.
 */
export interface MyDevice {
  id: string;
  browser: string;
  system: string;
  name: string;
  here: boolean;
  since: number;
  seen: number;
}

/** Those that are not shut out; `link` is when the link for one more expires, or None. */
export interface MyDevices {
  devices: MyDevice[];
  link: number | null;
}

export interface NameDevice {
  name: string;
}

/** The path of a link, good once, until it `expires`. */
export interface DeviceLink {
  path: string;
  expires: number;
}

export interface DeviceSecret {
  secret: string;
}

/**
 * What following a link would come to: whose device this becomes, and what it brings along.
 *
 * `own_games` and `own_devices` are those that this browser has: they become the other's too.
 */
export interface DeviceOffer {
  name: string;
  portrait: string;
  games: number;
  devices: MyDevice[];
  ownGames: number;
  ownDevices: number;
  expires: number;
}

export interface DeviceJoined {
  settings: CarriedSettings;
}

/** What a seat of mine may know of a game that goes on. */
export interface MyView {
  seat: number;
  view: Record<string, unknown>;
  happenings: Happening[];
}

/**
 * A table of mine: its `record` when it is over, until then what my seats may know.
 *
 * `names` are those that I had there, `said` is what I said. Of one that is `broken` nothing more
 * than its id can be told.
 */
export interface MyTableData {
  id: string;
  since: number;
  broken: boolean;
  table: TableInfo | null;
  names: string[];
  views: MyView[];
  record: string;
  result: MatchResult | null;
  said: Line[];
}

/** A browser that wants to be told of turns: its address at its push service. */
export interface MyReminders {
  endpoint: string;
  language: string;
}

/** All that is kept of whoever asks, as far as the rules of the games let them know it. */
export interface MyData {
  made: number;
  devices: MyDevice[];
  reminders: MyReminders[];
  history: PastGame[];
  statistics: GameStatistics[];
  tables: MyTableData[];
}

/** `sure` because there is no way back. */
export interface DeleteMyData {
  sure: boolean;
}

/** At how many tables somebody is forgotten, and how many seats of games were given up. */
export interface DataDeleted {
  tables: number;
  seats: number;
}
