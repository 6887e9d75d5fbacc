import ship from "~icons/caravel";
import chart from "~icons/treasure-map";
import { fetchRules } from "$lib/rules.svelte";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { learn } from "./pieces";

let ready: Promise<unknown> | undefined;

/** The components come from the server. */
async function prepare(): Promise<void> {
  learn((await fetchRules("marauders")).pieces);
}

const module: GameModule = {
  prepare: () => {
    ready ??= prepare().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  },
  Board,
  panels: [{ id: "mine", component: Mine, column: "right", tab: "mine" }],
  tabs: [
    { id: "chart", icon: chart, label: ({ text }) => text.message("marauders-ui-tab-chart") },
    { id: "mine", icon: ship, label: ({ text }) => text.message("marauders-ui-tab-mine") },
  ],
  columns: { right: "20rem" },
};

export default module;
