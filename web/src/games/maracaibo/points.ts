/** Where the guided voyage points at. */
import type { Spot, TableProps } from "../types";
import type { MaracaiboView } from "./view";

const PLACES = ["island", "track", "upgrade", "die", "spend", "bury"];
const TABS: Record<string, string> = {
  ship: "mine",
  upgrade: "mine",
  income: "mine",
  hideout: "mine",
  bury: "mine",
  quests: "mine",
  score: "captains",
  "quest-market": "captains",
};

function selectorOf(point: string, { view, seat }: TableProps<MaracaiboView>): string {
  const [kind = "", which] = point.split(":");
  if (kind === "space") return `[data-space="${which}"]`;
  // The card where one's own ship lies.
  if (kind === "here") return `[data-space="${view.seats[seat ?? 0]?.ship}"]`;
  if (kind === "score") return '[data-testid="score-sheet"]';
  if (kind === "reroll") return '[data-place="reroll:"]';
  return PLACES.includes(kind) ? `[data-place="${point}"]` : `[data-point="${point}"]`;
}

export function points(point: string, props: TableProps<MaracaiboView>): Spot | null {
  const [kind = ""] = point.split(":");
  if (kind === "choice") return null;
  return { selector: selectorOf(point, props), tab: TABS[kind] ?? "sea" };
}
