/** What the icons of the table mean. */
import type { Icon } from "$lib/icons";
import { entries, entry, type Glossary } from "../glossary.ts";
import {
  captain,
  hold,
  island,
  joker,
  LOOT,
  map,
  notebook,
  sign,
  spade,
  stool,
  tavern,
  treasures,
} from "./symbols.ts";

const TABLES: Record<string, Icon> = { map, joker, tavern, treasure: treasures, board: island };

export default {
  groups: [
    { title: "martinique-ui-loot", entries: entries(LOOT, "martinique-symbol") },
    {
      title: "glossary-on-the-table",
      entries: [
        entry(map, "glossary-martinique-map"),
        entry(joker, "glossary-martinique-joker"),
        entry(treasures, "glossary-martinique-treasures"),
        entry(hold, "glossary-martinique-hold"),
        entry(sign, "glossary-martinique-sign"),
        entry(tavern, "glossary-martinique-tavern"),
        entry(stool, "glossary-martinique-stool"),
        entry(spade, "glossary-martinique-spade"),
        entry(notebook, "glossary-martinique-notebook"),
        entry(island, "glossary-martinique-island"),
        entry(captain, "glossary-martinique-captain"),
      ],
    },
  ],
  pictureOf: ({ id, table }) => LOOT[id.replace("token-", "")] ?? TABLES[table] ?? null,
} satisfies Glossary;
