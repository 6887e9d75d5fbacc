/** Where on the page a voyage points at. */
import type { GameModule, Spot, TableProps } from "../games/types";
import { meets, type Box } from "./arrows";

const quoted = (text: string) => JSON.stringify(text);

/** Where a choice is confirmed. */
export const CONFIRM: Spot = { selector: '[data-testid="confirm"]' };

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

/** Without a box of its own it hides nothing. */
const clips = (element: Element) =>
  getComputedStyle(element).overflowY !== "visible" && element.getClientRects().length > 0;

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

const PRESSED = "button, a[href], input, select, textarea, [role=button]";
/** Larger pictures are boards, on which an arrow may lie. */
const PICTURE = 150;

const isTaken = (element: Element, { width, height }: DOMRect) =>
  element.matches(PRESSED) ||
  (element.matches("svg, img") && Math.max(width, height) < PICTURE && width > 0);

/** Words, buttons and small pictures near a place, apart from what it points at itself. */
export function takenNear(near: Box, target: Element): Box[] {
  const taken: Box[] = [];
  const range = document.createRange();
  function look(parent: Element) {
    for (const node of parent.childNodes) {
      if (node instanceof Element) {
        const box = node.getBoundingClientRect();
        const away = box.width > 0 && !meets(box, near);
        if (node === target || away || node.matches(".vh")) continue;
        if (isTaken(node, box) && !node.contains(target)) taken.push(box);
        else look(node);
      } else if (node instanceof Text && node.data.trim()) {
        range.selectNodeContents(node);
        taken.push(...[...range.getClientRects()].filter((box) => meets(box, near)));
      }
    }
  }
  look(document.body);
  return taken;
}
