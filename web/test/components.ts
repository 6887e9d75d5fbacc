import { readFileSync } from "node:fs";
import type { PieceInfo, Printed } from "../src/lib/httpMessages.ts";

type Row = Record<string, Printed>;

/** The rows of a table, whose values are written as in JSON. */
const rowOf = (text: string): Row =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+) = ("(?:[^"\\]|\\.)*"|\[.*?\]|\d+)/gm)].map(([, name, value]) => [
      name!,
      JSON.parse(value!) as Printed,
    ]),
  );

/** The components of a game as the server tells them. */
export function piecesOf(game: string): PieceInfo[] {
  const path = `../../src/kaper/games/${game.replace("-", "_")}/components.toml`;
  const [, ...rows] = readFileSync(new URL(path, import.meta.url), "utf-8").split(/^\[\[/m);
  return rows.map((text) => {
    const { id, copies, source, name_en, name_pl, text_en, text_pl, ...printed } = rowOf(text);
    return {
      id: String(id),
      table: text.slice(0, text.indexOf("]")),
      copies: Number(copies),
      source: String(source),
      nameEn: String(name_en),
      namePl: String(name_pl),
      textEn: String(text_en),
      textPl: String(text_pl),
      printed,
    };
  });
}
