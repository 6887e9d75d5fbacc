/** The pictures of the table, by what they stand for. */
import type { Icon } from "$lib/icons";
import crew from "~icons/bandana";
import fruit from "~icons/banana-bunch";
import rum from "~icons/barrel";
import hurricane from "~icons/big-wave";
import cannons from "~icons/cannon";
import cards from "~icons/poker-hand";
import merchant from "~icons/caravel";
import cocoa from "~icons/coffee-beans";
import spices from "~icons/chili-pepper";
import war from "~icons/crossed-swords";
import yard from "~icons/hammer-nails";
import harbour from "~icons/harbor-dock";
import time from "~icons/hourglass";
import rumor from "~icons/human-ear";
import glory from "~icons/laurels";
import storm from "~icons/lightning-storm";
import chest from "~icons/locked-chest";
import captain from "~icons/pirate-captain";
import plague from "~icons/plague-doctor-profile";
import event from "~icons/ringing-bell";
import textiles from "~icons/rolled-cloth";
import dice from "~icons/rolling-dices";
import masts from "~icons/sail";
import hull from "~icons/ship-bow";
import helm from "~icons/ship-wheel";
import tobacco from "~icons/smoking-pipe";
import spyglass from "~icons/spyglass";
import sugar from "~icons/powder-bag";
import mission from "~icons/tied-scroll";
import chart from "~icons/treasure-map";
import coins from "~icons/two-coins";
import bounty from "~icons/wanted-reward";
import wood from "~icons/planks";
import hold from "~icons/wooden-crate";
import battery from "~icons/pirate-cannon";
import longGuns from "~icons/field-gun";
import plating from "~icons/metal-plate";
import rigging from "~icons/shooner-sailboat";
import spaciousHold from "~icons/cargo-crate";
import hammocks from "~icons/bunk-beds";
import chasers from "~icons/burning-round-shot";
import swivel from "~icons/crossed-pistols";
import hooks from "~icons/grapple";
import chain from "~icons/crossed-chains";
import grape from "~icons/cannon-ball";
import skull from "~icons/pirate-skull";
import anchor from "~icons/anchor";
import type { Location, Weapon } from "./view.ts";

export {
  anchor,
  bounty,
  captain,
  cards,
  chart,
  chest,
  coins,
  dice,
  event,
  glory,
  harbour,
  helm,
  hurricane,
  merchant,
  mission,
  plague,
  rumor,
  skull,
  spyglass,
  storm,
  time,
  war,
  yard,
};

export const GOODS: Record<string, Icon> = {
  cocoa,
  fruit,
  rum,
  spices,
  sugar,
  textiles,
  tobacco,
  wood,
};
export const goodIcon = (good: string): Icon => GOODS[good] ?? hold;

export const LOCATIONS: Record<Location, Icon> = { hull, hold, masts, crew, cannons };
export const locationIcon = (location: Location): Icon => LOCATIONS[location];

export const MODIFICATIONS: Record<string, Icon> = {
  "extra-hammocks": hammocks,
  "sails-and-rigging": rigging,
  "reinforced-hull": plating,
  "spacious-hold": spaciousHold,
  chasers,
  "extra-gun-battery": battery,
  "swivel-guns": swivel,
  "long-guns": longGuns,
};
export const modificationIcon = (modification: string): Icon => MODIFICATIONS[modification] ?? yard;

export const WEAPON_ICONS: Record<Weapon, Icon> = {
  "grappling-hooks": hooks,
  "chain-shot": chain,
  "grape-shot": grape,
};
export const weaponIcon = (weapon: Weapon): Icon => WEAPON_ICONS[weapon];
