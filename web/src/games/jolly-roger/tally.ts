/** How an attack, a mutiny and a share stand, and what a card would change. */
import { LEADERS, SKILLS, crewCard, isAttack, leaderSeat } from "./reading.ts";
import type { JollyRogerView, Laid, Leader, MutinyView, Skill } from "./view.ts";

/** For certain, perhaps (the target is not known, or a card of any skill is to be counted), not yet. */
export type Verdict = "sure" | "maybe" | "short";

export interface Line {
  skill: Skill;
  have: number;
  /** What the selected card adds. */
  added: number;
  /** What my hand could add. */
  hand: number;
  least: number;
  /** Equal to `least` once the target lies open. */
  most: number;
  verdict: Verdict;
}

export interface Tally {
  lines: Line[];
  /** Points of cards of any skill, still to be counted. */
  flexible: number;
  verdict: Verdict;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

export function pointsOf(cards: readonly string[], skill: Skill | "any"): number {
  return sum(cards.map(crewCard).map((card) => (card.skill === skill ? card.value : 0)));
}

function verdictOf(have: number, least: number, most: number, flexible: number): Verdict {
  if (have >= most) return "sure";
  return have + flexible >= least ? "maybe" : "short";
}

export function tallyOf(
  view: JollyRogerView,
  hand: readonly string[],
  selected: string | null,
): Tally | null {
  const { voyage } = view;
  if (!voyage || !isAttack(voyage.type)) return null;
  const added = selected ? [selected] : [];
  const flexible = pointsOf(voyage.crew, "any") + pointsOf(added, "any");
  const ranges = view.piles.find(({ type }) => type === voyage.type)!.ranges;
  const lines = SKILLS.map((skill): Line => {
    const need = voyage.destination?.needs[skill];
    const [least, most] = need === undefined ? ranges[skill] : [need, need];
    const have = Math.max(0, voyage.totals[skill] + voyage.changes[skill]);
    const more = pointsOf(added, skill);
    return {
      skill,
      have,
      added: more,
      hand: pointsOf(hand, skill) - more,
      least,
      most,
      verdict: verdictOf(have + more, least, most, flexible),
    };
  });
  return { lines, flexible, verdict: together(lines, flexible) };
}

/** All skills at once: cards of any skill can fill each gap only once. */
function together(lines: readonly Line[], flexible: number): Verdict {
  const gap = (goal: "least" | "most") =>
    sum(lines.map((line) => Math.max(0, line[goal] - line.have - line.added)));
  if (gap("most") <= flexible) return "sure";
  return gap("least") <= flexible ? "maybe" : "short";
}

export interface Camp {
  leader: Leader;
  seat: number;
  support: number;
  /** Cards that lie for this side, the role cards left out. */
  laid: Laid[];
  /** The Quartermaster card lies here. */
  office: boolean;
  seats: number[];
  /** Loot cards that its players would lose. */
  stake: number;
}

/** Leads a side, or has a card in the mutiny: whoever a Sea Wolf has bound without one cannot lose. */
function takesPart(view: JollyRogerView, mutiny: MutinyView, seat: number): boolean {
  if (
    seat === view.captain ||
    seat === mutiny.mutineer ||
    mutiny.laid.some((card) => card.seat === seat)
  )
    return true;
  return mutiny.office !== null && seat === view.quartermaster;
}

export function campsOf(view: JollyRogerView): Camp[] {
  const { mutiny } = view;
  if (!mutiny) return [];
  return LEADERS.map((leader) => {
    const seats = mutiny.sides.flatMap((side, seat) => (side === leader ? [seat] : []));
    return {
      leader,
      seat: leaderSeat(view, leader),
      support: leader === "captain" ? mutiny.captain : mutiny.mutineers,
      laid: mutiny.laid.filter(({ seat }) => mutiny.sides[seat] === leader),
      office: mutiny.office === leader,
      seats,
      stake: sum(
        seats
          .filter((seat) => takesPart(view, mutiny, seat))
          .map((seat) => view.seats[seat]!.loot.length),
      ),
    };
  });
}

/** Who would win now, and by how much; a draw keeps the Captain. */
export function leading(
  camps: readonly Camp[],
  more: { leader: Leader; crew: number } | null = null,
): { leader: Leader; by: number } {
  const [captain = 0, mutineer = 0] = camps.map(
    ({ leader, support }) => support + (more?.leader === leader ? more.crew : 0),
  );
  return mutineer > captain
    ? { leader: "mutineer", by: mutineer - captain }
    : { leader: "captain", by: captain - mutineer };
}

export interface Share {
  /** The fewest and the most that anybody gets in the end who has a share in the rest. */
  least: number;
  most: number;
  left: number;
}

export function shareOf(view: JollyRogerView): Share {
  const left = view.lot.length;
  const got = view.got.filter((_, seat) => seat !== view.left_out);
  // Before the pick one card of the lot is still for whoever has no share in the rest.
  const picked = view.left_out === null || view.got[view.left_out]! > 0 ? 0 : 1;
  const all = Math.max(0, left - picked) + sum(got);
  return { least: Math.floor(all / got.length), most: Math.ceil(all / got.length), left };
}
