/** What lies on the chart, and where. */
import { chartZone, zoneToward, type Place } from "./geography.ts";
import type { Zone } from "./pieces.ts";
import { UNKNOWN, zoneOf } from "./reading.ts";
import type { Fleet, MaraudersView, ShipType } from "./view.ts";

export interface ChartShip {
  /** `p0`, or the name of a fleet: as a Scout action names it. */
  id: string;
  seat: number | null;
  fleet: Fleet | null;
  ship: ShipType;
  zone: string;
  inPort: boolean;
  x: number;
  y: number;
}

/** Ships of players and independent captains, each beside the others of its zone; one's own has the first place. */
export function shipsOn(view: MaraudersView, mine: number | null): ChartShip[] {
  const seats = view.seats.flatMap(({ status, zone, in_port, ship }, seat) =>
    status === "in-play" && zone && ship
      ? [{ id: `p${seat}`, seat, fleet: null, ship, zone, inPort: in_port }]
      : [],
  );
  const fleets = view.npcs.flatMap(({ fleet, zone, ship }) =>
    zone ? [{ id: fleet, seat: null, fleet, ship, zone, inPort: false }] : [],
  );
  const all = [
    ...seats.toSorted((a, b) => Number(b.seat === mine) - Number(a.seat === mine)),
    ...fleets,
  ];
  const counts = new Map<string, number>();
  return all.map((ship) => {
    const key = `${ship.zone}${ship.inPort}`;
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    const [x, y] = ship.inPort ? mooring(ship.zone, index) : anchorage(ship.zone, index);
    return { ...ship, x, y };
  });
}

function anchorage(zone: string, index: number): Place {
  const { anchors } = chartZone(zone);
  const [x, y] = anchors[index % anchors.length]!;
  const round = Math.floor(index / anchors.length);
  return [x + round * 14, y + round * 8];
}

function mooring(zone: string, index: number): Place {
  const [x, y] = chartZone(zone).port ?? chartZone(zone).label;
  return [x + 24 + index * 22, y + 6];
}

/** Where a ship that sails there would lie. */
export function berthIn(view: MaraudersView, mine: number, zone: string): Place {
  const seats = view.seats.map((seat, i) =>
    i === mine ? { ...seat, zone, in_port: false } : seat,
  );
  const ship = shipsOn({ ...view, seats }, mine).find(({ seat }) => seat === mine);
  return ship ? [ship.x, ship.y] : chartZone(zone).anchors[0]!;
}

/** The border that an arrow key crosses, the straightest first; and where there is none, which way to look. */
const ARROWS: Record<string, { across: string[]; way: Place }> = {
  ArrowUp: { across: ["n", "ne", "nw"], way: [0, -1] },
  ArrowRight: { across: ["e", "se", "ne"], way: [1, 0] },
  ArrowDown: { across: ["s", "sw", "se"], way: [0, 1] },
  ArrowLeft: { across: ["w", "nw", "sw"], way: [-1, 0] },
};

/** The zone that an arrow key leads to: a neighbour, else the nearest that way; undefined for another key. */
export function zoneByKey(zone: string, key: string, { borders }: Pick<Zone, "borders">) {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const direction = arrow.across.find((each) => borders.has(each));
  return direction ? borders.get(direction)! : zoneToward(zone, arrow.way);
}

/** All that is explained of a zone: itself first, then what lies in it. */
export function peekInto(view: MaraudersView, zone: string): string {
  const { demand, modification, merchant } = zoneOf(view, zone);
  const known = modification !== UNKNOWN;
  return [
    `zone:${zone}`,
    demand && `demand:${demand}`,
    modification && (known ? `modification:${modification}` : "token:modification"),
    merchant && "token:merchant",
    ...view.missions.flatMap((each) => (each.zone === zone ? [`mission:${each.mission}`] : [])),
    view.struck.includes(zone) && "event:hurricane",
    view.plague.includes(zone) && "event:plague",
    ...shipsOn(view, null).flatMap((each) => (each.zone === zone ? [peekOfShip(each)] : [])),
  ]
    .filter(Boolean)
    .join(" ");
}

export const peekOfShip = ({ fleet, ship }: Pick<ChartShip, "fleet" | "ship">): string =>
  fleet ? `fleet:${fleet}` : `ship:${ship}`;
