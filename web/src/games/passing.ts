/** Questions that leave nothing to choose. */
import type { Decision } from "./types.ts";

/** Whether nothing is left but to pass, or what a form offers besides: whoever is asked wonders why. */
export const passOnly = ({ options }: Decision): boolean =>
  options.length === 1 && options[0]!.verb === "pass";
