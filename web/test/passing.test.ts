import assert from "node:assert/strict";
import { test } from "node:test";
import { passOnly } from "../src/games/passing.ts";
import type { Choice, Decision } from "../src/games/types.ts";

const asked = (...texts: string[]): Decision => ({
  seat: 0,
  id: 1,
  prompt: { key: "", args: {} },
  options: texts.map((text): Choice => ({ verb: text.split(" ")[0]!, args: {}, text, brings: [] })),
  form: null,
});

test("a question that leaves nothing but to pass is known", () => {
  assert.ok(passOnly(asked("pass")));
  assert.ok(!passOnly(asked("pass", "play traitor")));
  assert.ok(!passOnly(asked("done")));
  assert.ok(!passOnly(asked()));
});
