/** What was just told of a raid or a battle: the event that is played now, else the last one. */
import { chronicle } from "$lib/chronicle";
import type { Happening, TableProps } from "../../types";
import type { MaraudersView } from "../view";
import { STAGE_DURATIONS } from "./changes";

export function taleOf({ happening, situation, text }: TableProps<MaraudersView>): string {
  const told =
    happening ??
    chronicle(situation, []).findLast(
      ({ key }) => key.replace(/^marauders-/, "") in STAGE_DURATIONS,
    );
  return told ? text.event(told) : "";
}

const FATES = new Set([
  "marauders-captain-died",
  "marauders-captain-retired",
  "marauders-captain-sailed",
]);

/** How the last captain of a seat left the game, if the next one has not sailed yet. */
export function fateOf(events: readonly Happening[], seat: number): Happening | null {
  const last = events.findLast(({ key, args }) => FATES.has(key) && args.seat === seat);
  return last && last.key !== "marauders-captain-sailed" ? last : null;
}
