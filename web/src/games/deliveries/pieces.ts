/** The colours that are printed on goods and events: the components that the server tells once. */
import type { PieceInfo } from "$lib/httpMessages";
import { kept, tableOf, word } from "../printed.ts";
import type { Colour } from "./view.ts";

const colourOf = (piece: PieceInfo) => word(piece, "colour") as Colour;

export const { learn, catalogue } = kept((pieces) => ({
  goods: tableOf(pieces, "goods", colourOf),
  events: tableOf(pieces, "event", colourOf),
}));
