/** Redbeard's last turn, step by step. */
import type { Happening } from "../types.ts";
import { kindOf } from "./projection.ts";

/** Steps of his turn that change the table but are not his own doing. */
const BESIDES = [
  "card-dealt",
  "filler-laid",
  "quest-turned-up",
  "card-revealed",
  "value-tile-placed",
];
/** Told with his name, but in another's turn or before the game. */
const NOT_HIS = [
  "redbeard-paid",
  "redbeard-dealt",
  "first-player-chosen",
  "income-taken",
  "scored",
  "won",
  "quests-revealed",
];

const his = (event: Happening) =>
  !NOT_HIS.includes(kindOf(event)) &&
  (event.args.seat === "redbeard" || kindOf(event).startsWith("redbeard-"));

export interface Turn {
  /** The card that he plays by; none on the way from the Bay to Maracaibo. */
  card: string | null;
  steps: Happening[];
}

/** The last of the turns that these events tell. */
export function redbeardsTurn(events: readonly Happening[]): Turn | null {
  const last = events.findLastIndex(his);
  if (last < 0) return null;
  const before = events
    .slice(0, last)
    .findLastIndex((event) => !his(event) && !BESIDES.includes(kindOf(event)));
  const steps = events.slice(before + 1, last + 1);
  const follow = events.slice(last + 1);
  const end = follow.findIndex((event) => !BESIDES.includes(kindOf(event)));
  steps.push(...(end < 0 ? follow : follow.slice(0, end)));
  const first = steps.findIndex(his);
  const shown = steps.slice(first);
  const card = shown.findLast((event) => kindOf(event) === "redbeard-revealed");
  return { card: card ? String(card.args.redbeard) : null, steps: shown };
}
