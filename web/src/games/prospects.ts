/** What a choice leads to, as the rules tell it with the option. */
import type { Choice, Prospect } from "$lib/messages";
import type { Chip, GameText, Icon } from "./types";

/** The prospects of a choice with their pictures, for the action bar. */
export function chipsOf(
  choice: Pick<Choice, "brings">,
  text: GameText,
  icon: (prospect: Prospect) => Icon | undefined,
): Chip[] {
  return choice.brings.map((prospect) => {
    const kind = prospect.kind === "gain" ? "good" : prospect.kind === "note" ? undefined : "cost";
    return { icon: icon(prospect), label: text.prospect(prospect), ...(kind ? { kind } : {}) };
  });
}

export const broughtBy = (choice: Choice, name: string): Prospect[] =>
  choice.brings.filter((prospect) => prospect.name === name);

export const brings = (choice: Choice, name: string): boolean => broughtBy(choice, name).length > 0;
