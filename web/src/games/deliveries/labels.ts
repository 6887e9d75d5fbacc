/** Words that only the table in the browser needs. */
import type { GameText } from "../types";
import { WOLF, cardOf, goodsOf } from "./reading";
import type { CardWorth, Colour } from "./view";

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Messages by the end of their keys: `say("hand")` is `deliveries-ui-hand`. */
export function speaker(text: GameText): Say {
  return (key, args) => text.message(`deliveries-ui-${key}`, args);
}

/** A card in a list or label: "blue ship 4". */
export function cardName(text: GameText, name: string): string {
  return name === WOLF ? text.message("deliveries-ui-wolf") : text.word("card", name);
}

export function cardNames(text: GameText, names: readonly string[]): string {
  return names.map((name) => cardName(text, name)).join(", ");
}

/** What stands on the card itself, by lines. */
export function faceWords(text: GameText, name: string): string[] {
  const say = speaker(text);
  const { kind, colour } = cardOf(name);
  if (kind === "ship") return [say("face-ship")];
  if (kind === "goods") return [say(`face-${goodsOf(colour!)}`)];
  return say(kind === "wolf" ? "face-wolf" : `face-${name}`).split(" ");
}

export const goodsName = (text: GameText, colour: Colour): string =>
  text.message(`deliveries-ui-face-${goodsOf(colour)}`);

export const letterOf = (text: GameText, colour: Colour): string =>
  text.message(`deliveries-ui-letter-${colour}`);

/** What a hand card is worth, in words. */
export function worthWords(text: GameText, worth: CardWorth): string {
  const say = speaker(text);
  const end = say("worth-end", { points: worth.cost });
  if (worth.delivered) return `${say("worth-ballast")}, ${end}`;
  if (!worth.partner) return end;
  return `${say("worth-now", { points: worth.now, card: cardName(text, worth.partner) })}, ${end}`;
}
