/** What was just told of a raid or a battle: the event that is played now, else the last two. */
import type { TableProps } from "../../types";
import type { MaraudersView } from "../view";
import { STAGE_DURATIONS } from "./changes";

export function taleOf({ happening, recent, text }: TableProps<MaraudersView>): string[] {
  if (happening) return [text.event(happening)];
  const told = recent.filter(({ key }) => key.replace(/^marauders-/, "") in STAGE_DURATIONS).slice(-2);
  return [...new Set(told.map((event) => text.event(event)))];
}
