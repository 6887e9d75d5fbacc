import { prepared } from "../prepared";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Players from "./Players.svelte";
import Pile from "./Pile.svelte";
import { explain } from "./explain";
import { durationOf } from "./motion";
import { learn } from "./pieces";
import { points } from "./points";
import { preview } from "./preview";
import { kindOf } from "./projection";
import { anchor, dock } from "./symbols";
import { tale } from "./tale";
import type { DeliveriesView } from "./view";
import { where } from "./where";

const PARTS = ["deliveries", "hand", "wolves", "events"] as const;

const module: GameModule<DeliveriesView> = {
  prepare: prepared("deliveries", learn),
  explain,
  Board,
  panels: [
    { id: "players", component: Players, column: "left", tab: "players", grow: true },
    { id: "pile", component: Pile, column: "left", tab: "players" },
  ],
  tabs: [
    { id: "quay", icon: dock, label: ({ text }) => text.message("deliveries-ui-tab-quay") },
    { id: "players", icon: anchor, label: ({ text }) => text.message("deliveries-ui-tab-players") },
  ],
  columns: { left: "14.75rem", right: "16.75rem" },
  status: ({ view, text }) => {
    const { target } = view.options;
    return [
      view.stage === "over"
        ? text.message("deliveries-stage-over")
        : text.message("deliveries-ui-status", { stage: view.stage, number: view.delivery }),
      ...(target ? [text.message("deliveries-ui-series", { game: view.game, target })] : []),
      ...(view.options.poor_visibility ? [text.message("deliveries-ui-fog")] : []),
    ].join(" · ");
  },
  next: ({ decision, text }) => {
    if (!decision) return "";
    // Who is asked next; nobody is -1.
    const { then } = decision.prompt.args;
    const key = `deliveries-ui-next-${decision.prompt.key.replace("deliveries-prompt-", "")}${then === -1 ? "-last" : ""}`;
    return text.has(key) ? text.message(key, { seat: text.name(Number(then)) }) : "";
  },
  preview,
  // These stand in the action bar, whatever else can be touched for them.
  offers: ({ verb }) => !["done", "hire", "decline", "protect", "show"].includes(verb),
  where,
  points,
  duration: durationOf,
  tale,
  hits: (happening, seat) => {
    const kind = kindOf(happening);
    const own = happening.args.seat === seat;
    return (
      (kind === "event-played" && !own) || ((kind === "card-lost" || kind === "hand-shown") && own)
    );
  },
  breakdown: ({ seats, options }) => {
    const lines = PARTS.map((part) => ({
      key: `deliveries-score-${part}`,
      points: seats.map(({ points }) => points[part] ?? 0),
    }));
    if (!options.target) return lines;
    const earlier = seats.map((seat) => seat.earlier);
    return [{ key: "deliveries-ui-score-before", points: earlier }, ...lines];
  },
};

export default module;
