/** Words for the parts of a view of Merchants & Marauders. */
import type {
  Declaration,
  Face,
  Fleet,
  FleetView,
  Location,
  MaraudersView,
  Nation,
  SeatView,
  ShipType,
  Side,
  Unknown,
  Weapon,
  ZoneView,
} from "./view.ts";

export const NATIONS: readonly Nation[] = ["spain", "england", "france", "netherlands"];
export const FLEETS: readonly Fleet[] = [...NATIONS, "pirate-sloop", "pirate-frigate"];
export const LOCATIONS: readonly Location[] = ["hull", "hold", "masts", "crew", "cannons"];
export const SHIPS: readonly ShipType[] = [
  "sloop",
  "flute",
  "frigate",
  "galleon",
  "ship-of-the-line",
];
export const WEAPONS: readonly Weapon[] = ["grappling-hooks", "chain-shot", "grape-shot"];
export const FACES: readonly Face[] = ["1", "2", "3", "4", "skull"];
export const DECLARATIONS: readonly Declaration[] = ["shoot", "board", "flee"];

/** A token that lies face down, or one this viewer has not looked at. */
export const UNKNOWN: Unknown = "unknown";

/** A word of an event or an option that is one of these. */
export function oneOf<W extends string>(words: readonly W[], value: unknown): W {
  const found = words.find((each) => each === value);
  if (found === undefined) throw new RangeError(`${String(value)} is none of ${words.join()}`);
  return found;
}

const among =
  <W extends string>(words: readonly W[]) =>
  (word: unknown): word is W =>
    (words as readonly unknown[]).includes(word);
export const isNation = among(NATIONS);
export const isFleet = among(FLEETS);
export const isLocation = among(LOCATIONS);
export const isShip = among(SHIPS);

export const nationOf = (word: unknown): Nation | undefined => (isNation(word) ? word : undefined);

/** A side as events, prompts and options name it: a seat's number, `p0`, a fleet, or the foe of a card. */
export function sideNamed(word: unknown): Side {
  if (typeof word === "number") return word;
  const seat = /^p?(\d+)$/.exec(String(word))?.[1];
  if (seat !== undefined) return Number(seat);
  return isFleet(word) ? word : "foe";
}

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

export const fleetOf = (view: MaraudersView, side: Side): FleetView | undefined =>
  view.npcs.find(({ fleet }) => fleet === side);

/** The good of a Cargo card: `rum` of `rum-3`. */
export const goodOf = (card: string): string => card.replace(/-\d+$/, "");

/** Whose area is looked at: one's own, or that of whoever is asked. */
export const ownerOf = (
  seat: number | null,
  waiting: readonly number[],
  view: MaraudersView,
): number => seat ?? waiting[0] ?? view.active;
