/** The short words of effects (`D+3`, `pRA:2>VP+3`) as signs: a picture each, with an explanation. */
import type { Kind } from "./view.ts";

/** The name of a picture in symbols.ts. */
export type Picture =
  | "upgrade"
  | "bury"
  | "quest"
  | "sell"
  | "treasure"
  | "cube"
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
  | "trade"
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

const KIND_OF: Record<string, Kind> = { g: "gold", e: "emerald", p: "pearl" };
export const COUNTED: Record<string, Picture> = {
  buried: "bury",
  crew: "crew",
  equip: "equip",
  ship: "ship",
  river: "river",
  rivers: "river",
  quest: "quest",
  quests: "quest",
  residences: "residence",
  "improvements+residences": "improvement",
  upgrades: "upgrade",
  lightning: "lightning",
};

const OR: Sign = { key: "or", shape: "word", number: "/" };
const FOR: Sign = { key: "for", shape: "word", number: "→" };
const PER: Sign = { key: "per", shape: "word", number: ":" };
const PER_THREE: Sign = { ...PER, key: "per-three" };

const icon = (key: string, picture: Picture, number?: string, args?: Sign["args"]): Sign => ({
  key,
  shape: "icon",
  picture,
  ...(number === undefined ? {} : { number }),
  ...(args ? { args } : {}),
});

/** What is counted for points or asked by a quest: `treasure:g`, `incD`, `crew`. */
export function countedSign(what: string): Sign {
  const [word = "", letter = ""] = what.split(":");
  const kind = KIND_OF[letter] ?? KIND_OF[word];
  if (what === "incD") return { key: "count-incD", shape: "coin", picture: "income", number: "" };
  if (what === "incV") return { key: "count-incV", shape: "vp", picture: "income", number: "" };
  if (word === "set") return { key: "count-set", shape: "cube", number: "3" };
  if (word === "buried")
    return {
      ...icon(kind ? "count-buried-kind" : "count-buried", "bury"),
      ...(kind ? { kind } : {}),
    };
  if (word === "treasure")
    return {
      key: kind ? "count-kind" : "count-treasures",
      shape: "cube",
      ...(kind ? { kind } : {}),
    };
  if (kind) return { key: "count-kind", shape: "cube", kind };
  return icon(`count-${what.replace("+", "-and-")}`, COUNTED[word] ?? "improvement");
}

/** Points for each of something. */
function perSigns(what: string, each: number, key: string): Sign[] {
  return [{ key, shape: "vp", number: String(each) }, PER, countedSign(what)];
}

function treasure(letter: string): Sign {
  const kind = KIND_OF[letter];
  return kind
    ? { key: "treasure-kind", shape: "cube", kind }
    : {
        key: letter === "die" ? "treasure-die" : letter === "any" ? "treasure-any" : "treasure",
        shape: "cube",
      };
}

function cube(letter: string): Sign {
  const kind = KIND_OF[letter];
  const key = kind ? "cube-kind" : letter === "most" ? "cube-most" : "cube";
  return { key, shape: "isle", number: "+1", ...(kind ? { kind } : {}) };
}

/** Words with a number behind `+` or `:`. */
export const NUMBERED: Record<string, (number: string, kind?: Kind) => Sign[]> = {
  D: (number) => [{ key: "doubloons", shape: "coin", number, args: { count: Number(number) } }],
  VP: (number) => [{ key: "vp", shape: "vp", number, args: { count: Number(number) } }],
  RAID: (number) => [icon("raid-plus", "raid", `+${number}`, { count: Number(number) })],
  RAIDFIX: (number) => [icon("raid-fixed", "raid", number, { count: Number(number) })],
  EXP: (number) => [icon("explore", "explore", number, { count: Number(number) })],
  BMPLACE: (number) => [
    icon("place-tile", "market", number === "0" ? "" : `−${number}`, { count: Number(number) }),
  ],
  pRAID: (number) => [icon("more-strength", "strength", `+${number}`, { count: Number(number) })],
  pEXP: (number) => [icon("more-spaces", "explore", `+${number}`, { count: Number(number) })],
  pDISC: (number) => [
    {
      key: "discount",
      shape: "coin",
      picture: "discount",
      number: `−${number}`,
      args: { count: Number(number) },
    },
  ],
  pMOVE: (number) => [icon("range", "move", number, { count: Number(number) })],
  pREROLL: (number) => [icon("more-rerolls", "reroll", `+${number}`)],
  eBUR: (number) => perSigns("buried", Number(number), "end-per"),
};

