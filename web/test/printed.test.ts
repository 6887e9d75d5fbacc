import assert from "node:assert/strict";
import { test } from "node:test";
import type { PieceInfo } from "../src/lib/httpMessages.ts";
import { kept, tableOf, word } from "../src/games/printed.ts";

const card = (id: string, effect: string): PieceInfo => ({
  id,
  table: "card",
  copies: 1,
  source: "house",
  nameEn: id,
  namePl: id,
  textEn: "",
  textPl: "",
  printed: { effect },
});

test("a table with other components is learned anew", () => {
  const { learn, catalogue } = kept((pieces) =>
    tableOf(pieces, "card", (piece) => word(piece, "effect")),
  );
  assert.throws(catalogue);
  learn([card("card-storm", "sink"), card("card-wind", "sail")]);
  assert.deepEqual(
    [...catalogue()],
    [
      ["storm", "sink"],
      ["wind", "sail"],
    ],
  );
  learn([card("card-storm", "repair")]);
  assert.deepEqual([...catalogue()], [["storm", "repair"]]);
});
