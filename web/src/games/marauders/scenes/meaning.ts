/** What a choice of a raid, a battle or a card would mean, in short words. */
import type { Chip, Choice, TableProps } from "../../types";
import { speaker, textOf, type Say } from "../labels";
import { catalogue } from "../pieces";
import { abilityOf, diceFor } from "../skill";
import {
  bounty,
  cards,
  coins,
  dice,
  glory,
  helm,
  locationIcon,
  merchant,
  skull,
  war,
} from "../symbols";
import {
  isFleet,
  isNation,
  type Declaration,
  type ForceView,
  type Location,
  type MaraudersView,
  type SeatView,
  type Side,
  type Skill,
} from "../view";
import { afterHits, raidForecast, rollStands, unseenCards, type RaidForecast } from "./forecast";
import { declaringSide } from "./moves";
import { anySuccess, crewCombat, maneuvers, percent, type Boarders } from "./odds";
import { questionOf } from "./scene";
import { leftOf } from "./sides";

/** Gold for each level of a Bounty on a pirate player. */
const PER_LEVEL = 5;

/** One choice in the mouth of one viewer. */
class Meaning {
  private readonly say: Say;
  private readonly view: MaraudersView;

  constructor(
    private readonly choice: Choice,
    private readonly props: TableProps<MaraudersView>,
    private readonly seat: number,
  ) {
    this.say = speaker(props.text);
    this.view = props.view;
  }

  chips(): Chip[] {
    const { verb, args } = this.choice;
    switch (verb) {
      case "shoot":
      case "board":
      case "flee":
        return this.declares(verb);
      case "chase":
        return [{ icon: locationIcon("cannons"), label: this.say("means-chase"), kind: "good" }];
      case "raid":
        return this.raids(args.nation ?? "");
      case "draw":
        return this.draws();
      case "throw":
        return this.forecast(this.table.filter((card) => card !== args.card));
      case "exchange":
        return this.draws(args.card);
      case "spend":
        return [{ icon: skull, label: this.say("means-success"), kind: "good" }];
      case "done":
        return this.question === "raid" ? this.forecast(this.table) : [];
      case "place":
        return this.damage([...this.coming, args.location as Location]);
      case "absorb":
      case "ignore":
        return this.spared(args.location as Location);
      case "shift":
        return this.damage([...this.without(args.location as Location), args.to as Location]);
      case "play":
        return args.target && this.question === "land-hits" && !this.moves(args.card)
          ? this.spared(args.target as Location)
          : this.says("glory", args.card);
      case "pass":
        return this.question === "land-hits" ? this.damage(this.coming) : this.stands();
      case "discard":
      case "hire":
        return this.says("glory", args.card);
      case "take":
        return this.says(this.question === "salvage" ? "glory" : "rumor", args.card);
      case "deploy":
        return this.deploys(args.weapon ?? "");
      case "capture":
        return this.captures();
      case "claim-bounty":
        return this.claims(args.nation ?? "");
      case "stow":
        return [
          {
            icon: locationIcon("hold"),
            label: this.say("means-room", {
              count: Number(this.props.decision?.prompt.args.count ?? 1) - 1,
            }),
          },
        ];
      case "ship":
        return this.says("ship", args.ship);
      case "fight":
        return this.fights();
      case "pick":
        return this.picks((args.reward ?? "").split(","));
      case "challenge":
        return this.challenges(Number((args.seat ?? "p0").slice(1)));
      case "redraw":
        return [{ icon: cards, label: this.say("means-redraw") }];
      default:
        return [];
    }
  }

  private dice(skill: Skill, words: readonly string[]): number {
    return diceFor(catalogue(), this.view.seats[this.seat]!, skill, { zone: null, words });
  }

  private get question(): string {
    return questionOf(this.props.decision);
  }

  private get table(): string[] {
    return this.view.table.filter((card): card is string => card !== null);
  }

  private get coming(): Location[] {
    return this.view.incoming?.located ?? [];
  }

  private without(location: Location): Location[] {
    const left = [...this.coming];
    left.splice(left.indexOf(location), 1);
    return left;
  }

  private says(table: string, id: string | undefined): Chip[] {
    const piece = id ? catalogue().find(`${table}:${id}`) : undefined;
    return piece ? [{ label: textOf(this.props.text, piece) }] : [];
  }

