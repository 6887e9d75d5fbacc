/** Chances of rolls and fights: four faces with pips, two with the skull that is a success. */

/** How likely each result of a roll is. */
interface Roll {
  successes: number;
  pips: number;
  chance: number;
}

const rolls = new Map<number, Roll[]>();

/** All results of so many dice. */
function results(dice: number): Roll[] {
  const known = rolls.get(dice);
  if (known) return known;
  const made = new Map<string, Roll>();
  for (const before of dice > 0 ? results(dice - 1) : []) {
    const add = (successes: number, pips: number, chance: number) => {
      const key = `${successes} ${pips}`;
      made.set(key, { successes, pips, chance: (made.get(key)?.chance ?? 0) + chance });
    };
    add(before.successes + 1, before.pips, before.chance / 3);
    for (const pips of [1, 2, 3, 4]) add(before.successes, before.pips + pips, before.chance / 6);
  }
  const list = dice > 0 ? [...made.values()] : [{ successes: 0, pips: 0, chance: 1 }];
  rolls.set(dice, list);
  return list;
}

/** The chance of each number of successes. */
export function successChances(dice: number): number[] {
  const chances = Array.from({ length: dice + 1 }, () => 0);
  for (const { successes, chance } of results(dice)) chances[successes]! += chance;
  return chances;
}

/** How likely at least one success is. */
export const anySuccess = (dice: number): number => 1 - (2 / 3) ** dice;

/** Who has more successes wins, then more pips; without any success nobody does. */
export function outrolls(one: { successes: number; pips: number }, other: { successes: number; pips: number }): boolean {
  return one.successes > other.successes || (one.successes === other.successes && one.successes > 0 && one.pips > other.pips);
}

export interface Maneuvers {
  /** One outmaneuvers the other. */
  win: number;
  lose: number;
  /** One wins although it has to slip past no more than these enemy successes. */
  away: number;
  /** Hits of one's own volley on average, if it shoots. */
  hits: number;
}

/** What comes of a maneuver roll of `dice` against `foes`. */
export function maneuvers(dice: number, foes: number, guns: number, slips: number): Maneuvers {
  const sum: Maneuvers = { win: 0, lose: 0, away: 0, hits: 0 };
  for (const one of results(dice)) {
    for (const other of results(foes)) {
      const chance = one.chance * other.chance;
      const wins = outrolls(one, other);
      if (wins) sum.win += chance;
      if (outrolls(other, one)) sum.lose += chance;
      if (wins && other.successes <= slips) sum.away += chance;
      sum.hits += chance * (wins ? guns : Math.min(one.successes, guns));
    }
  }
  return sum;
}

/** The chance to win a Crew Combat that goes on until one side has no Crew left. */
export function crewCombat(crew: number, dice: number, foes: number, foesDice: number): number {
  const known = new Map<string, number>();
  const chance = (mine: number, theirs: number): number => {
    const key = `${mine} ${theirs}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // Both rolls without a success change nothing: what is left of the chances is shared out anew.
    let sum = 0;
    let stays = 0;
    for (const one of results(dice)) {
      for (const other of results(foesDice)) {
        const both = one.chance * other.chance;
        const [left, right] = [Math.max(0, mine - Math.min(other.successes, theirs)), Math.max(0, theirs - Math.min(one.successes, mine))];
        if (left === mine && right === theirs) stays += both;
        else if (left === 0 && right === 0) sum += one.successes > other.successes || (one.successes === other.successes && one.pips > other.pips) ? both : 0;
        else if (left === 0 || right === 0) sum += right === 0 ? both : 0;
        else sum += both * chance(left, right);
      }
    }
    const found = stays < 1 ? sum / (1 - stays) : 0;
    known.set(key, found);
    return found;
  };
  return crew === 0 ? 0 : foes === 0 ? 1 : chance(crew, foes);
}

export const percent = (chance: number): number => Math.round(chance * 100);
