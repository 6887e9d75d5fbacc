/** The last pirate skirmish, as its events tell it. */
import type { Happening } from "../types.ts";
import { numberOf } from "./captains.ts";
import { kindOf } from "./projection.ts";

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
  /** What each paid the winner. */
  paid: Map<number, number>;
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
    paid: new Map(),
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
    else if (kind === "paid-opponent") fight.paid.set(who, Number(event.args.doubloons));
    else if (fight.vp) break;
    else fight.vp = Number(event.args.vp);
    fight.to = event.index;
  }
  return fight;
}
