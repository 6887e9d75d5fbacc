/** What locations, orders, dice and the helm mean, in the words of the rules. */
import { t } from "$lib/i18n.svelte";
import { ruleText } from "$lib/rules.svelte";
import { DECLARATIONS, LOCATIONS } from "../reading";

interface Note {
  title: string;
  rules: string[];
}

const ORDERS = {
  shoot: ["shoot.winner", "shoot.loser"],
  board: ["boarding.winner"],
  flee: ["flee.winner"],
};

const NOTES: Record<string, Note> = {
  ...Object.fromEntries(
    LOCATIONS.map((location) => [
      `location:${location}`,
      { title: `marauders-location-${location}`, rules: [`damage.${location}`] },
    ]),
  ),
  ...Object.fromEntries(
    DECLARATIONS.map((order) => [
      `order:${order}`,
      { title: `marauders-declaration-${order}`, rules: ORDERS[order] },
    ]),
  ),
  "dice:test": { title: "marauders-ui-dice", rules: ["dice.faces"] },
  "dice:location": {
    title: "marauders-ui-hit-dice",
    rules: ["damage.location-numbers", "damage.skull"],
  },
  "helm:turns": {
    title: "marauders-ui-maneuverability",
    rules: ["maneuver.extra-die", "raid.escape"],
  },
};

/** Gaps in the book and why they are closed so are for the rules' own page. */
const short = (text: string): string => text.replace(/ (Gap|Luka): .*$/s, "");

const said = (rules: readonly string[]): string =>
  rules.map((rule) => short(ruleText("marauders", `marauders:${rule}`))).join(" ");

export function ruleNote(
  place: string,
): { title: string; words: string; house: boolean } | undefined {
  const note = NOTES[place];
  return note && { title: t(note.title), words: said(note.rules), house: false };
}

/** What it means that a port demands something. */
export const demandNote = (): string =>
  said(["sell.price-demand-6", "glory.demand-sale", "sell.demand-replaced"]);
