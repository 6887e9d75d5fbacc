import assert from "node:assert/strict";
import { test } from "node:test";
import { isLoopback } from "../src/lib/loopback.ts";

test("names and addresses of the machine itself", () => {
  for (const host of ["localhost", "kaper.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
    assert.ok(isLoopback(host), host);
});

test("others can open everything else", () => {
  for (const host of [
    "192.168.1.20",
    "games.example.org",
    "localhost.example.org",
    "127.0.0.1.example.org",
    "[fe80::1]",
  ]) {
    assert.ok(!isLoopback(host), host);
  }
});
