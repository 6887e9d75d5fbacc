/** Signs for going to and fro, of which the set of icons has too few. */
import type { Icon } from "$lib/icons";

const drawn = (name: string, path: string): Icon => ({ name, path });

export const toStart = drawn("to-start", "M96 96h52v320H96zM420 96v320L164 256z");
export const turnBack = drawn("turn-back", "M264 96v320L48 256zM464 96v320L248 256z");
export const stepBack = drawn("step-back", "M320 112v288L104 256zM352 112h48v288h-48z");
export const stepOn = drawn("step-on", "M192 112v288l216-144zM112 112h48v288h-48z");
export const turnOn = drawn("turn-on", "M248 96v320l216-160zM48 96v320l216-160z");
export const toEnd = drawn("to-end", "M364 96h52v320h-52zM92 96v320l256-160z");
