/** What the action bar says of a choice. */
import type { Chip, Choice, Preview, TableProps } from "../types";
import { captainName, withRedbeard } from "./captains";
import { inWords, nameOf, speaker, textOf } from "./labels";
import type { Say } from "./labels";
import { wordsOf } from "./moves";
import { catalogue } from "./pieces";
import type { Improvement, Piece, Residence, SeaPiece } from "./pieces";
import { priceAsked, priceOf } from "./prices";
import { met, seaOf } from "./sea";
import {
  bury,
  coins,
  dice,
  island,
  lightning,
  market,
  points,
  quest,
  residence,
  river,
  sail,
  strength,
  upgrade,
} from "./symbols";
import { FOR_VICTORY, FOR_VICTORY_ALONE, odds, strengthOf } from "./skirmish";
import { stepsTo } from "./trail";
import { BAY, buriedOf, isKind, seatOf, spaceOf } from "./view";
import type { MaracaiboView, SeatView } from "./view";

/** Says one choice; made anew for each, so that the language may change in play. */
class Teller {
  private readonly say: Say;
  private readonly view: MaracaiboView;
  private readonly mine: SeatView;
  private readonly words: string[];

  constructor(
    private readonly choice: Choice,
    private readonly props: TableProps<MaracaiboView>,
    private readonly seat: number,
  ) {
    this.say = speaker(props.text);
    this.view = withRedbeard(props.view);
    this.mine = seatOf(this.view, seat);
    this.words = wordsOf(choice);
  }

  tell(): Preview {
    const key = `maracaibo-ui-verb-${this.choice.verb}`;
    const word = this.props.text.has(key) ? { verb: this.props.text.message(key) } : {};
    return { ...word, sentence: this.sentence(), chips: this.chips() };
  }

  private sentence(): string {
    if (this.choice.verb !== "sail") return this.props.text.action(this.choice);
    const card = spaceOf(this.view, this.words[0]!)?.card;
    const piece = card ? catalogue().cards.get(card) : undefined;
    return piece
      ? this.say("will-sail", { name: nameOf(this.props.text, piece) })
      : this.props.text.action(this.choice);
  }

  private chips(): Chip[] {
    const [first = "", second = ""] = this.words;
    const pieces = catalogue();
    switch (this.choice.verb) {
      case "sail":
        return this.sails(first);
      case "bay":
        return [...this.way(BAY), { icon: upgrade, label: this.say("chip-bay") }];
      case "acquire":
        return this.buys(pieces.cards.get(first));
      case "build":
        return this.buys(pieces.cards.get(first));
      case "leave":
        return [{ icon: coins, label: this.say("chip-gain", { count: 5 }), kind: "good" }];
      case "upgrade":
        return this.says(pieces.upgrades.get(first));
      case "figurehead":
        return [
          {
            icon: coins,
            label: this.say("chip-pay", { count: 3, left: this.mine.doubloons - 3 }),
            kind: "cost",
          },
          ...this.says(pieces.figureheads.get(first)),
        ];
      case "activate":
        return this.says(pieces.market.get(first));
      case "place":
        return this.says(pieces.market.get(first));
      case "take":
      case "keep":
      case "sell":
        // Of several quests each says enough where it lies.
        return this.says(pieces.quests.get(first));
      case "draw":
        return [{ icon: quest, label: this.say("chip-unseen") }];
      case "explore":
        return this.explores(first);
      case "trade":
        return this.says(pieces.raidActions.get(first));
      case "raid":
        return this.aims(first);
      case "reroll":
        return [{ icon: dice, label: this.say("chip-reroll"), kind: "cost" }];
      case "spend":
        return this.spends(first);
      case "ruby":
        return this.says(pieces.rubies.get(first));
      case "exchange":
        return [{ icon: points, label: this.say("chip-vp", { count: 2 }), kind: "good" }];
      case "cube":
        return isKind(first) ? this.raises(first) : [];
      case "bury":
        return this.buries(first, second);
      case "done":
        return this.view.raid?.strength
          ? [
              {
                icon: strength,
                label: this.say("chip-lost", { count: this.view.raid.strength }),
                kind: "cost",
              },
            ]
          : [];
      default:
        return [];
    }
  }

