import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { learn } from "../src/games/jolly-roger/pieces.ts";
import { drawnTally } from "../src/games/jolly-roger/adding.ts";
import { campsOf } from "../src/games/jolly-roger/camps.ts";
import { flightsOf, newsOf } from "../src/games/jolly-roger/motion.ts";
import {
  bribe,
  briberyOf,
  inOrder,
  isWindow,
  meantByCard,
  meantBySeat,
  offerOf,
  stands,
} from "../src/games/jolly-roger/moves.ts";
import { applied, shownOf } from "../src/games/jolly-roger/projection.ts";
import { seating } from "../src/games/jolly-roger/seating.ts";
import { crewCard, sorted } from "../src/games/jolly-roger/reading.ts";
import { turnOf } from "../src/games/jolly-roger/turns.ts";
import type {
  JollyRogerView,
  MutinyView,
  SeatView,
  Tally,
  VoyageView,
} from "../src/games/jolly-roger/view.ts";
import type { Choice, Decision, Happening } from "../src/games/types.ts";
import { piecesOf } from "./components.ts";

learn(piecesOf("jolly-roger"));

const NOTHING = { navigation: 0, gunnery: 0, melee: 0 };

function seat(change: Partial<SeatView> = {}): SeatView {
  return { hand: [], loot: [], buried: [], gold: 0, score: null, ...change };
}

const FORT: VoyageView = {
  type: "fort",
  destination: null,
  crew: [],
  totals: NOTHING,
  changes: NOTHING,
  tally: null,
};
const MUTINY: MutinyView = {
  mutineer: 2,
  captain: 1,
  mutineers: 0,
  sides: ["captain", null, "mutineer", null],
  laid: [],
  office: null,
  standing: null,
};

/** Four players: p0 is Captain, p1 Quartermaster, and p0 is the one who looks. */
function table(change: Partial<JollyRogerView> = {}): JollyRogerView {
  return {
    stage: "phase-2",
    round: 2,
    rounds: 10,
    captain: 0,
    quartermaster: 1,
    mutiny_allowed: true,
    hand_limit: 7,
    piles: [
      {
        type: "fort",
        attack: true,
        cards: 4,
        top: null,
        ranges: { navigation: [1, 2], gunnery: [3, 6], melee: [3, 4] },
      },
    ],
    crew_pile: 20,
    crew_discards: [],
    loot_pile: 30,
    loot_discards: [],
    used: [],
    voyage: null,
    mutiny: null,
    played: [],
    shown: [],
    lot: [],
    got: [0, 0, 0, 0],
    left_out: null,
    share: { least: 0, most: 0 },
    window: null,
    passed: [],
    guard: null,
    seats: [
      seat({ hand: ["m2c3", "traitor", "g1c1"], loot: ["gold-2"] }),
      seat({ hand: [null, null], loot: ["rum", "gold-1"] }),
      seat({ hand: [null] }),
      seat({ hand: [null, null, null] }),
    ],
    options: { loot_hidden: false, captains_gold: false },
    ...change,
  };
}

const event = (kind: string, args: Happening["args"] = {}, index = 1): Happening => ({
  index,
  at: 0,
  key: `jolly-roger-${kind}`,
  args,
});

const NAMES: Record<string, string[]> = {
  support: ["leader", "card"],
  betray: ["seat", "card"],
  share: ["loot", "seat"],
  take: ["loot"],
  bury: ["loot"],
  appoint: ["seat"],
  kill: ["leader"],
  sail: ["destination"],
  bribe: ["seat", "card"],
};

function choice(text: string): Choice {
  const [verb = "", ...words] = text.split(" ");
  const names = NAMES[verb] ?? ["card"];
  return {
    text,
    verb,
    args: Object.fromEntries(words.map((word, i) => [names[i]!, word])),
    brings: [],
  };
}

const decision = (question: string, ...texts: string[]): Decision => ({
  id: 1,
  seat: 0,
  prompt: { key: `jolly-roger-prompt-${question}`, args: {} },
  options: texts.map(choice),
  form: null,
});

