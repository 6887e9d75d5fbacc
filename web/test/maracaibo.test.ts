import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { REDBEARD, withRedbeard } from "../src/games/maracaibo/captains.ts";
import { countedSign, signsOf } from "../src/games/maracaibo/effects.ts";
import { meant, offerOf, placeOf, wayOf, zoneOf } from "../src/games/maracaibo/moves.ts";
import { Catalogue } from "../src/games/maracaibo/pieces.ts";
import type { TrackSpace } from "../src/games/maracaibo/pieces.ts";
import { applied, shownOf } from "../src/games/maracaibo/projection.ts";
import { sourcesOf } from "../src/games/maracaibo/score.ts";
import { lastFight } from "../src/games/maracaibo/skirmish.ts";
import { redbeardsTurn } from "../src/games/maracaibo/story.ts";
import { trailOf } from "../src/games/maracaibo/trail.ts";
import { allBuried, placeIn } from "../src/games/maracaibo/view.ts";
import type { MaracaiboView, SeatView } from "../src/games/maracaibo/view.ts";
import type { Choice, Decision, Happening } from "../src/games/types.ts";

const SCORE = {
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
  total: 0,
  certain: true,
};

function captain(change: Partial<SeatView> = {}): SeatView {
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

const SQUARES = ["a2", "a3", "b1", "b3", "c1", "c2", "c3"];

function table(change: Partial<MaracaiboView> = {}): MaracaiboView {
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
    market_sides: [],
    raid: null,
    explore: null,
    seats: [captain(), captain({ ship: "a2" })],
    redbeard: null,
    ruby_market: [],
    ...change,
  };
}

const event = (index: number, kind: string, args: Happening["args"] = {}): Happening => ({
  index,
  at: 0,
  key: `maracaibo-${kind}`,
  args,
});

function choice(text: string): Choice {
  const [verb, ...words] = text.split(" ");
  return {
    text,
    verb: verb!,
    args: Object.fromEntries(words.map((word, i) => [`word${i}`, word])),
    brings: [],
  };
}

const decision = (prompt: string, ...texts: string[]): Decision => ({
  id: 1,
  seat: 0,
  prompt: { key: `maracaibo-prompt-${prompt}`, args: {} },
  options: texts.map(choice),
  form: null,
});

const shapes = (effect: string) =>
  signsOf(effect).map(({ shape, number = "" }) => `${shape}${number}`);

describe("signs", () => {
  test("stand for every word of an effect, in order", () => {
    assert.deepEqual(shapes("VP+3;CUBE:any"), ["vp3", "isle+1"]);
    assert.deepEqual(shapes("RAID/D+5"), ["icon", "word/", "coin5"]);
    assert.deepEqual(shapes("pRAID+2 & pREROLL+1"), ["icon+2", "icon+1"]);
  });

  test("of something bought tell its price first, and all that it gives", () => {
    assert.deepEqual(shapes("pRA:4>VP+3;CUBE:any"), ["icon4", "word→", "vp3", "isle+1"]);
    assert.deepEqual(shapes("pSWAP:1>TRE:g"), ["icon−1", "word→", "cube"]);
  });

  test("know kinds and counts", () => {
    assert.equal(signsOf("RAIDDIE:e+4")[0]?.kind, "emerald");
    assert.equal(countedSign("treasure:p").kind, "pearl");
    assert.equal(countedSign("buried:any").key, "count-buried");
    assert.deepEqual(shapes("PER6:river"), ["vp2", "word:", "icon"]);
    assert.deepEqual(shapes("eSET3:g"), ["vp7", "word:", "cube3"]);
    // In words the 3 would be lost.
    assert.deepEqual(
      signsOf("eSET3:g").map(({ key }) => key),
      ["end-set", "per-three", "count-kind"],
    );
    assert.deepEqual(
      signsOf("ACQ:crew>ship>equip")
        .filter(({ shape }) => shape === "icon")
        .map(({ key }) => key),
      ["count-crew", "count-ship", "count-equip"],
    );
  });
});

