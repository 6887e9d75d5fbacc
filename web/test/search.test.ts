import assert from "node:assert/strict";
import { test } from "node:test";
import { finder } from "../src/lib/search.ts";

test("words are found without their marks and with the apostrophe of the keyboard", () => {
  assert.ok(finder("lodz")("Łódź"));
  assert.ok(finder("crow's NEST")("Crow’s Nest"));
  assert.ok(finder("Crow’s")("Crow's Nest"));
  assert.ok(!finder("crow's deck")("Crow’s Nest"));
});
