/** How Maracaibo tells what happened. */
import { signed } from "$lib/numbers";
import hourglass from "~icons/hourglass";
import { plainly, type Tale } from "../tale";
import type { GameText, Happening } from "../types";
import RedbeardCard from "./RedbeardCard.svelte";
import { turnOf } from "./story";
import {
  anchor,
  bury,
  coins,
  dice,
  equip,
  explore,
  figureIcon,
  fort,
  kindIcon,
  market,
  points,
  quest,
  raid,
  redbeard,
  residence,
  ruby,
  sail,
  upgrade,
} from "./symbols";
import type { Kind } from "./view";

type Args = Happening["args"];
const named = (field: string) => (args: Args, text: GameText) =>
  args[field] ? text.word(field, String(args[field])) : undefined;
const card = named("card");

export const tale: Tale = {
  turn: turnOf,
  rounds: ["round-began", "round-ended"],
  signs: {
    "redbeard-revealed": ({ redbeard: name }) => ({
      icon: redbeard,
      piece: String(name),
      large: true,
    }),
    "redbeard-drifted": plainly(sail),
    sailed: ({ square }) => ({ icon: sail, label: String(square).toUpperCase() }),
    "entered-bay": plainly(anchor),
    "reached-maracaibo": plainly(fort),
    "card-acquired": (args, text) => ({ icon: equip, label: card(args, text) }),
    "residence-built": (args, text) => ({ icon: residence, label: card(args, text) }),
    "ship-upgraded": plainly(upgrade),
    "redbeard-upgraded": plainly(upgrade),
    "figurehead-taken": ({ figurehead }) => ({ icon: figureIcon(String(figurehead)) }),
    "tile-placed": plainly(market),
    "treasure-taken": ({ kind }) => ({ icon: kindIcon(kind as Kind), label: "+1" }),
    "treasure-buried": plainly(bury),
    "quest-taken": (args, text) => ({ icon: quest, label: named("quest")(args, text) }),
    "quest-drawn": plainly(quest),
    "explorer-moved": plainly(explore),
    "redbeard-advanced": plainly(explore),
    "raid-rolled": plainly(raid),
    "die-rolled": plainly(dice),
    "doubloons-gained": ({ doubloons }) => ({ icon: coins, label: signed(Number(doubloons)) }),
    "points-scored": ({ vp }) => ({ icon: points, label: signed(Number(vp)) }),
    "paid-opponent": plainly(coins, "−1"),
    "ruby-gained": plainly(ruby),
    "ruby-sold": plainly(ruby),
    "skirmish-won": plainly(raid),
    "round-ended": plainly(hourglass),
    "income-taken": plainly(coins),
  },
  moments: {
    "round-ended": { icon: hourglass, rows: ["income-taken"] },
    "skirmish-won": { icon: raid },
    "quests-revealed": {
      icon: points,
      rows: ["quests-revealed"],
      only: ({ args }) => args.seat === 0,
      staged: 3_000,
    },
  },
  Piece: RedbeardCard,
};
