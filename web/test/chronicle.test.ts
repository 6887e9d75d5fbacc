import assert from "node:assert/strict";
import { test } from "node:test";
import { chronicle } from "../src/lib/chronicle.ts";
import type { Happening, Situation } from "../src/lib/messages.ts";

const told = (index: number, card: string): Happening => ({
  index,
  at: 0,
  key: "test-dealt",
  args: { card },
});

function situation(seat: number | null, happenings: Happening[], since = 0): Situation {
  return { sequence: 4, table: { id: "table" }, seat, since, happenings } as unknown as Situation;
}

test("whoever sits down on the same device is told nothing that only the one before knew", () => {
  const [ania, bartek] = [[told(0, "sword")], [told(0, "unknown")]];
  assert.deepEqual(chronicle(situation(0, ania), []), ania);
  assert.deepEqual(chronicle(situation(1, bartek), []), bartek);
  assert.deepEqual(chronicle(situation(0, ania), []), ania);
});
