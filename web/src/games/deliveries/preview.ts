/** What the action bar says of a choice. */
import type { Chip, Choice, Preview, TableProps } from "../types";
import { held, worth } from "./hand";
import { cardName, speaker } from "./labels";
import type { Say } from "./labels";
import { cardsOf } from "./moves";
import { signed } from "$lib/numbers";
import { without } from "$lib/projector";
import { nextDelivery, withoutTop } from "./pile";
import { bell, cardIcon, cargoIcon, dock, hand, hourglass, points, ship, wolf } from "./symbols";
import { cardOf, pairOf, pointsOf, seatOf } from "./reading";
import type { DeliveriesView, SeatView } from "./view";

/** Says one choice; made anew for each, so that the language may change in play. */
class Teller {
  private readonly say: Say;
  private readonly mine: SeatView;

  constructor(
    private readonly choice: Choice,
    private readonly props: TableProps<DeliveriesView>,
    seat: number,
  ) {
    this.say = speaker(props.text);
    this.mine = seatOf(props.view, seat);
  }

  tell(): Preview {
    const { verb } = this.choice;
    const key = `deliveries-ui-verb-${verb}`;
    const word = this.props.text.has(key) ? { verb: this.say(`verb-${verb}`) } : {};
    return { ...word, sentence: this.sentence(), chips: this.chips() };
  }

  private sentence(): string {
    const laid = this.props.decision?.prompt.args.laid ?? 0;
    return this.choice.verb === "done"
      ? this.say("will-done", { laid })
      : this.props.text.action(this.choice);
  }

  private chips(): Chip[] {
    const [card] = cardsOf(this.choice);
    switch (this.choice.verb) {
      case "take":
        return [...this.fits(card!), this.delivery()];
      case "draw":
        return [{ icon: hand, label: this.say("chip-unseen") }, this.delivery()];
      case "discard":
      case "lose":
        return this.leaves(card!);
      case "play":
        return this.strikes(card!);
      case "deliver":
        return this.delivers();
      case "done":
        return this.keeps();
      case "hire":
        return [
          { icon: wolf, label: this.say("chip-wolf-averts"), kind: "good" },
          { icon: points, label: this.say("chip-wolf-costs", { points: 3 }), kind: "cost" },
        ];
      case "protect":
        return [{ icon: wolf, label: this.say("chip-wolf-used"), kind: "good" }];
      case "show":
        return [
          {
            icon: hand,
            label: this.say(this.props.view.options.vouched ? "chip-vouched" : "chip-shown"),
          },
        ];
      default:
        return [];
    }
  }

  /** What an open card would do in this hand. */
  private fits(card: string): Chip[] {
    const { kind, colour } = cardOf(card);
    if (kind === "event")
      return [{ icon: cardIcon(card), label: this.say("chip-event", { points: 3 }) }];
    if (pairOf(this.mine, colour!)) {
      return [{ icon: cargoIcon(colour!), label: this.say("chip-ballast"), kind: "cost" }];
    }
    const after = held({ ...this.mine, hand: [...this.mine.hand, card] }).find(
      ({ name }) => name === card,
    )!;
    if (!after.partner) {
      return [
        {
          icon: kind === "ship" ? cargoIcon(colour!) : ship,
          label: this.say(kind === "ship" ? "chip-needs-goods" : "chip-needs-ship"),
        },
      ];
    }
    const partner = cardName(this.props.text, after.partner);
    return [
      {
        icon: cargoIcon(colour!),
        label: this.say("chip-pair", { card: partner, points: after.now }),
        kind: "good",
      },
    ];
  }

  /** How far the next delivery is once the top card is gone. */
  private delivery(): Chip {
    const next = nextDelivery(withoutTop(this.props.view.pile.parts));
    if (!next || next.least === next.most) {
      const label = next?.most
        ? this.say("chip-until", { cards: next.most })
        : this.say("chip-delivery-now");
      return { icon: next?.most ? hourglass : bell, label };
    }
    return { icon: hourglass, label: this.say("chip-until-most", { cards: next.most }) };
  }

  private leaves(card: string): Chip[] {
    const there = held(this.mine).find(({ name }) => name === card);
    if (!there) return [];
    const chips: Chip[] = [];
    const change =
      worth(this.mine).now - worth({ ...this.mine, hand: without(this.mine.hand, card) }).now;
    if (change)
      chips.push({
        icon: dock,
        label: this.say("chip-pair-lost", { points: change }),
        kind: "cost",
      });
    chips.push({
      icon: points,
      label: this.say("chip-saves", { points: there.cost }),
      kind: "good",
    });
    return chips;
  }

  private strikes(card: string): Chip[] {
    const { colour } = cardOf(card);
    const chips: Chip[] = [
      { icon: points, label: this.say("chip-saves", { points: 3 }), kind: "good" },
    ];
    // With no other card one is passed over.
    if (this.mine.cards === 1) return chips;
    const mine = this.mine.hand
      .map(cardOf)
      .filter((each) => each.kind !== "event" && each.colour === colour);
    const cheapest = mine.toSorted((a, b) => a.value - b.value)[0];
    if (cheapest) {
      const label = this.say("chip-you-lose", {
        cards: mine.length,
        card: cardName(this.props.text, cheapest.name),
      });
      chips.push({ icon: cargoIcon(colour!), label, kind: "cost" });
    } else {
      const shown = this.props.view.options.vouched ? "chip-vouched" : "chip-shown";
      chips.push({ icon: hand, label: this.say(shown) });
    }
    if (this.mine.wolves)
      chips.push({ icon: wolf, label: this.say("chip-wolf-spares"), kind: "good" });
    return chips;
  }

  private delivers(): Chip[] {
    const cards = cardsOf(this.choice);
    const left = this.mine.cards - cards.length;
    return [
      {
        icon: points,
        label: this.say("chip-points", { points: signed(pointsOf(cards)) }),
        kind: "good",
      },
      { icon: hand, label: this.say("chip-stay", { cards: left }) },
    ];
  }

  private keeps(): Chip[] {
    const { now, cost } = worth(this.mine);
    const chips: Chip[] = [];
    if (now)
      chips.push({ icon: dock, label: this.say("chip-unsent", { points: now }), kind: "cost" });
    if (cost) chips.push({ icon: hand, label: this.say("chip-cost", { points: cost }) });
    return chips;
  }
}

export function preview(choice: Choice, props: TableProps<DeliveriesView>): Preview {
  return new Teller(choice, props, props.decision?.seat ?? 0).tell();
}
