/** Reading components that the server tells once: what is printed on them, and their names. */
import type { PieceInfo } from "$lib/httpMessages";
import type { Language } from "$lib/settings.svelte";
import type { Note } from "$ui/peek";

/** What every component has; each game adds what its own need. */
export interface Described {
  table: string;
  /** Made for Kaper, since the printed one is not known. */
  house: boolean;
  names: { en: string; pl: string };
  texts: { en: string; pl: string };
}

export const described = (piece: PieceInfo): Described => ({
  table: piece.table,
  house: piece.source === "house",
  names: { en: piece.nameEn, pl: piece.namePl },
  texts: { en: piece.textEn, pl: piece.textPl },
});

/** What a component says, under its own name or that of the one that lies here. */
export const noteOf = (
  piece: Described | undefined,
  language: Language,
  title?: string,
): Note | undefined =>
  piece && {
    title: title ?? piece.names[language],
    words: piece.texts[language],
    house: piece.house,
  };

/** All components by their ids. */
export const byId = (pieces: readonly PieceInfo[]): Map<string, Described> =>
  new Map(pieces.map((piece) => [piece.id, described(piece)]));

/** Its name in actions and views: the id without the table's. */
export const nameOf = ({ id, table }: PieceInfo): string =>
  id.startsWith(`${table}-`) ? id.slice(table.length + 1) : id;

export const word = (piece: PieceInfo, field: string): string => String(piece.printed[field] ?? "");
export const number = (piece: PieceInfo, field: string): number =>
  Number(piece.printed[field] ?? 0);
export const words = (piece: PieceInfo, field: string): string[] => {
  const value = piece.printed[field];
  return Array.isArray(value) ? value.map(String) : [];
};
export const numbers = (piece: PieceInfo, field: string): number[] =>
  words(piece, field).map(Number);

/** All components of one table by name, in their printed order. */
export const tableOf = <P>(
  pieces: readonly PieceInfo[],
  table: string,
  make: (piece: PieceInfo) => P,
): Map<string, P> =>
  new Map(
    pieces.filter((piece) => piece.table === table).map((piece) => [nameOf(piece), make(piece)]),
  );

/** Keeps what a game learns of its components: `catalogue` is called only by tables drawn after `learn`. */
export function kept<C>(make: (pieces: readonly PieceInfo[]) => C): {
  learn: (pieces: readonly PieceInfo[]) => void;
  catalogue: () => C;
} {
  let known: C | undefined;
  return {
    learn: (pieces) => {
      known = make(pieces);
    },
    catalogue: () => {
      if (known === undefined) throw new Error("the components have not been told");
      return known;
    },
  };
}
