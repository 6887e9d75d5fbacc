/** What the action bar says of a choice. */
import type { Prospect } from "$lib/messages";
import { chipsOf } from "../prospects";
import type { Choice, Icon, Preview, TableProps } from "../types";
import { nameOf, speaker } from "./labels";
import { wordsOf } from "./moves";
import { catalogue } from "./pieces";
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

function sentence(choice: Choice, { view, text }: TableProps<MaracaiboView>): string {
  const piece = choice.verb === "sail" ? cardAt(view, wordsOf(choice)[0]!) : undefined;
  return piece ? speaker(text)("will-sail", { name: nameOf(text, piece) }) : text.action(choice);
}

/** Where a ship would go, by the name of the card that lies there. */
export function sailWords(
  choice: Choice,
  { view, text }: TableProps<MaracaiboView>,
): string | null {
  const square = wordsOf(choice)[0] ?? "";
  const piece = cardAt(view, square);
  return piece ? `${nameOf(text, piece)} (${square.toUpperCase()})` : null;
}

export function preview(choice: Choice, props: TableProps<MaracaiboView>): Preview {
  const key = `maracaibo-ui-verb-${choice.verb}`;
  return {
    ...(props.text.has(key) ? { verb: props.text.message(key) } : {}),
    sentence: sentence(choice, props),
    chips: chipsOf(choice, props.text, iconOf),
  };
}
