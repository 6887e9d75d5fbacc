/** What the icons and signs of the table mean. */
import type { Icon } from "$lib/icons";
import type { PieceInfo } from "$lib/httpMessages";
import { drawn, entries, entry, type Entry, type Glossary, type Picture } from "../glossary.ts";
import { nameOf, word } from "../printed.ts";
import Cube from "./Cube.svelte";
import { countedSign, signsOf, signsOfEnd, type Sign } from "./effects.ts";
import { explain } from "./labels.ts";
import { KINDS, type Type } from "./reading.ts";
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
  ship,
  strength,
  TYPE_ICONS,
  typeIcon,
  upgrade,
} from "./symbols.ts";
import type { Kind } from "./view.ts";

/** One of each sign that the components are written with. */
function signs(pieces: readonly PieceInfo[]): Sign[] {
  const texts = (...fields: string[]) =>
    pieces.flatMap(({ printed }) =>
      fields.flatMap((field) => [printed[field] ?? []].flat().map(String)),
    );
  const all = [
    ...texts("effect", "actions", "now", "permanent", "extra", "main", "bury_spaces").flatMap(
      signsOf,
    ),
    ...texts("end").flatMap(signsOfEnd),
    ...texts("conditions", "per").map(countedSign),
  ];
  return [...new Map(all.map((sign) => [sign.key, sign])).values()];
}

const signEntry = (sign: Sign): Entry => ({
  picture: drawn(SignView, (text) => ({ sign, text })),
  meaning: (text) => explain(text, sign),
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
  groups: (pieces) => [
    {
      title: "glossary-maracaibo-treasures",
      entries: [
        ...KINDS.map((kind) => entry(cube(kind), `maracaibo-kind-${kind}`)),
        entry(cube("ruby"), "glossary-maracaibo-ruby"),
      ],
    },
    { title: "glossary-maracaibo-types", entries: entries(TYPE_ICONS, "maracaibo-type") },
    { title: "glossary-maracaibo-signs", entries: signs(pieces).map(signEntry) },
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
        entry(ship, "maracaibo-ui-your-ship"),
      ],
    },
    { title: "glossary-maracaibo-figureheads", entries: entries(FIGURES, "maracaibo-figurehead") },
  ],
  pictureOf: (piece) => PICTURES[piece.table]?.(piece) ?? TABLES[piece.table] ?? null,
} satisfies Glossary;
