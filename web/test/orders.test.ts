import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../src/lib/httpMessages.ts";
import {
  firstOrder,
  fits,
  inOrder,
  matters,
  quickOrder,
  renewed,
  seatsOf,
  sorted,
  usualOrder,
} from "../src/pages/orders.ts";

const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  id: "maracaibo",
  titles: {},
  seats: [1, 2, 3, 4],
  options: [
    { name: "layout", values: ["main", "two-channels"] },
    { name: "location-groups", values: ["as-dealt", "broken-up"] },
    { name: "retirement", values: ["off", "on"] },
    { name: "rivers", values: ["crossed", "behind"] },
    { name: "difficulty", values: ["0", "1"] },
  ],
  bots: ["easy", "medium", "hard", "expert"],
  styles: ["raider", "builder"],
  clocks: [],
  voyage: [],
  board: false,
  ...more,
});

test("one click plays with few, against a bot of medium strength, by the usual rules", () => {
  assert.deepEqual(usualOrder(game()), {
    owners: ["me", "bot:medium"],
    options: {
      layout: "main",
      "location-groups": "as-dealt",
      retirement: "off",
      rivers: "crossed",
      difficulty: "0",
    },
    clock: 0,
    pace: { kind: "none", seconds: 0, added: 0, flag: "move", holiday: 0 },
    listed: false,
  });
  assert.equal(usualOrder(game({ id: "jolly-roger", seats: [3, 4, 5] })).owners.length, 4);
  assert.equal(usualOrder(game({ seats: [3, 4, 5] })).owners.length, 3);
});

test("a first game has the easiest set-up", () => {
  assert.equal(firstOrder(game()).options["location-groups"], "broken-up");
  assert.ok(fits(game(), firstOrder(game())));
});

test("one click plays as last time, unless somebody would have to be waited for", () => {
  const last = { ...usualOrder(game()), owners: ["bot:hard", "me", "bot:easy"] };
  assert.equal(quickOrder(game(), last), last);
  for (const other of ["open", "here"])
    assert.deepEqual(quickOrder(game(), { ...last, owners: ["me", other] }), usualOrder(game()));
  assert.deepEqual(quickOrder(game(), null), usualOrder(game()));
});

test("what was chosen before may not be there any more", () => {
  const last = usualOrder(game());
  assert.ok(fits(game(), last));
  assert.ok(!fits(game({ bots: ["easy"] }), last));
  const raiding = { ...last, owners: ["me", "bot:hard-raider"] };
  assert.ok(fits(game(), raiding));
  assert.ok(!fits(game({ styles: ["builder"] }), raiding));
  assert.ok(!fits(game({ seats: [3] }), last));
  assert.ok(!fits(game({ options: [] }), last));
  assert.ok(!fits(game({ options: [{ name: "layout", values: ["other"] }] }), last));
  assert.ok(!fits(game(), { ...last, clock: 20 }));
  assert.ok(!fits(game(), { ...last, pace: { ...last.pace, kind: "move", seconds: 7 } }));
  assert.ok(!fits(game(), { ...last, owners: ["bot:medium", "open"] }));
});

test("bots that were chosen by their former names have levels now", () => {
  const owners = ["me", "bot:random", "bot:greedy", "bot:mcts", "bot:expert", "open"];
  assert.deepEqual(renewed(owners), [
    "me",
    "bot:easy",
    "bot:medium",
    "bot:hard",
    "bot:expert",
    "open",
  ]);
});

test("options come in the order in which they are wanted", () => {
  const { wanted, rare } = sorted(game());
  assert.deepEqual(
    wanted.map(({ name }) => name),
    ["difficulty", "layout", "retirement"],
  );
  assert.deepEqual(
    rare.map(({ name }) => name),
    ["location-groups", "rivers"],
  );
  assert.deepEqual(sorted(game({ id: "new" })).rare, []);
});

test("numbers stand in their order, words as the game has them", () => {
  assert.deepEqual(inOrder(["3", "1", "2", "10"]), ["1", "2", "3", "10"]);
  assert.deepEqual(inOrder(["main", "another"]), ["main", "another"]);
});

test("what changes nothing is not asked", () => {
  const two = usualOrder(game());
  assert.ok(!matters("maracaibo", "difficulty", two));
  assert.ok(matters("maracaibo", "difficulty", { ...two, owners: ["me"] }));
  assert.ok(!matters("maracaibo", "rivers", two));
  assert.ok(matters("maracaibo", "rivers", { ...two, options: { retirement: "on" } }));
  assert.ok(matters("marauders", "length", two));
});

test("seats are ordered with their names and faces", () => {
  const order = { ...usualOrder(game()), owners: ["me", "bot:hard", "here", "open"] };
  assert.deepEqual(
    seatsOf(order, { name: "Ania", portrait: "edda" }, (seat) => `at ${seat}`),
    [
      { kind: "me", name: "Ania", portrait: "edda" },
      { kind: "bot", bot: "hard" },
      { kind: "here", name: "at 2" },
      { kind: "open" },
    ],
  );
});
