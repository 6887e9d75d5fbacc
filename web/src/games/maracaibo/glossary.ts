/** What the icons and signs of the table mean. */
import type { Icon } from "$lib/icons";
import type { PieceInfo } from "$lib/httpMessages";
import { drawn, entries, entry, type Entry, type Glossary, type Picture } from "../glossary.ts";
import { nameOf, word } from "../printed.ts";
import Cube from "./Cube.svelte";
import { COUNTED, countedSign, NUMBERED, PLAIN, signsOf, type Sign } from "./effects.ts";
import { explain } from "./labels.ts";
import SignView from "./Sign.svelte";
import {
  anchor,
  dice,
  FIGURES,
  figureIcon,
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
  sail,
  strength,
  TYPE_ICONS,
  typeIcon,
  upgrade,
  wheel,
} from "./symbols.ts";
import { KINDS, type Kind, type Type } from "./view.ts";

/** Words of effects that are put together, one of each sort. */
const COMPOUND = [
  "pRA:2>VP+2",
  "pSWAP:2>VP+2",
  "PER:crew",
  "PER6:crew",
  "eSET3:g",
  "eQ3:5",
  "RAIDDIE:g+1",
  "pDIE:g+1",
  "TRE:g",
  "TRE:any",
  "TRE:die",
  "TRE3:one",
  "CUBE:any",
  "CUBE:g",
  "CUBE:most",
  "ACQ:crew>equip",
];
const COUNTED_APART = ["incD", "incV", "set", "buried:g", "treasure", "treasure:g"];

/** One of each sign that effects and quests are written with. */
function signs(): Sign[] {
  const effects = [
    ...Object.keys(PLAIN),
    ...Object.keys(NUMBERED).map((opening) => `${opening}+2`),
    ...COMPOUND,
  ];
  // A river and rivers are one sign with one meaning.
  const counted = [...Object.keys(COUNTED).filter((what) => what !== "rivers"), ...COUNTED_APART];
  const all = [...effects.flatMap(signsOf), ...counted.map(countedSign)];
  return [...new Map(all.map((sign) => [sign.key, sign])).values()];
}

const signEntry = (sign: Sign): Entry => ({
  picture: drawn(SignView, (text) => ({ sign, text })),
  meaning: (words) => explain(words, sign),
});

const cube = (kind: Kind | "ruby"): Picture => drawn(Cube, () => ({ kind }));

const TABLES: Record<string, Icon> = {
  residence,
  quest,
  market,
  upgrade,
  lock,
  hideout,
  location: anchor,
  explore: island,
  space: fort,
  "raid-action": raid,
  discount: residence,
  redbeard,
  "redbeard-die": redbeard,
  "redbeard-track": redbeard,
  "redbeard-upgrade": redbeard,
  "treasure-value": points,
  layout: sail,
};
const PICTURES: Record<string, (piece: PieceInfo) => Picture> = {
  improvement: (piece) => typeIcon(word(piece, "type") as Type),
  figurehead: (piece) => figureIcon(nameOf(piece)),
  island: (piece) => cube(nameOf(piece) as Kind),
  "value-tile": (piece) => cube(nameOf(piece) as Kind),
  ruby: () => cube("ruby"),
  "ruby-delivery": () => cube("ruby"),
};

export default {
  groups: [
    {
      title: "glossary-maracaibo-treasures",
      entries: [
        ...KINDS.map((kind) => entry(cube(kind), `maracaibo-kind-${kind}`)),
        entry(cube("ruby"), "glossary-maracaibo-ruby"),
      ],
    },
    { title: "glossary-maracaibo-types", entries: entries(TYPE_ICONS, "maracaibo-type") },
    { title: "glossary-maracaibo-signs", entries: signs().map(signEntry) },
    {
      title: "glossary-on-the-table",
      entries: [
        entry(lightning, "glossary-maracaibo-lightning"),
        entry(upgrade, "glossary-maracaibo-upgrade"),
        entry(residence, "glossary-maracaibo-residence"),
        entry(market, "glossary-maracaibo-market"),
        entry(quest, "maracaibo-ui-quests"),
        entry(anchor, "maracaibo-ui-bay"),
        entry(fort, "maracaibo-ui-maracaibo"),
        entry(fog, "glossary-maracaibo-fog"),
        entry(lock, "glossary-maracaibo-lock"),
        entry(hideout, "maracaibo-ui-hideout"),
        entry(palms, "glossary-maracaibo-palms"),
        entry(river, "maracaibo-ui-rivers"),
        entry(raid, "maracaibo-ui-raid"),
        entry(strength, "glossary-maracaibo-strength"),
        entry(dice, "glossary-maracaibo-dice"),
        entry(sail, "glossary-maracaibo-sail"),
        entry(points, "glossary-maracaibo-points"),
        entry(redbeard, "glossary-maracaibo-redbeard"),
        entry(island, "glossary-maracaibo-island"),
        entry(wheel, "maracaibo-ui-your-ship"),
      ],
    },
    { title: "glossary-maracaibo-figureheads", entries: entries(FIGURES, "maracaibo-figurehead") },
  ],
  pictureOf: (piece) => PICTURES[piece.table]?.(piece) ?? TABLES[piece.table] ?? null,
} satisfies Glossary;
