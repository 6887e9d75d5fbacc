import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pencilled, reasonFor, tapped } from "../src/games/martinique/deduction.ts";
import {
  byEnd,
  following,
  meant,
  movers,
  offerOf,
  shortest,
} from "../src/games/martinique/moves.ts";
import type { Prospect } from "../src/lib/messages.ts";
import { applied, shownOf } from "../src/games/martinique/projection.ts";
import type { MartiniqueView, SeatView } from "../src/games/martinique/view.ts";

const NOTHING: SeatView = {
  loot: [],
  jokers: 0,
  maps: [],
  hold: [],
  hold_points: [],
  points: { loads: 0, digits: 0, pairs: 0, treasure: 0, total: 0 },
};

/** Black on a1 (two steps) and f3, red on a2; one treasure is nearly black's. */
function arranged(change: Partial<MartiniqueView> = {}): MartiniqueView {
  return {
    stage: "dawn",
    tokens: { a1: "skull-2", a2: "rum-1", a3: "rum-3", b2: "parrot-1", f3: "map" },
    pirates: { a1: 0, f3: 0, a2: 1 },
    reserve: [0, 1],
    stools: [0, 1],
    digging: null,
    bar: { jokers: 2, maps: [true, false] },
    treasures: [
      { size: 2, tokens: ["skull-3", "rum-2"], points: 5, matched: [[false, true], []] },
      {
        size: 3,
        tokens: ["parrot-1", "parrot-2", "chest-2"],
        points: 5,
        matched: [[true, false, false], []],
      },
      { size: 4, tokens: [], points: 0, matched: [[], []] },
    ],
    bag: 20,
    seats: [
      { ...NOTHING, loot: ["rum-1", "parrot-3"], jokers: 1 },
      {
        ...NOTHING,
        maps: [
          { coordinate: null, open: false },
          { coordinate: "E", open: true },
        ],
      },
    ],
    notebook: {
      own: ["C"],
      own_open: ["4"],
      others_open: ["E"],
      letters: [..."ABDFGH"],
      digits: [..."1235678"],
      squares: [],
    },
    lost: null,
    options: { treasure_points: 0, enter_first: 3 },
    ...change,
  };
}

const reveals = (count: number): Prospect => ({
  kind: "gain",
  name: "reveal",
  key: "martinique-brings-reveal",
  args: { count },
});
const BRINGS: Record<string, Prospect[]> = {
  "move a1-a2-b2": [reveals(1)],
  "move a1-a2-a3": [reveals(1)],
};
const choice = (text: string) => {
  const [verb = "", word = "", jokers = ""] = text.split(" ");
  const names: Record<string, string> = {
    move: "path",
    load: "treasure",
    reveal: "slot",
    take: "bonus",
  };
  const args: Record<string, string> = { [names[verb] ?? "square"]: word };
  if (verb === "load") args.jokers = jokers.replace("jokers=", "");
  return { text, verb, args, brings: BRINGS[text] ?? [] };
};
const decision = (...texts: string[]) => ({
  id: 1,
  seat: 0,
  prompt: { key: "martinique-prompt-move", args: {} },
  options: texts.map(choice),
  form: null,
});

describe("moves", () => {
  const view = arranged();
  const walks = decision("move a1-b1-b2", "move a1-a2-b2", "move a1-a2-a3", "move f3-f4");

  test("the best way comes first: past an enemy with a face-down map", () => {
    const ways = byEnd(offerOf(walks, view), "a1").get("b2")!;
    assert.deepEqual(
      ways.map(({ choice }) => choice.text),
      ["move a1-a2-b2", "move a1-b1-b2"],
    );
    assert.equal(ways[0]!.reveals, 1);
  });

  test("touching the same end again goes round all ways", () => {
    const ways = byEnd(offerOf(walks, view), "a1").get("b2")!;
    assert.equal(following(ways, null), ways[0]);
    assert.equal(following(ways, ways[0]!.choice), ways[1]);
    assert.equal(following(ways, ways[1]!.choice), ways[0]);
  });

  test("choices are sorted by where they belong", () => {
    const offer = offerOf(
      decision("reveal 2", "take map-1", "load 3 jokers=rum", "load 3", "dig e5"),
      view,
    );
    assert.deepEqual([...offer.reveal.keys()], [1]);
    assert.deepEqual([...offer.take.keys()], ["map-1"]);
    assert.equal(offer.load.get(3)!.length, 2);
    assert.ok(offer.dig.has("e5"));
    assert.deepEqual(movers(offerOf(walks, view)), ["a1", "f3"]);
  });

  test("what a closed square was meant for", () => {
    assert.equal(meant("c1", walks, view, "a1"), "move a1-b1-c1");
    assert.equal(meant("c3", decision("enter a4"), view, null), "enter c3");
    assert.equal(meant("c3", decision("dig a4"), view, null), "dig c3");
    assert.equal(meant("a1", decision("move f3-f4"), view, null), "move a1");
    assert.deepEqual(shortest("b2", "a3"), ["b2", "a2", "a3"]);
  });
});

describe("notebook", () => {
  const book = arranged().notebook;

  test("why a coordinate is excluded", () => {
    assert.deepEqual(
      ["C", "4", "E", "A"].map((each) => reasonFor(book, each)),
      ["own", "own-open", "theirs", null],
    );
  });

  test("the pencil crosses out, then suspects, then is rubbed out", () => {
    const crossed = tapped({}, "A");
    assert.equal(pencilled(crossed, "a3"), "crossed");
    const suspected = tapped(crossed, "A");
    assert.equal(pencilled(suspected, "a3"), null);
    assert.equal(pencilled({ ...suspected, 3: "suspected" }, "a3"), "suspected");
    assert.deepEqual(tapped(suspected, "A"), {});
  });
});

describe("projection", () => {
  const event = (
    index: number,
    kind: string,
    args: Record<string, number | string | string[]>,
  ) => ({
    index,
    at: 0,
    key: `martinique-${kind}`,
    args,
  });

  test("events change a copy, one after the other", () => {
    const view = arranged();
    const moved = event(7, "moved", { seat: 0, path: ["a1", "b1", "c1"] });
    const after = shownOf(view, moved);
    assert.deepEqual(after.pirates, { c1: 0, f3: 0, a2: 1 });
    assert.equal(shownOf(view, moved), after);
    const seated = shownOf(view, event(8, "sat", { seat: 0, square: "c1", stool: 3 }));
    assert.deepEqual(seated.stools, [0, 1, 0]);
    assert.equal(shownOf(view, null), seated);
    assert.deepEqual(view.pirates, { a1: 0, f3: 0, a2: 1 });
  });

  test("tokens and maps find their owner", () => {
    const view = arranged();
    const loot = applied(view, event(1, "loot-taken", { seat: 0, square: "a1", token: "skull-2" }));
    assert.deepEqual(loot.seats[0]!.loot, ["rum-1", "parrot-3", "skull-2"]);
    assert.ok(!("a1" in loot.tokens));
    const map = applied(view, event(1, "map-taken", { seat: 1, square: "f3", coordinate: "" }));
    assert.deepEqual(map.seats[1]!.maps.at(-1), { coordinate: null, open: false });
    const up = applied(
      view,
      event(1, "map-turned-up", { seat: 0, owner: 1, slot: 1, coordinate: "7" }),
    );
    assert.deepEqual(up.seats[1]!.maps[0], { coordinate: "7", open: true });
  });

  test("unknown events change nothing", () => {
    const view = arranged();
    assert.equal(applied(view, event(1, "blocked", { seat: 0 })), view);
  });
});
