/** How Deliveries tells what happened. */
import { plain, signed } from "$lib/numbers";
import { plainly, type Tale } from "../tale";
import Tag from "./Tag.svelte";
import { bell, cardIcon, dock, hand, points, wolf } from "./symbols";
import { NOBODYS, turnOf } from "./turns";

export const tale: Tale = {
  turn: turnOf,
  rounds: NOBODYS,
  signs: {
    "took-open": ({ card }) => ({ icon: hand, piece: String(card) }),
    drew: ({ card }) => ({ icon: hand, ...(card ? { piece: String(card) } : { label: "?" }) }),
    discarded: ({ card }) => ({ icon: cardIcon(String(card)), label: "−", piece: String(card) }),
    "event-played": ({ event }) => ({ icon: cardIcon(String(event)), piece: String(event) }),
    "card-lost": ({ card }) => ({ icon: cardIcon(String(card)), label: "−1" }),
    "wolf-used": plainly(wolf),
    "delivery-came": ({ number }) => ({ icon: bell, label: `${plain(Number(number))}/3` }),
    delivered: ({ points: won }) => ({ icon: dock, label: signed(Number(won)) }),
    "wolf-hired": plainly(wolf),
    "game-ended": plainly(points),
  },
  moments: {
    // Events and deliveries have a scene of their own on the board, for all and until they are over.
    "game-ended": { icon: points, rows: ["scored", "totalled"], staged: 3_000 },
  },
  Piece: Tag,
};
