/** The table of a game from another package: its own board, if it brings one, among general panels. */
import { boardAddress, games } from "$lib/api";
import type { GameModule, TableProps } from "../../games/types";
import generic from "../generic";
import Board from "./Board.svelte";
import type { Draw } from "./draw";

export async function outsideModule(game: string): Promise<GameModule> {
  const info = (await games()).find(({ id }) => id === game);
  if (!info?.board) return generic;
  const script = (await import(/* @vite-ignore */ boardAddress(game))) as { default: Draw };
  return { ...generic, Board: boardOf(script.default) };
}

const boardOf =
  (draw: Draw): GameModule["Board"] =>
  (internals, props: TableProps) => {
    Board(internals, {
      draw,
      get table() {
        return props;
      },
    });
    return {};
  };
