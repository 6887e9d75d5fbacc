import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatTime } from "../src/lib/messages.ts";
import { leftOf, pressing, type Times } from "../src/lib/times.ts";

const seat = (left: number, running = false, holiday = 0): SeatTime => ({
  left,
  running,
  holiday,
  days: 0,
});
const told = (...seats: SeatTime[]): Times => ({ at: 1_000, seats });

test("only a running clock loses time", () => {
  const times = told(seat(60, true), seat(60));
  assert.equal(leftOf(times, 0, 11_000), 50);
  assert.equal(leftOf(times, 1, 11_000), 60);
  assert.equal(leftOf(times, 0, 900_000), 0);
});

test("on holiday a clock stands still, and then goes on", () => {
  const times = told(seat(60, true, 30));
  assert.equal(leftOf(times, 0, 21_000), 60);
  assert.equal(leftOf(times, 0, 41_000), 50);
});

test("my own time presses most, else that of whoever has the least", () => {
  const times = told(seat(60, true), seat(20, true), seat(5), seat(40, true));
  assert.equal(pressing(times, 0)?.seat, 0);
  assert.equal(pressing(times, 2)?.seat, 1);
  assert.equal(pressing(times, null)?.deadline, 21_000);
});

test("where no clock runs nothing presses", () => {
  assert.equal(pressing(told(), 0), null);
  assert.equal(pressing(told(seat(60), seat(60)), 0), null);
});
