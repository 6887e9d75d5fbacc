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
export function outrolls(
  one: { successes: number; pips: number },
  other: { successes: number; pips: number },
): boolean {
  return (
    one.successes > other.successes ||
    (one.successes === other.successes && one.successes > 0 && one.pips > other.pips)
  );
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

/** One side of a Crew Combat that is about to begin. */
export interface Boarders {
  crew: number;
  dice: number;
  /** Dice more in the first clash. */
  onset?: number;
  /** Damage to the Crew that a surgeon makes undone, once. */
  surgeon?: number;
  /** Dice of Swivel Guns, which take one hand at most before the first clash. */
  swivel?: number;
}

interface Fight {
  crews: readonly [number, number];
  surgeons: readonly [number, number];
}

/** A surgeon's help is spent on the first damage. */
function wounded({ crews, surgeons }: Fight, damage: readonly [number, number]): Fight {
  const helped = damage.map((count, place) => Math.min(count, surgeons[place as 0 | 1])) as [
    number,
    number,
  ];
  const left = (place: 0 | 1) => Math.max(0, crews[place] - damage[place] + helped[place]);
  return {
    crews: [left(0), left(1)],
    surgeons: [surgeons[0] - helped[0], surgeons[1] - helped[1]],
  };
}

/** The chance that one side wins a Crew Combat, which goes on until either has no Crew left. */
export function crewCombat(one: Boarders, other: Boarders): number {
  const known = new Map<string, number>();

  function clash(fight: Fight, onset: boolean): number {
    const [mine, theirs] = fight.crews;
    if (mine === 0 || theirs === 0) return theirs === 0 && mine > 0 ? 1 : 0;
    const key = [...fight.crews, ...fight.surgeons, onset].join(" ");
    const before = known.get(key);
    if (before !== undefined) return before;
    // Rolls that hurt nobody change nothing, after the first clash: the other chances are shared out anew.
    let [sum, stays] = [0, 0];
    for (const roll of results(one.dice + (onset ? (one.onset ?? 0) : 0))) {
      for (const answer of results(other.dice + (onset ? (other.onset ?? 0) : 0))) {
        const both = roll.chance * answer.chance;
        const damage = [
          Math.min(answer.successes, theirs),
          Math.min(roll.successes, mine),
        ] as const;
        const after = wounded(fight, damage);
        if (!onset && damage[0] === 0 && damage[1] === 0) stays += both;
        else if (after.crews[0] === 0 && after.crews[1] === 0)
          sum += outrolls(roll, answer) ? both : 0;
        else sum += both * clash(after, false);
      }
    }
    const found = stays < 1 ? sum / (1 - stays) : 0;
    known.set(key, found);
    return found;
  }

  const start: Fight = {
    crews: [one.crew, other.crew],
    surgeons: [one.surgeon ?? 0, other.surgeon ?? 0],
  };
  const [fire, answer] = [anySuccess(one.swivel ?? 0), anySuccess(other.swivel ?? 0)];
  let sum = 0;
  for (const [hits, chance] of [
    [1, fire],
    [0, 1 - fire],
  ] as const) {
    for (const [taken, likely] of [
      [1, answer],
      [0, 1 - answer],
    ] as const) {
      if (chance * likely > 0) sum += chance * likely * clash(wounded(start, [taken, hits]), true);
    }
  }
  return sum;
}

export const percent = (chance: number): number => Math.round(chance * 100);
