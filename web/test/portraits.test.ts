import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FACES, PORTRAITS } from "../src/ui/portraits/faces.ts";

const server = readFileSync(new URL("../../src/kaper/server/persons.py", import.meta.url), "utf-8");

test("every person of the server has a face, and nobody else", () => {
  const [, list = ""] = /PERSONS = \(([^)]*)\)/.exec(server) ?? [];
  const persons = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name!.toLowerCase());
  assert.ok(persons.length >= 16);
  assert.deepEqual([...PORTRAITS].sort(), persons.sort());
});

test("faces differ in their shapes, not in their colours alone", () => {
  const shapes = Object.values(FACES).map(({ behind, fringe, beard, hat, extras }) =>
    [behind, fringe, beard, hat?.kind, ...(extras ?? [])].join(),
  );
  assert.equal(new Set(shapes).size, shapes.length);
});
