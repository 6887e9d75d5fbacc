/** Reminders for this browser, also while no page of ours is open: it takes them from its maker. */
import * as api from "./api";
import { canNotify, mayNotify } from "./notify";
import { change, keep, recall, settings, type Language } from "./settings.svelte";

const KEY = "kaper-push";

/** The letters of a key as a browser wants them. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("PushManager" in window)) return undefined;
  return navigator.serviceWorker?.getRegistration();
}

/** After a touch only: whether it is as it was wanted. Without a push service open pages tell. */
export async function setNotify(on: boolean): Promise<boolean> {
  // A switch that was touched shows it, and goes back where the browser forbids it.
  change("notify", on);
  const allowed = on && canNotify() && (await Notification.requestPermission()) === "granted";
  change("notify", allowed);
  await (allowed ? subscribe(settings.language) : unsubscribe());
  return allowed === on;
}

/** Asks to be reminded here; whether the server and the browser can do that. */
async function subscribe(language: Language): Promise<boolean> {
  const worker = await registration();
  if (!worker) return false;
  try {
    const { key } = await api.pushInfo();
    if (!key) return false;
    const given = await subscription(worker, key);
    const { endpoint, keys } = given.toJSON();
    await api.subscribePush({
      endpoint: endpoint!,
      key: keys!["p256dh"]!,
      secret: keys!["auth"]!,
      language,
    });
    keep(KEY, `${language} ${key} ${endpoint}`);
    return true;
  } catch {
    // The browser's service cannot be reached, or the server cannot: notes of open pages remain.
    return false;
  }
}

/** Of one server's key: what was asked for under another is of no use any more. */
async function subscription(
  worker: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await worker.pushManager.subscribe(wanted);
  } catch (error) {
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(wanted);
  }
}

/** The same again where anything has changed since: the language, or the browser's address. */
export async function renew(language: Language): Promise<void> {
  const worker = mayNotify() ? await registration() : undefined;
  const given = await worker?.pushManager.getSubscription();
  const [spoken, , endpoint] = recall(KEY, "").split(" ");
  if (!worker || (given && spoken === language && given.endpoint === endpoint)) return;
  await subscribe(language);
}

async function unsubscribe(): Promise<void> {
  keep(KEY, "");
  const given = await (await registration())?.pushManager.getSubscription();
  if (!given) return;
  // Whoever is not told of it finds out: the service says that nobody is there.
  await api.forgetPush({ endpoint: given.endpoint }).catch(() => undefined);
  await given.unsubscribe();
}
