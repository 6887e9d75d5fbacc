import assert from "node:assert/strict";
import { test } from "node:test";
import { Presses } from "../src/table/presses.ts";

test("a press is one of its own half a second after the last", () => {
  const presses = new Presses();
  assert.equal(presses.press(1000), true);
  assert.equal(presses.press(1499), false);
  assert.equal(presses.press(1999), true);
});

test("a held key never becomes a second press", () => {
  const presses = new Presses();
  presses.press(0);
  const repeated = Array.from({ length: 40 }, (_, i) => presses.press(30 * (i + 1)));
  assert.ok(!repeated.includes(true));
});

test("nobody reads a question at once", () => {
  const presses = new Presses();
  assert.equal(presses.isRead(0), true);
  presses.ask(1000);
  assert.equal(presses.isRead(1299), false);
  assert.equal(presses.isRead(1300), true);
});
