/** Any game can be played here: its view as panels, its choices as buttons. */
import island from "~icons/island";
import threeFriends from "~icons/three-friends";
import { t } from "$lib/i18n.svelte";
import type { GameModule } from "../../games/types";
import Board from "./Board.svelte";
import Seats from "./Seats.svelte";

const generic: GameModule = {
  Board,
  panels: [{ id: "seats", component: Seats, column: "right", tab: "others" }],
  tabs: [
    { id: "board", icon: island, label: () => t("web-tab-board") },
    { id: "others", icon: threeFriends, label: () => t("web-tab-players") },
  ],
  columns: { right: "22rem" },
  offers: () => false,
};

export default generic;
