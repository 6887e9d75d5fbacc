/** What the action bar says of a choice on the stage or among the cards. */
import type { Choice, Preview, TableProps } from "../../types";
import type { MaraudersView } from "../view";
import { meaningOf } from "./meaning";
import { closingOf, onStage } from "./moves";
import { questionOf } from "./scene";

/** Null for choices that are none of the stage's. */
export function stagePreview(choice: Choice, props: TableProps<MaraudersView>): Preview | null {
  const closing = closingOf(props.decision)?.text === choice.text;
  if (!onStage(choice) && !closing && choice.verb !== "play") return null;
  const own = `marauders-ui-close-${questionOf(props.decision)}`;
  const verb = `marauders-ui-verb-${choice.verb}`;
  const { text } = props;
  return {
    sentence: closing && text.has(own) ? text.message(own) : text.action(choice),
    chips: meaningOf(choice, props),
    ...(text.has(verb) ? { verb: text.message(verb) } : {}),
  };
}