describe("the trail", () => {
  const space = (name: string, next: string[], river = 0): [string, TrackSpace] => [
    name,
    {
      name,
      table: "explore",
      house: false,
      names: { en: "", pl: "" },
      texts: { en: "", pl: "" },
      effect: "",
      next,
      river,
    },
  ];
  const track = new Map([
    space("s", ["1"]),
    space("1", ["u1", "l1"]),
    space("u1", ["2"]),
    space("l1", ["l2"]),
    space("l2", ["2"]),
    space("2", [], 1),
  ]);

  test("parts at a fork and joins again", () => {
    const { spots, legs, length } = trailOf(track);
    assert.deepEqual(
      [...spots.values()].map(({ name, y }) => `${name}${y}`),
      ["s0", "10", "u1-1", "l11", "l21", "20"],
    );
    assert.equal(spots.get("u1")!.x, 2.5);
    assert.equal(spots.get("2")!.x, 4);
    assert.equal(length, 4);
    assert.equal(legs.filter(({ river }) => river === 1).length, 2);
  });
});

describe("choices", () => {
  test("lie on their places, the rest in the action bar", () => {
    const offer = offerOf(decision("bury", "bury gold 2", "bury gold figurehead-1", "decline"));
    assert.equal(offer.at("bury:gold:2")?.text, "bury gold 2");
    assert.equal(offer.at("bury:gold:3"), null);
    assert.equal(placeOf(choice("decline")), null);
    assert.equal(placeOf(choice("bay")), "space:bay");
  });

  test("of a tile are one for each location", () => {
    const offer = offerOf(
      decision(
        "place-tile",
        "place 1a-bury tobago",
        "place 1a-bury aruba",
        "place 2a-buried aruba",
      ),
    );
    assert.deepEqual([...offer.placings("1a-bury").keys()], ["tobago", "aruba"]);
    assert.equal(offer.has("tile"), true);
  });

  test("come with the way that the rules tell", () => {
    const steps = {
      kind: "note",
      name: "steps",
      key: "maracaibo-brings-steps",
      args: { count: 2, way: ["a3", "b3"] },
    } as const;
    const sail = { ...choice("sail b3"), brings: [steps] };
    assert.deepEqual(wayOf(sail as unknown as Choice), ["a3", "b3"]);
    assert.deepEqual(wayOf(choice("sail b3")), []);
    assert.deepEqual([placeIn("b3"), placeIn("bay")], [{ column: 1, row: 2 }, null]);
  });

  test("say where to look, and what a vain touch may have meant", () => {
    assert.equal(zoneOf(decision("upgrade")), "ship");
    assert.equal(zoneOf(decision("sail")), "sea");
    assert.equal(zoneOf(null), "sea");
    assert.equal(meant(decision("sail"), "space:h2"), "sail h2");
    assert.equal(meant(decision("treasure"), "island:gold"), "treasure gold");
    assert.equal(meant(decision("cube"), "island:gold"), "cube gold");
    assert.equal(meant(decision("sail"), "store:"), null);
  });
});

