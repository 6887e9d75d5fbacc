/** What the action bar says of a choice. */
import type { Chip, Choice, Preview, TableProps } from "../types";
import { leaderName, skillName, span, speaker } from "./labels";
import type { Say } from "./labels";
import { cardOf, sideOf } from "./moves";
import { coins, crew, destinationIcon, hand, leaderIcon, mutiny, skillIcon } from "./symbols";
import { campsOf, leading, shareOf, tallyOf } from "./tally";
import { ASSASSIN, TYPES, crewCard, isAttack, known, seatOf } from "./reading";
import type { DestinationType, JollyRogerView, Leader } from "./view";

/** Says one choice; made anew for each, so that the language may change in play. */
class Teller {
  private readonly say: Say;

  constructor(
    private readonly choice: Choice,
    private readonly props: TableProps<JollyRogerView>,
    private readonly seat: number,
  ) {
    this.say = speaker(props.text);
  }

  tell(): Preview {
    const key = `verb-${this.choice.verb}`;
    const word = this.props.text.has(`jolly-roger-ui-${key}`) ? { verb: this.say(key) } : {};
    return { ...word, sentence: this.props.text.action(this.choice), chips: this.chips() };
  }

  private chips(): Chip[] {
    const { verb, args } = this.choice;
    const card = cardOf(this.choice);
    if (verb === "add") return [...this.adds(card!), ...this.leavesHand(card!)];
    if (verb === "support" || verb === "mutiny") return this.supports(sideOf(this.choice)!, card!);
    if (verb === "sail") return this.sails(args.destination as DestinationType);
    if (verb === "share") {
      const { least, most } = shareOf(this.props.view);
      return [{ icon: coins, label: this.say("chip-share", { share: span(least, most) }) }];
    }
    if (verb === "pass") return [{ icon: hand, label: this.say("chip-pass") }];
    if (verb === "assign") return this.assigns();
    return card && (verb === "play" || verb === "betray") ? this.leavesHand(card) : [];
  }

  /** What a card does to the totals. */
  private adds(card: string): Chip[] {
    const mine = known(seatOf(this.props.view, this.seat).hand);
    const { skill } = crewCard(card);
    const tally = tallyOf(this.props.view, mine, card);
    if (!tally) return [];
    if (skill === null) return [{ icon: crew, label: this.say("chip-no-skill"), kind: "cost" }];
    if (skill === "any")
      return [{ icon: skillIcon("any"), label: this.say("chip-flexible"), kind: "good" }];
    const line = tally.lines.find((each) => each.skill === skill)!;
    const args = {
      skill: skillName(this.props.text, skill),
      have: line.have + line.added,
      need: span(line.least, line.most),
    };
    return [
      {
        icon: skillIcon(skill),
        label: `${this.say("chip-total", args)}: ${this.say(`verdict-${line.verdict}`)}`,
        kind: "good",
      },
    ];
  }

  private leavesHand(card: string): Chip[] {
    return [
      {
        icon: crew,
        label: this.say("chip-crew-spent", { crew: crewCard(card).crew }),
        kind: "cost",
      },
    ];
  }

  private supports(leader: Leader, card: string): Chip[] {
    const { view, text } = this.props;
    // Whoever calls a mutiny with the Assassin kills the Captain: no support is counted.
    if (!view.mutiny && card === ASSASSIN)
      return [{ icon: mutiny, label: this.say("chip-kills"), kind: "good" }];
    const { crew: count } = crewCard(card);
    const stake = seatOf(view, this.seat).loot.length;
    const risk: Chip[] = stake
      ? [{ icon: coins, label: this.say("chip-stake", { count: stake }), kind: "cost" }]
      : [];
    if (!view.mutiny)
      return [{ icon: mutiny, label: this.say("chip-calls", { crew: count }) }, ...risk];
    const after = leading(campsOf(view), { leader, crew: count });
    const label = this.say(after.by ? "chip-leads" : "chip-draw", {
      leader: leaderName(text, after.leader),
      by: after.by,
    });
    return [
      { icon: leaderIcon(after.leader), label, kind: after.leader === leader ? "good" : "cost" },
      ...risk,
    ];
  }

  private sails(type: DestinationType): Chip[] {
    const icon = destinationIcon(type);
    if (!isAttack(type)) return [{ icon, label: this.say(`chip-${type}`) }];
    const { ranges } = this.props.view.piles[TYPES.indexOf(type)]!;
    return Object.entries(ranges).map(([skill, [least, most]]) => ({
      icon: skillIcon(skill as keyof typeof ranges),
      label: `${skillName(this.props.text, skill as keyof typeof ranges)} ${span(least, most)}`,
    }));
  }

  /** Against what the target asks. */
  private assigns(): Chip[] {
    const skill = this.choice.args.skill as "navigation" | "gunnery" | "melee";
    const need = this.props.view.voyage?.destination?.needs[skill];
    const have = this.props.decision?.prompt.args[skill];
    if (need === undefined || have === undefined) return [];
    const args = { skill: skillName(this.props.text, skill), have: Number(have) + 1, need };
    return [
      {
        icon: skillIcon(skill),
        label: this.say("chip-total", args),
        kind: Number(have) < need ? "good" : "cost",
      },
    ];
  }
}

export function preview(choice: Choice, props: TableProps<JollyRogerView>): Preview {
  return new Teller(choice, props, props.seat ?? 0).tell();
}