describe("cards", () => {
  test("tell skill, value and crew as they are printed", () => {
    assert.deepEqual(crewCard("g2c3"), {
      name: "g2c3",
      kind: "crew",
      skill: "gunnery",
      value: 2,
      crew: 3,
    });
    assert.equal(crewCard("multi-1c1").skill, "any");
    assert.deepEqual(
      [crewCard("ship-rats").crew, crewCard("cook").crew, crewCard("cook").kind],
      [5, 1, "special"],
    );
    assert.equal(crewCard("quartermaster").kind, "role");
  });

  test("lie by skill, high values first, special ones last", () => {
    const order = sorted(["traitor", "m1c4", "n1c1", "m2c1", "multi-1c1", "n1c1"]);
    assert.deepEqual(
      order.map(({ name }) => name),
      ["n1c1", "n1c1", "m2c1", "m1c4", "multi-1c1", "traitor"],
    );
    assert.equal(new Set(order.map(({ key }) => key)).size, 6);
  });
});

describe("an attack", () => {
  const melee = { skill: "melee", have: 2, hand: 3, least: 3, most: 4, verdict: "short" } as const;
  const gunnery = { ...melee, skill: "gunnery" } as const;
  const tally: Tally = { lines: [gunnery, melee], flexible: 1 };
  const adding = (name: string, args: Choice["brings"][number]["args"]): Choice => ({
    ...choice("add x"),
    brings: [{ kind: "gain", name, key: `jolly-roger-brings-${name}`, args }],
  });

  test("shows what the selected card adds, as the rules tell it", () => {
    const total = adding("total", { skill: "melee", points: 2, have: 4, verdict: "sure" });
    const { lines, flexible } = drawnTally(tally, total);
    assert.deepEqual(lines[0], { ...gunnery, added: 0 });
    assert.deepEqual(lines[1], { ...melee, added: 2, hand: 1, verdict: "sure" });
    assert.equal(flexible, 1);
  });

  test("a card of any skill may help each of them", () => {
    const any = adding("flexible", { points: 1, verdicts: ["maybe", "short"] });
    const { lines, flexible } = drawnTally(tally, any);
    assert.deepEqual(
      lines.map(({ verdict }) => verdict),
      ["maybe", "short"],
    );
    assert.equal(flexible, 2);
  });

  test("is as the view tells it while nothing is selected", () => {
    assert.deepEqual(drawnTally(tally, null).lines[1], { ...melee, added: 0 });
  });
});

describe("a mutiny", () => {
  const mutiny: MutinyView = {
    ...MUTINY,
    captain: 4,
    mutineers: 3,
    sides: ["captain", "captain", "mutineer", null],
    laid: [
      { seat: 1, card: "n1c3" },
      { seat: 2, card: "m1c3" },
    ],
  };

  test("has two camps with their cards and their stakes", () => {
    const standing = { leader: "captain", by: 1, stakes: { captain: 3, mutineer: 0 } } as const;
    const [captain, mutineer] = campsOf(table({ mutiny: { ...mutiny, standing } }));
    assert.deepEqual([captain!.support, captain!.stake, captain!.laid.length], [4, 3, 1]);
    assert.deepEqual([mutineer!.seat, mutineer!.seats, mutineer!.stake], [2, [2], 0]);
    assert.equal(campsOf(table({ mutiny }))[0]!.stake, null);
  });
});

