/** A table that is only looked at: nothing can be chosen, nothing moves. */
import type { Happening, Situation, TableInfo } from "$lib/messages";
import type { GameText } from "$lib/text.svelte";
import type { TableProps } from "../games/types";

interface Moment {
  table: TableInfo;
  view: Record<string, unknown>;
  seat: number | null;
  waiting: number[];
  happenings?: Happening[];
  sequence?: number;
}

/** What a board expects: the table as it stood then. */
export const stillSituation = (moment: Moment): Situation => ({
  type: "situation",
  sequence: moment.sequence ?? 0,
  table: moment.table,
  seat: moment.seat,
  view: moment.view,
  waiting: moment.waiting,
  asked: "",
  decision: null,
  interruption: null,
  since: 0,
  happenings: moment.happenings ?? [],
  undo: [],
  request: null,
  result: null,
  timeLeft: null,
  times: [],
  mayTalk: false,
  guide: null,
  given: [],
  standing: "",
  mayStand: [],
  always: false,
});

export function stillProps(
  situation: Situation,
  text: GameText,
  look: (seat: number) => number,
  phone: boolean,
): TableProps {
  const nothing = () => {};
  return {
    situation,
    view: situation.view ?? {},
    seat: situation.seat,
    decision: null,
    interruption: null,
    selected: null,
    onselect: nothing,
    onpropose: nothing,
    onconfirm: () => Promise.resolve(false),
    onsay: nothing,
    onwhy: nothing,
    text,
    names: situation.table.seats.map((_, seat) => text.name(seat)),
    look,
    replay: true,
    phone,
    happening: null,
    duration: 0,
    recent: situation.happenings,
  };
}
