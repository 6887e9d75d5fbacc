/** What is heard of a new scene, besides that it is my turn. */
import type { Situation } from "$lib/messages";
import { finale, knock } from "$lib/sounds";

/** Whether something is told that somebody else did; all that ever was is told on coming back. */
const othersActed = ({ since, happenings, table }: Situation): boolean =>
  since > 0 &&
  happenings.some(
    ({ args }) => typeof args.seat === "number" && table.seats[args.seat]?.mine === false,
  );

export function sound(now: Situation, before: Situation | null): void {
  if (!before) return;
  if (now.result && !before.result) finale();
  else if (!now.result && othersActed(now)) knock();
}
