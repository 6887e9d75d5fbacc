import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";

const SOURCES = new URL("../src/", import.meta.url).pathname;
// A picture that a style sheet takes in cannot see the page's tokens.
const LEFT_OUT = ["tokens.css", "rope.svg"];

const HEX = /(?<![\w&{.])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w(-])/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/g;
const PROPERTY =
  /\b(?:color|fill|stroke|background|background-color|border[a-z-]*|outline|box-shadow|text-shadow|stop-color|flood-color|[\w-]+-color)(?::\s*|=")([^;"}\n]*)/g;
const NAMES = new RegExp(
  `(?<![\\w-])(?:${[
    "white|black|gr[ae]y|silver|red|maroon|crimson|tomato|coral|salmon|orange|gold|yellow|ivory|beige",
    "wheat|linen|tan|brown|sienna|peru|khaki|olive|green|lime|teal|cyan|aqua|turquoise|navy|blue",
    "indigo|violet|purple|magenta|fuchsia|pink|plum|orchid|lavender|chocolate|firebrick|azure|snow",
    "(?:light|dark|medium|deep|pale|hot|dim|forest|sea|sky|steel|royal|slate|midnight)[a-z]+",
  ].join("|")})(?![\\w-])`,
  "g",
);

function literals(text: string): string[] {
  const values = [...text.matchAll(PROPERTY)].map(([, value]) => value ?? "");
  return [
    ...(text.match(HEX) ?? []),
    ...(text.match(FUNCTION) ?? []),
    ...values.flatMap((value) => value.replace(/\{.*/, "").match(NAMES) ?? []),
  ];
}

test("every colour is a token", () => {
  const files = globSync("**/*.{svelte,ts,css,svg}", { cwd: SOURCES });
  assert.ok(files.length > 200);
  const found = files
    .filter((file) => !LEFT_OUT.includes(basename(file)))
    .flatMap((file) =>
      literals(readFileSync(SOURCES + file, "utf-8")).map((colour) => `${file}: ${colour}`),
    );
  assert.deepEqual(found, []);
});

test("a written colour is found in a style, an attribute and a string", () => {
  assert.deepEqual(literals("a { color: #fff; background: var(--gold) }"), ["#fff"]);
  assert.deepEqual(literals("a { box-shadow: 0 1px rgb(0 0 0 / 20%) }"), ["rgb("]);
  assert.deepEqual(literals('<path fill="tomato" class="red" />'), ["tomato"]);
  assert.deepEqual(literals('const cloth = "#1b1b1f"; this.#add(); {#if deep}'), ["#1b1b1f"]);
});
