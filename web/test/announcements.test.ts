import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening } from "../src/lib/messages.ts";
import { announcement } from "../src/table/announcements.ts";

const event = (key: string, index: number): Happening => ({ key, index, at: 0, args: {} });
const events = (...keys: string[]) => keys.map(event);
const teller = {
  hits: ({ key }: Happening) => key.startsWith("hit"),
  words: ({ key }: Happening) => `${key}.`,
  more: (count: number) => `${count} more.`,
};

test("what hits me is told first and in full", () => {
  assert.equal(announcement(events("a", "hit1", "hit2", "hit3"), teller), "hit1. hit2. hit3. a.");
});

test("of the rest only the latest is told", () => {
  assert.equal(announcement(events("a", "b"), teller), "a. b.");
  assert.equal(announcement(events("a", "b", "hit", "c", "d"), teller), "hit. c. d. 2 more.");
});
