/** What is printed on cards: the components that the server tells once. */
import type { PieceInfo } from "$lib/httpMessages";
import { byId, kept, tableOf, word } from "../printed.ts";
import type { Colour } from "./view.ts";

const colourOf = (piece: PieceInfo) => word(piece, "colour") as Colour;

export const { learn, catalogue } = kept((pieces) => ({
  byId: byId(pieces),
  goods: tableOf(pieces, "goods", colourOf),
  events: tableOf(pieces, "event", colourOf),
}));
