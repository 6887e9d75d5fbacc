import { withRedbeard } from "../src/games/maracaibo/captains.ts";
import { signsOf } from "../src/games/maracaibo/effects.ts";
import type { Table } from "../src/games/maracaibo/reading.ts";
import type { MaracaiboView, SeatView } from "../src/games/maracaibo/view.ts";
import type { Choice, Decision, Happening } from "../src/games/types.ts";

/** Tables, captains and questions of Pirates of Maracaibo for tests. */

export const SCORE = {
  track: 0,
  rivers: 0,
  doubloons: 0,
  improvements: 0,
  conditions: 0,
  residences: 0,
  treasures: 0,
  buried: 0,
  quests: 0,
  six_quests: 0,
  rubies: 0,
  total: 0,
  certain: true,
};

export function captain(change: Partial<SeatView> = {}): SeatView {
  return {
    ship: "start",
    explorer: "s",
    doubloons: 10,
    vp: 0,
    rivers: 0,
    upgrades: [],
    locked: [],
    stored: { gold: 0, emerald: 0, pearl: 0 },
    bonus: [],
    buried: { gold: [], emerald: [], pearl: [] },
    on_figurehead: [],
    improvements: [],
    figurehead: null,
    quests: [],
    progress: [],
    tiles: ["1a-bury"],
    residences: [],
    rubies: 0,
    strength: 0,
    score_track: { fifties: 0, space: 0 },
    retired: false,
    income: { doubloons: 0, vp: 0 },
    score: SCORE,
    powers: {
      strength: 0,
      dice: { gold: 0, emerald: 0, pearl: 0 },
      spaces: 0,
      discount: 0,
      range: 3,
      rerolls: 0,
      refresh: false,
      raid_actions: [],
      trades: [],
    },
    ...change,
  };
}

export const SQUARES = ["a2", "a3", "b1", "b3", "c1", "c2", "c3"];

export function table(change: Partial<MaracaiboView> = {}): MaracaiboView {
  const space = {
    card: null,
    back: null,
    doubloons: 0,
    price: null,
    ruby_delivery: false,
    value_tile: null,
    market_tile: null,
    residents: [],
  };
  return {
    stage: "play",
    round: 1,
    rounds: 3,
    turn: 0,
    first: 0,
    last: 1,
    ending: false,
    layout: "main",
    options: {
      fog_locations: false,
      fog_improvements: false,
      skirmishes: false,
      adventure_hunters: false,
      rubies: false,
      retirement: false,
      paid_at_residences: false,
      rivers_behind: false,
      difficulty: 0,
    },
    spaces: SQUARES.map((square) => ({
      ...space,
      square,
      card: square === "a2" ? "rum" : square === "c2" ? "inn" : "tobago",
    })),
    islands: {
      gold: { cubes: 4, value: 3 },
      emerald: { cubes: 4, value: 3 },
      pearl: { cubes: 4, value: 3 },
    },
    deck: 41,
    deck_top: null,
    quest_deck: 20,
    quest_market: ["gold", "crew"],
    quest_points: {},
    figureheads: ["e-lion"],
    figurehead_price: 3,
    market_sides: [],
    raid: null,
    explore: null,
    seats: [captain(), captain({ ship: "a2" })],
    redbeard: null,
    ruby_market: [],
    ...change,
  };
}

/** The same with captains by their numbers, as it is drawn. */
export const drawn = (change: Partial<MaracaiboView> = {}): Table => withRedbeard(table(change));

export const event = (index: number, kind: string, args: Happening["args"] = {}): Happening => ({
  index,
  at: 0,
  key: `maracaibo-${kind}`,
  args,
});

export function choice(text: string): Choice {
  const [verb, ...words] = text.split(" ");
  return {
    text,
    verb: verb!,
    args: Object.fromEntries(words.map((word, i) => [`word${i}`, word])),
    brings: [],
  };
}

export const decision = (prompt: string, ...texts: string[]): Decision => ({
  id: 1,
  seat: 0,
  prompt: { key: `maracaibo-prompt-${prompt}`, args: {} },
  options: texts.map(choice),
  form: null,
});

export const shapes = (effect: string) =>
  signsOf(effect).map(({ shape, number = "" }) => `${shape}${number}`);
