import { settings } from "$lib/settings.svelte";
import { t } from "$lib/i18n.svelte";
import { prepared } from "../prepared";
import { brings } from "../prospects";
import type { Choice, GameModule } from "../types";
import Board from "./Board.svelte";
import Captains from "./Captains.svelte";
import Mine from "./Mine.svelte";
import Round from "./Round.svelte";
import { durationOf } from "./motion";
import { onTable, questionOf } from "./moves";
import { catalogue, learn } from "./pieces";
import { preview } from "./preview";
import { kindOf } from "./projection";
import { closingWords } from "./scenes/closing";
import { demandNote, ruleNote } from "./scenes/notes";
import { captain, chart, helm } from "./symbols";
import type { MaraudersView } from "./view";

/** Whether it takes an action of the turn. */
const isAction = (choice: Choice): boolean =>
  brings(choice, "action") || brings(choice, "extra-move");

function explain(place: string) {
  const [kind = "", name = ""] = place.split(":");
  const { language } = settings;
  if (kind === "token")
    return {
      title: t(`marauders-ui-token-${name}`),
      words: t(`marauders-ui-token-${name}-text`),
      house: false,
    };
  if (kind === "demand")
    return {
      title: t("marauders-ui-zone-demand", { good: t(`marauders-good-${name}`) }),
      words: demandNote(),
      house: false,
    };
  if (kind === "fleet")
    return {
      title: t(`marauders-fleet-${name}`),
      words: t(
        name.startsWith("pirate") ? "marauders-ui-pirates-hunt" : "marauders-ui-flagships-hunt",
      ),
      house: false,
    };
  const rule = ruleNote(place);
  if (rule) return rule;
  const piece = catalogue().find(place);
  return (
    piece && { title: piece.names[language], words: piece.texts[language], house: piece.house }
  );
}

const module: GameModule<MaraudersView> = {
  prepare: prepared("marauders", learn, explain),
  Board,
  panels: [
    { id: "captains", component: Captains, column: "left", tab: "captains" },
    { id: "round", component: Round, column: "left", tab: "captains", grow: true },
    { id: "mine", component: Mine, column: "right", tab: "mine" },
  ],
  tabs: [
    { id: "chart", icon: chart, label: ({ text }) => text.message("marauders-ui-tab-chart") },
    { id: "mine", icon: helm, label: ({ text }) => text.message("marauders-ui-tab-mine") },
    {
      id: "captains",
      icon: captain,
      label: ({ text }) => text.message("marauders-ui-tab-captains"),
    },
  ],
  columns: { left: "14.5rem", right: "18.5rem" },
  status: ({ view, text }) => {
    if (!view.round || view.stage === "over") return text.message(`marauders-stage-${view.stage}`);
    return text.message("marauders-ui-status", { round: view.round, target: view.target });
  },
  /* It says whose turn it is itself. */
  sentence: ({ decision, situation, text }) =>
    decision && questionOf(decision) === "turn" && !situation.table.hotSeat
      ? text.prompt(decision.prompt)
      : "",
  next: ({ decision, text }) => {
    if (!decision) return "";
    const question = questionOf(decision);
    const idle = question === "turn" && !decision.options.some(isAction);
    const key = `marauders-ui-next-${idle ? "idle" : question}`;
    return text.has(key) ? text.message(key) : "";
  },
  preview,
  words: closingWords,
  offers: onTable,
  ownForm: true,
  duration: durationOf,
  hits: (happening, seat) => {
    const { args } = happening;
    const kind = kindOf(happening);
    if (
      ["hit", "crew-hit", "bounty-set", "captain-died", "storm-faced", "cargo-lost"].includes(kind)
    )
      return args.seat === seat;
    return (
      ["battle-began", "gold-stolen", "slowed", "plundered", "found", "cards-taken"].includes(
        kind,
      ) && args.owner === seat
    );
  },
  breakdown: ({ seats }) => {
    return [
      { key: "marauders-ui-score-glory", points: seats.map(({ glory }) => glory) },
      {
        key: "marauders-ui-score-chest",
        points: seats.map(({ chest_points }) => chest_points ?? 0),
      },
    ];
  },
};

export default module;
