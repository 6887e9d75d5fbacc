// The figures in the book of maracaibo. Made from its book.toml
// by `python -m kaper.server.typescript`: change it there.

export type FigureName =
  | "cards"
  | "dice"
  | "location"
  | "residences"
  | "signs"
  | "treasures";
