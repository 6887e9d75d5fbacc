import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening, Situation } from "../src/lib/messages.ts";
import { resumed, untold } from "../src/lib/seen.ts";

const told = (...keys: string[]): Happening[] =>
  keys.map((key, index) => ({ index, at: 0, key, args: {} }));

const situation = (change: Partial<Situation>): Situation =>
  ({
    sequence: 1,
    seat: 1,
    since: 0,
    happenings: [],
    waiting: [],
    decision: null,
    view: {},
    ...change,
  }) as Situation;

const before = situation({ sequence: 3, view: { ship: "port" }, waiting: [0] });
const now = situation({
  sequence: 4,
  view: { ship: "sea" },
  waiting: [1],
  decision: { id: 7, seat: 1, prompt: { key: "test-move", args: {} }, options: [], form: null },
  happenings: told("dealt", "sailed", "fought"),
});

test("who sits down again is led from what they saw to what is now", () => {
  const found = resumed({ situation: before, log: told("dealt") }, now)!;
  assert.deepEqual(found.log, told("dealt"));
  assert.deepEqual(found.scene.view, { ship: "port" });
  assert.deepEqual([found.scene.waiting, found.scene.decision], [[1], null]);
  assert.equal(found.next.since, 1);
  assert.deepEqual(
    found.next.happenings.map(({ key }) => key),
    ["sailed", "fought"],
  );
  assert.deepEqual(found.next.decision, now.decision);
});

test("after an undo, what somebody saw leads nowhere", () => {
  assert.equal(resumed({ situation: before, log: told("dealt", "rowed") }, now), null);
});

test("an event that is told once more is not played once more", () => {
  const log = told("dealt", "sailed");
  assert.deepEqual(untold(log, told("dealt", "sailed").slice(1)), []);
  assert.deepEqual(untold(log, told("dealt", "sailed", "fought").slice(1)), [
    told("dealt", "sailed", "fought")[2],
  ]);
});

test("what stands in the place of an event taken back is new, and all that follows it", () => {
  const now = told("dealt", "taken back", "sailed");
  assert.deepEqual(untold(told("dealt", "sailed", "sailed"), now), now.slice(1));
});
