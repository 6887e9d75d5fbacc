/** Links to tables. The host's browser keeps those it made; a guest's secret leaves the address. */
import { isLoopback } from "./loopback";
import { network } from "./network.svelte";
import { keep, recall } from "./settings.svelte";

const KEY = "kaper-invites";

export function keepInvite(table: string, path: string): void {
  keep(KEY, { ...recall<Record<string, string>>(KEY, {}), [table]: path });
}

/** Where other devices reach this server, as far as they do. */
const reachable = (): string =>
  (isLoopback(location.hostname) && network.links[0]) || location.origin;

export const wholeLink = (path: string): string => new URL(path, reachable()).href;

/** Whether a link leads nowhere on any other device. */
export const isOnlyHere = (link: string): boolean =>
  isLoopback(new URL(link).hostname) && !network.links.some((each) => link.startsWith(each));

/** The path of the link to give to friends, where this browser knows it. */
export const invitePath = (table: string): string =>
  recall<Record<string, string>>(KEY, {})[table] ?? "";

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
