/** What a page does where no server stands behind it: links, files, and new versions. */
import type { Answer } from "$lib/carrier";

/** Where a page is that is not the first one, as the service worker tells it. */
const AT = "at";
/** Milliseconds to wait for a service worker: without one everything works, but for the next time. */
const PATIENCE = 4_000;

/** Whoever asked for a page below came to the first one, which now goes there. */
export function goWhereAsked(base: string): void {
  const asked = new URLSearchParams(location.search).get(AT);
  if (asked?.startsWith("/")) history.replaceState(null, "", base + asked.slice(1) + location.hash);
}

/** Lets a newer version in while no game is under way; whether this page is loaded again for it. */
export async function takeUpNewest(base: string): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(`${base}worker.js`);
    if (registration.waiting && navigator.serviceWorker.controller) {
      // Only a worker that no other page is run by makes room.
      registration.waiting.postMessage("take over");
      if (await within(PATIENCE / 4, changed())) {
        location.reload();
        return true;
      }
    }
    if (!navigator.serviceWorker.controller) await within(PATIENCE, changed());
  } catch {
    // A browser that keeps nothing (a private window) refuses; the app works all the same.
  }
  return false;
}

/** Nobody waits for anything any more: what was not needed yet is kept for when there is no network. */
export function keepEverything(): void {
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.controller?.postMessage("keep everything");
  // So that the browser throws no games away where it needs room.
  void navigator.storage?.persist?.();
}

const changed = () =>
  new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }),
  );

/** Whether something happens within so many milliseconds. */
const within = (most: number, event: Promise<void>): Promise<boolean> =>
  Promise.race([
    event.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), most)),
  ]);

/** Links lead to pages below the folder that this lies in, and files come from the tables. */
export function keepFollowing(base: string, get: (path: string) => Promise<Answer>): void {
  const link = ({ target }: Event) => (target as Element | null)?.closest("a") ?? null;
  const mend = (event: Event) => {
    const found = link(event);
    const to = found?.getAttribute("href");
    if (found && to?.startsWith("/") && !to.startsWith("/api/") && !to.startsWith(base))
      found.setAttribute("href", base + to.slice(1));
  };
  // Before it is opened in another tab, or copied.
  addEventListener("pointerdown", mend, true);
  addEventListener("focusin", mend, true);
  addEventListener(
    "click",
    (event) => {
      const found = link(event);
      const path = found?.getAttribute("href");
      if (!found || !path?.startsWith("/api/")) return;
      event.preventDefault();
      event.stopPropagation();
      void save(found.download || `kaper-${path.split("/")[3] ?? ""}.txt`, get(path));
    },
    true,
  );
}

async function save(name: string, answer: Promise<Answer>): Promise<void> {
  const { ok, text } = await answer;
  if (!ok) return;
  const address = URL.createObjectURL(new Blob([text]));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
