// The figures in the book of martinique. Made from its book.toml
// by `python -m kaper.server.typescript`: change it there.

export type FigureName =
  | "hook"
  | "loot"
  | "maps"
  | "pairs"
  | "through"
  | "treasure"
  | "walk";