describe("choices", () => {
  test("lie at their cards, players and places", () => {
    const offer = offerOf(
      decision("mutiny", "support captain m2c3", "support mutineer m2c3", "betray p1 n1c1", "pass"),
      table({ mutiny: MUTINY }),
    );
    assert.deepEqual(
      offer.hand.get("m2c3")!.map(({ text }) => text),
      ["support captain m2c3", "support mutineer m2c3"],
    );
    assert.deepEqual(
      offer.hand.get("traitor")!.map(({ text }) => text),
      ["betray p1 n1c1"],
    );
    const shares = offerOf(
      decision("share", "share rum p1", "share rum p3", "share gold-1 p1"),
      table(),
    ).shares;
    assert.deepEqual([...shares.get("rum")!.keys()], [1, 3]);
    assert.equal(
      offerOf(
        decision("kill", "kill captain", "kill mutineer"),
        table({ mutiny: MUTINY }),
      ).seats.get(2)!.text,
      "kill mutineer",
    );
    assert.equal(offerOf(decision("bury", "bury all", "bury rum", "done"), table()).loot.size, 1);
  });

  test("in vain ask for the rule", () => {
    assert.equal(meantByCard("m2c3", table({ voyage: FORT })), "add m2c3");
    assert.equal(meantByCard("m2c3", table({ mutiny: MUTINY })), "support captain m2c3");
    assert.equal(meantByCard("cook", table()), "play cook");
    assert.equal(meantBySeat(0, decision("appoint", "appoint p1"), null), "appoint p0");
    assert.equal(meantBySeat(2, decision("share", "share rum p1"), "rum"), "share rum p2");
    assert.equal(meantBySeat(2, decision("attack", "add m2c3"), null), null);
  });

  test("what skips or ends something is not meant any more when somebody else was faster", () => {
    assert.deepEqual(
      ["add m2c3", "support captain m2c3", "bribe p1 rum", "pass", "reveal"].map((text) =>
        stands(choice(text)),
      ),
      [true, true, true, false, false],
    );
    assert.deepEqual([isWindow(decision("attack")), isWindow(decision("pick"))], [true, false]);
  });

  test("a bribe has a form of its own", () => {
    const form = {
      verb: "bribe",
      fields: [
        { name: "seat", choices: ["p1", "p3"], least: 1, most: 1, suggested: [] },
        { name: "card", choices: ["rum"], least: 1, most: 1, suggested: [] },
      ],
    };
    assert.deepEqual(briberyOf({ ...decision("attack"), form }), { seats: [1, 3], cards: ["rum"] });
    assert.equal(briberyOf(decision("attack")), null);
    assert.equal(bribe(3, "rum").text, "bribe p3 rum");
  });
});

describe("events change the table", () => {
  test("a card goes from a hand into the attack, known or not", () => {
    const view = table({ voyage: FORT, passed: [1, 2] });
    const mine = shownOf(view, event("card-added", { seat: 0, card: "m2c3" }, 5));
    assert.deepEqual(
      [mine.seats[0]!.hand, mine.voyage!.crew, mine.passed],
      [["traitor", "g1c1"], ["m2c3"], []],
    );
    const theirs = shownOf(view, event("card-added", { seat: 1, card: "n1c2" }, 6));
    assert.deepEqual(
      [theirs.seats[1]!.hand.length, theirs.voyage!.crew, theirs.shown.length],
      [1, ["m2c3", "n1c2"], 2],
    );
    assert.equal(shownOf(view, event("card-added", { seat: 1, card: "n1c2" }, 6)), theirs);
  });

  test("support counts for its side", () => {
    const view = applied(
      table({ mutiny: MUTINY }),
      event("support-laid", { seat: 3, leader: "mutineer", card: "n1c3", crew: 3 }),
    );
    assert.deepEqual(
      [view.mutiny!.mutineers, view.mutiny!.sides[3], view.seats[3]!.hand.length],
      [3, "mutineer", 2],
    );
  });

  test("loot goes from the lot to its owner", () => {
    const view = applied(
      table({ lot: ["rum", null] }),
      event("loot-shared", { seat: 1, owner: 3, card: "", hidden: 1 }),
    );
    assert.deepEqual([view.lot, view.got, view.seats[3]!.loot], [["rum"], [0, 0, 0, 1], [null]]);
  });

  test("unseen cards are drawn, stolen and buried by number", () => {
    assert.equal(
      applied(table(), event("crew-drawn", { seat: 2, count: 2, cards: [""] })).seats[2]!.hand
        .length,
      3,
    );
    const stolen = applied(table(), event("crew-stolen", { seat: 3, owner: 0, card: "traitor" }));
    assert.deepEqual(
      [stolen.seats[0]!.hand, stolen.seats[3]!.hand.at(-1)],
      [["m2c3", "g1c1"], "traitor"],
    );
    const buried = applied(
      table(),
      event("buried", { seat: 1, count: 1, cards: ["rum"], hidden: 0 }),
    ).seats[1]!;
    assert.deepEqual([buried.loot, buried.buried], [["gold-1"], ["rum"]]);
  });

  test("a bribe of loot and one of crew reach the right place", () => {
    const loot = applied(
      table(),
      event("bribe-taken", { seat: 2, owner: 1, card: "rum", hidden: 0 }),
    );
    assert.deepEqual([loot.seats[1]!.loot, loot.seats[2]!.loot], [["gold-1"], ["rum"]]);
    const crew = applied(
      table(),
      event("bribe-taken", { seat: 2, owner: 0, card: "g1c1", hidden: 1 }),
    );
    assert.deepEqual(
      [crew.seats[0]!.hand, crew.seats[2]!.hand],
      [
        ["m2c3", "traitor"],
        [null, "g1c1"],
      ],
    );
  });
});

