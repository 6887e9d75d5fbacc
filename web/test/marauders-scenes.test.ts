import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHeld, heldCards } from "../src/games/marauders/cards/held.ts";
import { learn } from "../src/games/marauders/pieces.ts";
import { STAGE_CHANGES, actOf, rollOf, sideOf } from "../src/games/marauders/scenes/changes.ts";
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
import { sceneOf } from "../src/games/marauders/scenes/scene.ts";
import {
  finderOf,
  fullOf,
  leftOf,
  leftPlace,
  spotsOf,
} from "../src/games/marauders/scenes/sides.ts";
import type { BattleView, MaraudersView, SeatView } from "../src/games/marauders/view.ts";
import type { Choice, Decision, Happening } from "../src/games/types.ts";
import type { PieceInfo } from "../src/lib/httpMessages.ts";
import { SEAT, values, VIEW } from "./marauders-tables.ts";

const captain = (change: Partial<SeatView> = {}): SeatView => ({
  ...SEAT,
  weapons: { "grappling-hooks": 0, "chain-shot": 1, "grape-shot": 0 },
  ...change,
});

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

const table = (change: Partial<MaraudersView> = {}): MaraudersView => ({
  ...VIEW,
  seats: [captain(), captain()],
  ...change,
});

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
learn(PIECES);

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
