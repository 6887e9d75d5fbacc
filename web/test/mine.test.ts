import assert from "node:assert/strict";
import { test } from "node:test";
import type { MyTable } from "../src/lib/httpMessages.ts";
import { newTurns } from "../src/pages/mine.ts";

const table = (id: string, myTurn: boolean): MyTable => ({
  id,
  game: "martinique",
  status: "playing",
  seats: [],
  myTurn,
  changed: 0,
  guide: null,
  result: null,
  waiting: [],
  timeLeft: null,
});

test("a turn is new where there was none at the last look", () => {
  const before = [table("still", true), table("now", false), table("gone", true)];
  const now = [
    table("still", true),
    table("now", true),
    table("made", true),
    table("quiet", false),
  ];
  assert.deepEqual(
    newTurns(before, now).map(({ id }) => id),
    ["now", "made"],
  );
});
