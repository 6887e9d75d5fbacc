/** The icons of the table, by what they stand for. */
import type { Icon } from "$lib/icons";
import any from "~icons/all-for-one";
import port from "~icons/anchor";
import assassin from "~icons/backstab";
import helmsman from "~icons/compass";
import destinations from "~icons/direction-signs";
import crew from "~icons/bandana";
import stowaways from "~icons/barrel";
import rum from "~icons/brandy-bottle";
import gunnery from "~icons/cannon";
import merchant from "~icons/caravel";
import hand from "~icons/poker-hand";
import traitor from "~icons/cloak-dagger";
import cook from "~icons/cook";
import melee from "~icons/crossed-sabres";
import sharpshooter from "~icons/crosshair";
import jewels from "~icons/cut-diamond";
import surgeon from "~icons/first-aid-kit";
import mutiny from "~icons/fist";
import shipwright from "~icons/hammer-nails";
import fort from "~icons/hill-fort";
import island from "~icons/island";
import key from "~icons/key";
import chest from "~icons/locked-chest";
import hat from "~icons/pirate-hat";
import flag from "~icons/pirate-flag";
import hostage from "~icons/prisoner";
import gift from "~icons/present";
import rats from "~icons/rat";
import bell from "~icons/ringing-bell";
import secondMate from "~icons/robber-hand";
import firstMate from "~icons/saber-and-pistol";
import guard from "~icons/shield";
import navigation from "~icons/ship-wheel";
import spade from "~icons/spade";
import lookout from "~icons/spyglass";
import openChest from "~icons/open-treasure-chest";
import map from "~icons/treasure-map";
import coins from "~icons/two-coins";
import settlement from "~icons/village";
import bosun from "~icons/whistle";
import seaWolf from "~icons/wolf-head";
import { crewCard } from "./reading";
import type { DestinationType, Leader, Skill } from "./view";

export {
  bell,
  chest,
  coins,
  crew,
  destinations,
  flag,
  gift,
  guard,
  hand,
  hat,
  island,
  key,
  mutiny,
  openChest,
};

export const SKILL_ICONS: Record<Skill | "any", Icon> = { navigation, gunnery, melee, any };

export const SPECIAL_ICONS: Record<string, Icon> = {
  "bloody-pirate": map,
  traitor,
  bosun,
  "second-mate": secondMate,
  stowaways,
  lookout,
  cook,
  "cabin-boy": spade,
  surgeon,
  "first-mate": firstMate,
  helmsman,
  sharpshooter,
  assassin,
  "ship-rats": rats,
  shipwright,
  "sea-wolf": seaWolf,
  quartermaster: key,
};

export const DESTINATION_ICONS: Record<DestinationType, Icon> = {
  fort,
  "merchant-ship": merchant,
  settlement,
  "pirate-port": port,
  "treasure-island": island,
};

export const LOOT_ICONS: Record<string, Icon> = { rum, jewels, hostage };

export const skillIcon = (skill: Skill | "any"): Icon => SKILL_ICONS[skill];

/** The picture of a crew card: its skill, or what a special card does. */
export function crewIcon(name: string): Icon {
  const { skill } = crewCard(name);
  return skill ? SKILL_ICONS[skill] : (SPECIAL_ICONS[name] ?? crew);
}

export const destinationIcon = (type: DestinationType): Icon => DESTINATION_ICONS[type];

export const lootIcon = (name: string): Icon => LOOT_ICONS[name] ?? coins;

export const leaderIcon = (leader: Leader): Icon => (leader === "captain" ? hat : mutiny);
