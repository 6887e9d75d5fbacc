import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHeld, heldCards } from "../src/games/marauders/cards/held.ts";
import { Catalogue, learn } from "../src/games/marauders/pieces.ts";
import { STAGE_CHANGES, actOf, rollOf, sideOf } from "../src/games/marauders/scenes/changes.ts";
import {
  afterHits,
  raidForecast,
  rollStands,
  unseenCards,
} from "../src/games/marauders/scenes/forecast.ts";
import {
  aimedAt,
  atCard,
  atLocation,
  closingOf,
  declaringSide,
  isAboutHits,
  onStage,
  rerollOf,
} from "../src/games/marauders/scenes/moves.ts";
import {
  anySuccess,
  crewCombat,
  maneuvers,
  outrolls,
  successChances,
} from "../src/games/marauders/scenes/odds.ts";
import { sceneOf } from "../src/games/marauders/scenes/scene.ts";
import {
  finderOf,
  fullOf,
  leftOf,
  leftPlace,
  spotsOf,
} from "../src/games/marauders/scenes/sides.ts";
import type {
  BattleView,
  Locations,
  MaraudersView,
  SeatView,
} from "../src/games/marauders/view.ts";
import type { Choice, Decision, Happening } from "../src/games/types.ts";
import type { PieceInfo } from "../src/lib/messages.ts";

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}, not ${expected}`);

const values = (value: number, change: Partial<Locations> = {}): Locations => ({
  hull: value,
  hold: value,
  masts: value,
  crew: value,
  cannons: value,
  ...change,
});

function captain(change: Partial<SeatView> = {}): SeatView {
  return {
    status: "in-play",
    captain: "frances-wright",
    zone: "nassau",
    in_port: false,
    ship: "sloop",
    locations: values(2, { cannons: 1 }),
    full: values(2, { cannons: 1 }),
    maneuverability: 4,
    modifications: [],
    flipped: [],
    weapons: { "grappling-hooks": 0, "chain-shot": 1, "grape-shot": 0 },
    gold: 10,
    chest: 0,
    stashed: false,
    glory: 0,
    total: 0,
    hand: [],
    specialists: [],
    cargo: [],
    rumors: [],
    kept: [],
    mission: null,
    progress: [],
    named: null,
    rival: null,
    turns_left: 0,
    slowed: 0,
    bounties: { spain: 0, england: 0, france: 0, netherlands: 0 },
    pirate: false,
    ...change,
  } as SeatView;
}

const BATTLE: BattleView = {
  sides: [1, "spain"],
  stage: "naval",
  round: 2,
  declared: [null, null],
  dice: [[], []],
  winner: null,
  hits: [[], []],
  enemy: values(3),
  forces: [{ clash: 2 }, { clash: 3, ship: "frigate", full: values(3) }],
  rerolling: null,
};

function table(change: Partial<MaraudersView> = {}): MaraudersView {
  return {
    active: 0,
    seats: [captain(), captain()],
    npcs: [{ fleet: "spain", zone: "havana", npc: "blas-de-lezo", beneath: [], ship: "frigate" }],
    table: [],
    successes: 0,
    raid: null,
    battle: null,
    incoming: null,
    cargo_discards: [],
    ...change,
  } as unknown as MaraudersView;
}

function choice(verb: string, args: Record<string, string> = {}): Choice {
  return { text: [verb, ...Object.values(args)].join(" "), verb, args, brings: [] };
}

const decision = (
  question: string,
  options: Choice[],
  args: Record<string, string | number> = {},
): Decision => ({
  id: 1,
  seat: 0,
  prompt: { key: `marauders-prompt-${question}`, args },
  options,
  form: null,
});

const event = (kind: string, args: Happening["args"]): Happening => ({
  index: 1,
  at: 0,
  key: `marauders-${kind}`,
  args,
});

/** The view after these events. */
const after = (view: MaraudersView, ...events: Happening[]): MaraudersView =>
  events.reduce(
    (now, { key, args }) => ({
      ...now,
      ...STAGE_CHANGES[key.replace("marauders-", "")]!(now, args),
    }),
    view,
  );

const piece = (table: string, id: string, printed: PieceInfo["printed"]): PieceInfo => ({
  id: `${table}-${id}`,
  table,
  copies: 1,
  source: "house",
  nameEn: id,
  namePl: id,
  textEn: "",
  textPl: "",
  printed,
});
const PIECES = [
  piece("cargo", "rum", {
    loot: [1, 2, 3, 3, 3, 3, 4, 5],
    symbols: ["escape", "escape", "escape", "escape", "crew", "cannons", "hold", "masts"],
  }),
  piece("ship", "frigate", { durability: 3, hold: 3, crew: 3, cannons: 3, maneuverability: 3 }),
];
const catalogue = new Catalogue(PIECES);
learn(PIECES);

describe("odds", () => {
  test("two of six faces are successes", () => {
    near(successChances(1)[1]!, 1 / 3);
    near(
      successChances(3).reduce((sum, chance) => sum + chance, 0),
      1,
    );
    near(anySuccess(2), 5 / 9);
  });

  test("more successes win the maneuvers, then more pips; without a success nobody does", () => {
    assert.ok(outrolls({ successes: 2, pips: 0 }, { successes: 1, pips: 4 }));
    assert.ok(outrolls({ successes: 1, pips: 4 }, { successes: 1, pips: 3 }));
    assert.ok(!outrolls({ successes: 0, pips: 8 }, { successes: 0, pips: 2 }));
    const even = maneuvers(3, 3, 0, 0);
    near(even.win, even.lose);
    // One die each: a skull against none.
    near(maneuvers(1, 1, 0, 0).win, (1 / 3) * (2 / 3));
  });

  test("a winner's guns all hit, a loser's as often as he has successes", () => {
    // Wins with a skull against none: 2 hits; both skulls: one hit each.
    near(maneuvers(1, 1, 2, 0).hits, (1 / 3) * (2 / 3) * 2 + 1 / 9);
    near(maneuvers(2, 2, 0, 0).hits, 0);
  });

  test("to flee one has to win, and the enemy may have no success", () => {
    const strict = maneuvers(2, 1, 0, 0);
    const slippery = maneuvers(2, 1, 0, 1);
    near(strict.away, (5 / 9) * (2 / 3));
    assert.ok(slippery.away > strict.away);
    near(slippery.away, slippery.win);
  });

  const even = { crew: 1, dice: 1 };

  test("crews fight until one is gone", () => {
    near(crewCombat({ crew: 0, dice: 3 }, even), 0);
    near(crewCombat({ crew: 2, dice: 3 }, { crew: 0, dice: 1 }), 1);
    near(crewCombat({ crew: 2, dice: 0 }, { crew: 2, dice: 0 }), 0);
    // One against one, one die each: whoever rolls the first skull alone; a tie by both is nobody's.
    near(crewCombat(even, even), 2 / 9 / (1 - 4 / 9));
    assert.ok(crewCombat({ crew: 3, dice: 3 }, { crew: 2, dice: 2 }) > 0.6);
  });

  test("a surgeon makes the first wound undone", () => {
    // Of the clashes in which a skull falls, each side has 2 in 5 and both 1 in 5. With a surgeon on one side both
    // together are a victory, and a loss is only the first of two.
    near(crewCombat({ ...even, surgeon: 1 }, even), 3 / 5 + (2 / 5) * (2 / 5));
  });

  test("more dice in the first clash help only there", () => {
    const [later, miss] = [2 / 5, 2 / 3];
    const first = (1 - miss ** 2) * miss;
    // Both hit at once: two skulls are more than one; one each and more pips as well.
    const both = (1 / 9) * (1 / 3) + (4 / 9) * (1 / 3);
    near(crewCombat({ ...even, onset: 1 }, even), first + both + miss ** 3 * later);
  });

  test("swivel guns fire before the first clash", () => {
    const hit = 1 - (2 / 3) ** 2;
    near(crewCombat({ ...even, swivel: 2 }, even), hit + (1 - hit) * (2 / 5));
    near(
      crewCombat({ ...even, swivel: 2 }, { ...even, surgeon: 1 }),
      hit * (2 / 5) + (1 - hit) * crewCombat(even, { ...even, surgeon: 1 }),
    );
  });
});

describe("forecasts", () => {
  test("damage to a destroyed location goes to the hull", () => {
    assert.deepEqual(afterHits(values(2, { masts: 1 }), ["masts", "masts", "crew"]), {
      hull: 1,
      hold: 2,
      masts: 0,
      crew: 1,
      cannons: 2,
    });
  });

  test("a raid is won, or lost by escape, by damage, or with the ship", () => {
    const forecast = (cards: string[], left = values(2), turns = 4) =>
      raidForecast(catalogue, cards, left, turns);
    assert.deepEqual(forecast(["rum-2", "rum-5", "rum-8"]), {
      result: "won",
      gold: 10,
      glory: false,
      escapes: 1,
      hits: ["crew", "masts"],
      after: values(2, { crew: 1, masts: 1 }),
    });
    assert.equal(forecast(["rum-7", "rum-8", "rum-6"]).glory, true);
    assert.equal(forecast(["rum-1", "rum-2"], values(2), 2).result, "escape");
    assert.equal(forecast(["rum-6"], values(2, { cannons: 1 })).result, "damage");
    assert.equal(forecast(["rum-6"], values(1, { cannons: 0 })).result, "sunk");
  });

  test("the next card is one that does not lie open", () => {
    assert.deepEqual(unseenCards(catalogue, []), { cards: 8, escape: 0.5, loot: 3 });
    const rest = unseenCards(catalogue, ["rum-1", "rum-2", "rum-3", "rum-4"]);
    assert.deepEqual([rest.cards, rest.escape], [4, 0]);
  });
});

describe("rolls that stand", () => {
  const naval: BattleView = {
    ...BATTLE,
    declared: ["shoot", "shoot"],
    dice: [
      ["skull", "4"],
      ["skull", "3"],
    ],
    forces: [
      { clash: 2, guns: 3 },
      { clash: 2, guns: 2 },
    ],
  };

  test("give the winner all guns, the loser his successes", () => {
    assert.deepEqual(rollStands(naval, [2, 2]), { winner: 0, deals: [3, 1], away: false });
    assert.deepEqual(rollStands({ ...naval, dice: [["2"], ["4"]] }, [2, 2]), {
      winner: null,
      deals: [0, 0],
      away: false,
    });
  });

  test("let a winner flee only from an enemy without a success", () => {
    const fleeing: BattleView = { ...naval, declared: ["flee", "board"] };
    assert.equal(rollStands(fleeing, [2, 2]).away, false);
    assert.equal(rollStands({ ...fleeing, dice: [["skull"], ["3"]] }, [2, 2]).away, true);
    assert.equal(
      rollStands({ ...fleeing, forces: [{ clash: 2, slips: 1 }, { clash: 2 }] }, [2, 2]).away,
      true,
    );
  });

  test("cost Crew, no more than the one who strikes has and the other can lose", () => {
    const crew: BattleView = {
      ...naval,
      stage: "crew",
      dice: [
        ["skull", "skull", "skull"],
        ["skull", "1"],
      ],
    };
    assert.deepEqual(rollStands(crew, [2, 3]).deals, [2, 1]);
    assert.deepEqual(rollStands(crew, [3, 1]).deals, [1, 1]);
  });
});

describe("choices on the stage", () => {
  test("belong to dice, cards and locations", () => {
    const hits = decision("land-hits", [
      choice("absorb", { location: "masts" }),
      choice("play", { card: "glancing-blow", target: "crew" }),
      choice("shift", { location: "masts", to: "hull" }),
      choice("pass"),
    ]);
    assert.deepEqual(
      atLocation(hits, "masts").map(({ verb }) => verb),
      ["absorb", "shift"],
    );
    assert.deepEqual(
      atLocation(hits, "crew").map(({ verb }) => verb),
      ["play"],
    );
    assert.equal(closingOf(hits)?.verb, "pass");
    const raid = decision("raid", [
      choice("draw"),
      choice("throw", { card: "rum-1" }),
      choice("exchange", { card: "rum-1" }),
      choice("done"),
    ]);
    assert.equal(atCard(raid, "rum-1").length, 2);
    assert.equal(closingOf(raid)?.verb, "done");
    const roll = decision("raid-roll", [choice("reroll", { die: "3" }), choice("pass")]);
    assert.equal(rerollOf(roll, "3")?.verb, "reroll");
    assert.equal(rerollOf(roll, "skull"), null);
  });

  test("move a hit, or take the card back", () => {
    const moving = decision(
      "move-hit",
      [choice("shift", { location: "crew", to: "hull" }), choice("decline")],
      { location: "crew" },
    );
    assert.ok(isAboutHits(moving) && !isAboutHits(decision("raid", [])));
    assert.equal(sceneOf(table({ battle: BATTLE }), moving), "battle");
    assert.equal(closingOf(moving)?.verb, "decline");
  });

  test("leave to the action bar what has no place there", () => {
    assert.ok(onStage(choice("shoot")));
    assert.ok(!onStage(choice("sail", { zone: "nassau" })));
    assert.equal(closingOf(decision("turn", [choice("pass")])), null);
  });

  test("name the side that is asked, and the one that is aimed at", () => {
    assert.equal(declaringSide(decision("declare", [], { owner: "p1", round: 2 })), 1);
    assert.equal(declaringSide(decision("declare", [], { owner: "spain", round: 2 })), "spain");
    assert.equal(declaringSide(decision("raid", [])), null);
    assert.equal(aimedAt(decision("set-die", []), [0, "spain"], 0), "spain");
    assert.equal(aimedAt(decision("place-hit", []), [0, "spain"], 0), null);
  });

  test("decide which scene it is", () => {
    assert.equal(sceneOf(table(), null), null);
    assert.equal(sceneOf(table({ battle: BATTLE }), null), "battle");
    assert.equal(sceneOf(table(), decision("merchant", [])), "raid");
    assert.equal(sceneOf(table({ battle: BATTLE }), decision("stow", [])), "hold");
    for (const asked of ["name-rival", "rival-found", "rumor-reward", "mission-reward"])
      assert.equal(sceneOf(table(), decision(asked, [])), "answer");
    assert.equal(
      sceneOf(
        table({ incoming: { owner: 0, seat: 0, located: [], skulls: 1, source: "weather" } }),
        null,
      ),
      "hits",
    );
    assert.equal(sceneOf(table(), decision("found", [], { owner: "spain" })), "answer");
    assert.equal(sceneOf(table(), decision("salvage", [])), "answer");
    assert.equal(sceneOf(table(), decision("slip-away", [])), null);
  });
});

describe("sides", () => {
  test("stand with the viewer left, and have what is left of their ships", () => {
    const view = table({ battle: BATTLE });
    assert.equal(leftPlace(["spain", 1], 1), 1);
    assert.equal(leftPlace(["spain", 1], 0), 0);
    assert.deepEqual(leftOf(view, "spain"), values(3));
    assert.deepEqual(leftOf(view, 1), values(2, { cannons: 1 }));
    assert.deepEqual(fullOf(view, "spain", BATTLE.forces[1]), values(3));
    assert.deepEqual(spotsOf("foe"), ["crew"]);
    assert.deepEqual(finderOf(view, "spain"), { side: "spain", ship: "frigate" });
    assert.deepEqual(finderOf(view, "p1"), { side: 1, ship: "sloop" });
    assert.equal(sideOf({ owner: "p2" }, "owner"), 2);
  });
});

describe("events on the stage", () => {
  test("a battle begins, is declared and rolled", () => {
    const view = after(
      table(),
      event("battle-began", { seat: 0, owner: "spain" }),
      event("declared", { seat: 0, declaration: "shoot" }),
      event("declared", { seat: "spain", declaration: "shoot" }),
      event("tested", { seat: 0, skill: "seamanship", dice: ["skull", "2"], successes: 1 }),
      event("maneuver-won", { seat: 0 }),
      event("located", { seat: 0, dice: ["3"] }),
      event("hit", { seat: "spain", location: "crew", left: 2 }),
      event("hit", { seat: 0, location: "masts", left: 1 }),
    );
    assert.deepEqual(view.battle?.sides, [0, "spain"]);
    assert.equal(view.battle?.round, 1);
    assert.deepEqual(view.battle?.declared, ["shoot", "shoot"]);
    assert.deepEqual(view.battle?.dice[0], ["skull", "2"]);
    assert.equal(view.battle?.winner, 0);
    assert.deepEqual(view.battle?.hits, [["3"], []]);
    assert.deepEqual(view.battle?.enemy, values(3, { crew: 2 }));
    assert.equal(view.seats[0]!.locations.masts, 1);
    const later = after(view, event("declared", { seat: 0, declaration: "flee" }));
    assert.deepEqual(
      [later.battle?.round, later.battle?.declared, later.battle?.hits],
      [2, ["flee", null], [[], []]],
    );
  });

  test("then crews fight, and the next turn clears the stage", () => {
    const view = after(
      table({ battle: BATTLE }),
      event("crew-combat-began", { seat: 1, owner: "spain" }),
      event("tested", { seat: 1, skill: "leadership", dice: ["skull"], successes: 1 }),
      event("crew-hit", { seat: "spain", count: 1, left: 2 }),
    );
    assert.deepEqual(
      [view.battle?.stage, view.battle?.round, view.battle?.enemy.crew],
      ["crew", 1, 2],
    );
    assert.equal(after(view, event("turn-began", { seat: 0 })).battle, null);
  });

  test("a raid lays cards out and throws some away", () => {
    const view = after(
      table(),
      event("raid-began", { seat: 0, nation: "spain" }),
      event("raid-drawn", { seat: 0, cards: ["rum-1", "rum-2"] }),
      event("tested", { seat: 0, skill: "seamanship", dice: ["skull", "1"], successes: 1 }),
      event("raid-thrown", { seat: 0, cards: ["rum-1"] }),
      event("weapon-used", { seat: 0, weapon: "chain-shot" }),
    );
    assert.deepEqual(
      [view.raid?.nation, view.raid?.dice, view.table],
      ["spain", ["skull", "1"], ["rum-2"]],
    );
    assert.equal(view.seats[0]!.weapons["chain-shot"], 0);
  });

  test("tell which dice roll, and what is seen on the water", () => {
    assert.deepEqual(rollOf(event("located", { seat: "spain", dice: ["2"] })), {
      side: "spain",
      locating: true,
    });
    assert.equal(rollOf(event("declared", { seat: 0, declaration: "shoot" })), null);
    assert.deepEqual(actOf(event("sunk", { seat: 1 })), { act: "sink", side: 1 });
    assert.equal(actOf(null), null);
  });
});

describe("cards held", () => {
  const seat = captain({
    hand: ["fog-bank", "lookout-a"],
    specialists: ["gunner-a"],
    rumors: ["castaway"],
    kept: ["false-papers"],
  });

  test("stand in order, those of others unseen", () => {
    assert.deepEqual(
      heldCards(seat).map(({ state }) => state),
      ["hand", "hand", "hired", "rumor", "kept"],
    );
    assert.equal(heldCards(captain({ hand: [null] }))[0]!.id, null);
  });

  test("are lit by what can be done with them", () => {
    const asked = decision("port", [
      choice("hire", { card: "lookout-a" }),
      choice("play", { card: "fog-bank", target: "", seat: "" }),
      choice("check"),
      choice("papers"),
    ]);
    const verbs = heldCards(seat).map((card) => atHeld(asked, card).map(({ verb }) => verb));
    assert.deepEqual(verbs, [["play"], ["hire"], [], ["check"], ["papers"]]);
    assert.deepEqual(atHeld(asked, { kind: "glory", id: null, state: "hand" }), []);
  });
});
