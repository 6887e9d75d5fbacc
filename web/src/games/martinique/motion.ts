/** How pieces and tokens get to where they are: keyframes for the event that is played. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Happening } from "../types";
import { SIDE, centre } from "./geography";
import type { Point } from "./geography";
import { kindOf } from "./projection";

const EASE = "cubic-bezier(.3, .7, .25, 1)";
const BAR: Point = { x: SIDE / 2, y: SIDE / 2 };

const between = (from: Point, to: Point) => `translate(${from.x - to.x}px, ${from.y - to.y}px)`;

function play(element: Element, frames: Keyframe[], duration: number): void {
  if (duration > 0) element.animate(frames, { duration, easing: EASE, fill: "backwards" });
}

/** The way of a pirate that has just come to this square; others stand still. */
export function arrival(square: string, happening: Happening | null, duration: number): Attachment {
  return (element) => {
    if (!happening) return;
    const kind = kindOf(happening);
    const { args } = happening;
    const here = centre(square);
    if (kind === "moved") {
      const path = args.path as string[];
      if (path.at(-1) !== square) return;
      play(
        element,
        path.map((step) => ({ transform: between(centre(step), here) })),
        duration,
      );
    } else if (kind === "entered" && args.square === square) {
      play(element, [{ transform: "translate(0, -34px) scale(1.5)", opacity: 0 }, {}], duration);
    } else if (kind === "dug" && args.square === square) {
      play(element, [{ transform: between(BAR, here), opacity: 0 }, {}], duration);
    }
  };
}

/** Something that leaves a square for a place beside the island, and fades. */
export function departure(square: string, to: Point, duration: number): Attachment {
  return (element) => {
    const away = between(to, centre(square));
    element.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `${away} scale(.7)`, opacity: 0.9, offset: 0.85 },
        { transform: `${away} scale(.7)`, opacity: 0 },
      ],
      { duration, easing: EASE, fill: "forwards" },
    );
  };
}

/** Comes out of nothing when it is first drawn: a treasure dug up, a load in the hold. */
export function appearing(duration: () => number): Attachment {
  return (element) => {
    const frames = [{ transform: "scale(.2)", opacity: 0 }, { transform: "scale(1.2)" }, {}];
    play(element, frames, untrack(duration));
  };
}

/** Turns over when it is first drawn: a map token that is turned up. From its edge on, so that nobody reads it mirrored. */
export function turning(duration: () => number): Attachment {
  return (element) => {
    play(element, [{ transform: "rotateY(90deg)" }, {}], untrack(duration));
  };
}

/** How long an event is shown; what changes nothing on the table is not. */
export function durationOf(happening: Happening): number {
  const kind = kindOf(happening);
  if (kind === "moved") return 140 + 80 * ((happening.args.path as string[]).length - 1);
  return DURATIONS[kind] ?? 0;
}

const DURATIONS: Record<string, number> = {
  entered: 260,
  "map-turned-up": 400,
  "loot-taken": 280,
  "map-taken": 280,
  sat: 300,
  "joker-taken": 260,
  "bar-map-taken": 260,
  loaded: 400,
  refilled: 260,
  "dusk-fell": 400,
  dug: 300,
  "treasure-shown": 400,
};
