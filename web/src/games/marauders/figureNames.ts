// The figures in the book of marauders. Made from its book.toml
// by `python -m kaper.server.typescript`: change it there.

export type FigureName =
  | "dice"
  | "fleets"
  | "glory"
  | "mission"
  | "raid-cards"
  | "rumor"
  | "ships";