  private says(piece: Piece | undefined): Chip[] {
    return piece ? [{ label: textOf(this.props.text, piece) }] : [];
  }

  private way(end: string): Chip[] {
    const { view } = this;
    const way = seaOf(view, catalogue().chart(view.layout)).way(this.mine.ship, end);
    return way.length ? [{ icon: sail, label: this.say("chip-steps", { count: way.length }) }] : [];
  }

  private sails(square: string): Chip[] {
    const space = spaceOf(this.view, square);
    const piece = space?.card ? catalogue().cards.get(space.card) : undefined;
    const others = met(this.view, square, this.seat);
    return [
      ...this.way(square),
      ...(others.length
        ? [
            {
              icon: coins,
              label: this.say("chip-toll", {
                count: Math.min(others.length, this.mine.doubloons),
                names: others
                  .map((seat) => captainName(this.props.text, this.view, seat))
                  .join(", "),
              }),
              kind: "cost",
            } as const,
          ]
        : []),
      ...(this.view.options.skirmishes && others.length ? this.fights(others) : []),
      ...(piece ? this.awaits(piece, space?.residents ?? []) : []),
    ];
  }

  /** What a skirmish with those who lie there would come to. */
  private fights(others: number[]): Chip[] {
    const { win, lose } = odds([this.seat, ...others].map((who) => strengthOf(this.view, who)));
    const alone = this.view.redbeard !== null;
    const stakes = { vp: alone ? FOR_VICTORY_ALONE : FOR_VICTORY, alone: alone ? "yes" : "no" };
    return [
      {
        icon: strength,
        label: this.say("chip-fight", {
          own: strengthOf(this.view, this.seat),
          others: others.map((who) => `+${strengthOf(this.view, who)}`).join(", "),
        }),
      },
      {
        icon: points,
        label: this.say("chip-fight-won", { chance: Math.round(win * 100), ...stakes }),
        kind: "good",
      },
      {
        icon: coins,
        label: this.say("chip-fight-lost", { chance: Math.round(lose * 100), ...stakes }),
        kind: "cost",
      },
    ];
  }

  /** What can be done on a card once the ship is there. */
  private awaits(piece: SeaPiece, residents: number[]): Chip[] {
    if (piece.face === "location")
      return [{ icon: upgrade, label: inWords(this.props.text, piece.actions) }];
    const price = priceOf(piece, this.mine);
    const dear = price > this.mine.doubloons;
    const cost: Chip = {
      icon: coins,
      label: this.say(dear ? "chip-too-dear" : "chip-price", {
        count: price,
        have: this.mine.doubloons,
      }),
      ...(dear ? { kind: "cost" } : {}),
    };
    const five: Chip = { icon: coins, label: this.say("chip-or-five") };
    if (piece.face === "improvement") return [cost, five];
    const paid = this.view.options.paid_at_residences ? [five] : [];
    if (residents.includes(this.seat))
      return [{ icon: residence, label: this.say("chip-own-residence"), kind: "cost" }, ...paid];
    return [
      cost,
      ...(residents.length
        ? []
        : [{ icon: points, label: this.say("chip-first"), kind: "good" } as const]),
      ...paid,
    ];
  }

  private buys(piece: SeaPiece | undefined): Chip[] {
    if (!piece || piece.face === "location") return [];
    const price = priceAsked(piece, this.mine, this.props.decision?.prompt);
    const chips: Chip[] = [
      {
        icon: coins,
        label: this.say("chip-pay", { count: price, left: this.mine.doubloons - price }),
        kind: "cost",
      },
    ];
    return piece.face === "residence"
      ? [...chips, ...this.builds(piece)]
      : [...chips, ...this.gains(piece)];
  }

  private builds(piece: Residence): Chip[] {
    const first = this.view.spaces.some(
      ({ card, residents }) => card === piece.name && !residents.length,
    );
    return [
      ...(first ? [{ icon: points, label: this.say("chip-first"), kind: "good" } as const] : []),
      ...this.says(piece),
    ];
  }