  /** A card that moves a hit, and does not spare the ship. */
  private moves(card: string | undefined): boolean {
    return catalogue().glory.get(card ?? "")?.effect === "set-location";
  }

  // Battles

  private declares(declaration: "shoot" | "board" | "flee"): Chip[] {
    const { battle } = this.view;
    const side = declaringSide(this.props.decision);
    if (!battle || side === null) return [];
    const place = battle.sides[0] === side ? 0 : 1;
    const [mine, theirs] = [battle.forces[place], battle.forces[1 - place]!];
    const foe = battle.sides[1 - place]!;
    const odds = maneuvers(
      mine.maneuver ?? 1,
      theirs.maneuver ?? 1,
      mine.guns ?? 0,
      mine.slips ?? 0,
    );
    const chips: Chip[] = [
      {
        icon: dice,
        label: this.say("means-dice", {
          dice: mine.maneuver ?? 1,
          foes: theirs.maneuver ?? 1,
          chance: percent(odds.win),
        }),
      },
    ];
    if (declaration === "shoot")
      chips.push({
        icon: locationIcon("cannons"),
        label: mine.guns
          ? this.say("means-shoot", { hits: this.round(odds.hits), most: mine.guns })
          : this.say("means-no-guns"),
      });
    if (declaration === "board") chips.push(this.boards(side, foe, mine, theirs));
    if (declaration === "flee")
      chips.push({ icon: helm, label: this.say("means-flee", { chance: percent(odds.away) }) });
    if (battle.declared[1 - place] === "shoot" && theirs.guns) {
      const answer = maneuvers(theirs.maneuver ?? 1, mine.maneuver ?? 1, theirs.guns, 0);
      chips.push({
        icon: skull,
        label: this.say("means-fire", { hits: this.round(answer.hits), most: theirs.guns }),
        kind: "cost",
      });
    }
    return chips;
  }

  /** What comes of the roll as it lies. */
  private stands(): Chip[] {
    const { battle } = this.view;
    const place = battle?.sides.indexOf(this.seat) ?? -1;
    if (!battle || place < 0 || !["maneuver-roll", "crew-roll"].includes(this.question)) return [];
    const crews = battle.sides.map((side) => leftOf(this.view, side).crew) as [number, number];
    const { winner, deals, away } = rollStands(battle, crews);
    const [mine, theirs] = [deals[place]!, deals[1 - place]!];
    const crew = battle.stage === "crew";
    const chips: Chip[] = [];
    if (!crew)
      chips.push(
        winner === null
          ? { icon: helm, label: this.say("means-nobody") }
          : winner === place
            ? { icon: helm, label: this.say(this.won(battle.declared[winner], away)), kind: "good" }
            : {
                icon: helm,
                label: this.say(this.lost(battle.declared[winner], away)),
                kind: "cost",
              },
      );
    if (mine)
      chips.push({
        icon: crew ? war : locationIcon("cannons"),
        label: this.say(crew ? "means-deal-crew" : "means-deal", { count: mine }),
        kind: "good",
      });
    if (theirs)
      chips.push({
        icon: skull,
        label: this.say(crew ? "means-take-crew" : "means-take", { count: theirs }),
        kind: "cost",
      });
    return chips;
  }

  private won(declared: Declaration | null, away: boolean): string {
    return declared === "board"
      ? "means-win-board"
      : declared === "flee"
        ? away
          ? "means-win-flee"
          : "means-win-stuck"
        : "means-win";
  }

  private lost(declared: Declaration | null, away: boolean): string {
    return declared === "board"
      ? "means-lose-board"
      : declared === "flee" && away
        ? "means-lose-flee"
        : "means-lose";
  }

  private boards(side: Side, foe: Side, mine: ForceView, theirs: ForceView): Chip {
    return this.storms(this.boarders(side, mine), this.boarders(foe, theirs));
  }

  private storms(one: Boarders, other: Boarders): Chip {
    return {
      icon: war,
      label: this.say("means-board", {
        crew: one.crew,
        foes: other.crew,
        dice: one.dice,
        foesDice: other.dice,
        chance: percent(crewCombat(one, other)),
      }),
    };
  }

