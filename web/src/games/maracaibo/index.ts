import { settings } from "$lib/settings.svelte";
import { prepared } from "../prepared";
import { noteOf } from "../printed";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Captains from "./Captains.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import { REDBEARD, captainName, withRedbeard } from "./captains";
import { durationOf } from "./motion";
import { onTable, zoneOf } from "./moves";
import { catalogue, learn } from "./pieces";
import { points } from "./points";
import { choiceWords, preview } from "./preview";
import { actorOf, kindOf } from "./projection";
import { sourcesOf } from "./score";
import { island, redbeard, ship } from "./symbols";
import { tale } from "./tale";
import type { MaracaiboView } from "./view";

const explain = (place: string) => noteOf(catalogue().find(place), settings.language);

const module: GameModule<MaracaiboView> = {
  prepare: prepared("maracaibo", learn),
  explain,
  Board,
  panels: [
    { id: "captains", component: Captains, column: "right", tab: "captains" },
    { id: "mine", component: Mine, column: "right", tab: "mine" },
    { id: "market", component: Market, column: "right", tab: "captains" },
  ],
  tabs: [
    { id: "sea", icon: island, label: ({ text }) => text.message("maracaibo-ui-tab-sea") },
    { id: "mine", icon: ship, label: ({ text }) => text.message("maracaibo-ui-tab-mine") },
    {
      id: "captains",
      icon: redbeard,
      label: ({ text }) => text.message("maracaibo-ui-tab-captains"),
    },
  ],
  columns: { right: "27rem" },
  status: ({ view, text }) => {
    if (view.stage !== "play") return text.message(`maracaibo-stage-${view.stage}`);
    return text.message("maracaibo-ui-status", {
      round: view.round,
      rounds: view.rounds,
      ending: view.ending ? "yes" : view.round === view.rounds ? "last" : "no",
    });
  },
  next: ({ decision, text }) => {
    if (!decision) return "";
    const key = `maracaibo-ui-next-${decision.prompt.key.replace("maracaibo-prompt-", "")}`;
    return text.has(key) ? text.message(key) : "";
  },
  preview,
  words: choiceWords,
  offers: onTable,
  points,
  where: ({ decision, phone, text }) => {
    const key = `maracaibo-ui-where-${zoneOf(decision)}`;
    return !phone && text.has(key) ? text.message(key) : "";
  },
  duration: durationOf,
  tale,
  hits: (happening, seat) => {
    const kind = kindOf(happening);
    if (kind === "paid-opponent") return actorOf(happening.args, "owner") === seat;
    return kind === "redbeard-met" && actorOf(happening.args) === seat;
  },
  breakdown: (view) =>
    sourcesOf(withRedbeard(view)).map(({ key, points }) => ({
      key: `maracaibo-score-${key}`,
      points,
    })),
  rival: (view, text) => {
    const whole = withRedbeard(view);
    return whole.redbeard
      ? { name: captainName(text, whole, REDBEARD), total: whole.seats[REDBEARD]!.score.total }
      : null;
  },
};

export default module;
