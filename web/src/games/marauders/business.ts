/** The businesses of a port in the order of the rules: selling comes first. */
import type { Choice, Decision } from "../types.ts";
import type { PortView } from "./view.ts";

export interface Business {
  id: "sell" | "buy" | "yard" | "recruit" | "rumor" | "mission" | "stash" | "hire" | "pardon";
  verbs: string[];
  /** What somebody means who touches it in vain. */
  meant: string;
}

const ALL: readonly Business[] = [
  { id: "sell", verbs: ["trade"], meant: "trade" },
  { id: "buy", verbs: ["market"], meant: "market" },
  { id: "yard", verbs: ["yard"], meant: "yard" },
  { id: "recruit", verbs: ["recruit"], meant: "recruit" },
  { id: "rumor", verbs: ["ask-around", "check"], meant: "ask-around" },
  { id: "mission", verbs: ["deliver", "claim"], meant: "" },
  { id: "stash", verbs: ["stash", "withdraw"], meant: "stash" },
  { id: "hire", verbs: ["hire"], meant: "" },
  { id: "pardon", verbs: ["pardon"], meant: "" },
];

/** An amnesty only while its Event lasts; Specialists always, since they wait in the hand. */
export const businesses = (port: PortView): Business[] =>
  ALL.filter(({ id }) => id !== "pardon" || port.pardon > 0);

/** What this business offers now. */
export const offered = (decision: Decision | null, business: Business): Choice[] =>
  (decision?.options ?? []).filter(({ verb }) => business.verbs.includes(verb));

/** What explains a choice beside its name: a Mission, which is read before it is taken. */
export const noteFor = ({ verb, args }: Choice): string | undefined =>
  verb === "claim" ? `mission:${args.mission}` : undefined;