  private boarders(side: Side, force: ForceView): Boarders {
    const { crew } = leftOf(this.view, side);
    return typeof side === "number"
      ? { crew, dice: force.clash, ...this.helpers(this.view.seats[side]!) }
      : { crew, dice: force.clash };
  }

  /** What helps a captain's crew once, at the beginning. */
  private helpers(seat: SeatView): { onset: number; surgeon: number; swivel: number } {
    const of = (word: string) => abilityOf(catalogue(), seat, word);
    return { onset: of("first-clash-dice"), surgeon: of("surgeon"), swivel: of("swivel") };
  }

  private fights(): Chip[] {
    const { crew, leadership } = this.props.decision?.prompt.args ?? {};
    return crew === undefined || leadership === undefined
      ? []
      : this.fightsWith(Number(crew), Number(leadership));
  }

  /** A card's foe. */
  private fightsWith(crew: number, leadership: number): Chip[] {
    const mine = this.view.seats[this.seat]!;
    const own = {
      crew: mine.locations.crew,
      dice: this.dice("leadership", ["clash-dice"]),
      ...this.helpers(mine),
    };
    return [this.storms(own, { crew, dice: leadership })];
  }

  /** What has to be dared for one of the rewards of a card. */
  private picks(rewards: string[]): Chip[] {
    return rewards.flatMap((reward): Chip[] => {
      const [word, ...numbers] = reward.split("-");
      if (word === "fight") return this.fightsWith(Number(numbers[0]), Number(numbers[1]));
      if (word !== "gale") return [];
      const masts = this.view.seats[this.seat]!.locations.masts > 0;
      const rolled = masts ? this.dice("seamanship", []) : 1;
      return [
        {
          icon: dice,
          label: this.say("means-raid", { dice: rolled, chance: percent(anySuccess(rolled)) }),
        },
      ];
    });
  }

  /** Where the rival would have to be looked for. */
  private challenges(seat: number): Chip[] {
    const zone = this.view.seats[seat]?.zone;
    return zone ? [{ icon: helm, label: this.props.text.word("zone", zone) }] : [];
  }

  private deploys(weapon: string): Chip[] {
    const { battle } = this.view;
    const place = battle?.sides.indexOf(this.seat) ?? -1;
    if (!battle || place < 0) return [];
    const skulls = battle.hits[place as 0 | 1].filter((face) => face === "skull").length;
    if (weapon === "chain-shot")
      return [
        {
          icon: locationIcon("masts"),
          label: this.say("means-shot", {
            count: skulls,
            location: this.props.text.word("location", "masts"),
          }),
          kind: "good",
        },
      ];
    if (weapon === "grape-shot")
      return [
        {
          icon: locationIcon("crew"),
          label: this.say("means-shot", {
            count: skulls,
            location: this.props.text.word("location", "crew"),
          }),
          kind: "good",
        },
      ];
    return [{ icon: dice, label: this.say("means-hooks"), kind: "good" }];
  }

  private captures(): Chip[] {
    const { battle } = this.view;
    if (!battle) return [];
    const foe = battle.sides.find((side) => side !== this.seat);
    const mine = this.view.seats[this.seat]!;
    if (foe === undefined) return [];
    const prize = leftOf(this.view, foe);
    const force = battle.forces[battle.sides.indexOf(foe) as 0 | 1];
    const crew = Math.min(mine.locations.crew, force.full?.crew ?? mine.locations.crew);
    const chips: Chip[] = [
      {
        icon: locationIcon("hull"),
        label: this.say("means-prize", { ...prize, crew, turns: force.maneuverability ?? 0 }),
      },
    ];
    if (mine.modifications.length)
      chips.push({
        label: this.say("means-lost-modifications", { count: mine.modifications.length }),
        kind: "cost",
      });
    return chips;
  }

  private claims(nation: string): Chip[] {
    const pirate = Number(this.props.decision?.prompt.args.owner);
    const level = isNation(nation) ? (this.view.seats[pirate]?.bounties[nation] ?? 0) : 0;
    return [
      { icon: coins, label: this.say("means-gold", { gold: level * PER_LEVEL }), kind: "good" },
    ];
  }

  // Raids

