import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { REDBEARD, withRedbeard } from "../src/games/maracaibo/captains.ts";
import { Catalogue } from "../src/games/maracaibo/pieces.ts";
import { applied, shownOf } from "../src/games/maracaibo/projection.ts";
import { sourcesOf } from "../src/games/maracaibo/score.ts";
import { lastFight } from "../src/games/maracaibo/skirmish.ts";
import { turnOf } from "../src/games/maracaibo/story.ts";
import { sinceTurnOf, turnsOf } from "../src/table/tale/turns.ts";
import { captain, table, event } from "./maracaibo-tables.ts";

describe("Redbeard", () => {
  const alone = () =>
    table({
      seats: [captain()],
      turn: "redbeard",
      spaces: table().spaces.map((space) => ({
        ...space,
        residents: ["redbeard"],
      })),
      redbeard: {
        ...captain({ ship: "c1", vp: 7 }),
        upgrades: 2,
        step: 1,
        deck: 4,
        discards: ["109"],
        seen: ["109"],
        strength: 2,
      },
    });

  test("is a captain behind the only player", () => {
    const whole = withRedbeard(alone());
    assert.deepEqual([whole.turn, whole.seats.length, whole.seats[REDBEARD]!.vp], [REDBEARD, 2, 7]);
    assert.deepEqual(whole.spaces[0]!.residents, [REDBEARD]);
    assert.equal(whole.seats[REDBEARD]!.strength, 2);
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
    const told = sinceTurnOf(turnsOf(events, { turn: turnOf }), 0);
    assert.deepEqual(
      told.map(({ actor, events: his }) => [actor, his.map(({ index }) => index)]),
      [["redbeard", [5, 6, 7, 8]]],
    );
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
      permanent: "raid-action 2 > points 3",
    }),
    piece("raid-action", "raid-action-vp", { strength: 1, effect: "points 1" }),
    piece("upgrade", "upgrade-u7", { sector: 2, effect: "raid-action 3 > treasure-of-die" }),
    piece("lock", "lock-1", { sector: 2, upgrades: 2 }),
    piece("layout", "layout-main", { rows: ["CG", "CG"] }),
    piece("explore", "explore-1", { next: [], effect: "points 8", river: 0 }),
    piece("discount", "explore-discount", { after: "explore-1" }),
  ]);

  test("knows raid actions of the board, of upgrades and of cards", () => {
    assert.deepEqual(
      [...pieces.raidActions].map(
        ([name, { strength, effect }]) => `${name} ${strength} ${effect}`,
      ),
      ["vp 1 points 1", "u7 3 treasure-of-die", "armoury 2 points 3"],
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
    event(4, "paid-opponent", { seat: 0, owner: 1, doubloons: 1 }),
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
      event(9, "paid-opponent", { seat: 1, owner: 0, doubloons: 1 }),
    ];
    const later = [
      event(10, "ship-upgraded", { seat: 0 }),
      event(11, "points-scored", { seat: 0, vp: 3 }),
    ];
    const fight = lastFight([...rolls, ...spoils, ...later]);
    assert.deepEqual(
      [fight?.result, fight?.winner, fight?.vp, [...(fight?.paid ?? [])], fight?.from, fight?.to],
      ["won", 0, 2, [[1, 1]], 5, 9],
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
