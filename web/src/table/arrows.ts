/** The guide's arrow: it leads to what the guide speaks of, over nothing that is read or pressed. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Arrow {
  /** A path. */
  shaft: string;
  /** Where its point lies and how it is turned, as an SVG transform. */
  head: string;
}

interface Point {
  x: number;
  y: number;
}

/** So near that nobody needs an arrow. */
const NEAR = 20;
/** Longer arrows would cross out what lies on the way, shorter ones look like a smudge. */
const LENGTHS = [64, 48, 32];
/** How far the arrow swings out to one side, as a share of its length. */
const SWING = 0.16;
/** Where on an edge it may end. */
const SHARES = [0.5, 0.3, 0.7, 0.1, 0.9];
/** How far its head and its shaft reach to each side, with their light edge. */
const HEAD = 10;
const SHAFT = 4;
/** From here on even the shortest is head. */
const HEAD_FROM = 0.5;
const SAMPLES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

const between = (from: number, to: number, share: number) => from + (to - from) * share;

const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);

const around = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** Its two ends, and what bends it. */
interface Course {
  start: Point;
  bend: Point;
  end: Point;
}

function courseTo(end: Point, away: Point, length: number): Course {
  const long = Math.hypot(away.x, away.y);
  const [dx, dy] = [(-away.x / long) * length, (-away.y / long) * length];
  const start = { x: end.x - dx, y: end.y - dy };
  return {
    start,
    bend: { x: start.x + dx / 2 - dy * SWING, y: start.y + dy / 2 + dx * SWING },
    end,
  };
}

/** All ways to come to a box, the best first: straight from where the guide speaks, then its edges
 *  from the nearest, but for the one behind. */
function courses(source: Point, end: Point, to: Box): Course[] {
  const away = { x: source.x - end.x, y: source.y - end.y };
  const far = distance(source, end);
  const straight = LENGTHS.map((length) => courseTo(end, away, Math.min(length, far)));
  const across = (share: number) => between(to.left, to.right, share);
  const down = (share: number) => between(to.top, to.bottom, share);
  const edges = [
    { away: { x: 0, y: -1 }, at: (share: number) => ({ x: across(share), y: to.top }) },
    { away: { x: 0, y: 1 }, at: (share: number) => ({ x: across(share), y: to.bottom }) },
    { away: { x: -1, y: 0 }, at: (share: number) => ({ x: to.left, y: down(share) }) },
    { away: { x: 1, y: 0 }, at: (share: number) => ({ x: to.right, y: down(share) }) },
  ].sort((one, other) => distance(one.at(0.5), source) - distance(other.at(0.5), source));
  const others = edges
    .slice(0, -1)
    .flatMap(({ away, at }) =>
      SHARES.flatMap((share) => LENGTHS.map((length) => courseTo(at(share), away, length))),
    );
  return [...straight, ...others];
}

/** The places that an arrow covers. */
function covered({ start, bend, end }: Course): Box[] {
  return SAMPLES.map((share) => {
    const rest = 1 - share;
    const on = (axis: "x" | "y") =>
      rest * rest * start[axis] + 2 * rest * share * bend[axis] + share * share * end[axis];
    const point = { x: on("x"), y: on("y") };
    // The tip itself lies on the ring, and no wider than that.
    return around(point, share > HEAD_FROM && share < 1 ? HEAD : SHAFT);
  });
}

/**
 * An arrow that comes from one box and ends at the edge of another. None where they are near, or
 * where any would lie on something taken or leave the page.
 */
export function arrowBetween(from: Box, to: Box, taken: readonly Box[], page: Box): Arrow | null {
  const middle = { x: (to.left + to.right) / 2, y: (to.top + to.bottom) / 2 };
  const source = {
    x: clamp(middle.x, from.left + 40, from.right - 40),
    y: clamp(middle.y, from.top, from.bottom),
  };
  const end = {
    x: clamp(source.x, to.left + 4, to.right - 4),
    y: clamp(source.y, to.top, to.bottom),
  };
  if (distance(source, end) < NEAR) return null;
  const isWithin = ({ left, top, right, bottom }: Box) =>
    left >= page.left && top >= page.top && right <= page.right && bottom <= page.bottom;
  const isFree = (box: Box) => isWithin(box) && !taken.some((other) => meets(box, other));
  const course = courses(source, end, to).find((each) => covered(each).every(isFree));
  return course ? drawn(course) : null;
}

function drawn({ start, bend, end }: Course): Arrow {
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return {
    shaft: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    head: `translate(${end.x} ${end.y}) rotate(${turn})`,
  };
}
