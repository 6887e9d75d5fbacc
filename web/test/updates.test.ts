import assert from "node:assert/strict";
import { test } from "node:test";

import type { Situation, Update } from "../src/lib/messages.ts";
import { updated } from "../src/lib/updates.ts";

const before = {
  type: "situation",
  sequence: 3,
  since: 0,
  happenings: [{ index: 0, at: 0, key: "martinique-event-began", args: {} }],
  given: [],
  timeLeft: 12.5,
  seat: 0,
  view: { tokens: { a1: "map" }, bag: 20, digging: 3 },
  waiting: [0],
  decision: { id: 1, seat: 0, prompt: { key: "p", args: {} }, options: [], form: null },
  undo: ["own"],
} as unknown as Situation;

const news: Update = {
  type: "update",
  sequence: 4,
  since: 1,
  happenings: [],
  given: [],
  timeLeft: null,
  times: [],
};

test("what an update leaves out is as it was", () => {
  const now = updated(before, news);
  const { sequence, since, happenings, timeLeft, times } = news;
  assert.deepEqual(now, { ...before, sequence, since, happenings, timeLeft, times });
  assert.equal(now.view, before.view);
});

test("what it tells takes the place of what was told before, of a view each member", () => {
  const now = updated(before, {
    ...news,
    decision: null,
    undo: [],
    view: { tokens: {}, digging: null },
  });
  assert.equal(now.type, "situation");
  assert.equal(now.decision, null);
  assert.deepEqual(now.undo, []);
  assert.deepEqual(now.view, { tokens: {}, bag: 20, digging: null });
  assert.deepEqual(before.view, { tokens: { a1: "map" }, bag: 20, digging: 3 });
});
