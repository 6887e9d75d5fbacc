/** The pictures of the table, by what they stand for. */
import type { Icon } from "$lib/icons";
import anchor from "~icons/anchor";
import crew from "~icons/bandana";
import explore from "~icons/compass";
import strength from "~icons/crossed-sabres";
import emerald from "~icons/emerald";
import residence from "~icons/family-house";
import ruby from "~icons/fire-gem";
import gold from "~icons/gold-bar";
import upgrade from "~icons/hammer-nails";
import harpy from "~icons/harpy";
import hawk from "~icons/hawk-emblem";
import fort from "~icons/hill-fort";
import hideout from "~icons/hut";
import island from "~icons/island";
import kraken from "~icons/kraken-tentacle";
import points from "~icons/laurel-crown";
import lightning from "~icons/focused-lightning";
import lion from "~icons/lion";
import lock from "~icons/locked-chest";
import mermaid from "~icons/mermaid";
import nautilus from "~icons/nautilus-shell";
import pearl from "~icons/oyster-pearl";
import palms from "~icons/palm-tree";
import redbeard from "~icons/pirate-captain";
import cards from "~icons/poker-hand";
import raid from "~icons/saber-and-pistol";
import quest from "~icons/scroll-unfurled";
import dragon from "~icons/sea-dragon";
import serpent from "~icons/sea-serpent";
import wheel from "~icons/ship-wheel";
import skull from "~icons/skull-crossed-bones";
import bury from "~icons/spade";
import whale from "~icons/sperm-whale";
import equip from "~icons/swap-bag";
import refresh from "~icons/cycle";
import market from "~icons/robber-hand";
import dice from "~icons/rolling-dices";
import river from "~icons/river";
import figurehead from "~icons/ship-bow";
import sail from "~icons/sail";
import ship from "~icons/caravel";
import coins from "~icons/two-coins";
import poseidon from "~icons/trident";
import unicorn from "~icons/unicorn";
import flag from "~icons/position-marker";
import fog from "~icons/fog";
import stairs from "~icons/upgrade";
import type { Picture } from "./effects.ts";
import type { Type } from "./reading.ts";
import type { Kind } from "./view.ts";

export {
  anchor,
  bury,
  coins,
  crew,
  dice,
  equip,
  explore,
  figurehead,
  fog,
  fort,
  hideout,
  island,
  lightning,
  lock,
  market,
  palms,
  points,
  quest,
  raid,
  redbeard,
  residence,
  river,
  ruby,
  sail,
  ship,
  strength,
  upgrade,
};

const KIND_ICONS: Record<Kind, Icon> = { gold, emerald, pearl };
export const kindIcon = (kind: Kind): Icon => KIND_ICONS[kind];

export const TYPE_ICONS: Record<Type, Icon> = { ship: wheel, equip, crew };
export const typeIcon = (type: Type): Icon => TYPE_ICONS[type];

const PICTURES: Record<Picture, Icon> = {
  upgrade,
  bury,
  quest,
  raid,
  explore,
  here: flag,
  market,
  figurehead,
  residence,
  ship: wheel,
  equip,
  crew,
  income: coins,
  river,
  discount: coins,
  move: sail,
  reroll: dice,
  refresh,
  improvement: cards,
  lightning,
  strength,
  track: stairs,
};
export const pictureOf = (picture: Picture): Icon => PICTURES[picture];

export const FIGURES: Record<string, Icon> = {
  "a-mermaid": mermaid,
  "b-dragon": dragon,
  "c-harpy": harpy,
  "d-whale": whale,
  "e-lion": lion,
  "f-sea-serpent": serpent,
  "g-poseidon": poseidon,
  "h-kraken": kraken,
  "i-hawk": hawk,
  "j-nautilus": nautilus,
  "k-skull": skull,
  "l-unicorn": unicorn,
};
export const figureIcon = (name: string): Icon => FIGURES[name] ?? figurehead;
