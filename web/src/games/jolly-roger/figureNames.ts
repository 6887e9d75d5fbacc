// The figures in the book of jolly-roger. Made from its book.toml
// by `python -m kaper.server.typescript`: change it there.

export type FigureName =
  | "any"
  | "any-time"
  | "crew"
  | "for-loot"
  | "in-attacks"
  | "in-mutinies"
  | "loot"
  | "map"
  | "traitor";
