import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening, Line } from "../src/lib/messages.ts";
import { entriesOf } from "../src/table/entries.ts";

const event = (index: number): Happening => ({ index, key: "test-moved", args: {} });
const line = (number: number, events: number): Line => ({ number, events, seat: 0, name: "", text: "ahoy", at: 0, key: "", args: {} });

const keys = (log: Happening[], lines: Line[]) => entriesOf(log, lines).map(({ key }) => key);

test("talk stands where it was said, whenever it is read", () => {
  assert.deepEqual(keys([event(0), event(1), event(2)], [line(1, 0), line(2, 2), line(3, 3)]), ["t1", "e0", "e1", "t2", "e2", "t3"]);
});

test("an event that nobody here is told leaves no hole", () => {
  assert.deepEqual(keys([event(0), event(4)], [line(1, 2), line(2, 2)]), ["e0", "t1", "t2", "e4"]);
});

test("talk about events still to be played waits at the end", () => {
  assert.deepEqual(keys([event(0)], [line(1, 5)]), ["e0", "t1"]);
});
