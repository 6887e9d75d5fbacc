/** Redbeard among the captains: the server tells of him apart, the table treats him like anybody. */
import type { GameText } from "../types.ts";
import { KINDS } from "./view.ts";
import type { MaracaiboView, RedbeardView, SeatView } from "./view.ts";

/** His place among the captains. */
export const REDBEARD = 1;

export const numberOf = (who: unknown): number => (who === "redbeard" ? REDBEARD : Number(who));

/** What the server says of him where a player has more. */
type Told = RedbeardView &
  Pick<
    SeatView,
    | "ship"
    | "explorer"
    | "vp"
    | "rivers"
    | "stored"
    | "improvements"
    | "figurehead"
    | "quests"
    | "residences"
    | "rubies"
    | "score"
  >;

function captain(redbeard: Told): SeatView {
  const none = Object.fromEntries(
    KINDS.map((kind) => [kind, [] as string[]]),
  ) as SeatView["buried"];
  return {
    ...redbeard,
    doubloons: 0,
    upgrades: [],
    locked: [],
    bonus: [...KINDS],
    buried: none,
    on_figurehead: [],
    progress: redbeard.quests.map(() => null),
    tiles: [],
    retired: false,
    income: { doubloons: 0, vp: 0 },
    powers: {
      strength: redbeard.strength,
      dice: { gold: 0, emerald: 0, pearl: 0 },
      spaces: 0,
      discount: 0,
      range: 3,
      rerolls: 0,
      refresh: false,
      raid_actions: [],
      trades: [],
    },
    score: { ...redbeard.score, certain: true },
  };
}

const made = new WeakMap<object, MaracaiboView>();

/** The view with Redbeard as the second captain, if one plays alone. */
export function withRedbeard(view: MaracaiboView): MaracaiboView {
  const told = view.redbeard as Told | null;
  if (!told) return view;
  const known = made.get(view);
  if (known) return known;
  const whole: MaracaiboView = {
    ...view,
    turn: numberOf(view.turn),
    last: numberOf(view.last),
    spaces: view.spaces.map((space) => ({ ...space, residents: space.residents.map(numberOf) })),
    seats: [...view.seats, captain(told)],
  };
  made.set(view, whole);
  return whole;
}

export function captainName(text: GameText, view: MaracaiboView, seat: number): string {
  return view.redbeard && seat === REDBEARD
    ? text.message("maracaibo-seat-redbeard")
    : text.name(seat);
}
