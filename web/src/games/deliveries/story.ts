/** What the last events of a table amount to: an event and whom it hit, a delivery, a count. */
import { chronicle } from "../../lib/chronicle.ts";
import type { Happening, Situation } from "../types.ts";
import { kindOf } from "./projection.ts";

/** What became of a player in an event. */
export interface Fate {
  seat: number;
  how: "lost" | "shown" | "vouched" | "wolf";
  cards: string[];
}

interface Told {
  /** The index of its last event. */
  last: number;
}

export interface EventStory extends Told {
  kind: "event";
  /** Who played it; null where the beginning is unknown. */
  seat: number | null;
  event: string;
  fates: Fate[];
}

export interface DeliveryStory extends Told {
  kind: "delivery";
  seat: number;
  number: number;
  /** Delivered now, by seat. */
  pairs: Map<number, string[][]>;
  /** What they count, by seat. */
  points: Map<number, number>;
  /** Those who delivered nothing, and those who did not want the Sea Wolf. */
  passed: number[];
  declined: number[];
  wolf: number | "discarded" | null;
}

export interface CountStory extends Told {
  kind: "count";
  points: Map<number, number>;
  totals: Map<number, number>;
}

export type Story = EventStory | DeliveryStory | CountStory;

const FATES: Record<string, Fate["how"]> = {
  "card-lost": "lost",
  "hand-shown": "shown",
  "hand-vouched": "vouched",
  "wolf-used": "wolf",
};

function fateOf({ key, args }: Happening, how: Fate["how"]): Fate {
  const cards = key.endsWith("-shown")
    ? (args.cards as string[])
    : args.card
      ? [String(args.card)]
      : [];
  return { seat: Number(args.seat), how, cards };
}

function goOn(story: Story | null, happening: Happening): Story | null {
  const { args, index: last } = happening;
  const seat = Number(args.seat);
  const kind = kindOf(happening);
  if (kind === "event-played")
    return { kind: "event", seat, event: String(args.event), fates: [], last };
  if (kind === "delivery-came") {
    const number = Number(args.number);
    return {
      kind: "delivery",
      seat,
      number,
      pairs: new Map(),
      points: new Map(),
      passed: [],
      declined: [],
      wolf: null,
      last,
    };
  }
  if (kind === "game-ended") return { kind: "count", points: new Map(), totals: new Map(), last };
  const how = FATES[kind];
  if (story?.kind === "event" && how)
    return { ...story, fates: [...story.fates, fateOf(happening, how)], last };
  if (story?.kind === "count") {
    if (kind === "scored")
      return { ...story, points: new Map([...story.points, [seat, Number(args.total)]]), last };
    if (kind === "totalled")
      return { ...story, totals: new Map([...story.totals, [seat, Number(args.total)]]), last };
  }
  return story?.kind === "delivery" ? deliver(story, kind, happening) : story;
}

function deliver(
  story: DeliveryStory,
  kind: string,
  { args, index: last }: Happening,
): DeliveryStory {
  const seat = Number(args.seat);
  switch (kind) {
    case "delivered": {
      const laid = [...(story.pairs.get(seat) ?? []), args.cards as string[]];
      const points = (story.points.get(seat) ?? 0) + Number(args.points);
      return {
        ...story,
        pairs: new Map([...story.pairs, [seat, laid]]),
        points: new Map([...story.points, [seat, points]]),
        last,
      };
    }
    case "nothing-delivered":
      return { ...story, passed: [...story.passed, seat], last };
    case "wolf-declined":
      return { ...story, declined: [...story.declined, seat], last };
    case "wolf-hired":
      return { ...story, wolf: seat, last };
    case "wolf-discarded":
      return { ...story, wolf: "discarded", last };
    default:
      return story;
  }
}

/** The last of the stories that these events tell. */
export function storyOf(events: readonly Happening[]): Story | null {
  return events.reduce<Story | null>(goOn, null);
}

/** The story of the table: one that is going on, or one that was told since the last own action. */
export function fresh(
  situation: Situation,
  recent: readonly Happening[],
): { story: Story | null; news: boolean } {
  const story = storyOf(chronicle(situation, recent));
  const from = recent[0]?.index;
  return { story, news: story !== null && from !== undefined && story.last >= from };
}

/** The event that strikes now, if only the discard pile tells of it. */
export function eventOnPile(discards: readonly string[]): EventStory {
  const event = discards.findLast((name) => !name.includes("-")) ?? "rats";
  return { kind: "event", seat: null, event, fates: [], last: -1 };
}
