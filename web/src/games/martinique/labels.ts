/** Words that only the table in the browser needs. */
import type { GameText } from "../types";
import type { MapToken } from "./view";

export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Messages by the end of their keys: `say("joker")` is `martinique-ui-joker`. */
export function speaker(text: GameText): Say {
  return (key, args) => text.message(`martinique-ui-${key}`, args);
}

/** The name of a map token, for those who do not see it. */
export function mapLabel(text: GameText, map: MapToken, slot: number): string {
  const args = { number: slot + 1, coordinate: map.coordinate ?? "" };
  const say = speaker(text);
  if (map.coordinate === null) return say("map-hidden", args);
  return say(map.open ? "map-open" : "map-secret", args);
}