  private gains(piece: Improvement): Chip[] {
    const chips: Chip[] = [
      { icon: points, label: this.say("chip-vp", { count: piece.vp }), kind: "good" },
    ];
    if (piece.income.doubloons || piece.income.vp)
      chips.push({ icon: coins, label: this.say("chip-income", piece.income), kind: "good" });
    if (piece.now)
      chips.push({ icon: lightning, label: inWords(this.props.text, piece.now), kind: "good" });
    if (piece.permanent)
      chips.push({ icon: upgrade, label: inWords(this.props.text, piece.permanent), kind: "good" });
    if (piece.end)
      chips.push({ icon: points, label: inWords(this.props.text, piece.end), kind: "good" });
    return chips;
  }

  private explores(name: string): Chip[] {
    const track = catalogue().trackWith(this.view.options.retirement);
    const way = stepsTo(track, this.mine.explorer, name);
    const crossed = this.mine.rivers;
    const rivers = way.filter((step) => (track.get(step)?.river ?? 0) > crossed).length;
    const lost = name === "discount" && this.view.options.rivers_behind ? crossed : 0;
    const effect = track.get(name)?.effect ?? "";
    return [
      ...(effect
        ? [{ icon: lightning, label: inWords(this.props.text, effect), kind: "good" } as const]
        : []),
      ...(rivers
        ? [
            {
              icon: river,
              label: this.say("chip-rivers", { count: rivers, vp: rivers * 4 }),
              kind: "good",
            } as const,
          ]
        : []),
      ...(lost
        ? [
            {
              icon: river,
              label: this.say("chip-rivers-lost", { count: lost, vp: lost * 4 }),
              kind: "cost",
            } as const,
          ]
        : []),
    ];
  }

  private aims(kind: string): Chip[] {
    const worth = isKind(kind) ? this.view.raid?.strengths?.[kind] : undefined;
    return worth === undefined
      ? []
      : [{ icon: strength, label: this.say("chip-strength", { count: worth }), kind: "good" }];
  }

  private spends(action: string): Chip[] {
    const { raid } = this.view;
    const cost = raid?.actions.find((each) => each.action === action)?.strength ?? 0;
    return [
      { icon: strength, label: this.say("chip-left", { count: (raid?.strength ?? 0) - cost }) },
    ];
  }

  private raises(kind: "gold" | "emerald" | "pearl"): Chip[] {
    const { cubes, value } = this.view.islands[kind];
    const owned = this.mine.stored[kind] + buriedOf(this.mine, kind);
    return [
      { icon: island, label: this.say("chip-cubes", { cubes, value }) },
      { icon: points, label: this.say("chip-owned", { count: owned }) },
    ];
  }

  private buries(kind: string, spot: string): Chip[] {
    const onTile = /^figurehead-(\d)$/.exec(spot);
    const effect = onTile
      ? (catalogue().figureheads.get(this.mine.figurehead ?? "")?.spots[Number(onTile[1]) - 1] ??
        "")
      : (catalogue().hideout.get(`${kind}-${spot}`)?.effect ?? "");
    return [
      { icon: bury, label: this.say("chip-buried"), kind: "good" },
      ...(effect
        ? [{ icon: market, label: inWords(this.props.text, effect), kind: "good" } as const]
        : []),
    ];
  }
}

/** Where a ship would go, by the name of the card that lies there. */
export function sailWords(
  choice: Choice,
  { view, text }: TableProps<MaracaiboView>,
): string | null {
  const square = wordsOf(choice)[0] ?? "";
  const card = spaceOf(view, square)?.card;
  const piece = card ? catalogue().cards.get(card) : undefined;
  return piece ? `${nameOf(text, piece)} (${square.toUpperCase()})` : null;
}

export function preview(choice: Choice, props: TableProps<MaracaiboView>): Preview {
  return new Teller(choice, props, props.decision?.seat ?? 0).tell();
}
