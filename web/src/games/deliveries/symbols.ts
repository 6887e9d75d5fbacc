/** The icons of the table, by what they stand for. */
import type { Icon } from "$lib/icons";
import anchor from "~icons/anchor";
import barrels from "~icons/barrel";
import hand from "~icons/poker-hand";
import ship from "~icons/caravel";
import fish from "~icons/double-fish";
import mutiny from "~icons/fist";
import gold from "~icons/gold-bar";
import dock from "~icons/harbor-dock";
import hourglass from "~icons/hourglass";
import points from "~icons/laurel-crown";
import pigs from "~icons/pig";
import wolf from "~icons/pirate-captain";
import pirates from "~icons/pirate-skull";
import flu from "~icons/plague-doctor-profile";
import rats from "~icons/rat";
import bell from "~icons/ringing-bell";
import { cardOf, goodsOf } from "./reading";
import type { Colour } from "./view";

export { anchor, bell, dock, hand, hourglass, points, ship, wolf };

export const GOODS_ICONS: Record<string, Icon> = { fish, barrels, pigs, gold };
export const EVENT_ICONS: Record<string, Icon> = { rats, mutiny, flu, pirates };

/** The goods of a colour. */
export function cargoIcon(colour: Colour): Icon {
  return GOODS_ICONS[goodsOf(colour)] ?? barrels;
}

/** The picture of any card but a ship, which is drawn. */
export function cardIcon(name: string): Icon {
  const { kind, colour } = cardOf(name);
  if (kind === "wolf") return wolf;
  return kind === "event" ? (EVENT_ICONS[name] ?? bell) : cargoIcon(colour!);
}
