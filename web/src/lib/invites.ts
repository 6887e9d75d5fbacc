/** Links to tables. The host's browser keeps those it made; a guest's secret leaves the address. */
import { keep, recall } from "./settings.svelte";

const KEY = "kaper-invites";

export function keepInvite(table: string, path: string): void {
  keep(KEY, { ...recall<Record<string, string>>(KEY, {}), [table]: path });
}

export const wholeLink = (path: string): string => new URL(path, location.origin).href;

/** The whole link to give to friends, where this browser knows it. */
export function inviteLink(table: string): string {
  const path = recall<Record<string, string>>(KEY, {})[table];
  return path ? wholeLink(path) : "";
}

/** A table's address from what somebody pasted: a link, or only its end. */
export function tablePath(pasted: string): string | null {
  const words = pasted.trim();
  if (!words) return null;
  try {
    const address = new URL(words, `${location.origin}/t/`);
    return /^\/t\/[^/]+/.test(address.pathname)
      ? address.pathname + address.search + address.hash
      : null;
  } catch {
    return null;
  }
}
