/** How Martinique tells what happened. */
import { signed } from "$lib/numbers";
import { plainly, seatOf, type Tale } from "../tale";
import Found from "./Found.svelte";
import Piece from "./Piece.svelte";
import { spoken } from "./geography";
import { kindOf } from "./projection";
import { hold, island, joker, map, spade, stool, tavern, tokenIcon, treasures } from "./symbols";

const BEGIN = ["entered", "moved", "sat", "blocked", "dug"];

export const tale: Tale = {
  turn: (happening) => {
    const kind = kindOf(happening);
    if (BEGIN.includes(kind)) return seatOf(happening);
    return ["dusk-fell", "treasure-shown"].includes(kind) ? null : undefined;
  },
  rounds: ["dusk-fell", "treasure-shown"],
  signs: {
    entered: ({ square }) => ({ icon: island, label: spoken(String(square)) }),
    moved: ({ path }) => ({ icon: island, label: spoken((path as string[]).at(-1) ?? "") }),
    "map-turned-up": ({ coordinate }) => ({ icon: map, label: String(coordinate).toUpperCase() }),
    "loot-taken": ({ token }) => ({ icon: tokenIcon(String(token)), piece: String(token) }),
    "map-taken": plainly(map, "+1"),
    sat: plainly(stool),
    "joker-taken": plainly(joker, "+1"),
    "bar-map-taken": plainly(map, "+1"),
    loaded: ({ points }) => ({ icon: hold, label: signed(Number(points)) }),
    "dusk-fell": plainly(tavern),
    dug: ({ square }) => ({ icon: spade, label: spoken(String(square)) }),
  },
  moments: {
    "map-turned-up": { icon: map },
    "dusk-fell": { icon: tavern },
    "treasure-shown": { icon: treasures, rows: ["treasure-found"], Scene: Found, staged: 4_200 },
  },
  Piece,
};
