/** What a choice leads to, with its pictures: the rules tell it with the option. */
import type { Prospect } from "$lib/messages";
import { broughtBy, chipsOf } from "../prospects";
import type { Chip, Choice, GameText, Icon } from "../types";
import { textOf } from "./labels";
import { catalogue } from "./pieces";
import {
  bounty,
  cards,
  coins,
  dice,
  glory,
  goodIcon,
  harbour,
  helm,
  hurricane,
  locationIcon,
  merchant,
  mission,
  rumor,
  skull,
  spyglass,
  storm,
  time,
  war,
} from "./symbols";
import { isLocation } from "./reading";

const ICONS: Record<string, Icon> = {
  action: helm,
  "extra-move": helm,
  unused: time,
  costs: coins,
  gains: coins,
  gold: coins,
  loot: coins,
  glory,
  test: dice,
  free: locationIcon("crew"),
  "wanted-in": merchant,
  merchant,
  rumor,
  mission,
  barred: harbour,
  hunted: spyglass,
  prey: spyglass,
  hurricane,
  storm,
  safe: harbour,
  sure: merchant,
  "then-raid": merchant,
  "cannot-raid": merchant,
  "then-battle": skull,
  wanted: bounty,
  bounty,
  letter: bounty,
  raid: dice,
  escape: helm,
  escapes: merchant,
  next: merchant,
  away: cards,
  redraw: cards,
  success: skull,
  hits: locationIcon("hull"),
  "raid-escape": skull,
  "raid-damage": skull,
  "raid-sunk": skull,
  sinks: locationIcon("hull"),
  dice,
  shoot: locationIcon("cannons"),
  "no-guns": locationIcon("cannons"),
  board: war,
  fight: war,
  flee: helm,
  fire: skull,
  nobody: helm,
  win: helm,
  "win-board": helm,
  "win-flee": helm,
  "win-stuck": helm,
  lose: helm,
  "lose-board": helm,
  "lose-flee": helm,
  deal: locationIcon("cannons"),
  take: skull,
  "deal-crew": war,
  "take-crew": skull,
  chase: locationIcon("cannons"),
  hooks: dice,
  prize: locationIcon("hull"),
  room: locationIcon("hold"),
  rival: helm,
};

function iconOf({ name, args }: Prospect): Icon | undefined {
  if (isLocation(args.location)) return locationIcon(args.location);
  if (typeof args.good === "string") return goodIcon(args.good);
  return ICONS[name];
}

/** A card that is played, taken or carried out is read out as it is printed. */
function read({ name, args }: Prospect, text: GameText): string | null {
  if (!name.startsWith("reads-")) return null;
  const piece = catalogue().find(
    `${name.slice("reads-".length)}:${String(Object.values(args)[0])}`,
  );
  return piece ? textOf(text, piece) : null;
}

/** The Ducats that a choice brings. */
export function gainOf(choice: Choice | null): number | undefined {
  const [gain] = choice ? broughtBy(choice, "gains") : [];
  return gain && Number(gain.args.count);
}

export function brought(choice: Pick<Choice, "brings">, text: GameText): Chip[] {
  return chipsOf(choice, text, iconOf).map((chip, i) => ({
    ...chip,
    label: read(choice.brings[i]!, text) ?? chip.label,
  }));
}
