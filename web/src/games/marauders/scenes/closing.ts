/** What it means to pass, to decline or to be done, said for each question. */
import type { Choice, TableProps } from "../../types";
import type { MaraudersView } from "../view";
import { closingOf } from "./moves";
import { questionOf } from "./scene";

/** Null for every other choice, and where the plain word says enough. */
export function closingWords(
  choice: Choice,
  { decision, text }: TableProps<MaraudersView>,
): string | null {
  const key = `marauders-ui-close-${questionOf(decision)}`;
  return closingOf(decision)?.text === choice.text && text.has(key) ? text.message(key) : null;
}

export const titleOf = (choice: Choice, props: TableProps<MaraudersView>): string =>
  closingWords(choice, props) ?? props.text.action(choice);
