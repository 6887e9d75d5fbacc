import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { learn } from "../src/games/deliveries/pieces.ts";
import { held, sorted } from "../src/games/deliveries/hand.ts";
import { flightsOf } from "../src/games/deliveries/motion.ts";
import { cardsOf, forQuay, meant, offerOf, withCard } from "../src/games/deliveries/moves.ts";
import { applied, shownOf } from "../src/games/deliveries/projection.ts";
import { storyOf } from "../src/games/deliveries/story.ts";
import { turnOf } from "../src/games/deliveries/turns.ts";
import { pairOf } from "../src/games/deliveries/reading.ts";
import type { DeliveriesView, SeatView } from "../src/games/deliveries/view.ts";
import { merged } from "../src/lib/chronicle.ts";
import type { Choice, Decision, Happening } from "../src/games/types.ts";
import { piecesOf } from "./components.ts";

learn(piecesOf("deliveries"));

const NOBODY: SeatView = {
  cards: 0,
  hand: [],
  known: [],
  unseen: [],
  wolves: 0,
  delivered: [],
  points: { deliveries: 0, hand: 0, wolves: 0, events: 0, total: 0 },
  total: 0,
  delivered_for: [],
  earlier: 0,
  worth: null,
};

function seat(hand: string[], change: Partial<SeatView> = {}): SeatView {
  return { ...NOBODY, cards: hand.length, hand, known: hand, ...change };
}

function table(change: Partial<DeliveriesView> = {}): DeliveriesView {
  return {
    stage: "turn",
    game: 1,
    first: 0,
    row: ["fish-6", "red-2", "gold-1", "rats"],
    pile: {
      cards: 21,
      parts: [
        { cards: 2, deliveries: 0 },
        { cards: 0, deliveries: 1 },
        { cards: 17, deliveries: 1 },
      ],
      least_until_delivery: 2,
      most_until_delivery: 2,
    },
    deliveries: 1,
    delivery: 2,
    deliveries_left: 2,
    discards: [],
    seats: [seat(["blue-4", "fish-2", "red-1"]), seat(["pigs-3"], { cards: 2, unseen: [[]] })],
    options: { target: 0, poor_visibility: false, vouched: false },
    ...change,
  };
}

const event = (index: number, kind: string, args: Happening["args"] = {}): Happening => ({
  index,
  at: 0,
  key: `deliveries-${kind}`,
  args,
});

/** What the rules tell of some deliveries. */
const POINTS: Record<string, number> = {
  "deliver blue-4,fish-2": 6,
  "deliver blue-1,fish-2": 3,
  "deliver blue-1,fish-5": 6,
};

function choice(text: string): Choice {
  const [verb, word = ""] = text.split(" ");
  const name = verb === "deliver" ? "cards" : verb === "play" ? "event" : "card";
  const points = POINTS[text];
  const brings: Choice["brings"] = points
    ? [{ kind: "gain", name: "points", key: "deliveries-brings-points", args: { points } }]
    : [];
  return { text, verb: verb!, args: word ? { [name]: word } : {}, brings };
}

const decision = (...texts: string[]): Decision => ({
  id: 1,
  seat: 0,
  prompt: { key: "", args: {} },
  options: texts.map(choice),
  form: null,
});

describe("a hand", () => {
  test("goes by colour, ships before goods, events and Sea Wolves last", () => {
    const hand = ["rats", "gold-1", "fish-2", "blue-1", "blue-4", "yellow-3"];
    assert.deepEqual(sorted(hand), ["blue-4", "blue-1", "fish-2", "yellow-3", "gold-1", "rats"]);
    assert.equal(held(seat(hand, { wolves: 1 })).at(-1)!.kind, "wolf");
  });

  test("shows what the rules say of each card, and nothing of one that has just come", () => {
    const cost = { now: 0, partner: null, cost: 1, delivered: false };
    const worth = { cards: { "red-1": cost }, pairs: {}, now: 0, left: 1, ended: -1 };
    const cards = held(seat(["red-1", "gold-1"], { worth }));
    assert.deepEqual(
      cards.map((card) => card.worth),
      [cost, null],
    );
  });
});

describe("choices", () => {
  const offer = offerOf(
    decision("deliver blue-4,fish-2", "deliver blue-1,fish-2", "deliver blue-1,fish-5", "done"),
  );

  test("a touch takes the best partner, and keeps the one chosen before", () => {
    assert.equal(withCard(offer, "fish-2", null)!.text, "deliver blue-4,fish-2");
    assert.equal(
      withCard(offer, "fish-2", choice("deliver blue-1,fish-5"))!.text,
      "deliver blue-1,fish-2",
    );
    assert.equal(withCard(offer, "rats", null), null);
    assert.equal(forQuay(offer, "blue")!.text, "deliver blue-4,fish-2");
    assert.equal(forQuay(offer, "red"), null);
  });

  test("a turn offers row, pile and hand; a Sea Wolf protects", () => {
    const turn = offerOf(decision("take fish-6", "draw", "discard red-1", "play rats"));
    assert.deepEqual(
      [[...turn.take.keys()], turn.draw?.text, [...turn.hand.keys()]],
      [["fish-6"], "draw", ["red-1", "rats"]],
    );
    assert.deepEqual(cardsOf(choice("protect")), ["sea-wolf"]);
  });

  test("a touch in vain asks for the rule", () => {
    assert.equal(meant("blue-4", decision("done"), ["blue-4", "gold-1"]), "deliver blue-4,gold-1");
    assert.equal(meant("red-1", decision("lose fish-2"), ["red-1"]), "lose red-1");
    assert.equal(meant("rats", decision("done"), ["rats"]), "play rats");
  });
});

