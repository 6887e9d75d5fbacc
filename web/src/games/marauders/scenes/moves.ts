/** The choices of raids, battles and cards, by what on the stage they belong to. */
import type { Choice, Decision } from "../../types.ts";
import { sideNamed } from "../reading.ts";
import type { Declaration, Face, Location, Side } from "../view.ts";
import { questionOf } from "./scene.ts";

/** Verbs that the stage or the cards offer; the others are buttons of the action bar. */
const ON_STAGE = new Set([
  "raid",
  "release",
  "put-back",
  "draw",
  "throw",
  "exchange",
  "spend",
  "stow",
  "shoot",
  "board",
  "flee",
  "chase",
  "reroll",
  "own-dice",
  "foes-dice",
  "deploy",
  "set",
  "place",
  "absorb",
  "shift",
  "claim-bounty",
  "capture",
  "take",
  "fight",
  "pick",
  "challenge",
  "keep",
  "redraw",
  "ship",
  "discard",
]);

/** Questions whose `pass`, `decline` and `done` stand on the stage as well. */
const WITH_STAGE = new Set([
  "raid-roll",
  "raid",
  "chase",
  "maneuver-roll",
  "location-roll",
  "crew-roll",
  "whose-dice",
  "pick-dice",
  "set-die",
  "land-hits",
  "move-hit",
  "claim-bounty",
  "capture",
  "stow",
  "found",
  "slip-away",
  "failed-test",
  "gossip",
  "buy-rumor",
  "check-rumor",
  "crew-fight",
  "frigate-fight",
  "frigate-won",
  "rival-found",
]);

const CLOSING = new Set(["pass", "done", "decline"]);

/** Questions about hits that are about to land. */
const HITS = new Set(["place-hit", "land-hits", "move-hit"]);

export const isAboutHits = (decision: Decision | null): boolean => HITS.has(questionOf(decision));

/** On the stage, not only in the action bar. */
export const onStage = (choice: Choice): boolean => ON_STAGE.has(choice.verb);

const find = (decision: Decision | null, fits: (choice: Choice) => boolean): Choice | null =>
  decision?.options.find(fits) ?? null;

/** The choice that leaves things as they are, where the stage shows it. */
export function closingOf(decision: Decision | null): Choice | null {
  return WITH_STAGE.has(questionOf(decision))
    ? find(decision, ({ verb }) => CLOSING.has(verb))
    : null;
}

export const declarationOf = (decision: Decision | null, declaration: Declaration): Choice | null =>
  find(decision, ({ verb }) => verb === declaration);

/** A die with this face may be picked up. */
export const rerollOf = (decision: Decision | null, face: Face): Choice | null =>
  find(decision, ({ verb, args }) => verb === "reroll" && args.die === face);

/** The choices that a touch on a location may mean. */
export function atLocation(decision: Decision | null, location: Location): Choice[] {
  return (decision?.options ?? []).filter(({ verb, args }) => {
    if (verb === "place" || verb === "absorb" || verb === "shift")
      return args.location === location;
    return verb === "play" && args.target === location;
  });
}

/** The choices for one laid-out Cargo card. */
export function atCard(decision: Decision | null, card: string): Choice[] {
  return (decision?.options ?? []).filter(
    ({ verb, args }) => (verb === "throw" || verb === "exchange") && args.card === card,
  );
}

/** All choices with this verb. */
export const withVerb = (decision: Decision | null, verb: string): Choice[] =>
  (decision?.options ?? []).filter((choice) => choice.verb === verb);

/** Whose ship the question is about: the location dice of a set die are meant for the enemy. */
export function aimedAt(
  decision: Decision | null,
  sides: readonly [Side, Side],
  seat: number | null,
): Side | null {
  if (questionOf(decision) !== "set-die" || seat === null) return null;
  return sides[0] === seat ? sides[1] : sides[0];
}

/** Which side of a battle is asked to declare. */
export function declaringSide(decision: Decision | null): Side | null {
  if (questionOf(decision) !== "declare") return null;
  return sideNamed(decision!.prompt.args.owner);
}
