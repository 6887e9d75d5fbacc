/** How much time a table gives, and how much is left, in words. */
import { t } from "./i18n.svelte";
import type { Pace } from "./messages";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const NO_LIMIT: Pace = { kind: "none", seconds: 0, added: 0, flag: "move", holiday: 0 };

export const limits = ({ kind }: Pace): boolean => kind !== "none";

/** Nobody has to be at the table all the time. */
export const inDays = ({ seconds }: Pace): boolean => seconds >= DAY;

/** So many seconds in two units at most, never more than there are. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY)
    return t("pace-span-days", {
      days: Math.floor(whole / DAY),
      hours: Math.floor((whole % DAY) / HOUR),
    });
  if (whole >= HOUR)
    return t("pace-span-hours", {
      hours: Math.floor(whole / HOUR),
      minutes: Math.floor((whole % HOUR) / MINUTE),
    });
  if (whole >= MINUTE) return t("pace-span-minutes", { minutes: Math.floor(whole / MINUTE) });
  return t("pace-span-seconds", { seconds: whole });
}

/** A time that a table chose: whole days, or minutes. */
function chosen(seconds: number): string {
  if (seconds % DAY === 0) return t("pace-days", { days: seconds / DAY });
  return seconds % MINUTE === 0
    ? t("pace-span-minutes", { minutes: seconds / MINUTE })
    : span(seconds);
}

/** How much time everybody has, in a few words. */
export function paceWords({ kind, seconds, added }: Pace): string {
  if (kind === "none") return t("pace-none");
  const words = t(`pace-${kind}`, { time: chosen(seconds) });
  return added ? t("pace-added", { pace: words, time: span(added) }) : words;
}
