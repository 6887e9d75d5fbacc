/**
 * The icons of a game with their meaning, for its rules page.
 *
 *   web/src/games/<game id>/glossary.ts    default-exports a `Glossary`; loaded when the rules are opened
 */
import type { Component } from "svelte";
import type { Icon } from "$lib/icons";
import type { PieceInfo } from "$lib/httpMessages";
import type { GameText } from "$lib/text.svelte";

/** Messages in one language: a `GameText`, or that of the other one for a search. */
export type Words = Pick<GameText, "message">;

/** An icon, or what the table draws itself. */
export type Picture = Icon | Component<{ text: GameText }>;

export interface Entry {
  picture: Picture;
  meaning: (words: Words) => string;
}

export interface Group {
  /** The message above it. */
  title: string;
  entries: Entry[];
}

export interface Glossary {
  /** Some games show what is printed on the components of the table. */
  groups: Group[] | ((pieces: readonly PieceInfo[]) => Group[]);
  /** What stands for a component; null where the table has nothing for it. */
  pictureOf: (piece: PieceInfo) => Picture | null;
}

export const groupsOf = ({ groups }: Glossary, pieces: readonly PieceInfo[]): Group[] =>
  typeof groups === "function" ? groups(pieces) : groups;

/** A component of the table as a picture, with what it is to show. */
export const drawn =
  <P extends object>(
    component: Component<P>,
    shown: (text: GameText) => P,
  ): Component<{ text: GameText }> =>
  (internals, { text }) => {
    component(internals, shown(text));
    return {};
  };

export const entry = (picture: Picture, key: string): Entry => ({
  picture,
  meaning: (words) => words.message(key),
});

/** An entry for each icon of a table, explained by the messages that begin like this. */
export const entries = (icons: Record<string, Icon>, opening: string): Entry[] =>
  Object.entries(icons).map(([name, icon]) => entry(icon, `${opening}-${name}`));
