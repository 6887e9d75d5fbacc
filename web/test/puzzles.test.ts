import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dayOf,
  daysBack,
  howMuch,
  NOTHING_SOLVED,
  puzzleOf,
  streak,
  withOutcome,
} from "../src/lib/puzzles.ts";

const PUZZLES = ["a", "b", "c"];

test("a day shows the same puzzle to everybody, and each in turn", () => {
  const days = daysBack("2026-03-01", 3);
  assert.deepEqual(days, ["2026-03-01", "2026-02-28", "2026-02-27"]);
  const shown = days.map((day) => puzzleOf(PUZZLES, day, "2026-03-01"));
  assert.deepEqual([...shown].sort(), PUZZLES);
  assert.equal(puzzleOf(PUZZLES, "2026-03-04", "2026-03-04"), shown[0]);
});

test("a day that has not come, or is none, shows nothing", () => {
  assert.equal(puzzleOf(PUZZLES, "2026-03-02", "2026-03-01"), null);
  assert.equal(puzzleOf(PUZZLES, "2026-02-30x", "2026-03-01"), null);
  assert.equal(puzzleOf(PUZZLES, "yesterday", "2026-03-01"), null);
  assert.equal(puzzleOf([], "2026-03-01", "2026-03-01"), null);
});

test("the day is that of the calendar where one is", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});

test("what came first of a puzzle stands", () => {
  const shown = withOutcome(NOTHING_SOLVED, "a", "shown", "2026-03-01", "2026-03-01");
  assert.deepEqual(shown, { outcomes: { a: "shown" }, days: [] });
  assert.equal(withOutcome(shown, "a", "found", "2026-03-01", "2026-03-01"), shown);
});

test("days in a row count those on which one of that day was found", () => {
  const found = (before = NOTHING_SOLVED, id: string, day: string, today: string) =>
    withOutcome(before, id, "found", day, today);
  let solved = found(undefined, "a", "2026-02-28", "2026-02-28");
  solved = found(solved, "b", "2026-03-01", "2026-03-01");
  solved = found(solved, "c", "2026-02-27", "2026-03-01");
  assert.deepEqual(solved.days, ["2026-02-28", "2026-03-01"]);
  assert.equal(streak(solved.days, "2026-03-01"), 2);
  assert.equal(streak(solved.days, "2026-03-02"), 2);
  assert.equal(streak(solved.days, "2026-03-03"), 0);
});

test("how much worse a move is comes in three words", () => {
  assert.deepEqual([30, 60, 150].map(howMuch), ["little", "clearly", "much"]);
});
