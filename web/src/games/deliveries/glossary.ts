/** What the icons of the table mean. */
import type { Icon } from "$lib/icons";
import { entries, entry, type Glossary } from "../glossary.ts";
import { nameOf } from "../printed.ts";
import {
  anchor,
  bell,
  dock,
  EVENT_ICONS,
  GOODS_ICONS,
  hand,
  hourglass,
  points,
  ship,
  wolf,
} from "./symbols.ts";

const TABLES: Record<string, Icon> = { ship, wolf, delivery: dock };

export default {
  groups: [
    {
      title: "glossary-deliveries-goods",
      entries: [
        ...entries(GOODS_ICONS, "glossary-deliveries"),
        entry(ship, "glossary-deliveries-ship"),
      ],
    },
    {
      title: "glossary-deliveries-events",
      entries: [
        ...entries(EVENT_ICONS, "glossary-deliveries"),
        entry(wolf, "glossary-deliveries-wolf"),
      ],
    },
    {
      title: "glossary-on-the-table",
      entries: [
        entry(dock, "glossary-deliveries-dock"),
        entry(hourglass, "glossary-deliveries-hourglass"),
        entry(bell, "glossary-deliveries-bell"),
        entry(hand, "deliveries-ui-cards-in-hand"),
        entry(points, "glossary-deliveries-points"),
        entry(anchor, "deliveries-ui-tab-players"),
      ],
    },
  ],
  pictureOf: (piece) =>
    GOODS_ICONS[nameOf(piece)] ?? EVENT_ICONS[nameOf(piece)] ?? TABLES[piece.table] ?? null,
} satisfies Glossary;
