/**
 * The drawn land: coastline, hachures, islets and landmarks. Everything comes from fixed seeds, so
 * the island looks the same in every browser.
 */
import { CELL, DRAWN_ROWS, SIDE, centre, inHook, onBeach } from "./geography";
import type { Point } from "./geography";
import { at, closed, ring, rounded, seeded } from "$lib/curves";

interface Shore {
  point: Point;
  /** The unit vector out to the sea. */
  out: Point;
}

const CORNER = 26;
const EDGE = SIDE - 2 * CORNER;
const ARC = (CORNER * Math.PI) / 2;

/** A point on the rounded square around the island, a turn from 0 to 1. */
function around(turn: number): Shore {
  const along = turn * 4 * (EDGE + ARC);
  const side = Math.floor(along / (EDGE + ARC)) % 4;
  const rest = along % (EDGE + ARC);
  const bend = Math.max(0, rest - EDGE) / CORNER;
  const straight = Math.min(rest, EDGE);
  // The top side, then turned by quarters about the middle.
  const local = {
    x: CORNER + straight + CORNER * Math.sin(bend) - SIDE / 2,
    y: CORNER - CORNER * Math.cos(bend) - SIDE / 2,
  };
  const cos = [1, 0, -1, 0][side]!;
  const sin = [0, 1, 0, -1][side]!;
  const turned = (p: Point) => ({ x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos });
  const point = turned(local);
  return {
    point: { x: point.x + SIDE / 2, y: point.y + SIDE / 2 },
    out: turned({ x: Math.sin(bend), y: -Math.cos(bend) }),
  };
}

/** How far the land reaches beyond the squares: room for the coordinates, bays and capes. */
const REACH = { least: 20.5, mean: 27.5, swing: 8.5 };

function shoreline(): Shore[] {
  const random = seeded(1717);
  const [broad, fine, rough] = [ring(random, 21), ring(random, 58), ring(random, 150)];
  const count = 240;
  return Array.from({ length: count }, (_, i) => {
    const turn = i / count;
    const { point, out } = around(turn);
    const wild = broad(turn) * 0.75 + fine(turn) * 0.35 + rough(turn) * 0.16;
    const reach = Math.max(REACH.least, REACH.mean + REACH.swing * wild) + rough(turn) * 0.7;
    return { point: { x: point.x + out.x * reach, y: point.y + out.y * reach }, out };
  });
}

const SHORE = shoreline();
export const COAST = closed(SHORE.map((shore) => shore.point));

function hachures(): string {
  const random = seeded(81);
  return SHORE.map(({ point, out }) => {
    const length = 3 + random() * 5;
    const lean = (random() - 0.5) * 2;
    return `M${at(point)}l${rounded(-out.x * length + lean * out.y)} ${rounded(-out.y * length - lean * out.x)}`;
  }).join("");
}

export const HACHURES = hachures();

/** A few islets in the sea beside the island. */
const ISLETS_AT = [
  { x: 514, y: 408, size: 13 },
  { x: 536, y: 390, size: 6 },
  { x: 498, y: 434, size: 5 },
];

function islet({ x, y, size }: { x: number; y: number; size: number }, seed: number): string {
  const random = seeded(seed);
  const corners = 11;
  return closed(
    Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * 2 * Math.PI;
      const radius = size * (0.75 + random() * 0.5);
      return { x: x + Math.cos(angle) * radius * 1.25, y: y + Math.sin(angle) * radius * 0.85 };
    }),
  );
}

export const ISLETS = ISLETS_AT.map((place, i) => islet(place, 300 + i)).join("");

/** Landmarks in ink, each around 0,0: hidden by tokens at first, they show as the island empties. */
const LANDMARKS = {
  mountain: "M-15 8L-4-9L0-3L5-12L16 8M-4-9l-2 9M5-12l1 9M5-12l4 12M0-3l1 7M9 0l2 6M-8 1l-1 5",
  hill: "M-14 5Q-6-7 1 4M-2 0Q6-9 14 5M-8-1l-1 4M-5-1l0 4M5-4l-1 5M8-3l1 5",
  palm: "M0 11Q2 2-1-5M-1-5Q-8-9-12-3M-1-5Q-7-12-11-9M-1-5Q0-13 5-12M-1-5Q7-9 10-2M-1-5Q5-6 6 1M-5 11h11",
  palms:
    "M-6 10Q-4 3-7-3M-7-3Q-12-6-15-2M-7-3Q-9-9-13-8M-7-3Q-3-8 1-5M7 8Q9 1 6-6M6-6Q0-9-2-5M6-6Q6-13 11-12M6-6Q12-9 15-3M-11 10h9M2 8h10",
  scrub: "M-10 4l-2-5M-10 4l0-7M-10 4l2-5M6-3l-2-5M6-3l0-7M6-3l2-5M4 9l-2-5M4 9l0-7M4 9l2-5",
  dunes: "M-14-4q4-4 8 0M-2 3q5-5 10 0M-10 10q4-4 8 0M6-8q3-3 6 0",
} as const;

export interface Landmark {
  square: string;
  x: number;
  y: number;
  path: string;
}

function landmarks(): Landmark[] {
  const random = seeded(5);
  const inland = ["mountain", "hill", "palms", "scrub", "hill", "palm"] as const;
  const shore = ["palm", "dunes", "palms", "dunes", "scrub"] as const;
  return DRAWN_ROWS.flat()
    .filter((square) => !inHook(square))
    .map((square) => {
      const kinds = onBeach(square) ? shore : inland;
      const kind = kinds[Math.floor(random() * kinds.length)]!;
      const { x, y } = centre(square);
      const shift = () => rounded((random() - 0.5) * CELL * 0.16);
      return { square, x: x + shift(), y: y + shift(), path: LANDMARKS[kind] };
    });
}

export const LANDSCAPE = landmarks();

/** Rhumb lines from the compass rose: 32 winds. */
export function rhumbs(x: number, y: number, length: number): string {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 32) * 2 * Math.PI;
    return `M${x} ${y}L${rounded(x + Math.cos(angle) * length)} ${rounded(y + Math.sin(angle) * length)}`;
  }).join("");
}
