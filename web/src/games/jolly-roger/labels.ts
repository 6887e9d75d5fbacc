/** Words that only the table in the browser needs. */
import { has, t } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";
import type { Note } from "$ui/peek";
import { noteOf } from "../printed";
import type { GameText } from "../types";
import { catalogue } from "./pieces";
import { crewCard } from "./reading";
import type { Leader, Skill } from "./view";

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Messages by the end of their keys: `say("hand")` is `jolly-roger-ui-hand`. */
export function speaker(text: GameText): Say {
  return (key, args) => text.message(`jolly-roger-ui-${key}`, args);
}

/** A card in a list or label: "Duellist (melee 2, crew 1)". */
export const cardName = (text: GameText, name: string): string => text.word("card", name);

/** What stands on the card itself, which shows the numbers anyway. */
export const faceName = (text: GameText, name: string): string =>
  cardName(text, name).replace(/ \(.*/, "");

export const isLoot = (name: string): boolean => /^(gold-\d+|rum|jewels|hostage)$/.test(name);

/** What a card says, of `card:cook`. */
export function explain(place: string): Note | undefined {
  const name = place.replace("card:", "");
  const kind = isLoot(name) ? "loot" : crewCard(name).kind === "crew" ? "crew" : "special";
  const title = `jolly-roger-card-${name}`;
  const piece = catalogue().byId.get(`${kind}-${name}`);
  return noteOf(piece, settings.language, has(title) ? t(title) : undefined);
}

/** What a card does, in the words of the components. */
export const cardText = (name: string): string => explain(`card:${name}`)?.words ?? "";

export const skillName = (text: GameText, skill: Skill | "any"): string =>
  skill === "any" ? text.message("jolly-roger-ui-any-skill") : text.word("skill", skill);

/** A leader as a heading: not every language can use the word of a sentence. */
export const leaderName = (text: GameText, leader: Leader): string =>
  text.message(`jolly-roger-ui-${leader}`);

/** Least and most, or the one number that both are. */
export const span = (least: number, most: number): string =>
  least === most ? String(least) : `${least}–${most}`;
