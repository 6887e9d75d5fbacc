import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { shortened } from "../plugins/fluent.ts";

const LOCALES = new URL("../../locales/", import.meta.url);

/** What the command line says, with blanks that mean something, never comes to a browser. */
const shipped = (lang: string) =>
  readdirSync(new URL(`${lang}/`, LOCALES)).filter((file) => file !== "cli.ftl");

for (const lang of readdirSync(LOCALES))
  for (const file of shipped(lang))
    test(`${lang}/${file} says the same when it is shortened`, () => {
      const source = readFileSync(new URL(`${lang}/${file}`, LOCALES), "utf-8");
      const short = shortened(source);
      assert.ok(short.length < source.length);
      assert.deepEqual(new FluentResource(short).body, new FluentResource(source).body);
    });

test("blanks that are said stay", () => {
  const source =
    'one = { " " }two  three { $four }\n\n# five\nsix =\n    { $seven ->\n       *[x] y\n    }\n';
  assert.equal(shortened(source), 'one={" "}two  three {$four}\nsix=\n {$seven ->\n *[x]y\n }\n');
});
