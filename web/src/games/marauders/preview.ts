/** What the action bar says of a choice: the sentence, what it means, the verb. */
import type { Chip, Choice, Preview, TableProps } from "../types";
import { goalsOf } from "./chart";
import { speaker, textOf, type Say } from "./labels";
import { questionOf } from "./moves";
import { catalogue } from "./pieces";
import { closingWords } from "./scenes/closing";
import { meaningOf } from "./scenes/meaning";
import { anySuccess, percent } from "./scenes/odds";
import { diceFor } from "./skill";
import {
  bounty,
  coins,
  dice,
  goodIcon,
  harbour,
  helm,
  hurricane,
  locationIcon,
  merchant,
  mission,
  rumor,
  skull,
  spyglass,
  storm,
  time,
} from "./symbols";
import {
  isFleet,
  isGood,
  seatOf,
  zoneOf,
  type Good,
  type MaraudersView,
  type SeatView,
  type Skill,
} from "./view";

/** One choice in the mouth of one viewer. */
class Teller {
  private readonly say: Say;
  private readonly view: MaraudersView;
  private readonly seat: SeatView;

  constructor(
    private readonly choice: Choice,
    private readonly props: TableProps<MaraudersView>,
    private readonly mine: number,
  ) {
    this.say = speaker(props.text);
    this.view = props.view;
    this.seat = seatOf(props.view, mine);
  }

  tell(): Preview {
    const { text } = this.props;
    const key = `marauders-ui-verb-${this.choice.verb}`;
    const chips = this.chips() ?? meaningOf(this.choice, this.props);
    return {
      sentence: closingWords(this.choice, this.props) ?? text.action(this.choice),
      ...(chips.length ? { chips } : {}),
      ...(text.has(key) ? { verb: text.message(key) } : {}),
    };
  }

  private chips(): Chip[] | null {
    const { verb, args } = this.choice;
    switch (verb) {
      case "sail":
        return this.slips()
          ? this.waiting(args.zone ?? "")
          : [this.move(), ...this.arrival(args.zone ?? "")];
      case "send":
        return this.prey(args.zone ?? "");
      case "leave":
        return [this.move(), ...this.dangers(this.seat.zone ?? "")];
      case "enter":
        return [this.move(), ...this.moored()];
      case "port":
        return [this.action()];
      case "scout":
        return [this.action(), ...this.scouts(args.owner ?? "")];
      case "end":
        return this.view.turn.actions
          ? [
              {
                icon: time,
                label: this.say("chip-unused", { count: this.view.turn.actions }),
                kind: "cost",
              },
            ]
          : [];
      default:
        return this.business();
    }
  }

  private business(): Chip[] | null {
    const { verb, args } = this.choice;
    const port = this.view.port;
    if (!port) return null;
    switch (verb) {
      case "sell":
        return isGood(args.good ?? "")
          ? [
              this.gains(
                args.good === zoneOf(this.view, port.zone).demand ? port.sell_demanded : port.sell,
              ),
            ]
          : null;
      case "buy":
        return port.offer
          ? [this.costs(port.offer[args.good as Good] ?? 0), ...this.wanted(args.good as Good)]
          : null;
      case "done":
        return questionOf(this.props.decision) === "sale" && port.sale?.gold
          ? [this.gains(port.sale.gold)]
          : null;
      case "repair":
        return questionOf(this.props.decision) === "yard" ? [this.costs(port.repair)] : null;
      case "refit":
        return [this.costs(port.refit)];
      case "modify":
        return [this.costs(port.modification)];
      case "arm":
        return questionOf(this.props.decision) === "yard" ? [this.costs(port.weapon)] : null;
      case "disarm":
        return [this.gains(1)];
      case "hire-crew":
        return [this.costs(port.crew)];
      case "pardon":
        return [this.costs(port.pardon)];
      case "purchase":
        return [this.costs((catalogue().ships.get(args.ship ?? "")?.price ?? 0) - port.ship_value)];
      case "recruit":
        return port.crew
          ? [this.test("leadership", [])]
          : [{ icon: locationIcon("crew"), label: this.say("chip-free"), kind: "good" }];
      case "ask-around":
        return [
          ...(port.rumor ? [this.costs(port.rumor)] : []),
          this.test("influence", ["influence-dice"]),
        ];
      case "claim":
        return [
          ...(catalogue()
            .missions.get(args.mission ?? "")
            ?.requires.includes("influence")
            ? [this.test("influence", ["influence-dice", "mission-dice"])]
            : []),
          ...this.reads("mission", args.mission),
        ];
      case "deliver":
        return questionOf(this.props.decision) === "port"
          ? this.reads("mission", this.seat.mission)
          : null;
      case "check":
        return [
          this.test("influence", ["influence-dice"]),
          ...this.reads("rumor", this.seat.rumors[0]),
        ];
      default:
        return null;
    }
  }

  private costs(gold: number): Chip {
    return gold < 0
      ? this.gains(-gold)
      : { icon: coins, label: `−${this.say("ducats", { count: gold })}`, kind: "cost" };
  }

  private gains(gold: number): Chip {
    return { icon: coins, label: `+${this.say("ducats", { count: gold })}`, kind: "good" };
  }

  private move(): Chip {
    return this.view.turn.moves
      ? { icon: helm, label: this.say("chip-extra-move"), kind: "good" }
      : this.action();
  }

