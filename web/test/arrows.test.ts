import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowBetween, meets, type Box } from "../src/table/arrows.ts";

const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const PAGE = box(0, 0, 1280, 720);
const SPEECH = box(250, 50, 880, 190);
const TARGET = box(500, 400, 560, 460);

const arrowTo = (to: Box, ...taken: Box[]) => arrowBetween(SPEECH, to, taken, PAGE);

function ends({ shaft }: { shaft: string }) {
  const [x0 = NaN, y0 = NaN, , , x1 = NaN, y1 = NaN] = shaft.match(/-?[\d.]+/g)!.map(Number);
  return { start: { x: x0, y: y0 }, end: { x: x1, y: y1 } };
}

/** A box around the whole arrow, as wide as its shaft. */
function room(arrow: { shaft: string }): Box {
  const { start, end } = ends(arrow);
  return box(
    Math.min(start.x, end.x) - 4,
    Math.min(start.y, end.y) - 4,
    Math.max(start.x, end.x) + 4,
    Math.max(start.y, end.y) + 4,
  );
}

test("an arrow comes from where the guide speaks and ends at the edge of what it points at", () => {
  assert.deepEqual(ends(arrowTo(TARGET)!), { start: { x: 530, y: 336 }, end: { x: 530, y: 400 } });
});

test("an arrow to something beside the guide lies in its direction", () => {
  const { start, end } = ends(arrowTo(box(1000, 100, 1100, 140))!);
  assert.equal(end.x, 1004);
  assert.ok(start.x < end.x);
  assert.equal(start.y, end.y);
});

test("what is near, or under the guide itself, needs no arrow", () => {
  assert.equal(arrowTo(box(300, 200, 360, 260)), null);
  assert.equal(arrowTo(box(240, 40, 900, 300)), null);
});

test("an arrow goes round a heading above what it points at", () => {
  const heading = box(480, 350, 580, 370);
  const arrow = arrowTo(TARGET, heading)!;
  assert.ok(!meets(room(arrow), heading));
});

test("it is shorter where there is less room", () => {
  const button = box(400, 300, 700, 345);
  const { start, end } = ends(arrowTo(TARGET, button)!);
  assert.deepEqual([start.y, end.y], [352, 400]);
});

test("it is left out where it would lie on something from every side, or leave the page", () => {
  assert.equal(
    arrowTo(TARGET, box(400, 300, 700, 395), box(400, 300, 496, 500), box(564, 300, 700, 500)),
    null,
  );
  const corner = box(0, 690, 40, 720);
  assert.equal(arrowTo(corner, box(0, 600, 120, 689), box(42, 600, 200, 720)), null);
});
