/** With how many dice a captain would make a skill test now, as far as card and port texts tell. */
import type { Catalogue } from "./pieces.ts";
import type { SeatView, Skill } from "./view.ts";

/** The number behind a word such as `scouting-dice 1`; 0 where the text does not have it. */
function valueOf(text: string, word: string): number {
  const [name, value] = text.split(" ");
  return name === word ? Number(value ?? 1) : 0;
}

/** What captain, Specialists and modifications of a ship give by a word of their texts. */
export function abilityOf(pieces: Catalogue, seat: SeatView, word: string): number {
  const texts = [
    ...(pieces.captains.get(seat.captain ?? "")?.abilities ?? []),
    ...seat.specialists.map((name) => pieces.specialists.get(name)?.power ?? ""),
    ...seat.modifications.map((name) => pieces.modifications.get(name)?.power ?? ""),
  ];
  return texts.reduce((found, text) => found + valueOf(text, word), 0);
}

export interface Occasion {
  /** The zone whose rule may add dice. */
  zone: string | null;
  /** Words of zones, captains and Specialists that add dice on this occasion. */
  words: readonly string[];
}

export function diceFor(
  pieces: Catalogue,
  seat: SeatView,
  skill: Skill,
  { zone, words }: Occasion,
): number {
  const rule = pieces.zones.get(zone ?? "")?.rule ?? "";
  const more = words.reduce(
    (sum, word) => sum + valueOf(rule, word) + abilityOf(pieces, seat, word),
    0,
  );
  return (pieces.captains.get(seat.captain ?? "")?.skills[skill] ?? 0) + more;
}