describe("events change the table", () => {
  test("an open card is taken and replaced", () => {
    const view = table();
    const taken = shownOf(view, event(5, "took-open", { seat: 1, card: "red-2" }));
    assert.deepEqual(taken.row, ["fish-6", "", "gold-1", "rats"]);
    assert.deepEqual(flightsOf(event(5, "took-open", { seat: 1, card: "red-2" }), taken, 0), [
      { card: "red-2", from: "row-1", to: "seat-1" },
    ]);
    const filled = shownOf(view, event(6, "row-filled", { card: "pigs-1" }));
    assert.deepEqual([filled.row[1], filled.pile.cards], ["pigs-1", 20]);
    assert.equal(shownOf(view, event(6, "row-filled", { card: "pigs-1" })), filled);
  });

  test("a delivery leaves the hand and counts", () => {
    const mine = applied(
      table(),
      event(1, "delivered", { seat: 0, cards: ["blue-4", "fish-2"], points: 6 }),
    ).seats[0]!;
    assert.deepEqual([mine.hand, mine.cards, mine.points.deliveries], [["red-1"], 1, 6]);
    assert.deepEqual(pairOf(mine, "blue"), { cards: ["blue-4", "fish-2"], points: 6 });
  });

  test("an unseen card that is lost was one of those unseen", () => {
    const theirs = applied(table(), event(1, "card-lost", { seat: 1, card: "gold-2" })).seats[1]!;
    assert.deepEqual([theirs.cards, theirs.unseen, theirs.known], [1, [], ["pigs-3"]]);
  });
});

describe("stories", () => {
  test("an event and whom it hit", () => {
    const story = storyOf([
      event(1, "event-played", { seat: 1, event: "rats", colour: "blue" }),
      event(2, "card-lost", { seat: 1, card: "fish-2" }),
      event(3, "hand-shown", { seat: 0, colour: "blue", cards: ["red-1"] }),
      event(4, "drew", { seat: 1, card: "" }),
    ]);
    assert.ok(story?.kind === "event");
    assert.deepEqual(
      story.fates.map(({ seat: who, how }) => [who, how]),
      [
        [1, "lost"],
        [0, "shown"],
      ],
    );
    assert.equal(story.last, 3);
  });

  test("a delivery goes on until the Sea Wolf has gone", () => {
    const story = storyOf([
      event(1, "delivery-came", { seat: 0, number: 2 }),
      event(2, "delivered", { seat: 0, cards: ["blue-4", "fish-2"], points: 6 }),
      event(3, "nothing-delivered", { seat: 1 }),
      event(4, "wolf-declined", { seat: 0 }),
      event(5, "wolf-hired", { seat: 1 }),
    ]);
    assert.ok(story?.kind === "delivery");
    assert.deepEqual(
      [story.pairs.get(0), story.points.get(0), story.passed, story.declined, story.wolf],
      [[["blue-4", "fish-2"]], 6, [1], [0], 1],
    );
  });

  test("new events take the place of those undone", () => {
    const before = [event(1, "drew"), event(2, "drew")];
    assert.deepEqual(
      merged(before, [event(2, "discarded")]).map(({ key }) => key),
      ["deliveries-drew", "deliveries-discarded"],
    );
    assert.equal(merged(before, []), before);
  });
});

test("whatever a turn is spent on is told as that player's", () => {
  const whose = (kind: string) => turnOf(event(0, kind, { seat: 1 }));
  for (const kind of ["took-open", "drew", "discarded", "event-played"])
    assert.equal(whose(kind), 1, kind);
  for (const kind of ["card-lost", "wolf-used", "delivered"])
    assert.equal(whose(kind), undefined, kind);
  assert.equal(whose("delivery-came"), null);
});

test("only the best pair of a kind is counted, and of equal cards one", () => {
  const card = (now: number, cost: number) => ({ now, partner: null, cost, delivered: false });
  const hand = seat(["blue-6", "blue-4", "fish-2", "fish-2", "red-1"], {
    worth: {
      cards: {
        "blue-6": card(8, 6),
        "blue-4": card(6, 4),
        "fish-2": card(8, 2),
        "red-1": card(0, 1),
      },
      pairs: { blue: 8 },
      now: 8,
      left: 7,
      ended: 1,
    },
  });
  const laid = held(hand).map(({ key, laid }) => [key, laid]);
  assert.deepEqual(laid, [
    ["blue-6#0", true],
    ["blue-4#0", false],
    ["fish-2#0", true],
    ["fish-2#1", false],
    ["red-1#0", false],
  ]);
});