describe("events", () => {
  test("move ships and explorers, pay and score", () => {
    const view = applied(table(), event(1, "sailed", { seat: 0, square: "a2", card: "rum" }));
    assert.equal(view.seats[0]!.ship, "a2");
    const paid = applied(view, event(2, "paid-opponent", { seat: 0, owner: 1 }));
    assert.deepEqual(
      paid.seats.map(({ doubloons }) => doubloons),
      [9, 11],
    );
    const moved = applied(paid, event(3, "explorer-moved", { seat: 1, space: "al2" }));
    assert.equal(moved.seats[1]!.explorer, "al2");
  });

  test("take a card off the sea, and deal another", () => {
    const taken = applied(
      table(),
      event(1, "card-acquired", { seat: 0, card: "rum", doubloons: 5 }),
    );
    assert.equal(taken.spaces[0]!.card, null);
    assert.deepEqual([taken.seats[0]!.improvements, taken.seats[0]!.doubloons], [["rum"], 5]);
    const dealt = applied(taken, event(2, "card-dealt", { square: "a2", card: "" }));
    assert.equal(dealt.spaces[0]!.back, 2);
    assert.equal(
      applied(dealt, event(3, "card-revealed", { square: "a2", card: "coffee" })).spaces[0]!.card,
      "coffee",
    );
  });

  test("bury in the hideout or on the figurehead", () => {
    const start = table({
      seats: [captain({ stored: { gold: 2, emerald: 0, pearl: 0 }, on_figurehead: [null, null] })],
    });
    const once = applied(start, event(1, "treasure-buried", { seat: 0, kind: "gold", spot: "2" }));
    const twice = applied(
      once,
      event(2, "treasure-buried", { seat: 0, kind: "gold", spot: "figurehead-2" }),
    );
    assert.deepEqual(
      [twice.seats[0]!.stored.gold, twice.seats[0]!.on_figurehead],
      [0, [null, "gold"]],
    );
    assert.equal(allBuried(twice.seats[0]!), 2);
  });

  test("put a quest of the market face down into a secret hand, and open into one's own", () => {
    const start = table({
      seats: [
        captain({ quests: ["rivers"], progress: [null] }),
        captain({ quests: [null], progress: [null] }),
      ],
    });
    const mine = applied(start, event(1, "quest-taken", { seat: 0, quest: "gold" }));
    const both = applied(mine, event(2, "quest-taken", { seat: 1, quest: "crew" }));
    assert.deepEqual(
      both.seats.map(({ quests }) => quests),
      [
        ["rivers", "gold"],
        [null, null],
      ],
    );
    assert.deepEqual(both.quest_market, []);
  });

  test("are shown once each, whoever asks", () => {
    const view = table();
    const gain = event(4, "points-scored", { seat: 0, vp: 3 });
    assert.equal(shownOf(view, gain).seats[0]!.vp, 3);
    assert.equal(shownOf(view, gain).seats[0]!.vp, 3);
    assert.equal(shownOf(view, null).seats[0]!.vp, 3);
  });
});

describe("Redbeard", () => {
  const alone = () =>
    table({
      seats: [captain()],
      turn: "redbeard" as unknown as number,
      spaces: table().spaces.map((space) => ({
        ...space,
        residents: ["redbeard" as unknown as number],
      })),
      redbeard: {
        ...captain({ ship: "c1", vp: 7 }),
        upgrades: 2,
        step: 1,
        deck: 4,
        discards: ["109"],
        seen: ["109"],
        strength: 2,
      } as unknown as MaracaiboView["redbeard"],
    });

  test("is a captain behind the only player", () => {
    const whole = withRedbeard(alone());
    assert.deepEqual([whole.turn, whole.seats.length, whole.seats[REDBEARD]!.vp], [REDBEARD, 2, 7]);
    assert.deepEqual(whole.spaces[0]!.residents, [REDBEARD]);
    assert.equal(whole.seats[REDBEARD]!.powers.strength, 2);
    assert.deepEqual(sourcesOf(whole)[0], { key: "track", points: [0, 0] });
  });

  test("moves like one", () => {
    const shown = shownOf(
      alone(),
      event(1, "sailed", { seat: "redbeard", square: "c3", card: "tobago" }),
    );
    assert.equal(shown.seats[REDBEARD]!.ship, "c3");
    assert.equal(applied(shown, event(2, "redbeard-advanced", { step: 3 })).redbeard!.step, 2);
  });

  test("has his last turn told, with what followed from it", () => {
    const events = [
      event(0, "redbeard-revealed", { redbeard: "110" }),
      event(1, "sailed", { seat: "redbeard", square: "a2", card: "rum" }),
      event(2, "sailed", { seat: 0, square: "a2", card: "rum" }),
      event(3, "redbeard-paid", { seat: 0 }),
      event(4, "card-dealt", { square: "a3", card: "tobago" }),
      event(5, "redbeard-revealed", { redbeard: "112" }),
      event(6, "sailed", { seat: "redbeard", square: "b3", card: "inn" }),
      event(7, "card-acquired", { seat: "redbeard", card: "rum", doubloons: 0 }),
      event(8, "card-dealt", { square: "b3", card: "coffee" }),
    ];
    const turn = redbeardsTurn(events);
    assert.equal(turn?.card, "112");
    assert.deepEqual(
      turn?.steps.map(({ index }) => index),
      [5, 6, 7, 8],
    );
    assert.equal(redbeardsTurn(events.slice(2, 5)), null);
  });
});

