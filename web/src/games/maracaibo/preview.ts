/** What the action bar says of a choice. */
import type { Prospect } from "$lib/messages";
import { chipsOf } from "../prospects";
import type { Choice, Icon, Preview, TableProps } from "../types";
import { nameOf, speaker } from "./labels";
import { wordsOf } from "./moves";
import { catalogue, type Piece } from "./pieces";
import {
  bury,
  coins,
  dice,
  explore,
  figurehead,
  fog,
  fort,
  island,
  kindIcon,
  lightning,
  market,
  points,
  quest,
  raid,
  residence,
  river,
  ruby,
  sail,
  strength,
  typeIcon,
  upgrade,
} from "./symbols";
import { isKind, isType, spaceOf } from "./reading";
import type { MaracaiboView } from "./view";

const ICONS: Record<string, Icon> = {
  steps: sail,
  spaces: explore,
  toll: coins,
  fight: strength,
  "fight-won": points,
  "fight-lost": coins,
  "fight-lost-alone": points,
  "turned-up": fog,
  "sail-on": sail,
  "then-maracaibo": fort,
  price: coins,
  "too-dear": coins,
  "or-doubloons": coins,
  "own-residence": residence,
  first: points,
  pay: coins,
  doubloons: coins,
  vp: points,
  end: points,
  "income-doubloons": coins,
  "income-vp": points,
  upgrade,
  bury,
  "bury-here": bury,
  quest,
  "sell-quest": quest,
  "treasures-any": island,
  "cubes-any": island,
  raid,
  "raid-die": raid,
  "raid-fixed": raid,
  explore,
  here: explore,
  build: residence,
  "place-tile": market,
  "activate-tile": market,
  figurehead,
  "more-strength": strength,
  "more-die": strength,
  "more-spaces": explore,
  discount: coins,
  range: sail,
  "more-rerolls": dice,
  refresh: quest,
  action: strength,
  trade: explore,
  strength,
  buys: lightning,
  "reroll-better": dice,
  "reroll-worse": dice,
  "strength-left": strength,
  "spaces-left": explore,
  unspent: strength,
  retire: residence,
  ruby,
  "ruby-less": ruby,
  unseen: quest,
  "new-market": quest,
  condition: quest,
  "quest-worth": points,
  residence: points,
  scroll: points,
  worth: island,
  "worth-still": island,
  owned: points,
};

function iconOf({ name, args }: Prospect): Icon | undefined {
  const kind = String(args.kind ?? "");
  const type = String(args.type ?? "");
  if (args.score === "rivers") return river;
  if (isKind(kind) && (name === "treasures" || name === "cubes")) return kindIcon(kind);
  return isType(type) ? typeIcon(type) : ICONS[name];
}

const cardAt = (view: MaracaiboView, square: string) =>
  catalogue().cards.get(spaceOf(view, square)?.card ?? "");

/** How far an effect that is chosen lets the explorer go, with what permanent effects add. */
function exploring(choice: Choice, text: TableProps["text"]): string | null {
  const [explored, ...more] = choice.verb === "choose" ? choice.brings : [];
  if (explored?.name !== "explore" || more.length) return null;
  return speaker(text)("will-explore", { count: Number(explored.args.count) });
}

function sentence(choice: Choice, { view, text }: TableProps<MaracaiboView>): string {
  const piece = choice.verb === "sail" ? cardAt(view, wordsOf(choice)[0]!) : undefined;
  if (piece) return speaker(text)("will-sail", { name: nameOf(text, piece) });
  return exploring(choice, text) ?? text.action(choice);
}

/** Where a ship would go, by the name of the card that lies there. */
function sailing(square: string, { view, text }: TableProps<MaracaiboView>): string | null {
  const piece = cardAt(view, square);
  return piece ? `${nameOf(text, piece)} (${square.toUpperCase()})` : null;
}

/** A space by its name, which stands nowhere on the table, and by what it brings at once. */
function bringing(choice: Choice, piece: Piece | undefined, text: TableProps["text"]) {
  const gains = choice.brings.filter(({ kind, name }) => kind === "gain" && name !== "end");
  if (!piece || !gains.length) return null;
  return `${nameOf(text, piece)}: ${gains.map((gain) => text.prospect(gain)).join(", ")}`;
}

/** What the button for a choice says; null where it is what the log would say. */
export function choiceWords(choice: Choice, props: TableProps<MaracaiboView>): string | null {
  const [first = ""] = wordsOf(choice);
  const { track, upgrades } = catalogue();
  switch (choice.verb) {
    case "sail":
      return sailing(first, props);
    case "explore":
      return bringing(choice, track.get(first), props.text);
    case "upgrade":
      return bringing(choice, upgrades.get(first), props.text);
    default:
      return exploring(choice, props.text);
  }
}

/** The raid actions by their names: what they cost and give stands on the mat. */
function buying(choice: Choice, text: TableProps["text"]): string {
  const bought = choice.brings.find(({ name }) => name === "buys")?.args.actions;
  const names = (Array.isArray(bought) ? bought : []).map((action) => {
    const piece = catalogue().raidActions.get(String(action));
    return piece ? nameOf(text, piece) : String(action);
  });
  return text.message("maracaibo-brings-buys", { actions: names.join(", ") });
}

export function preview(choice: Choice, props: TableProps<MaracaiboView>): Preview {
  const key = `maracaibo-ui-verb-${choice.verb}`;
  return {
    ...(props.text.has(key) ? { verb: props.text.message(key) } : {}),
    sentence: sentence(choice, props),
    chips: chipsOf(choice, props.text, iconOf).map((chip, i) =>
      choice.brings[i]!.name === "buys" ? { ...chip, label: buying(choice, props.text) } : chip,
    ),
  };
}
