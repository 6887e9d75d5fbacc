/**
 * The words of effects (`doubloons 3`, `raid-action 2 > points 3`) as signs: a picture each, with an
 * explanation. docs/maracaibo-effects.md lists the words; every number of a sign stands in the text.
 */
import { isKind, KINDS } from "./reading.ts";
import type { Kind } from "./view.ts";

/** The name of a picture in symbols.ts. */
export type Picture =
  | "upgrade"
  | "bury"
  | "quest"
  | "raid"
  | "explore"
  | "here"
  | "market"
  | "figurehead"
  | "residence"
  | "ship"
  | "equip"
  | "crew"
  | "income"
  | "river"
  | "discount"
  | "move"
  | "reroll"
  | "refresh"
  | "improvement"
  | "lightning"
  | "strength"
  | "track";

export interface Sign {
  /** `maracaibo-ui-sign-<key>` explains it. */
  key: string;
  shape: "coin" | "vp" | "icon" | "cube" | "isle" | "word";
  picture?: Picture;
  kind?: Kind;
  /** Set in the disc or shield, else in the corner of the picture. */
  number?: string;
  args?: Record<string, string | number>;
}

const OR: Sign = { key: "or", shape: "word", number: "/" };
const THEN: Sign = { key: "then", shape: "word", number: "›" };
const FOR: Sign = { key: "for", shape: "word", number: "→" };
const PER: Sign = { key: "per", shape: "word", number: ":" };

const icon = (key: string, picture: Picture, number?: string): Sign => ({
  key,
  shape: "icon",
  picture,
  ...(number === undefined ? {} : { number }),
});

const counting = (sign: Sign, count: string): Sign => ({ ...sign, args: { count: Number(count) } });

const ofKind = (sign: Sign, word: string): Sign => (isKind(word) ? { ...sign, kind: word } : sign);

const COUNTED: Record<string, Sign> = {
  treasures: { key: "count-treasures", shape: "cube" },
  "treasure-sets": { key: "count-treasure-sets", shape: "cube", number: String(KINDS.length) },
  buried: icon("count-buried", "bury"),
  "doubloon-income": {
    key: "count-doubloon-income",
    shape: "coin",
    picture: "income",
    number: "",
  },
  "point-income": { key: "count-point-income", shape: "vp", picture: "income", number: "" },
  crew: icon("count-crew", "crew"),
  equip: icon("count-equip", "equip"),
  ship: icon("count-ship", "ship"),
  rivers: icon("count-rivers", "river"),
  "held-quests": icon("count-held-quests", "quest"),
  "scored-quests": icon("count-scored-quests", "quest"),
  residences: icon("count-residences", "residence"),
  "improvements-and-residences": icon("count-improvements-and-residences", "improvement"),
  upgrades: icon("count-upgrades", "upgrade"),
  lightning: icon("count-lightning", "lightning"),
};

/** What is counted for points or asked by a quest: `gold-treasures`, `buried-gold`, `crew`. */
export function countedSign(what: string): Sign {
  const [, kind] = /^(\w+)-treasures$/.exec(what) ?? [];
  if (kind) return ofKind({ key: "count-kind", shape: "cube" }, kind);
  const [, buried] = /^buried-(\w+)$/.exec(what) ?? [];
  if (buried) return ofKind(icon("count-buried-kind", "bury"), buried);
  return COUNTED[what] ?? icon(`count-${what}`, "improvement");
}

/** A rate, such as points for each quest, is read as one: what stands around its colon. */
export const groupsOf = (signs: readonly Sign[]): Sign[][] =>
  signs.reduce<Sign[][]>((groups, sign, i) => {
    const joined = isRate(sign) || isRate(signs[i - 1]);
    return joined && groups.length
      ? [...groups.slice(0, -1), [...groups.at(-1)!, sign]]
      : [...groups, [sign]];
  }, []);

const isRate = (sign: Sign | undefined): boolean => sign?.number === PER.number;

/** What a word with its arguments stands for; one that it does not have is empty. */
type Meaning = (first: string, second: string, third: string) => Sign[];

/** Points for each of something. */
const per = (points: Sign, what: string): Sign[] => [points, PER, countedSign(what)];