  private raids(nation: string): Chip[] {
    const mine = this.view.seats[this.seat]!;
    const seamanship = this.dice("seamanship", []);
    const chips: Chip[] = [];
    if (isNation(nation)) {
      const letter = mine.named === nation && mine.mission !== null;
      chips.push(
        letter
          ? { icon: bounty, label: this.say("means-letter"), kind: "good" }
          : {
              icon: bounty,
              label: this.say("means-bounty", { level: mine.bounties[nation] + 1 }),
              kind: "cost",
            },
      );
    }
    return [
      ...chips,
      {
        icon: dice,
        label: this.say("means-raid", {
          dice: seamanship,
          chance: percent(anySuccess(seamanship)),
        }),
      },
      { icon: helm, label: this.say("means-escape", { count: mine.maneuverability ?? 0 }) },
    ];
  }

  private forecast(cards: readonly string[]): Chip[] {
    const mine = this.view.seats[this.seat]!;
    return forecastChips(
      this.say,
      this.props.text.word.bind(this.props.text),
      raidForecast(catalogue(), cards, mine.locations, mine.maneuverability ?? 0),
      mine.maneuverability ?? 0,
    );
  }

  /** A card unseen, perhaps instead of one that is thrown away. */
  private draws(thrown?: string): Chip[] {
    const next = unseenCards(catalogue(), [...this.table, ...this.view.cargo_discards]);
    const chips: Chip[] = thrown
      ? [
          {
            icon: cards,
            label: this.say("means-away", { card: this.props.text.word("card", thrown) }),
          },
        ]
      : [];
    return [
      ...chips,
      {
        icon: merchant,
        label: this.say("means-next", {
          escape: percent(next.escape),
          hit: percent(1 - next.escape),
        }),
      },
      { icon: coins, label: this.say("means-loot", { loot: this.round(next.loot) }), kind: "good" },
    ];
  }

  // Hits

  private damage(hits: readonly Location[]): Chip[] {
    const owner = this.view.incoming?.owner;
    if (owner === undefined) return [];
    const left = this.locations(owner);
    const after = afterHits(left, hits);
    return (Object.keys(left) as Location[])
      .filter((location) => after[location] < left[location])
      .map((location) => ({
        icon: locationIcon(location),
        label: this.say(
          after[location] === 0
            ? location === "hull"
              ? "means-sinks"
              : "means-destroyed"
            : "means-left",
          { location: this.props.text.word("location", location), left: after[location] },
        ),
        kind: "cost" as const,
      }));
  }

  private spared(location: Location): Chip[] {
    const chips: Chip[] = [
      {
        icon: locationIcon(location),
        label: this.say("means-spared", { location: this.props.text.word("location", location) }),
        kind: "good",
      },
    ];
    return [...chips, ...this.damage(this.without(location))];
  }

  private locations(owner: Side) {
    return isFleet(String(owner)) && this.view.battle
      ? this.view.battle.enemy
      : this.view.seats[Number(owner)]!.locations;
  }

  private round(number: number): string {
    return new Intl.NumberFormat(this.props.text.lang, { maximumFractionDigits: 1 }).format(number);
  }
}

/** What a raid would come to. */
export function forecastChips(
  say: Say,
  word: (name: string, word: string) => string,
  forecast: RaidForecast,
  maneuverability: number,
): Chip[] {
  const chips: Chip[] = [];
  if (forecast.result === "won") {
    chips.push({ icon: coins, label: say("means-gold", { gold: forecast.gold }), kind: "good" });
    if (forecast.glory) chips.push({ icon: glory, label: say("means-glory"), kind: "good" });
  } else chips.push({ icon: skull, label: say(`means-raid-${forecast.result}`), kind: "cost" });
  chips.push({
    icon: merchant,
    label: say("means-escapes", { count: forecast.escapes, needed: maneuverability }),
    ...(forecast.escapes >= maneuverability ? { kind: "cost" } : {}),
  });
  if (forecast.hits.length)
    chips.push({
      icon: locationIcon("hull"),
      label: say("means-hits", {
        locations: forecast.hits.map((hit) => word("location", hit)).join(", "),
      }),
      kind: "cost",
    });
  return chips;
}

export function meaningOf(choice: Choice, props: TableProps<MaraudersView>): Chip[] {
  return props.seat === null ? [] : new Meaning(choice, props, props.seat).chips();
}
