import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowBetween } from "../src/table/spots.ts";

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const SPEECH = box(250, 50, 880, 190);

const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

test("an arrow comes from where the guide speaks and ends at the edge of what it points at", () => {
  const arrow = arrowBetween(SPEECH, box(500, 400, 560, 460))!;
  const [x0, y0, , , x1, y1] = numbers(arrow.shaft);
  assert.deepEqual([x1, y1], [530, 400]);
  assert.deepEqual([x0, y0], [530, 336]);
});

test("an arrow to something beside the guide lies in its direction", () => {
  const arrow = arrowBetween(SPEECH, box(1000, 100, 1100, 140))!;
  const [x0, y0, , , x1, y1] = numbers(arrow.shaft);
  assert.equal(x1, 1004);
  assert.ok(x0! < x1);
  assert.equal(y0, y1);
});

test("what is near, or under the guide itself, needs no arrow", () => {
  assert.equal(arrowBetween(SPEECH, box(300, 200, 360, 260)), null);
  assert.equal(arrowBetween(SPEECH, box(240, 40, 900, 300)), null);
});
