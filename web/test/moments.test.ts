import assert from "node:assert/strict";
import { test } from "node:test";
import { momentHash, momentOf } from "../src/lib/moments.ts";
import { turnAt, turnBack, turnOn } from "../src/lib/turns.ts";

test("an address leads back to the moment it was made of", () => {
  assert.deepEqual(momentOf(momentHash(12, null)), { step: 12 });
  assert.deepEqual(momentOf(momentHash(12, 0)), { step: 12, seat: 0 });
});

test("what is no moment is none", () => {
  for (const hash of ["", "#", "#rules", "#12.", "#-1", "#1e3", "#12.0.1", "#1234567890"])
    assert.equal(momentOf(hash), null, hash);
});

const TURNS = [
  { step: 0, seat: 1 },
  { step: 4, seat: 0 },
  { step: 9, seat: 1 },
];

test("from inside a turn one goes back to its beginning, from there to the one before", () => {
  assert.equal(turnBack(TURNS, 6), 4);
  assert.equal(turnBack(TURNS, 4), 0);
  assert.equal(turnBack(TURNS, 0), 0);
});

test("one goes on to the beginning of the next turn, and at last to the end", () => {
  assert.equal(turnOn(TURNS, 0, 12), 4);
  assert.equal(turnOn(TURNS, 5, 12), 9);
  assert.equal(turnOn(TURNS, 9, 12), 12);
  assert.equal(turnOn([], 0, 3), 3);
});

test("an action belongs to the turn that began before it", () => {
  // Step 4 shows the last action of the first turn.
  assert.equal(turnAt(TURNS, 4), 0);
  assert.equal(turnAt(TURNS, 5), 1);
  assert.equal(turnAt(TURNS, 12), 2);
  assert.equal(turnAt(TURNS, 0), -1);
});
