/** Where the guided voyage points at. */
import type { Spot } from "../types";

const PLACES = /^(hand|pile|quay|seat)(?::(.+))?$/;
const TABS: Record<string, string> = { until: "players", seat: "players" };

export function points(point: string): Spot | null {
  const [kind = ""] = point.split(":");
  if (kind === "choice") return null;
  const [, place, which] = PLACES.exec(point) ?? [];
  // Cards of the hand have a name, as points have: the hand itself is a place.
  const isPlace = place !== undefined && !(place === "hand" && which);
  return {
    selector: isPlace
      ? `[data-place="${which ? `${place}-${which}` : place}"]`
      : `[data-point="${point}"]`,
    tab: TABS[kind] ?? "quay",
  };
}
