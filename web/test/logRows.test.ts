import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening, Line } from "../src/lib/messages.ts";
import { logRows } from "../src/table/logRows.ts";

const event = (index: number, at = 0): Happening => ({ index, at, key: "test-moved", args: {} });
const line = (number: number, events: number, at = 0): Line => ({
  number,
  events,
  seat: 0,
  name: "",
  text: "ahoy",
  at,
  key: "",
  args: {},
});

const keys = (log: Happening[], lines: Line[]) => logRows(log, lines).map(({ key }) => key);

test("talk stands where it was said, whenever it is read", () => {
  assert.deepEqual(keys([event(0), event(1), event(2)], [line(1, 0), line(2, 2), line(3, 3)]), [
    "t1",
    "e0",
    "e1",
    "t2",
    "e2",
    "t3",
  ]);
});

test("an event that nobody here is told leaves no hole", () => {
  assert.deepEqual(keys([event(0), event(4)], [line(1, 2), line(2, 2)]), ["e0", "t1", "t2", "e4"]);
});

test("talk about events still to be played waits at the end", () => {
  assert.deepEqual(keys([event(0)], [line(1, 5)]), ["e0", "t1"]);
});

test("after a long pause a line says when it went on", () => {
  const log = [event(0, 1000), event(1, 1100), event(2, 9000), event(3, 0), event(4, 9900)];
  const since = logRows(log, [line(1, 2, 5000)]).map((row) => row.since ?? 0);
  assert.deepEqual(since, [1000, 0, 5000, 9000, 0, 0]);
});
