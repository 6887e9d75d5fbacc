import { prepared } from "../prepared";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Lost from "./Lost.svelte";
import Mine from "./Mine.svelte";
import Notebook from "./Notebook.svelte";
import Opponent from "./Opponent.svelte";
import Tavern from "./Tavern.svelte";
import Treasures from "./Treasures.svelte";
import { explain } from "./explain";
import { durationOf } from "./motion";
import { learn } from "./pieces";
import { points } from "./points";
import { preview } from "./preview";
import { kindOf } from "./projection";
import { captain, island, notebook } from "./symbols";
import { tale } from "./tale";
import type { MartiniqueView, Points } from "./view";
import { where } from "./where";

const module: GameModule<MartiniqueView> = {
  prepare: prepared("martinique", learn),
  explain,
  Board,
  panels: [
    { id: "tavern", component: Tavern, column: "left", tab: "island", grow: true },
    { id: "treasures", component: Treasures, column: "left", tab: "island" },
    { id: "opponent", component: Opponent, column: "right", tab: "opponent" },
    { id: "mine", component: Mine, column: "right", tab: "notes" },
    { id: "notebook", component: Notebook, column: "right", tab: "notes" },
    { id: "lost", component: Lost, column: "left", tab: "notes" },
  ],
  tabs: [
    { id: "island", icon: island, label: ({ text }) => text.message("martinique-ui-tab-island") },
    { id: "notes", icon: notebook, label: ({ text }) => text.message("martinique-ui-tab-notes") },
    { id: "opponent", icon: captain, label: ({ text, seat }) => text.name(1 - (seat ?? 0)) },
  ],
  columns: { left: "15rem", right: "24.2rem" },
  // Black is the star, red the circle: the looks of their colours.
  look: (seat) => (seat === 0 ? 7 : 1),
  status: ({ view, text }) => {
    const points = view.options.treasure_points;
    const goal = text.message("martinique-ui-goal", { points });
    return `${text.message(`martinique-stage-${view.stage}`)} · ${goal}`;
  },
  next: ({ decision, text }) => {
    const key =
      decision && `martinique-ui-next-${decision.prompt.key.replace("martinique-prompt-", "")}`;
    return key && text.has(key) ? text.message(key) : "";
  },
  preview,
  // To turn up nothing and to load nothing have no place on the table.
  offers: ({ verb }) => verb !== "decline" && verb !== "skip",
  where,
  points,
  duration: durationOf,
  tale,
  hits: (happening, seat) =>
    (kindOf(happening) === "map-turned-up" && happening.args.owner === seat) ||
    (kindOf(happening) === "treasure-found" && happening.args.seat !== seat),
  breakdown: ({ seats, options }) => {
    const parts: (keyof Points)[] = ["loads", "digits", "pairs"];
    if (options.treasure_points) parts.push("treasure");
    return parts.map((part) => ({
      key: `martinique-score-${part}`,
      points: seats.map(({ points }) => points[part]),
    }));
  },
};

export default module;
