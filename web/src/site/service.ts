/** The service worker of a folder of files: keeps all of them, so that no network is needed again.
 *
 * A version is kept as a whole and given out as a whole. A newer one waits until no page is run by
 * the one before, or until the only page asks for it, before its tables are open.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window" }): Promise<readonly unknown[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "message", listener: (event: MessageEvent & Lasting) => void): void;
}

/** Written in by the build: all its files, and a hash of them. */
declare const FILES: readonly string[];
declare const BUILD: string;

const CACHE = `kaper-site-${BUILD}`;
const OURS = "kaper-site-";
const PAGE = "index.html";

const worker = self as unknown as Worker;
const scope = worker.registration.scope;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver());
  if (event.data === "keep everything") event.waitUntil(keepEverything());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

/** The first version begins at once and keeps what is fetched; a later one has everything first. */
async function install(): Promise<void> {
  if (worker.registration.active) return keepEverything();
  await keep(await caches.open(CACHE))(PAGE);
  await worker.skipWaiting();
}

async function keepEverything(): Promise<void> {
  await Promise.all(FILES.map(keep(await caches.open(CACHE))));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((n) => caches.delete(n)),
  );
  await worker.clients.claim();
}

async function takeOver(): Promise<void> {
  if ((await worker.clients.matchAll({ type: "window" })).length <= 1) await worker.skipWaiting();
}

/** What another version had under the same name, which tells its content, is not fetched again. */
const keep =
  (cache: Cache) =>
  async (name: string): Promise<void> => {
    const address = scope + name;
    if (await cache.match(address)) return;
    const kept = /-[\w-]{8}\.\w+$|^python-/.test(name) ? await caches.match(address) : undefined;
    const fresh = kept ?? (await fetch(address, { cache: "no-cache" }));
    if (!fresh.ok) throw new Error(`${address}: ${fresh.status}`);
    if (!(await cache.match(address))) await cache.put(address, fresh);
  };

/** All pages are one; those below begin at the first, which then goes there. */
async function page(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const below = pathname.slice(new URL(scope).pathname.length);
  if (below && below !== PAGE) {
    const at = encodeURIComponent(`/${below}${search}`);
    return Response.redirect(`${scope}?at=${at}`, 302);
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(scope + PAGE)) ?? fetch(request);
}

/** From what is kept; what is not there yet is kept when it comes. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url, { ignoreSearch: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  const name = request.url.slice(scope.length);
  if (fresh.ok && FILES.includes(name)) await cache.put(request.url, fresh.clone());
  return fresh;
}

export {};