test("cards fly between players and the middle", () => {
  assert.deepEqual(flightsOf(event("card-added", { seat: 0, card: "m2c3" }), 0), [
    { card: "m2c3", kind: "crew", from: "hand", to: "middle" },
  ]);
  assert.equal(
    flightsOf(event("support-laid", { seat: 3, leader: "mutineer", card: "n1c3", crew: 3 }), 0)[0]!
      .to,
    "camp-mutineer",
  );
  assert.equal(flightsOf(event("crew-drawn", { seat: 2, count: 3, cards: [""] }), 0).length, 3);
  assert.equal(newsOf([event("attack-lost", {}, 1), event("card-added", {}, 2)])!.index, 1);
});

test("players sit clockwise around the deck, oneself below", () => {
  for (let seats = 3; seats <= 10; seats += 1) {
    const places = seating(seats, 1, false);
    assert.deepEqual(
      places.map((place) => place.seat).toSorted((a, b) => a - b),
      Array.from({ length: seats }, (_, i) => i),
    );
    assert.equal(places.find((place) => place.seat === 1)!.side, "bottom");
  }
  const ten = seating(10, 0, false);
  const order = ten.map(({ seat: owner }) => owner);
  assert.ok(order.every((owner, i) => (owner + 1) % 10 === order[(i + 1) % 10]));
  assert.deepEqual(
    seating(4, 2, true).map(({ seat: owner }) => owner),
    [2, 3, 0, 1],
  );
});

test("buttons stand in the order of the hand, and others keep their places", () => {
  const choice = (text: string): Choice => {
    const [verb = "", ...words] = text.split(" ");
    const card = words.at(-1);
    const args: Record<string, string> = card ? { card } : {};
    if (words.length > 1) args["leader"] = words[0]!;
    return { verb, args, text, brings: [] };
  };
  const hand = sorted(["n2c2", "m1c4", "g1c2"]).map(({ name }) => name);
  assert.deepEqual(hand, ["n2c2", "g1c2", "m1c4"]);
  const texts = (...given: string[]) => inOrder(given.map(choice)).map(({ text }) => text);
  assert.deepEqual(texts("pass", "add m1c4", "add g1c2", "add n2c2", "reveal"), [
    "pass",
    "add n2c2",
    "add g1c2",
    "add m1c4",
    "reveal",
  ]);
  assert.deepEqual(
    texts(
      "support captain m1c4",
      "support mutineer m1c4",
      "support captain n2c2",
      "support mutineer n2c2",
    ),
    [
      "support captain n2c2",
      "support mutineer n2c2",
      "support captain m1c4",
      "support mutineer m1c4",
    ],
  );
});

test("what only befalls somebody is no turn of theirs", () => {
  const whose = (kind: string) => turnOf(event(kind, { seat: 1 }));
  for (const kind of ["destination-chosen", "card-added", "loot-shared", "mutiny-called"])
    assert.equal(whose(kind), 1, kind);
  for (const kind of ["crew-drawn", "crew-discarded", "crew-redealt", "loot-collected"])
    assert.equal(whose(kind), undefined, kind);
});
