/** Redbeard among the captains: the server tells of him apart, the table treats him like anybody. */
import type { GameText } from "../types.ts";
import { KINDS, type Captain, type Table } from "./reading.ts";
import type { MaracaiboView, RedbeardView } from "./view.ts";

/** His place among the captains. */
export const REDBEARD = 1;

/** Of whom a view or an event tells. */
export const numberOf = (who: unknown): number => (who === "redbeard" ? REDBEARD : Number(who));

function captain(redbeard: RedbeardView): Captain {
  return {
    ...redbeard,
    doubloons: 0,
    upgrades: [],
    locked: [],
    bonus: [...KINDS],
    buried: { gold: [], emerald: [], pearl: [] },
    on_figurehead: [],
    progress: redbeard.quests.map(() => null),
    tiles: [],
    retired: false,
    income: { doubloons: 0, vp: 0 },
  };
}

const made = new WeakMap<MaracaiboView, Table>();

/** The view with Redbeard as the second captain, if one plays alone. */
export function withRedbeard(view: MaracaiboView): Table {
  const known = made.get(view);
  if (known) return known;
  const whole: Table = {
    ...view,
    turn: numberOf(view.turn),
    last: numberOf(view.last),
    spaces: view.spaces.map((space) => ({ ...space, residents: space.residents.map(numberOf) })),
    seats: view.redbeard ? [...view.seats, captain(view.redbeard)] : view.seats,
  };
  made.set(view, whole);
  return whole;
}

export function captainName(text: GameText, table: Table, seat: number): string {
  return table.redbeard && seat === REDBEARD
    ? text.message("maracaibo-seat-redbeard")
    : text.name(seat);
}
