/** The icons of the table, by what they stand for. */
import type { Icon } from "$lib/icons";
import rum from "~icons/barrel";
import stool from "~icons/bar-stool";
import tavern from "~icons/beer-stein";
import hold from "~icons/cargo-crate";
import pistols from "~icons/crossed-pistols";
import swords from "~icons/crossed-sabres";
import joker from "~icons/crowned-skull";
import island from "~icons/island";
import chest from "~icons/locked-chest";
import notebook from "~icons/notebook";
import treasures from "~icons/open-treasure-chest";
import parrot from "~icons/parrot-head";
import captain from "~icons/pirate-captain";
import skull from "~icons/pirate-skull";
import spade from "~icons/spade";
import sign from "~icons/tavern-sign";
import map from "~icons/treasure-map";
import { symbolOf } from "./reading";

export { captain, hold, island, joker, map, notebook, sign, spade, stool, tavern, treasures };

export const LOOT: Record<string, Icon> = { swords, pistols, skull, chest, parrot, rum };

export function lootIcon(symbol: string): Icon {
  return LOOT[symbol] ?? chest;
}

/** The icon of any token: loot, "map" or "joker". */
export function tokenIcon(token: string): Icon {
  if (token === "map") return map;
  return token === "joker" ? joker : lootIcon(symbolOf(token));
}
