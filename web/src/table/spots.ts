/** Where on the page a voyage points at. */
import type { GameModule, Spot, TableProps } from "../games/types";

const quoted = (text: string) => JSON.stringify(text);

/** Several points stand with commas between them. */
export const spotsOf = (module: GameModule, points: string, props: TableProps): Spot[] =>
  points.split(", ").map((point) => spotOf(module, point, props));

function spotOf(module: GameModule, point: string, props: TableProps): Spot {
  const own = module.points?.(point, props);
  if (own) return own;
  const choice = /^choice:(.+)$/.exec(point)?.[1];
  return {
    selector: choice
      ? `[data-testid=${quoted(`choice-${choice}`)}]`
      : `[data-point=${quoted(point)}]`,
  };
}

/** The first that takes room on the page. */
export function found(selector: string): Element | null {
  const all = [...document.querySelectorAll(selector)];
  return all.find((each) => each.getClientRects().length > 0) ?? null;
}

/** What somebody is told who cannot see it. */
export function nameOf(element: Element): string {
  const heading = element.querySelector("h2, h3, legend");
  return element.getAttribute("aria-label") ?? heading?.textContent?.trim() ?? "";
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const clips = (element: Element) => getComputedStyle(element).overflowY !== "visible";

/** An element with what juts out of it: a badge at its corner, for one. */
function wholeBox(element: Element): Box {
  const parts = clips(element) ? [] : element.children;
  const boxes = [element, ...parts]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** What can be seen of an element: not what its scrolling frames hide. */
export function seenBox(element: Element): Box | null {
  let { left, top, right, bottom } = wholeBox(element);
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    if (!clips(frame) || frame === document.body) continue;
    const edge = frame.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  return right - left > 4 && bottom - top > 4 ? { left, top, right, bottom } : null;
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

export interface Arrow {
  /** A path. */
  shaft: string;
  /** Where its point lies and how it is turned, as an SVG transform. */
  head: string;
}

/** So near that nobody needs an arrow. */
const NEAR = 20;
/** Longer arrows would cross out what lies on the way. */
const LONGEST = 64;
/** How far the arrow swings out to one side, as a share of its length. */
const SWING = 0.16;

/** An arrow that comes from one box and ends at the edge of another; none where they are near. */
export function arrowBetween(from: Box, to: Box): Arrow | null {
  const middle = { x: (to.left + to.right) / 2, y: (to.top + to.bottom) / 2 };
  const source = {
    x: clamp(middle.x, from.left + 40, from.right - 40),
    y: clamp(middle.y, from.top, from.bottom),
  };
  const end = {
    x: clamp(source.x, to.left + 4, to.right - 4),
    y: clamp(source.y, to.top, to.bottom),
  };
  const distance = Math.hypot(end.x - source.x, end.y - source.y);
  if (distance < NEAR) return null;
  const share = Math.min(1, LONGEST / distance);
  const [dx, dy] = [(end.x - source.x) * share, (end.y - source.y) * share];
  const start = { x: end.x - dx, y: end.y - dy };
  const bend = { x: start.x + dx / 2 - dy * SWING, y: start.y + dy / 2 + dx * SWING };
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return {
    shaft: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    head: `translate(${end.x} ${end.y}) rotate(${turn})`,
  };
}
