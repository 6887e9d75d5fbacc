/** The choices of a decision, sorted by where on the table they belong. */
import type { Choice, Decision } from "../types.ts";
import { columnOf, rowOf, square } from "./geography.ts";
import { broughtBy } from "../prospects.ts";
import type { MartiniqueView } from "./view.ts";

export interface Walk {
  choice: Choice;
  path: string[];
  start: string;
  end: string;
  /** Squares of enemies on the way. */
  passed: string[];
  /** How many map tokens of the opponent this earns a look at. */
  reveals: number;
}

export interface Offer {
  enter: Map<string, Choice>;
  sit: Map<string, Choice>;
  dig: Map<string, Choice>;
  walks: Walk[];
  /** Face-down maps of the opponent by slot, tokens of the bar by name, treasures by size. */
  reveal: Map<number, Choice>;
  take: Map<string, Choice>;
  load: Map<number, Choice[]>;
}

/** An argument of a choice; every verb of the game has its own. */
export function wordOf(choice: Choice, name: string): string {
  return choice.args[name] ?? "";
}

/** The symbols that jokers stand for. */
export function jokersOf(choice: Choice): string[] {
  const jokers = wordOf(choice, "jokers");
  return jokers ? jokers.split(",") : [];
}

export function walkOf(choice: Choice, view: MartiniqueView, seat: number): Walk {
  const path = wordOf(choice, "path").split("-");
  const passed = path.slice(1, -1).filter((name) => view.pirates[name] === 1 - seat);
  return {
    choice,
    path,
    start: path.at(0)!,
    end: path.at(-1)!,
    passed,
    reveals: Number(broughtBy(choice, "reveal")[0]?.args.count ?? 0),
  };
}

export function offerOf(decision: Decision | null, view: MartiniqueView): Offer {
  const offer: Offer = {
    enter: new Map(),
    sit: new Map(),
    dig: new Map(),
    walks: [],
    reveal: new Map(),
    take: new Map(),
    load: new Map(),
  };
  for (const choice of decision?.options ?? []) {
    const { verb } = choice;
    if (verb === "enter" || verb === "sit" || verb === "dig") {
      offer[verb].set(wordOf(choice, "square"), choice);
    } else if (verb === "move") offer.walks.push(walkOf(choice, view, decision!.seat));
    else if (verb === "reveal") offer.reveal.set(Number(wordOf(choice, "slot")) - 1, choice);
    else if (verb === "take") offer.take.set(wordOf(choice, "bonus"), choice);
    else if (verb === "load") {
      const size = Number(wordOf(choice, "treasure"));
      offer.load.set(size, [...(offer.load.get(size) ?? []), choice]);
    }
  }
  return offer;
}

/** The squares whose pirates can walk, in the order of the options. */
export function movers(offer: Offer): string[] {
  return [...new Set(offer.walks.map((walk) => walk.start))];
}

/**
 * The walks of one pirate by where they end. The best comes first: the one that turns up most maps.
 * Then walks past other enemies, for that is what a player chooses between; last those that
 * differ only in the way.
 */
export function byEnd(offer: Offer, start: string | null): Map<string, Walk[]> {
  const ends = new Map<string, Walk[]>();
  for (const walk of offer.walks) {
    if (walk.start === start) ends.set(walk.end, [...(ends.get(walk.end) ?? []), walk]);
  }
  for (const [end, walks] of ends) ends.set(end, ranked(walks));
  return ends;
}

function ranked(walks: Walk[]): Walk[] {
  const sorted = [...walks].sort((a, b) => b.reveals - a.reveals || turns(a) - turns(b));
  const seen = new Set<string>();
  const distinct: Walk[] = [];
  const alike: Walk[] = [];
  for (const walk of sorted) {
    const enemies = [...walk.passed].sort().join();
    (seen.has(enemies) ? alike : distinct).push(walk);
    seen.add(enemies);
  }
  return [...distinct, ...alike];
}

function turns({ path }: Walk): number {
  return path.slice(2).filter((after, i) => {
    const before = path[i]!;
    return columnOf(before) !== columnOf(after) && rowOf(before) !== rowOf(after);
  }).length;
}

/** The walk after this one among those to the same end. */
export function following(walks: readonly Walk[], chosen: Choice | null): Walk {
  const index = walks.findIndex((walk) => walk.choice === chosen);
  return walks[(index + 1) % walks.length]!;
}

/** What a player may have meant by this square, for asking why it is not allowed. */
export function meant(
  name: string,
  decision: Decision,
  view: MartiniqueView,
  start: string | null,
): string | null {
  const verbs = new Set(decision.options.map((choice) => choice.verb));
  if (verbs.has("dig")) return `dig ${name}`;
  if (verbs.has("sit")) return `sit ${name}`;
  if (start && start !== name) return `move ${shortest(start, name).join("-")}`;
  const own = view.pirates[name] === decision.seat;
  if (own) return verbs.has("move") || verbs.has("enter") ? `move ${name}` : null;
  return verbs.has("enter") ? `enter ${name}` : null;
}

/** A shortest way, along the row first. */
export function shortest(start: string, end: string): string[] {
  const path = [start];
  let [column, row] = [columnOf(start), rowOf(start)];
  while (column !== columnOf(end) || row !== rowOf(end)) {
    if (column !== columnOf(end)) column += Math.sign(columnOf(end) - column);
    else row += Math.sign(rowOf(end) - row);
    path.push(square(column, row));
  }
  return path;
}
