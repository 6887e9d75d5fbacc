import assert from "node:assert/strict";
import { test } from "node:test";
import { bounds, level, spots } from "../src/lib/plots.ts";

test("an axis begins at nothing, goes below it where it must, and is never empty", () => {
  assert.deepEqual(bounds([3, 9]), [0, 9]);
  assert.deepEqual(bounds([-4, 9]), [-4, 9]);
  assert.deepEqual(bounds([-4, -2]), [-4, 0]);
  assert.deepEqual(bounds([0]), [0, 1]);
  assert.deepEqual(bounds([]), [0, 1]);
});

test("values stand side by side, the highest at the top", () => {
  assert.deepEqual(spots([0, 10, 5], 100, 50), [
    { x: 0, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 25 },
  ]);
});

test("a single value stands in the middle", () => {
  assert.deepEqual(spots([7], 100, 50), [{ x: 50, y: 0 }]);
});

test("a level is that of the same axis", () => {
  assert.equal(level(5, [0, 10], 50), 25);
  assert.equal(level(0, [-10, 10], 50), 25);
});
