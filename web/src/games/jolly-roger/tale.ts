/** How Jolly Roger tells what happened. */
import { signed } from "$lib/numbers";
import { plainly, type Sign, type Tale } from "../tale";
import type { Happening } from "../types";
import {
  DESTINATION_ICONS,
  bell,
  chest,
  coins,
  crew,
  crewIcon,
  destinationIcon,
  destinations,
  flag,
  gift,
  guard,
  hat,
  island,
  key,
  lootIcon,
  mutiny,
} from "./symbols";
import { cardText } from "./labels";
import { TRAITOR } from "./reading";
import { turnOf } from "./turns";
import type { DestinationType } from "./view";

type Args = Happening["args"];

const byCrew = ({ card }: Args): Sign => ({ icon: card ? crewIcon(String(card)) : crew });
const byLoot = ({ card }: Args): Sign => ({ icon: card ? lootIcon(String(card)) : chest });

export const tale: Tale = {
  turn: turnOf,
  rounds: ["round-began"],
  signs: {
    "round-began": plainly(flag),
    appointed: plainly(key),
    "destination-chosen": ({ destination }) => ({
      icon: destinationIcon(destination as DestinationType) ?? destinations,
    }),
    "port-shown": plainly(DESTINATION_ICONS["pirate-port"]),
    "island-shown": plainly(island),
    "card-added": byCrew,
    "support-laid": byCrew,
    "sea-wolf-laid": byCrew,
    "card-played": byCrew,
    "card-betrayed": () => ({ icon: crewIcon(TRAITOR) }),
    "crew-stolen": plainly(crew, "+1"),
    "attack-won": plainly(chest),
    "attack-lost": plainly(flag),
    "loot-picked": byLoot,
    "loot-shared": byLoot,
    "loot-swapped": byLoot,
    "loot-sold": byLoot,
    "loot-given": byLoot,
    "loot-dug-up": byLoot,
    buried: ({ count }) => ({ icon: island, label: signed(Number(count)) }),
    punished: byCrew,
    "mutiny-called": plainly(mutiny),
    "leader-killed": plainly(mutiny),
    "mutiny-ended": plainly(hat),
    "office-taken": plainly(key),
    "captaincy-taken": plainly(hat),
    "guard-posted": plainly(guard),
    "bribe-offered": plainly(gift),
    "bribe-taken": plainly(gift),
    "bribe-refused": plainly(gift),
  },
  moments: {
    "round-began": { icon: flag },
    "attack-won": { icon: chest, rows: ["loot-drawn"] },
    "attack-lost": { icon: flag, rows: ["punished"] },
    "mutiny-began": { icon: mutiny },
    "leader-killed": { icon: mutiny, rows: ["mutiny-ended", "loot-collected"] },
    "mutiny-ended": { icon: hat, rows: ["loot-collected"] },
    "card-played": { icon: bell, detail: ({ args }) => cardText(String(args.card)) },
    "card-cancelled": { icon: bell },
    punished: { icon: guard },
    "bribe-taken": { icon: gift },
    "bribe-refused": { icon: gift },
    scored: {
      icon: coins,
      rows: ["scored"],
      only: ({ args }) => args.seat === 0,
      staged: 3_000,
    },
  },
};
