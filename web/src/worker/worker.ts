/** The service worker: starts the app without a network, shows notes that a page may not, and those
 * that come while no page is open.
 *
 * It keeps what is the same for everybody, the client's own files and the rules. Tables, seats and
 * whatever else hangs on a person are never kept.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Tab {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, handed: Transferable[]): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: true }): Promise<Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "push", listener: (event: Pushed) => void): void;
  addEventListener(
    kind: "install" | "activate" | "pushsubscriptionchange",
    listener: (event: Lasting) => void,
  ): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "notificationclick", listener: (event: Clicked) => void): void;
}

/** Written in by the build: what the pages that work offline are made of, and a hash of it all. */
declare const OFFLINE_FILES: readonly string[];
declare const BUILD: string;
/** What is said in a note, by language; the games have names. */
declare const NOTES: Record<string, Record<string, string>>;

/** What the server sends: see `herald.Notice`. */
interface Notice {
  table: string;
  game: string;
  occasion: "turn" | "soon";
  language: string;
}

/** Milliseconds after which a tab that does not answer is asleep. */
const SILENCE = 500;
const FILES = `kaper-files-${BUILD}`;
const RULES = "kaper-rules";
/** Beside the hashed files, what the page itself names. */
const NAMED = ["/first.js", "/anchor.svg"];
/** What the server tells everybody alike. */
const PUBLIC = /^\/api\/(games$|rules\/|books\/|voyages\/)/;

const worker = self as unknown as Worker;

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((files) => files.addAll(["/", ...NAMED, ...OFFLINE_FILES]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (PUBLIC.test(address.pathname)) event.respondWith(newest(request, RULES));
  else if (NAMED.includes(address.pathname)) event.respondWith(newest(request, FILES));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`/t/${event.notification.tag}`));
});

worker.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(remind(notice));
});

worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(askAgain()));

/** Who looks at the table sees it there; a page that told of it already used the same tag. */
async function remind({ table, game, occasion, language }: Notice): Promise<void> {
  const tabs = await tabsAt(`/t/${table}`);
  if (tabs.some(({ visibilityState }) => visibilityState === "visible")) return;
  const words = NOTES[language] ?? NOTES["en"]!;
  const options = { renotify: occasion === "soon" };
  await worker.registration.showNotification(words[game] ?? "Kaper", {
    ...options,
    body: words[occasion] ?? words["turn"]!,
    tag: table,
    lang: language,
    icon: "/icon-192.png",
  });
}

/** The browser has got another address: the server is told at once, the page later in which words. */
async function askAgain(): Promise<void> {
  const { key } = (await (await fetch("/api/push")).json()) as { key: string };
  if (!key) return;
  const given = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = given.toJSON();
  const language = navigator.language.startsWith("pl") ? "pl" : "en";
  await fetch("/api/push", {
    method: "POST",
    headers: { "x-kaper": "1", "content-type": "application/json" },
    body: JSON.stringify({ endpoint, key: keys?.["p256dh"], secret: keys?.["auth"], language }),
  });
}

async function forgetOldBuilds(): Promise<void> {
  const kept = new Set([FILES, RULES]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}

/** From the server; without one, the kept client, which is told that it is alone. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match("/", { cacheName: FILES });
    if (!kept) return Response.error();
    const html = (await kept.text()).replace("<html", "<html data-offline");
    const headers = new Headers(kept.headers);
    headers.delete("content-length");
    headers.delete("content-encoding");
    return new Response(html, { headers });
  }
}

/** A hash in its name says that it never changes. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(FILES)).put(request.url, fresh.clone());
  return fresh;
}

/** From the server; without one, as it was last time. */
async function newest(request: Request, cache: string): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(cache)).put(request.url, fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(request.url, { cacheName: cache })) ?? Response.error();
  }
}

async function show(path: string): Promise<void> {
  const [open] = await tabsAt(path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}

/** The tabs that show this path now. */
async function tabsAt(path: string): Promise<Tab[]> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = await Promise.all(tabs.map(pathOf));
  return tabs.filter((_, index) => paths[index] === path);
}

/** Where a tab has gone since it was opened only itself knows; one that sleeps says nothing. */
function pathOf(tab: Tab): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(new URL(tab.url).pathname), SILENCE);
    tab.postMessage("where", [port2]);
  });
}