describe("the catalogue", () => {
  const piece = (
    table: string,
    id: string,
    printed: Record<string, number | string | (number | string)[]>,
  ) => ({
    id,
    table,
    copies: 1,
    source: "house",
    nameEn: id,
    namePl: id,
    textEn: "",
    textPl: "",
    printed,
  });
  const pieces = new Catalogue([
    piece("improvement", "improvement-armoury", {
      type: "ship",
      cost: 4,
      vp: 4,
      permanent: "pRA:2>VP+3",
    }),
    piece("raid-action", "raid-action-vp", { strength: 1, effect: "VP+1" }),
    piece("upgrade", "upgrade-u7", { sector: 2, effect: "pRA:3>TRE" }),
    piece("lock", "lock-1", { sector: 2, upgrades: 2 }),
    piece("layout", "layout-main", { rows: ["CG", "CG"] }),
    piece("explore", "explore-1", { next: [], effect: "VP+8", river: 0 }),
    piece("discount", "explore-discount", { after: "explore-1" }),
  ]);

  test("knows raid actions of the board, of upgrades and of cards", () => {
    assert.deepEqual(
      [...pieces.raidActions].map(
        ([name, { strength, effect }]) => `${name} ${strength} ${effect}`,
      ),
      ["vp 1 VP+1", "u7 3 TRE", "armoury 2 VP+3"],
    );
  });

  test("knows locks, islands and the discount tile", () => {
    assert.equal(pieces.upgrades.get("u7")!.needed, 2);
    assert.deepEqual(pieces.chart("main").islands.gold, [
      { column: 1, row: 0 },
      { column: 1, row: 1 },
    ]);
    assert.deepEqual(pieces.trackWith(true).get("1")!.next, ["discount"]);
    assert.deepEqual(pieces.trackWith(false).get("1")!.next, []);
    assert.equal(pieces.find("card:armoury")?.name, "armoury");
  });
});

describe("skirmishes", () => {
  const rolls = [
    event(3, "sailed", { seat: 0, square: "a2" }),
    event(4, "paid-opponent", { seat: 0, owner: 1 }),
    event(5, "skirmish-rolled", { seat: 0, pips: 3, strength: 5 }),
    event(6, "skirmish-rolled", { seat: 1, pips: 4, strength: 4 }),
  ];

  test("are told as they go: who has rolled, who wins, what it brings", () => {
    assert.equal(lastFight(rolls.slice(0, 2)), null);
    assert.deepEqual(lastFight(rolls.slice(0, 3))?.fighters, [{ who: 0, pips: 3, total: 5 }]);
    assert.equal(lastFight(rolls)?.result, "rolling");
    const spoils = [
      event(7, "skirmish-won", { seat: 0 }),
      event(8, "points-scored", { seat: 0, vp: 2 }),
      event(9, "paid-opponent", { seat: 1, owner: 0 }),
    ];
    const later = [
      event(10, "ship-upgraded", { seat: 0 }),
      event(11, "points-scored", { seat: 0, vp: 3 }),
    ];
    const fight = lastFight([...rolls, ...spoils, ...later]);
    assert.deepEqual(
      [fight?.result, fight?.winner, fight?.vp, fight?.payers, fight?.from, fight?.to],
      ["won", 0, 2, [1], 5, 9],
    );
  });

  test("may have no winner, and are over with the next move", () => {
    const drawn = [
      ...rolls,
      event(7, "skirmish-drawn"),
      event(8, "points-scored", { seat: 0, vp: 3 }),
    ];
    assert.deepEqual(
      [lastFight(drawn)?.result, lastFight(drawn)?.vp, lastFight(drawn)?.to],
      ["drawn", 0, 7],
    );
    assert.equal(lastFight([...drawn, event(9, "entered-bay", { seat: 1 })]), null);
  });
});
