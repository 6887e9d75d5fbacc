// The figures in the book of deliveries. Made from its book.toml
// by `python -m kaper.server.typescript`: change it there.

export type FigureName =
  | "events"
  | "kinds"
  | "minus"
  | "pair"
  | "wolf";
