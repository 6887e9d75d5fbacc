/** Which scene takes the stage, if any. */
import type { Decision } from "../../types.ts";
import type { MaraudersView } from "../view.ts";

export type Scene = "raid" | "battle";

export function sceneOf(view: MaraudersView, decision: Decision | null): Scene | null {
  if (view.battle) return "battle";
  return view.raid || decision?.prompt.key === "marauders-prompt-merchant" ? "raid" : null;
}
