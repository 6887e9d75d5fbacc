/** What the action bar says of a choice. */
import type { Prospect } from "$lib/messages";
import { broughtBy, chipsOf } from "../prospects";
import type { Chip, Choice, Icon, Preview, TableProps } from "../types";
import { spoken } from "./geography";
import { speaker } from "./labels";
import type { Say } from "./labels";
import { byEnd, offerOf, walkOf, wordOf } from "./moves";
import { hold, joker, map, spade, stool, tavern, tokenIcon } from "./symbols";
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

  tell(): Preview {
    const key = `verb-${this.choice.verb}`;
    const known = this.props.text.has(`martinique-ui-${key}`);
    return { ...(known ? { verb: this.say(key) } : {}), ...this.body() };
  }

  private body(): { sentence: string; chips?: Chip[] } {
    switch (this.choice.verb) {
      case "enter":
        return this.enter();
      case "move":
        return this.move();
      case "sit":
        return this.sit();
      case "dig":
        return this.dig();
      default:
        return { sentence: this.props.text.action(this.choice), chips: this.chips() };
    }
  }

  private enter() {
    return {
      sentence: this.say("will-enter", { square: spoken(wordOf(this.choice, "square")) }),
      chips: this.chips(),
    };
  }

  private move() {
    const { view, decision } = this.props;
    const walk = walkOf(this.choice, view, this.seat);
    const ways = byEnd(offerOf(decision, view), walk.start).get(walk.end) ?? [];
    const chips = this.chips();
    if (ways.length > 1) {
      const number = ways.findIndex(({ choice }) => choice === this.choice) + 1;
      const path = walk.path.slice(1, -1).map(spoken).join(", ");
      chips.push({ label: this.say("chip-ways", { number, count: ways.length, path }) });
    }
    const sentence = this.say("will-move", {
      start: spoken(walk.start),
      end: spoken(walk.end),
      passed: walk.passed.length,
      where: walk.passed.map(spoken).join(", "),
    });
    return { sentence, chips };
  }

  private sit() {
    const square = spoken(wordOf(this.choice, "square"));
    const number = Number(broughtBy(this.choice, "stool")[0]?.args.number ?? 0);
    return { sentence: this.say("will-sit", { square, number }) };
  }

  private dig() {
    const number = (this.props.view.digging ?? 0) + 1;
    const square = spoken(wordOf(this.choice, "square"));
    return { sentence: this.say("will-dig", { square, number }), chips: this.chips() };
  }

  private chips(): Chip[] {
    return chipsOf(this.choice, this.props.text, iconOf);
  }
}

function iconOf({ name, args }: Prospect): Icon | undefined {
  const [first] = Array.isArray(args.tokens) ? args.tokens : [args.token];
  return PICTURES[name] ?? (typeof first === "string" ? tokenIcon(first) : undefined);
}

const PICTURES: Record<string, Icon> = {
  map,
  reveal: map,
  stool,
  bonus: tavern,
  load: hold,
  "with-jokers": joker,
  jokers: joker,
  "dig-possible": spade,
  "dig-excluded": spade,
};

export function preview(choice: Choice, props: TableProps<MartiniqueView>): Preview {
  return new Teller(choice, props, props.decision?.seat ?? 0).tell();
}
