/** The app without a server: its service worker, and what that has kept. */

const script = "/worker.js";
const RULES = /^\/api\/rules\/([\w-]+)$/;

/** The page was opened without a server, from what is kept here. */
export const isOffline = () => document.documentElement.dataset.offline !== undefined;

/** Only pages that came safely may have one: over https, or from this computer. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A browser that keeps nothing (a private window) refuses; the app works all the same.
  navigator.serviceWorker.register(trusted(script)).catch(() => undefined);
  // The worker asks where we are before it tells of a table that is looked at.
  navigator.serviceWorker.onmessage = ({ data, ports }) => {
    if (data === "where") ports[0]?.postMessage(location.pathname);
  };
}

/** The content policy takes addresses of scripts only from a policy of ours. */
function trusted(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): string };
    };
  };
  const policy = trustedTypes?.createPolicy("kaper-worker", {
    createScriptURL: (asked) => (asked === script ? asked : ""),
  });
  return policy?.createScriptURL(address) ?? address;
}

/** The games whose rules can be read without a server. */
export async function keptRules(): Promise<string[]> {
  if (!("caches" in window)) return [];
  const kept = await (await caches.open("kaper-rules")).keys();
  const games = kept.map(({ url }) => RULES.exec(new URL(url).pathname)?.[1]);
  return [...new Set(games.filter((game) => game !== undefined))];
}
