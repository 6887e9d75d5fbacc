/** The drawings of the book. */
import { row, type Figures } from "../figures";
import { drawn, type Picture } from "../glossary";
import Corner from "./Corner.svelte";
import type { FigureName } from "./figureNames";
import MapTile from "./MapTile.svelte";
import TokenMark from "./TokenMark.svelte";

const BLACK = 7;
const RED = 1;

const token = (name: string, shown: { ticked?: boolean; joker?: boolean } = {}): Picture =>
  drawn(TokenMark, () => ({ token: name, label: "", ...shown }));
const map = (coordinate: string | null): Picture =>
  drawn(MapTile, () => ({ coordinate, label: "" }));

export default {
  drawings: {
    loot: row(
      ["swords-1", "pistols-2", "skull-3", "chest-1", "parrot-2", "rum-3"].map((name) =>
        token(name),
      ),
      "52px",
    ),
    maps: row(["G", "5", null].map(map)),
    walk: drawn(Corner, () => ({
      first: "b2",
      last: "e1",
      tokens: { b1: "rum-1", c1: "skull-2", d1: "rum-3", b2: "parrot-1", c2: "chest-1", d2: "map" },
      pirates: { c1: BLACK },
      path: ["c1", "d1", "d2"],
    })),
    through: drawn(Corner, () => ({
      first: "a2",
      last: "d1",
      tokens: { a1: "parrot-2", b1: "swords-3", c1: "rum-1", d1: "skull-1", b2: "chest-2" },
      pirates: { a1: BLACK, b1: RED },
      path: ["a1", "b1", "c1"],
    })),
    hook: drawn(Corner, () => ({
      first: "b6",
      last: "f4",
      tokens: { c5: "pistols-1", b5: "map", c6: "rum-2", d6: "map", f4: "chest-3" },
      pirates: { c5: BLACK },
      path: ["c5", "d5"],
    })),
    treasure: row(
      [
        token("chest-3", { ticked: true }),
        token("rum-2", { ticked: true }),
        token("skull-3", { joker: true }),
      ],
      "52px",
    ),
    pairs: row(
      ["parrot-1", "parrot-3"].map((name) => token(name)),
      "52px",
    ),
  },
} satisfies Figures<FigureName>;