export const PLAIN: Record<string, () => Sign[]> = {
  UPG: () => [icon("upgrade", "upgrade")],
  BURY: () => [icon("bury", "bury")],
  QUEST: () => [icon("quest", "quest")],
  QSELL: () => [icon("sell", "quest", "8")],
  TRE: () => [treasure("")],
  CUBE2: () => [{ key: "cubes", shape: "isle", number: "+2" }],
  RAID: () => [icon("raid", "raid")],
  EXPHERE: () => [icon("here", "here")],
  BMACT: () => [icon("activate", "market")],
  FIGUREHEAD: () => [icon("figurehead", "figurehead")],
  RESBUILD: () => [icon("build", "residence")],
  RES: () => [icon("residence", "residence")],
  GETSHIP: () => [icon("get-ship", "ship")],
  GETCREW: () => [icon("get-crew", "crew", "+3")],
  GETEQ: () => [icon("get-equip", "equip", "+3")],
  VPINC: () => [{ key: "vp-income-now", shape: "vp", picture: "income", number: "" }],
  DINC: () => [{ key: "doubloon-income-now", shape: "coin", picture: "income", number: "" }],
  pQREFRESH: () => [icon("refresh", "refresh")],
  TRACK: () => [icon("track", "track")],
  EXPLORE: () => [icon("redbeard-explore", "explore")],
  QUESTLOC: () => [icon("redbeard-quest", "quest")],
  GETLOC: () => [icon("get-crew", "crew"), OR, icon("get-equip", "equip")],
};

function bought(word: string): Sign[] | null {
  const found = /^p(RA|SWAP):(\d+)>(.+)$/.exec(word);
  if (!found) return null;
  const [, sort, price = "", effect = ""] = found;
  const pays =
    sort === "RA"
      ? icon("pays-strength", "strength", price, { count: Number(price) })
      : icon("pays-spaces", "explore", `−${price}`, { count: Number(price) });
  return [pays, FOR, ...signsOf(effect)];
}

function per(word: string): Sign[] | null {
  const found = /^PER(6?):(.+)$/.exec(word);
  if (!found) return null;
  const [, capped, what = ""] = found;
  return perSigns(what, what === "river" ? 2 : 1, capped ? "per-six" : "per-each");
}

function ending(word: string): Sign[] | null {
  const set = /^eSET3:(.)$/.exec(word);
  if (set)
    return [
      { key: "end-set", shape: "vp", number: "7" },
      PER_THREE,
      { ...countedSign(set[1]!), number: "3" },
    ];
  const quests = /^eQ3:(\d+)$/.exec(word);
  return quests
    ? [
        { key: "end-quests", shape: "vp", number: quests[1]! },
        PER_THREE,
        icon("count-quests", "quest", "3"),
      ]
    : null;
}

function withKind(word: string): Sign[] | null {
  const found = /^(RAIDDIE|pDIE):(.)\+(\d+)$/.exec(word);
  if (found) {
    const kind = KIND_OF[found[2]!];
    const die =
      found[1] === "pDIE"
        ? icon("more-die", "strength", `+${found[3]}`, { count: Number(found[3]) })
        : icon("raid-die", "raid", `+${found[3]}`, { count: Number(found[3]) });
    return [kind ? { ...die, kind } : die];
  }
  const kind = /^(TRE|CUBE):(.+)$/.exec(word);
  if (kind) return [kind[1] === "TRE" ? treasure(kind[2]!) : cube(kind[2]!)];
  if (word === "TRE3:one") return [{ key: "treasure-three", shape: "cube", number: "3" }];
  const acquires = /^ACQ:(.+)$/.exec(word);
  return acquires
    ? acquires[1]!
        .split(">")
        .flatMap((type, i) => [
          ...(i ? [{ key: "then", shape: "word", number: "›" } as const] : []),
          countedSign(type),
        ])
    : null;
}

function signsOfWord(word: string): Sign[] {
  const numbered = /^([A-Za-z]+)[+:](\d+)$/.exec(word);
  return (
    bought(word) ??
    per(word) ??
    ending(word) ??
    withKind(word) ??
    PLAIN[word]?.() ??
    (numbered && NUMBERED[numbered[1]!]?.(numbered[2]!)) ??
    []
  );
}

/** The signs of a whole text: `;` and ` & ` join, `/` chooses, and what stands behind `>` is bought together. */
export function signsOf(effect: string): Sign[] {
  if (!effect) return [];
  if (effect.includes(" & ")) return effect.split(" & ").flatMap(signsOf);
  if (/^p(RA|SWAP):/.test(effect)) return signsOfWord(effect);
  return effect
    .split("/")
    .flatMap((choice, i) => [...(i ? [OR] : []), ...choice.split(";").flatMap(signsOfWord)]);
}
