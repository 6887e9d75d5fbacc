/** What was just told of a raid or a battle: the event that is played now, else the last one. */
import { chronicle } from "$lib/chronicle";
import type { TableProps } from "../../types";
import type { MaraudersView } from "../view";
import { STAGE_DURATIONS } from "./changes";

export function taleOf({ happening, situation, text }: TableProps<MaraudersView>): string {
  const told = happening ?? chronicle(situation, []).findLast(({ key }) => key.replace(/^marauders-/, "") in STAGE_DURATIONS);
  return told ? text.event(told) : "";
}
