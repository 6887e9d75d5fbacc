/** Pirate skirmishes: the last one, as its events tell it, and what one would come to. */
import type { Happening } from "../types.ts";
import { REDBEARD, numberOf } from "./captains.ts";
import { kindOf } from "./projection.ts";
import { seatOf } from "./view.ts";
import type { MaracaiboView } from "./view.ts";

export const FOR_VICTORY = 2;
export const FOR_VICTORY_ALONE = 5;

export interface Fighter {
  who: number;
  pips: number;
  /** Pips and permanent strength. */
  total: number;
}

export interface Fight {
  fighters: Fighter[];
  /** Until there is a result. */
  result: "rolling" | "won" | "drawn";
  winner: number | null;
  vp: number;
  /** Who paid the winner a doubloon. */
  payers: number[];
  /** The indices of its first and its last event. */
  from: number;
  to: number;
}

const ENDS = ["sailed", "entered-bay", "reached-maracaibo", "round-began"];
const SPOILS = ["points-scored", "paid-opponent"];

/** The skirmish after the last move of a ship, if there was one. */
export function lastFight(events: readonly Happening[]): Fight | null {
  const moved = events.findLastIndex((event) => ENDS.includes(kindOf(event)));
  const since = events.slice(moved + 1);
  const first = since.findIndex((event) => kindOf(event) === "skirmish-rolled");
  if (first < 0) return null;
  const fight: Fight = {
    fighters: [],
    result: "rolling",
    winner: null,
    vp: 0,
    payers: [],
    from: since[first]!.index,
    to: since[first]!.index,
  };
  for (const event of since.slice(first)) {
    const kind = kindOf(event);
    const who = numberOf(event.args.seat);
    if (kind === "skirmish-rolled")
      fight.fighters.push({
        who,
        pips: Number(event.args.pips),
        total: Number(event.args.strength),
      });
    else if (kind === "skirmish-drawn") fight.result = "drawn";
    else if (kind === "skirmish-won") Object.assign(fight, { result: "won", winner: who });
    else if (fight.result !== "won" || !SPOILS.includes(kind)) break;
    else if (kind === "paid-opponent") fight.payers.push(who);
    else if (fight.vp) break;
    else fight.vp = Number(event.args.vp);
    fight.to = event.index;
  }
  return fight;
}

/** What a captain adds to the die: permanent strength, Redbeard the round. */
export function strengthOf(view: MaracaiboView, who: number): number {
  return view.redbeard && who === REDBEARD ? view.round : seatOf(view, who).powers.strength;
}

/** How likely a die shows less than this. */
const below = (pips: number) => Math.min(Math.max(pips - 1, 0), 6) / 6;

/** How likely one of these strengths wins alone: for each roll of its die, all others have less. */
function chanceOf(strengths: readonly number[], one: number): number {
  const others = strengths.filter((_, i) => i !== one);
  const rolls = [1, 2, 3, 4, 5, 6].map((pips) =>
    others.reduce((chance, other) => chance * below(strengths[one]! + pips - other), 1),
  );
  return rolls.reduce((sum, chance) => sum + chance / rolls.length, 0);
}

/** How likely the first of these strengths wins, and how likely another one does. */
export function odds(strengths: readonly number[]): { win: number; lose: number } {
  const [win = 0, ...others] = strengths.map((_, i) => chanceOf(strengths, i));
  return { win, lose: others.reduce((sum, chance) => sum + chance, 0) };
}
