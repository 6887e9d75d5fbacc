/** Words that only the table in the browser needs. */
import type { GameText } from "../types";
import type { Catalogue, Piece } from "./pieces";
import { UNKNOWN, zoneOf } from "./reading.ts";
import type { MaraudersView, SeatView } from "./view.ts";

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Messages by the end of their keys: `say("chart")` is `marauders-ui-chart`. */
export function speaker(text: GameText): Say {
  return (key, args) => text.message(`marauders-ui-${key}`, args);
}

export const nameOf = (text: GameText, piece: Piece): string => piece.names[text.lang];

export const textOf = (text: GameText, piece: Piece): string => piece.texts[text.lang];

/** "Sloop · Nassau", or why a captain has no ship on the chart. */
export const whereabouts = (text: GameText, { status, ship, zone }: SeatView): string =>
  status === "in-play"
    ? `${text.word("ship", ship ?? "")} · ${text.word("zone", zone ?? "")}`
    : speaker(text)(`status-${status}`);

/** "north Tortuga, east Santo Domingo": by which a course can be planned without the drawing. */
const neighbours = (text: GameText, pieces: Catalogue, zone: string): string =>
  [...(pieces.zones.get(zone)?.borders ?? [])]
    .map(([side, other]) => speaker(text)(`border-${side}`, { zone: text.word("zone", other) }))
    .join(", ");

/** A zone, all that lies in it, and its neighbours, for a screen reader. */
export function zoneLabel(
  text: GameText,
  pieces: Catalogue,
  view: MaraudersView,
  zone: string,
): string {
  const say = speaker(text);
  const here = zoneOf(view, zone);
  const nation = pieces.zones.get(zone)?.nation;
  const mission = view.missions.find((each) => each.zone === zone)?.mission;
  const atSea = view.seats.flatMap((seat, i) =>
    seat.zone === zone && !seat.in_port ? [text.name(i)] : [],
  );
  const inPort = view.seats.flatMap((seat, i) =>
    seat.zone === zone && seat.in_port ? [text.name(i)] : [],
  );
  const fleets = view.npcs.flatMap(({ fleet, zone: where }) =>
    where === zone ? [text.word("fleet", fleet)] : [],
  );
  const ships = [...atSea, ...fleets];
  return [
    text.word("zone", zone),
    nation ? say("zone-port", text.args({ nation })) : "",
    here.demand ? say("zone-demand", { good: text.word("good", here.demand) }) : "",
    here.modification && here.modification !== UNKNOWN
      ? text.word("modification", here.modification)
      : "",
    here.merchant ? say("zone-merchant", text.args({ nation: here.merchant })) : "",
    mission ? say("zone-mission", { mission: text.word("mission", mission) }) : "",
    ships.length ? say("zone-ships", { names: ships.join(", ") }) : "",
    inPort.length ? say("zone-moored", { names: inPort.join(", ") }) : "",
    view.struck.includes(zone) ? text.word("event", "hurricane") : "",
    view.plague.includes(zone) ? text.word("event", "plague") : "",
    say("zone-borders", { zones: neighbours(text, pieces, zone) }),
  ]
    .filter(Boolean)
    .join(". ");
}
