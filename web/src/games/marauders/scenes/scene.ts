/** Which scene takes the stage, if any. */
import type { Decision } from "../../types.ts";
import type { MaraudersView } from "../view.ts";

export type Scene = "raid" | "battle" | "hits" | "hold" | "captain" | "answer";

/** What is asked: "declare" of "marauders-prompt-declare". */
export const questionOf = (decision: Decision | null): string =>
  decision?.prompt.key.replace("marauders-prompt-", "") ?? "";

/** Questions with a stage of their own, outside raids and battles: only who is asked sees it. */
const ASKED: Record<string, Scene> = {
  merchant: "raid",
  "merchant-crippled": "raid",
  "place-hit": "hits",
  "land-hits": "hits",
  "move-hit": "hits",
  stow: "hold",
  "shed-cargo": "hold",
  ship: "captain",
  "new-captain": "captain",
  found: "answer",
  "failed-test": "answer",
  gossip: "answer",
  "buy-rumor": "answer",
  "check-rumor": "answer",
  "cut-hand": "answer",
  "keep-rumor": "answer",
  salvage: "answer",
  "crew-fight": "answer",
  "frigate-fight": "answer",
  "frigate-won": "answer",
  "name-rival": "answer",
  "rival-found": "answer",
  "rumor-reward": "answer",
  "mission-reward": "answer",
};

export function sceneOf(view: MaraudersView, decision: Decision | null): Scene | null {
  const asked = ASKED[questionOf(decision)] ?? null;
  // The spoils of a battle are stowed, and cards are cut, on stages of their own.
  if (asked === "hold" || asked === "answer" || asked === "captain") return asked;
  if (view.battle) return "battle";
  if (view.raid) return "raid";
  return asked ?? (view.incoming ? "hits" : null);
}