const WORDS: Record<string, Meaning> = {
  doubloons: (n) => [counting({ key: "doubloons", shape: "coin", number: n }, n)],
  points: (n) => [counting({ key: "vp", shape: "vp", number: n }, n)],
  upgrade: () => [icon("upgrade", "upgrade")],
  bury: () => [icon("bury", "bury")],
  quest: () => [icon("quest", "quest")],
  "sell-quest": (n) => [counting(icon("sell", "quest", n), n)],
  treasure: (kind) => [
    ofKind({ key: isKind(kind) ? "treasure-kind" : "treasure-any", shape: "cube" }, kind),
  ],
  treasures: (n) => [counting({ key: "treasures", shape: "cube", number: n }, n)],
  "treasure-of-die": () => [{ key: "treasure", shape: "cube" }],
  cube: (kind) => [
    ofKind({ key: isKind(kind) ? "cube-kind" : "cube", shape: "isle", number: "+1" }, kind),
  ],
  cubes: (n) => [counting({ key: "cubes", shape: "isle", number: `+${n}` }, n)],
  raid: () => [icon("raid", "raid")],
  "raid-plus": (n) => [counting(icon("raid-plus", "raid", `+${n}`), n)],
  "raid-fixed": (n) => [counting(icon("raid-fixed", "raid", n), n)],
  "raid-die": (kind, n) => [ofKind(counting(icon("raid-die", "raid", `+${n}`), n), kind)],
  explore: (n) => [
    n ? counting(icon("explore", "explore", n), n) : icon("redbeard-explore", "explore"),
  ],
  "explorer-space": () => [icon("here", "here")],
  "place-tile": (n) => [counting(icon("place-tile", "market", n === "0" ? "" : `−${n}`), n)],
  "activate-tile": () => [icon("activate", "market")],
  figurehead: (n) => [counting(icon("figurehead", "figurehead"), n)],
  build: () => [icon("build", "residence")],
  acquire: (type, n) => [
    counting(
      { ...countedSign(type), key: `get-${type}`, ...(n === "0" ? {} : { number: `+${n}` }) },
      n,
    ),
  ],
  "point-income": () => [{ key: "vp-income-now", shape: "vp", picture: "income", number: "" }],
  "doubloon-income": () => [
    { key: "doubloon-income-now", shape: "coin", picture: "income", number: "" },
  ],
  "capped-points-per": (what, number, most) =>
    per({ key: "per-capped", shape: "vp", number, args: { most: Number(most) } }, what),
};

const PERMANENT: Record<string, Meaning> = {
  "more-strength": (n) => [counting(icon("more-strength", "strength", `+${n}`), n)],
  "more-die": (kind, n) => [ofKind(counting(icon("more-die", "strength", `+${n}`), n), kind)],
  "more-spaces": (n) => [counting(icon("more-spaces", "explore", `+${n}`), n)],
  "more-rerolls": (n) => [counting(icon("more-rerolls", "reroll", `+${n}`), n)],
  discount: (n) => [
    counting({ key: "discount", shape: "coin", picture: "discount", number: `−${n}` }, n),
  ],
  range: (n) => [counting(icon("range", "move", n), n)],
  "refresh-quests": () => [icon("refresh", "refresh")],
  "raid-action": (n) => [counting(icon("pays-strength", "strength", n), n)],
  trade: (n) => [counting(icon("pays-spaces", "explore", `−${n}`), n)],
};

const REDBEARD: Record<string, Meaning> = {
  "cube-of-most": () => [{ key: "cube-most", shape: "isle", number: "+1" }],
  "treasure-by-die": () => [{ key: "treasure-die", shape: "cube" }],
  "track-step": () => [icon("track", "track")],
  "take-quest": () => [icon("redbeard-quest", "quest")],
  "take-figurehead": () => [icon("redbeard-figurehead", "figurehead")],
  "take-residence": () => [icon("residence", "residence")],
  "level-two": () => [icon("redbeard-crew", "crew"), OR, icon("redbeard-equip", "equip")],
  improvement: (first, second, third) => [
    countedSign(first),
    THEN,
    countedSign(second),
    THEN,
    countedSign(third),
  ],
};

/** Of the grey scrolls, which count at the end of the game. */
const END: Record<string, Meaning> = {
  "points-per": (what, number) => per({ key: "end-per", shape: "vp", number }, what),
  "points-for-every": (group, what, number) => [
    { key: "end-group", shape: "vp", number },
    counting({ ...PER, key: "per-group" }, group),
    { ...countedSign(what), number: group },
  ],
};

const NOW: Record<string, Meaning> = {
  ...WORDS,
  ...PERMANENT,
  ...REDBEARD,
  "points-per": (what, number) => per({ key: "per-each", shape: "vp", number }, what),
};

function signsOfWord(word: string, words: Record<string, Meaning>): Sign[] {
  const [name = "", first = "", second = "", third = ""] = word.trim().split(" ");
  return words[name]?.(first, second, third) ?? [];
}

/** A permanent effect; words are such or not. */
export const isPermanent = (effect: string): boolean => effect.split(" ")[0]! in PERMANENT;

export interface Bought {
  /** In strength or spaces. */
  price: number;
  effect: string;
}

/** What a raid action or a trade of movement costs and gives; null for what is none. */
export function boughtBy(effect: string): Bought | null {
  const [paid = "", bought] = effect.split(" > ");
  return bought ? { price: Number(paid.split(" ")[1]), effect: bought } : null;
}

/** The signs of a whole text: `;` and `&` join, `/` chooses, and what stands behind `>` is bought together. */
export function signsOf(effect: string): Sign[] {
  if (!effect) return [];
  if (effect.includes(" & ")) return effect.split(" & ").flatMap(signsOf);
  const [paid = "", bought] = effect.split(" > ");
  if (bought) return [...signsOfWord(paid, NOW), FOR, ...signsOf(bought)];
  return effect
    .split("/")
    .flatMap((choice, i) => [
      ...(i ? [OR] : []),
      ...choice.split(";").flatMap((word) => signsOfWord(word, NOW)),
    ]);
}

/** The signs of a grey scroll. */
export const signsOfEnd = (effect: string): Sign[] => signsOfWord(effect, END);
