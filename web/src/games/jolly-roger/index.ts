import { passOnly } from "../passing";
import { prepared } from "../prepared";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Piles from "./Piles.svelte";
import Treasures from "./Treasures.svelte";
import { explain, speaker } from "./labels";
import { durationOf } from "./motion";
import { points } from "./points";
import { inOrder, isButton, isWindow, questionOf, stands } from "./moves";
import { learn } from "./pieces";
import { preview } from "./preview";
import { kindOf } from "./projection";
import { coins, destinations, flag } from "./symbols";
import { tale } from "./tale";
import { officer } from "./reading";
import type { JollyRogerView } from "./view";
import { where } from "./where";

/** Events in which the other player named is hurt, or addressed. */
const AGAINST_OWNER = [
  "punished",
  "crew-stolen",
  "loot-dug-up",
  "loot-claimed",
  "card-betrayed",
  "pressed",
  "guard-posted",
  "leader-killed",
  "bribe-offered",
];

const PARTS = ["gold", "jewels", "hostages", "rum"] as const;

const module: GameModule<JollyRogerView> = {
  prepare: prepared("jolly-roger", learn),
  explain,
  Board,
  panels: [
    { id: "mine", component: Mine, column: "right", tab: "loot" },
    { id: "treasures", component: Treasures, tab: "loot" },
    { id: "piles", component: Piles, column: "right", tab: "piles" },
  ],
  tabs: [
    { id: "deck", icon: flag, label: ({ text }) => speaker(text)("tab-deck") },
    { id: "loot", icon: coins, label: ({ text }) => speaker(text)("tab-loot") },
    { id: "piles", icon: destinations, label: ({ text }) => speaker(text)("tab-piles") },
  ],
  columns: { right: "18rem" },
  status: ({ view, text }) => {
    const say = speaker(text);
    if (view.stage === "over") return text.message("jolly-roger-stage-over");
    const { round, rounds } = view;
    return [
      say("status", { round, rounds }),
      view.mutiny ? say("status-mutiny") : text.message(`jolly-roger-stage-${view.stage}`),
      say("status-captain", { seat: text.name(view.captain) }),
      ...(view.quartermaster === null
        ? []
        : [say("status-quartermaster", { seat: text.name(view.quartermaster) })]),
    ].join(" · ");
  },
  sentence: ({ decision, situation, seat, text, view }) => {
    if (situation.table.hotSeat || !view.window) return "";
    if (decision) return isWindow(decision) ? text.prompt(decision.prompt) : "";
    const say = speaker(text);
    if (view.window === "answer")
      return say("waits-answer", { card: text.word("card", view.played.at(-1) ?? "") });
    return say(seat !== null && view.passed.includes(seat) ? "waits-passed" : "waits-window");
  },
  next: ({ decision, seat, text, view }) => {
    const say = speaker(text);
    if (decision) {
      const key = `next-${passOnly(decision) ? "gift-or-pass" : questionOf(decision)}`;
      const args = {
        seat: text.name(officer(view)),
        mine: officer(view) === seat ? "yes" : "no",
        passed: view.passed.length,
        seats: view.seats.length,
      };
      return text.has(`jolly-roger-ui-${key}`) ? say(key, args) : "";
    }
    return view.window === "open"
      ? say("next-open", { passed: view.passed.length, seats: view.seats.length })
      : "";
  },
  preview,
  offers: (choice) => !isButton(choice),
  inOrder,
  ownForm: true,
  atOnce: ({ verb }) => verb === "pass",
  isWindow,
  stands,
  where,
  points,
  duration: durationOf,
  tale,
  hits: (happening, seat) => {
    const kind = kindOf(happening);
    if (happening.args.owner === seat) return AGAINST_OWNER.includes(kind);
    return happening.args.seat === seat && ["card-cancelled", "bribe-refused"].includes(kind);
  },
  breakdown: ({ seats }) => {
    return PARTS.map((part) => ({
      key: `jolly-roger-ui-score-${part}`,
      points: seats.map(({ score }) => score?.[part] ?? 0),
    }));
  },
};

export default module;
