/** Where the guided voyage points at. */
import type { Spot } from "../types";

const pick = (choice: string): string => `[data-testid="pick-${choice}"]`;

const PLACES: Record<string, (name: string) => string> = {
  choice: (choice) => `[data-testid="choice-${choice}"]`,
  pick,
  held: (card) => `[data-point="cards"] [data-peek="glory:${card}"]`,
  zone: (zone) => `[data-zone="${zone}"]`,
  demand: (zone) => `[data-in="${zone}"] [data-peek^="demand:"]`,
  goal: (zone) => `[data-in="${zone}"] [data-peek^="mission:"]`,
  fleet: (fleet) => `.chart [data-peek="fleet:${fleet}"]`,
  merchant: () => '[data-act="scout merchant"]',
};
const TABS: Record<string, string> = {
  captains: "captains",
  event: "captains",
  hunters: "captains",
  bounties: "mine",
  cards: "mine",
  held: "mine",
  "my-captain": "mine",
  "my-ship": "mine",
  riches: "mine",
};

/** `PLACE`, or `PLACE/CHOICE`: a choice that is there once the place is touched. */
export function points(point: string): Spot {
  const [place = "", choice] = point.split("/");
  const [kind = "", name = ""] = place.split(":");
  const selector = PLACES[kind]?.(name) ?? `[data-point="${kind}"]`;
  const offered = choice && pick(choice);
  return {
    selector: offered ? `${offered}, body:not(:has(${offered})) ${selector}` : selector,
    tab: TABS[kind] ?? "chart",
  };
}
