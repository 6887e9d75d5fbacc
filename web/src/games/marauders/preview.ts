/** What the action bar says of a choice: the sentence, what it leads to, the verb. */
import type { Choice, Preview, TableProps } from "../types";
import { brought } from "./brought";
import { titleOf } from "./scenes/closing";
import type { MaraudersView } from "./view";

export function preview(choice: Choice, props: TableProps<MaraudersView>): Preview {
  const { text } = props;
  const key = `marauders-ui-verb-${choice.verb}`;
  const chips = brought(choice, text);
  return {
    sentence: titleOf(choice, props),
    ...(chips.length ? { chips } : {}),
    ...(text.has(key) ? { verb: text.message(key) } : {}),
  };
}
