import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { squares } from "../src/lib/qr.ts";

// Node finds the decoder where its types do not say that it is.
const jsQR = createRequire(import.meta.url)("jsqr") as typeof import("jsqr").default;

/** Pixels to a square of the code. */
const SCALE = 4;

function photograph({ size, path }: ReturnType<typeof squares>): Uint8ClampedArray {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < SCALE; column += 1) {
        const at = ((Number(y) * SCALE + row) * side + Number(x) * SCALE + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  return pixels;
}

test("a camera reads the link", () => {
  const link = "http://192.168.178.123:8137/t/2abcdefghjkmn?k=AbCdEfGhIjKlMnOpQrStUvWxYz012345";
  const code = squares(link);
  const side = code.size * SCALE;
  const read = jsQR(photograph(code), side, side);
  assert.equal(read?.data, link);
});
