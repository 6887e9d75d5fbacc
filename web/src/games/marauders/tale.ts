/** How Marauders tells what happened. */
import { signed } from "$lib/numbers";
import { settings } from "$lib/settings.svelte";
import { plainly, seatOf, type Sign, type Tale } from "../tale";
import type { GameText, Happening } from "../types";
import { catalogue } from "./pieces";
import { kindOf } from "./projection";
import Roll from "./Roll.svelte";
import { isOffStage, OUTCOMES } from "./rolls";
import {
  anchor,
  bounty,
  captain,
  coins,
  dice,
  event,
  glory,
  goodIcon,
  harbour,
  hurricane,
  helm,
  locationIcon,
  merchant,
  mission,
  modificationIcon,
  plague,
  rumor,
  skull,
  spyglass,
  storm,
  time,
  war,
  weaponIcon,
  yard,
} from "./symbols";
import type { Location, Weapon } from "./view";

type Args = Happening["args"];

const placed =
  (icon: Sign["icon"]) =>
  ({ zone }: Args, text: GameText): Sign => ({ icon, label: text.word("zone", String(zone)) });
const gold =
  (sign: number) =>
  ({ gold: count }: Args): Sign => ({ icon: coins, label: signed(sign * Number(count)) });

/** What the paper of a card says. */
const reading =
  (kind: string) =>
  ({ args }: Happening): string =>
    catalogue().find(`${kind}:${String(args[kind])}`)?.texts[settings.language] ?? "";

const REWARDS = [
  "gold-gained",
  "glory-gained",
  "glory-drawn",
  "prize-taken",
  "cargo-gained",
  "weapon-gained",
  "modification-fitted",
  "ship-taken",
];

export const tale: Tale = {
  turn: (happening) => {
    const kind = kindOf(happening);
    if (kind === "turn-began") return seatOf(happening);
    return kind === "round-began" || kind === "game-ended" ? null : undefined;
  },
  rounds: ["round-began", "game-ended"],
  signs: {
    "round-began": ({ round }) => ({ icon: time, label: String(round) }),
    "event-drawn": plainly(event),
    "war-declared": plainly(war),
    "hurricane-struck": placed(hurricane),
    "plague-struck": plainly(plague),
    "captain-sailed": plainly(captain),
    "captain-died": plainly(skull),
    "captain-retired": plainly(captain),
    sailed: placed(helm),
    "entered-port": placed(harbour),
    "left-port": plainly(anchor),
    "turned-away": plainly(anchor),
    "storm-faced": plainly(storm),
    "cargo-sold": gold(1),
    "cargo-bought": gold(-1),
    delivered: ({ goods }) => ({ icon: goodIcon((goods as string[])[0] ?? "") }),
    repaired: plainly(yard),
    "modification-fitted": ({ modification }) => ({
      icon: modificationIcon(String(modification)),
    }),
    "weapon-gained": ({ weapon }) => ({ icon: weaponIcon(weapon as Weapon) }),
    "ship-bought": plainly(yard),
    "rumor-drawn": plainly(rumor),
    "rumor-proven": plainly(rumor),
    "rumor-false": plainly(rumor),
    "mission-taken": plainly(mission),
    "mission-done": plainly(mission),
    "mission-failed": plainly(mission),
    "glory-gained": plainly(glory, "+1"),
    "glory-played": plainly(glory),
    found: plainly(spyglass),
    missed: plainly(spyglass),
    "merchant-found": placed(merchant),
    "raid-won": gold(1),
    "raid-lost": plainly(merchant),
    "battle-began": plainly(war),
    hit: ({ location }) => ({ icon: locationIcon(location as Location), label: "−1" }),
    sunk: plainly(skull),
    escaped: plainly(helm),
    "crew-combat-won": plainly(war),
    "npc-defeated": plainly(war),
    plundered: gold(1),
    "bounty-set": plainly(bounty),
    "bounty-paid": gold(1),
    "prize-taken": gold(1),
    "target-reached": plainly(glory),
  },
  moments: {
    "round-began": {
      icon: time,
      rows: ["npc-entered", "merchants-returned"],
      only: ({ args }) => Number(args.round) > 1,
    },
    "event-drawn": {
      icon: event,
      detail: reading("event"),
      rows: ["war-declared", "peace-made", "hurricane-struck", "plague-struck", "npc-entered"],
    },
    "captain-died": { icon: skull, rows: ["belongings-lost", "captain-drawn"] },
    "captain-retired": { icon: captain, rows: ["captain-drawn"] },
    "storm-faced": { icon: storm, rows: ["hit", "crew-hit"] },
    "rumor-shown": {
      icon: rumor,
      detail: reading("rumor"),
      rows: ["tested", "rerolled", "rumor-proven", "rumor-false", "reward-chosen", ...REWARDS],
    },
    tested: {
      icon: dice,
      rows: OUTCOMES,
      only: (_, earlier) => isOffStage(earlier),
      Scene: Roll,
    },
    "mission-taken": { icon: mission },
    "mission-failed": { icon: mission },
    "mission-done": { icon: mission, rows: ["reward-chosen", ...REWARDS] },
    "glory-gained": { icon: glory },
    "battle-began": { icon: war },
    sunk: { icon: skull },
    escaped: { icon: helm },
    "crew-combat-won": { icon: war, rows: ["plundered", "npc-defeated", "bounty-paid"] },
    "raid-won": { icon: coins },
    "raid-lost": { icon: dice },
    "bounty-set": { icon: bounty },
    "target-reached": { icon: glory },
    "game-ended": { icon: glory, rows: ["target-reached"], staged: 3_000 },
  },
};
