/** What the action bar says of a choice. */
import type { Prospect } from "$lib/messages";
import { chipsOf } from "../prospects";
import type { Choice, Icon, Preview, TableProps } from "../types";
import { speaker } from "./labels";
import { cardsOf } from "./moves";
import { bell, cardIcon, cargoIcon, dock, hand, hourglass, points, ship, wolf } from "./symbols";
import { cardOf } from "./reading";
import type { DeliveriesView } from "./view";

const PICTURES: Record<string, Icon> = {
  "needs-ship": ship,
  unseen: hand,
  until: hourglass,
  "until-most": hourglass,
  "delivery-now": bell,
  "last-kind": bell,
  saves: points,
  "pair-lost": dock,
  shown: hand,
  vouched: hand,
  points,
  stay: hand,
  unsent: dock,
  cost: hand,
  "wolf-averts": wolf,
  "wolf-costs": points,
  "wolf-spares": wolf,
  "wolf-used": wolf,
};

/** Its own picture, or that of the goods, or the event, that the choice is about. */
function iconOf({ name }: Prospect, choice: Choice): Icon | undefined {
  const [card] = cardsOf(choice);
  const picture = PICTURES[name];
  if (picture || !card) return picture;
  const { colour } = cardOf(card);
  return name === "event" || !colour ? cardIcon(card) : cargoIcon(colour);
}

export function preview(choice: Choice, { text, decision }: TableProps<DeliveriesView>): Preview {
  const say = speaker(text);
  const { verb } = choice;
  const word = text.has(`deliveries-ui-verb-${verb}`) ? { verb: say(`verb-${verb}`) } : {};
  const sentence =
    verb === "done"
      ? say("will-done", { laid: decision?.prompt.args.laid ?? 0 })
      : text.action(choice);
  return { ...word, sentence, chips: chipsOf(choice, text, (told) => iconOf(told, choice)) };
}
