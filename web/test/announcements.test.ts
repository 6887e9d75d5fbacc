import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening } from "../src/lib/messages.ts";
import { digest, Questioner } from "../src/table/announcements.ts";

const event = (key: string, index: number): Happening => ({ key, index, at: 0, args: {} });
const events = (...keys: string[]) => keys.map(event);
const teller = {
  hits: ({ key }: Happening) => key.startsWith("hit"),
  worth: ({ key }: Happening) => key.startsWith("worth"),
  words: ({ key }: Happening) => `${key}.`,
};
const MANY = ["a", "hit1", "b", "worth1", "c", "hit2", "d"];

test("everything is told, in its order", () => {
  assert.equal(digest(events(...MANY), { ...teller, short: false }), `${MANY.join(". ")}.`);
});

test("in short only what hits me or is worth a picture is told, in its order", () => {
  assert.equal(digest(events(...MANY), { ...teller, short: true }), "hit1. worth1. hit2.");
});

const asked = (id: number | null, sentence: string, next = "", window = false) => ({
  id,
  sentence,
  next,
  window,
});

test("a question is said once, and what comes next only the first time", () => {
  const questioner = new Questioner(() => "Again.");
  assert.equal(questioner.words(asked(1, "Sail?", "Then stop."), true, false), "Sail? Then stop.");
  assert.equal(questioner.words(asked(1, "Sail?", "Then stop."), true, false), "");
  assert.equal(questioner.words(asked(2, "Buy?"), false, false), "Buy?");
  assert.equal(questioner.words(asked(3, "Sail?", "Then stop."), false, false), "Sail?");
});

test("a question of every turn is said in every turn", () => {
  const questioner = new Questioner(() => "Again.");
  questioner.words(asked(1, "Take a card?"), false, false);
  assert.equal(questioner.words(asked(2, "Take a card?"), true, false), "Take a card?");
  assert.equal(questioner.words(asked(2, "Take a card?"), true, false), "");
});

test("the same question in a window is not said in full again", () => {
  const questioner = new Questioner(() => "Again.");
  questioner.words(asked(1, "Pass?", "", true), false, false);
  assert.equal(questioner.words(asked(2, "Pass?", "", true), true, false), "Again.");
  // Somebody passed, which is no event.
  assert.equal(questioner.words(asked(3, "Pass?", "", true), false, false), "");
});

test("who is waited for is said, and then the question again", () => {
  const questioner = new Questioner(() => "Again.");
  questioner.words(asked(1, "Pass?"), false, false);
  assert.equal(questioner.words(asked(null, "Ola thinks."), false, false), "Ola thinks.");
  assert.equal(questioner.words(asked(2, "Pass?"), true, true), "Pass?");
});

test("a slow rival does not have the question of a window said in full again", () => {
  const questioner = new Questioner(() => "Again.");
  questioner.words(asked(1, "Pass?", "", true), false, false);
  assert.equal(questioner.words(asked(null, "Ola thinks."), false, false), "Ola thinks.");
  assert.equal(questioner.words(asked(null, "Ola thinks."), false, false), "");
  assert.equal(questioner.words(asked(2, "Pass?", "", true), true, false), "Again.");
  assert.equal(questioner.words(asked(null, "Ola thinks."), false, false), "Ola thinks.");
});
