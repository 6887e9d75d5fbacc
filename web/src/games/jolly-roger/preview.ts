/** What the action bar says of a choice. */
import type { Prospect } from "$lib/messages";
import { chipsOf } from "../prospects";
import type { Choice, Icon, Preview, TableProps } from "../types";
import { cardText, speaker } from "./labels";
import { coins, crew, destinationIcon, leaderIcon, mutiny, skillIcon } from "./symbols";
import type { JollyRogerView, Leader, Skill } from "./view";

const PICTURES: Record<string, Icon> = {
  share: coins,
  stake: coins,
  "no-skill": crew,
  "crew-spent": crew,
  flexible: skillIcon("any"),
  calls: mutiny,
  kills: mutiny,
  "pirate-port": destinationIcon("pirate-port"),
  "treasure-island": destinationIcon("treasure-island"),
};

function iconOf({ name, args }: Prospect): Icon | undefined {
  if (args.skill) return skillIcon(args.skill as Skill);
  return args.side ? leaderIcon(args.side as Leader) : PICTURES[name];
}

export function preview(choice: Choice, { text }: TableProps<JollyRogerView>): Preview {
  const key = `verb-${choice.verb}`;
  const word = text.has(`jolly-roger-ui-${key}`) ? { verb: speaker(text)(key) } : {};
  const chips = chipsOf(choice, text, iconOf).map((chip, i) => {
    const { name, args } = choice.brings[i]!;
    // A special card is read out as it is printed.
    return name === "reads-card" ? { ...chip, label: cardText(String(args.card)) } : chip;
  });
  return { ...word, sentence: text.action(choice), chips };
}
