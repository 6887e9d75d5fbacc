import assert from "node:assert/strict";
import { test } from "node:test";
import type { TurningPoint } from "../src/lib/analysisMessages.ts";
import { line, nextTurn, percent, stepAt } from "../src/lib/chances.ts";

test("a line goes from left to right, a sure win at the top", () => {
  assert.equal(line([[0.5, 0.5], [1, 0]], 0, 100, 40), "0.0,20.0 100.0,0.0"); // prettier-ignore
  assert.equal(line([[0.5, 0.5], [1, 0]], 1, 100, 40), "0.0,20.0 100.0,40.0"); // prettier-ignore
  assert.equal(line([[0.25]], 0, 100, 40), "0.0,30.0");
});

test("a click finds the nearest step, and none beyond the ends", () => {
  assert.deepEqual(
    [-0.1, 0.24, 0.26, 1.2].map((part) => stepAt(part, 2)),
    [0, 0, 1, 2],
  );
});

test("turning points are gone through one after the other", () => {
  const turns = [4, 9].map((at) => ({ at }) as TurningPoint);
  assert.deepEqual(
    [0, 5, 10].map((step) => nextTurn(turns, step)),
    [5, 10, 5],
  );
  assert.equal(nextTurn([], 3), null);
});

test("chances are whole percents", () => assert.equal(percent(0.126), "13%"));
