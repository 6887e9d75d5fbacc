/** Where the guided voyage points at. */
import type { Spot } from "../types";

const PLACES = /^(seat|camp)(?::(.+))?$/;

export function points(point: string): Spot | null {
  if (point.startsWith("choice:")) return null;
  // What lies on the deck, not all the room there is for it.
  if (point === "middle") return { selector: '[data-place="middle"] > :not(.strip)', tab: "deck" };
  if (point === "bribe") return { selector: '[data-testid="bribe"]', tab: "deck" };
  const [, place, which] = PLACES.exec(point) ?? [];
  return {
    selector: place
      ? `[data-place="${which ? `${place}-${which}` : place}"]`
      : `[data-point="${point}"]`,
    tab: point === "my-loot" ? "loot" : "deck",
  };
}
