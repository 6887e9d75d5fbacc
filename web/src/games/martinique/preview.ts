/** What the action bar says of a choice. */
import type { Chip, Choice, Preview, TableProps } from "../types";
import { isCandidate } from "./deduction";
import { forecastLoad, forecastMove, landing } from "./forecast";
import { spoken } from "./geography";
import { speaker } from "./labels";
import type { Say } from "./labels";
import { pointsOf } from "./loot";
import { byEnd, offerOf, wordOf } from "./moves";
import { diggingStool } from "./projection";
import { hold, joker, lootIcon, map, spade, stool, tavern, tokenIcon } from "./symbols";
import { stepsFrom, symbolOf } from "./view";
import type { MartiniqueView } from "./view";

/** Says one choice; made anew for each, so that the language may change in play. */
class Teller {
  private readonly say: Say;

  constructor(
    private readonly choice: Choice,
    private readonly props: TableProps<MartiniqueView>,
    private readonly seat: number,
  ) {
    this.say = speaker(props.text);
  }

  private token(token: string): string {
    return token === "map" ? this.say("square-map") : this.props.text.word("token", token);
  }

  tell(): Preview {
    const verb = this.say(`verb-${this.choice.verb}`);
    return { verb, ...this.body() };
  }

  private body(): { sentence: string; chips?: Chip[] } {
    switch (this.choice.verb) {
      case "enter":
        return this.enter();
      case "move":
        return this.move();
      case "load":
        return this.load();
      case "sit":
        return this.sit();
      case "dig":
        return this.dig();
      default:
        return { sentence: this.props.text.action(this.choice) };
    }
  }

  private enter() {
    const { view } = this.props;
    const name = wordOf(this.choice, "square");
    const seated = landing(view, name).stool;
    const chip: Chip =
      seated === null
        ? {
            icon: tokenIcon(view.tokens[name]!),
            label: this.say("chip-steps", { steps: stepsFrom(view.tokens[name]), token: this.token(view.tokens[name]!) }),
          }
        : this.stoolChip(seated);
    return { sentence: this.say("will-enter", { square: spoken(name) }), chips: [chip] };
  }

  private move() {
    const { view, decision } = this.props;
    const plan = forecastMove(this.choice, view, this.seat);
    const { walk } = plan;
    const ways = byEnd(offerOf(decision, view), walk.start).get(walk.end) ?? [];
    const chips: Chip[] = [
      {
        icon: tokenIcon(plan.takes),
        label: plan.takes === "map" ? this.say("chip-map") : this.token(plan.takes),
        kind: "good",
      },
    ];
    if (walk.reveals) {
      chips.push({ icon: map, label: this.say("chip-reveal", { count: walk.reveals }), kind: "good" });
    }
    if (plan.stool !== null) chips.push(this.stoolChip(plan.stool));
    if (plan.bonus) chips.push({ icon: tavern, label: this.say("chip-bonus"), kind: "good" });
    chips.push(...this.loadChips(plan.loads.map((treasure) => pointsOf(treasure.tokens))));
    if (!plan.loads.length && plan.jokers.length) {
      const points = Math.max(...plan.jokers.map((treasure) => pointsOf(treasure.tokens)));
      chips.push({ icon: joker, label: this.say("chip-with-jokers", { points }) });
    }
    if (ways.length > 1) chips.push({ label: this.say("chip-ways", { count: ways.length }) });
    const sentence = this.say("will-move", {
      start: spoken(walk.start),
      end: spoken(walk.end),
      passed: walk.passed.length,
      where: walk.passed.map(spoken).join(", "),
    });
    return { sentence, chips };
  }

  private loadChips(points: number[]): Chip[] {
    if (!points.length) return [];
    const label =
      points.length === 1
        ? this.say("chip-load", { points: points[0]! })
        : this.say("chip-load-choice", { points: points.map((each) => `+${each}`).join(", ") });
    return [{ icon: hold, label, kind: "good" }];
  }

  private load() {
    const plan = forecastLoad(this.choice, this.props.view, this.seat);
    const chips: Chip[] = [{ icon: hold, label: this.say("chip-load", { points: plan.points }), kind: "good" }];
    if (plan.spent.length) {
      const label = plan.spent.map((token) => this.token(token)).join(", ");
      chips.push({ icon: lootIcon(symbolOf(plan.spent[0]!)), label: `− ${label}`, kind: "cost" });
    }
    if (plan.jokers.length) {
      chips.push({ icon: joker, label: this.say("chip-jokers", { count: plan.jokers.length }), kind: "cost" });
    }
    if (plan.gain !== plan.points) {
      const gain = plan.gain < 0 ? `−${-plan.gain}` : `+${plan.gain}`;
      chips.push({ label: this.say("chip-gain", { gain }) });
    }
    return { sentence: this.props.text.action(this.choice), chips };
  }

  private sit() {
    const square = spoken(wordOf(this.choice, "square"));
    const number = this.props.view.stools.length + 1;
    return { sentence: this.say("will-sit", { square, number }) };
  }

  private dig() {
    const { view } = this.props;
    const name = wordOf(this.choice, "square");
    const number = (diggingStool(view) ?? 0) + 1;
    const possible = isCandidate(view.notebook, name);
    return {
      sentence: this.say("will-dig", { square: spoken(name), number }),
      chips: [
        possible
          ? { icon: spade, label: this.say("dig-possible"), kind: "good" as const }
          : { icon: spade, label: this.say("dig-excluded"), kind: "cost" as const },
      ],
    };
  }

  private stoolChip(number: number): Chip {
    return { icon: stool, label: this.say("chip-stool", { number }) };
  }
}

export function preview(choice: Choice, props: TableProps<MartiniqueView>): Preview {
  return new Teller(choice, props, props.decision?.seat ?? 0).tell();
}
