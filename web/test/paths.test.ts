import assert from "node:assert/strict";
import { test } from "node:test";
import { rounded } from "../plugins/paths.ts";

test("numbers become whole, and signs separate them", () => {
  assert.equal(rounded("M10.4,20.6L30.2-5.1Z"), "M10 21L30-5Z");
});

test("errors of many steps do not add up", () => {
  const steps = "l.4 0".repeat(10);
  assert.equal(rounded(`M0 0${steps}H9`), "M0 0l0 0 1 0 0 0 1 0 0 0 0 0 1 0 0 0 1 0 0 0H9");
});

test("flags of an arc may stand close together", () => {
  assert.equal(rounded("m1 1a2.6 2.6 0 01.4 1.4z"), "m1 1a3 3 0 0 1 0 1z");
});

test("after closing, steps begin where the outline began", () => {
  assert.equal(rounded("m5.5 5.5 10 0zm1 1"), "m6 6l10 0zm1 1");
});
