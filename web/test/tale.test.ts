import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happening } from "../src/lib/messages.ts";
import { cardsOf } from "../src/table/tale/cards.ts";
import { sinceTurnOf, turnsOf } from "../src/table/tale/turns.ts";

const icon = { name: "anchor", path: "" };
const event = (key: string, seat?: number) => ({ key, args: seat === undefined ? {} : { seat } });
const log = (...told: ReturnType<typeof event>[]): Happening[] =>
  told.map((each, index) => ({ ...each, index, at: 0 }) as Happening);
const turn = ({ key, args }: Happening) =>
  key === "sailed" ? Number(args.seat) : key === "round" ? null : undefined;
const keys = (turns: { actor: unknown; events: Happening[] }[]) =>
  turns.map(({ actor, events }) => `${String(actor)}: ${events.map(({ key }) => key).join(" ")}`);

const PLAYED = log(
  event("sailed", 0),
  event("sailed", 1),
  event("hit", 0),
  event("round"),
  event("income", 0),
  event("sailed", 2),
  event("bought", 2),
);

test("a turn goes on until another begins, whomever its events concern", () => {
  assert.deepEqual(keys(turnsOf(PLAYED, { turn })), [
    "0: sailed",
    "1: sailed hit",
    "null: round income",
    "2: sailed bought",
  ]);
});

test("somebody is told what the others did since", () => {
  const others = ["1: sailed hit", "null: round income", "2: sailed bought"];
  assert.deepEqual(keys(sinceTurnOf(turnsOf(PLAYED, { turn }), 0)), others);
  const mine = log(...PLAYED, event("sailed", 0), event("bought", 0));
  // It stays in sight during one's own turn.
  assert.deepEqual(keys(sinceTurnOf(turnsOf(mine, { turn }), 0)), others);
});

test("before the first turn everything is new", () => {
  assert.equal(sinceTurnOf(turnsOf(PLAYED, { turn }), 3).length, 4);
  assert.deepEqual(sinceTurnOf([], 0), []);
});

const tale = {
  turn,
  signs: { bought: () => ({ icon }) },
  moments: {
    round: { icon, rows: ["income"] },
    income: { icon },
    death: { icon, only: ({ args }: Happening) => args.seat === 1 },
  },
};
const cards = (events: Happening[]) =>
  cardsOf(events, tale, ({ key }) => key).map(({ head, rows }) => [head.key, rows.length]);

test("what a card has rows for stands on it, and makes no card of its own", () => {
  assert.deepEqual(cards(log(event("round"), event("income", 0), event("income", 1))), [
    ["round", 2],
  ]);
});

test("a card takes no more once something else worth a picture happened", () => {
  assert.deepEqual(cards(log(event("round"), event("bought", 0), event("income", 1))), [
    ["round", 0],
    ["income", 0],
  ]);
  assert.deepEqual(cards(log(event("round"), event("other", 0), event("income", 1))), [
    ["round", 1],
  ]);
});

test("only what is said to be announced is", () => {
  assert.deepEqual(cards(log(event("death", 0), event("death", 1), event("bought", 0))), [
    ["death", 0],
  ]);
});

test("whether it is announced may depend on what happened before", () => {
  const only = (_: Happening, earlier: readonly Happening[]) => earlier.length > 1;
  const heard = cardsOf(
    log(event("roll", 0), event("other"), event("roll", 1)),
    { ...tale, moments: { roll: { icon, only } } },
    ({ key }) => key,
  );
  assert.deepEqual(
    heard.map(({ head }) => head.index),
    [2],
  );
});
