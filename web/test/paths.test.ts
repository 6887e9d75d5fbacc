import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, test } from "node:test";
import { shorter } from "../plugins/paths.ts";

const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
const icons = Object.values((JSON.parse(readFileSync(file, "utf-8")) as { icons: Record<string, { body: string }> }).icons);

describe("shorter paths", () => {
  test("keep one decimal, and no sign or space that is not needed", () => {
    assert.equal(shorter("m203.97 23l-18.032 4.844 .345 -0.96z"), "m204 23l-18 4.8.3-1z");
    assert.equal(shorter("M1e1,2 3-4"), "M10 2 3-4");
  });

  test("know the flags of arcs, with spaces between them or without", () => {
    assert.equal(shorter("a193.31 2.04 0 0 1 31.25-59.876"), "a193.3 2 0 0 1 31.3-59.9");
    assert.equal(shorter("a5.55 5.55 0 01.52.48 1 1 0 10 3"), "a5.5 5.5 0 0 1 .5.5 1 1 0 1 0 3");
  });

  test("keep the commands of icons, and cannot be made shorter again", () => {
    for (const { body } of icons.filter((_, i) => i % 20 === 0)) {
      const path = / d="([^"]+)"/.exec(body)?.[1] ?? "";
      const short = shorter(path);
      assert.ok(short.length <= path.length);
      assert.equal(short.replace(/[^a-df-z]/gi, ""), path.replace(/[^a-df-z]/gi, ""));
      assert.equal(shorter(short), short);
    }
  });
});
