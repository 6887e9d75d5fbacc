import { settings } from "$lib/settings.svelte";
import { t } from "$lib/i18n.svelte";
import { prepared } from "../prepared";
import { noteOf } from "../printed";
import { brings } from "../prospects";
import type { Choice, Decision, GameModule } from "../types";
import Board from "./Board.svelte";
import Captains from "./Captains.svelte";
import Mine from "./Mine.svelte";
import Round from "./Round.svelte";
import { durationOf } from "./motion";
import { onTable, questionOf } from "./moves";
import { catalogue, learn } from "./pieces";
import { points } from "./points";
import { preview } from "./preview";
import { kindOf } from "./projection";
import { closingWords } from "./scenes/closing";
import { demandNote, ruleNote } from "./scenes/notes";
import { captain, chart, helm } from "./symbols";
import { tale } from "./tale";
import type { MaraudersView } from "./view";
import { where } from "./where";

/** Whether it takes an action of the turn. */
const isAction = (choice: Choice): boolean =>
  brings(choice, "action") || brings(choice, "extra-move");

/** Which words go under "your turn": at sea, in port, or with no action left. */
function stateOfTurn({ options }: Decision): string {
  if (!options.some(isAction)) return "idle";
  const may = (verb: string) => options.some((choice) => choice.verb === verb);
  return may("port") ? "moored" : may("leave") ? "served" : "turn";
}

function explain(place: string) {
  const [kind = "", name = ""] = place.split(":");
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
  return ruleNote(place) ?? noteOf(catalogue().find(place), settings.language);
}

const module: GameModule<MaraudersView> = {
  prepare: prepared("marauders", learn),
  explain,
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
    const key = view.announced.length ? "marauders-ui-status-last" : "marauders-ui-status";
    return text.message(key, { round: view.round, target: view.target });
  },
  /* It says whose turn it is itself. */
  sentence: ({ decision, situation, text }) =>
    decision && questionOf(decision) === "turn" && !situation.table.hotSeat
      ? text.prompt(decision.prompt)
      : "",
  next: ({ decision, text }) => {
    if (!decision) return "";
    const question = questionOf(decision);
    const key = `marauders-ui-next-${question === "turn" ? stateOfTurn(decision) : question}`;
    return text.has(key) ? text.message(key) : "";
  },
  preview,
  words: closingWords,
  offers: onTable,
  aside: ({ verb }) => verb === "jettison",
  ownForm: true,
  where,
  points,
  duration: durationOf,
  tale,
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
  decided: ({ decided }) => decided ?? "",
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
