/** What a table is made with: what suits most, what a first game wants, and last time's choice. */
import type { GameInfo, NewSeat, OptionInfo } from "$lib/httpMessages";
import type { Pace } from "$lib/messages";
import { levelAndStyle, USUAL_BOT } from "../lib/levels.ts";
import { PACES, samePace } from "./paces.ts";

/** A seat's owner as one word: `me`, `here`, `open`, or `bot:` and its name. */
export type Owner = string;

export interface Order {
  /** One for each seat. */
  owners: Owner[];
  options: Record<string, string>;
  clock: number;
  pace: Pace;
  /** Whether it is listed in the harbour. */
  listed: boolean;
}

/** The fewest players with whom a game is a good one; two for all others. */
const GOOD: Record<string, number> = { "jolly-roger": 4 };

/** What makes the first game easier, where that is not what most play anyway. */
const FIRST: Record<string, Record<string, string>> = {
  maracaibo: { "location-groups": "broken-up" },
  marauders: { length: "8" },
};

/** Options by how often they are wanted; what is not named is for those who look for it. */
const WANTED: Record<string, readonly string[]> = {
  martinique: ["lost-treasure"],
  maracaibo: [
    "difficulty",
    "layout",
    "rubies",
    "adventure-hunters",
    "skirmishes",
    "fog-locations",
    "fog-improvements",
    "retirement",
  ],
  marauders: ["length", "cards"],
  "jolly-roger": ["loot", "captains-gold"],
  deliveries: ["series", "visibility"],
};

/** What bots were called that are no longer offered, and who plays about as well. */
const FORMER: Record<string, string> = { random: "easy", greedy: "medium", mcts: "hard" };

/** Seats as they were chosen once, with the bots of today. */
export const renewed = (owners: readonly Owner[]): Owner[] =>
  owners.map((owner) => {
    const former = owner.startsWith("bot:") && FORMER[owner.slice(4)];
    return former ? `bot:${former}` : owner;
  });

export const usualBot = ({ bots }: GameInfo): string =>
  bots.includes(USUAL_BOT) ? USUAL_BOT : (bots.at(-1) ?? "");

function goodSeats({ id, seats }: GameInfo): number {
  const good = GOOD[id] ?? 2;
  return seats.includes(good) ? good : seats[0]!;
}

/** `here`: the others sit at this device too. */
export function usualOrder(game: GameInfo, here = false): Order {
  const bot = usualBot(game);
  const other = here ? "here" : bot ? `bot:${bot}` : "open";
  return {
    owners: Array.from({ length: goodSeats(game) }, (_, seat) => (seat ? other : "me")),
    options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]!])),
    clock: 0,
    pace: PACES[0]!,
    listed: false,
  };
}

export function firstOrder(game: GameInfo): Order {
  const usual = usualOrder(game);
  return { ...usual, options: { ...usual.options, ...FIRST[game.id] } };
}

function known({ bots, styles }: GameInfo, bot: string): boolean {
  const [level, style] = levelAndStyle(bot);
  return bots.includes(level) && (!style || styles.includes(style));
}

/** Whether an order from before still fits the game: versions differ in bots and options. */
export function fits(game: GameInfo, { owners, options, clock, pace }: Order): boolean {
  return (
    game.seats.includes(owners.length) &&
    owners.includes("me") &&
    owners.every((owner) => !owner.startsWith("bot:") || known(game, owner.slice(4))) &&
    game.options.length === Object.keys(options).length &&
    game.options.every(({ name, values }) => values.includes(options[name]!)) &&
    (clock === 0 || game.clocks.includes(clock)) &&
    PACES.some((offered) => samePace(offered, pace))
  );
}

/** What "Play now" plays: last time's choice where nobody has to be waited for. */
export const quickOrder = (game: GameInfo, last: Order | null): Order =>
  last?.owners.every((owner) => owner === "me" || owner.startsWith("bot:"))
    ? last
    : usualOrder(game);

/** The options of a game, those first that are wanted most; `rare` are the others. */
export function sorted({ id, options }: GameInfo): { wanted: OptionInfo[]; rare: OptionInfo[] } {
  const order = WANTED[id] ?? options.map(({ name }) => name);
  return {
    wanted: order.flatMap((name) => options.filter((option) => option.name === name)),
    rare: options.filter(({ name }) => !order.includes(name)),
  };
}

/** Numbers in their order, and other words in the game's, where the usual one comes first. */
export const inOrder = (values: readonly string[]): readonly string[] =>
  values.every((value) => /^\d+$/.test(value))
    ? [...values].sort((one, other) => Number(one) - Number(other))
    : values;

/** Whether an option changes anything at a table like this. */
export function matters(game: string, option: string, { owners, options }: Order): boolean {
  if (game !== "maracaibo") return true;
  if (option === "difficulty") return owners.length === 1;
  return option !== "rivers" || options["retirement"] === "on";
}

/** `names` are those of others at this device, by seat. */
export function seatsOf(
  { owners }: Order,
  me: { name: string; portrait: string },
  names: (seat: number) => string,
): NewSeat[] {
  return owners.map((owner, seat) => {
    const [kind, bot = ""] = owner.split(":");
    if (kind === "bot") return { kind, bot };
    if (kind === "me") return { kind, ...me };
    return kind === "here" ? { kind, name: names(seat) } : { kind: "open" };
  });
}
