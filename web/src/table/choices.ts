/** What may be chosen, as buttons and lists show it. */
import type { Choice, Decision } from "$lib/messages";
import type { GameModule } from "../games/types";

export const choicesOf = ({ inOrder }: GameModule, { options }: Decision): readonly Choice[] =>
  inOrder ? inOrder(options) : options;
