/** With how many dice a captain would make a skill test now, as far as card and port texts tell. */
import type { Catalogue } from "./pieces.ts";
import type { SeatView, Skill } from "./view.ts";

/** The number behind a word such as `scouting-dice 1`; 0 where the text does not have it. */
function valueOf(text: string, word: string): number {
  const [name, value] = text.split(" ");
  return name === word ? Number(value ?? 1) : 0;
}

export interface Occasion {
  /** The zone whose rule may add dice. */
  zone: string | null;
  /** Words of zones, captains and Specialists that add dice on this occasion. */
  words: readonly string[];
}

export function diceFor(pieces: Catalogue, seat: SeatView, skill: Skill, { zone, words }: Occasion): number {
  const captain = pieces.captains.get(seat.captain ?? "");
  const texts = [
    pieces.zones.get(zone ?? "")?.rule ?? "",
    ...(captain?.abilities ?? []),
    ...seat.specialists.map((name) => pieces.specialists.get(name)?.power ?? ""),
  ];
  const more = words.reduce((sum, word) => sum + texts.reduce((found, text) => found + valueOf(text, word), 0), 0);
  return (captain?.skills[skill] ?? 0) + more;
}