  private action(): Chip {
    return { icon: helm, label: this.say("chip-action", { left: this.view.turn.actions - 1 }) };
  }

  private test(skill: Skill, words: readonly string[]): Chip {
    const count = diceFor(catalogue(), this.seat, skill, { zone: this.seat.zone, words });
    const { text } = this.props;
    return {
      icon: dice,
      label: this.say("chip-test", {
        skill: text.word("skill", skill),
        count,
        chance: percent(anySuccess(count)),
      }),
    };
  }

  /** What a card says that is taken, checked or carried out. */
  private reads(table: "mission" | "rumor", id: string | null | undefined): Chip[] {
    const piece = id ? catalogue().find(`${table}:${id}`) : undefined;
    return piece ? [{ label: textOf(this.props.text, piece) }] : [];
  }

  private wanted(good: Good): Chip[] {
    const ports = this.view.zones
      .filter(({ demand }) => demand === good)
      .map(({ zone }) => this.props.text.word("zone", zone));
    return ports.length
      ? [
          {
            icon: goodIcon(good),
            label: this.say("wanted-in", { zones: ports.join(", ") }),
            kind: "good",
          },
        ]
      : [];
  }

  /** A ship that slips away takes no action, and nobody scouts for it where it comes. */
  private slips(): boolean {
    return questionOf(this.props.decision) === "slip-away";
  }

  /** Whom an NPC that is sent there hunts. */
  private prey(zone: string): Chip[] {
    const sent = this.view.npcs.find(
      ({ fleet }) => fleet === this.props.decision?.prompt.args.fleet,
    );
    return (sent?.hunts ?? [])
      .filter((seat) => this.view.seats[seat]?.zone === zone)
      .map((seat) => ({
        icon: spyglass,
        label: this.say("chip-prey", { name: this.props.text.name(seat) }),
        kind: seat === this.mine ? "cost" : "good",
      }));
  }

  private arrival(zone: string): Chip[] {
    return [...this.dangers(zone), ...this.waiting(zone)];
  }

  /** What waits in a zone. */
  private waiting(zone: string): Chip[] {
    const { text } = this.props;
    const pieces = catalogue();
    const here = zoneOf(this.view, zone);
    const chips: Chip[] = [];
    if (here.merchant) chips.push({ icon: merchant, label: this.say("chip-merchant") });
    if (here.demand && this.seat.cargo.includes(here.demand))
      chips.push({
        icon: goodIcon(here.demand),
        label: this.say("zone-demand", { good: text.word("good", here.demand) }),
        kind: "good",
      });
    if (this.seat.rumors.some((name) => pieces.rumors.get(name ?? "")?.zone === zone))
      chips.push({ icon: rumor, label: this.say("chip-rumor"), kind: "good" });
    if (goalsOf(pieces.missions.get(this.seat.mission ?? ""), pieces).includes(zone))
      chips.push({ icon: mission, label: this.say("chip-mission"), kind: "good" });
    if (this.seat.barred.includes(zone))
      chips.push({ icon: harbour, label: this.say("chip-barred"), kind: "cost" });
    return chips;
  }

  /** Who scouts for a ship that comes to sea there, and the weather. */
  private dangers(zone: string): Chip[] {
    const hunters = this.view.npcs.filter(
      (fleet) => fleet.zone === zone && fleet.hunts.includes(this.mine),
    );
    const chips: Chip[] = hunters.map(({ fleet }) => ({
      icon: spyglass,
      label: this.say("chip-hunted", { fleet: this.props.text.word("fleet", fleet) }),
      kind: "cost",
    }));
    if (this.view.struck.includes(zone))
      chips.push({
        icon: hurricane,
        label: this.props.text.word("event", "hurricane"),
        kind: "cost",
      });
    if (this.view.event === "storm")
      chips.push({ icon: storm, label: this.props.text.word("event", "storm"), kind: "cost" });
    return chips;
  }

  private moored(): Chip[] {
    const chips: Chip[] = [{ icon: harbour, label: this.say("chip-safe"), kind: "good" }];
    if (this.seat.barred.includes(this.seat.zone ?? ""))
      chips.push({ icon: bounty, label: this.say("chip-barred"), kind: "cost" });
    return chips;
  }

  private scouts(owner: string): Chip[] {
    if (owner === "spanish-merchant")
      return [{ icon: merchant, label: this.say("chip-sure"), kind: "good" }];
    const chips = [
      this.test(
        "scouting",
        owner === "merchant" ? ["scouting-dice", "merchant-dice"] : ["scouting-dice"],
      ),
    ];
    if (owner === "rumor") return [...chips, ...this.reads("rumor", this.seat.rumors[0])];
    if (owner === "mission") return [...chips, ...this.reads("mission", this.seat.mission)];
    if (owner === "merchant")
      return [...chips, { icon: merchant, label: this.say("chip-then-raid") }];
    const nation = isFleet(owner) && !owner.startsWith("pirate") ? owner : null;
    chips.push({ icon: skull, label: this.say("chip-then-battle") });
    if (nation)
      chips.push({
        icon: bounty,
        label: this.say("chip-bounty", { nation: this.props.text.word("nation", nation) }),
        kind: "cost",
      });
    return chips;
  }
}

export function preview(choice: Choice, props: TableProps<MaraudersView>): Preview {
  return new Teller(choice, props, props.decision?.seat ?? props.seat ?? 0).tell();
}
