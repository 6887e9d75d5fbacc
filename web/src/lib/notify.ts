/** That it is my turn, told to somebody who looks elsewhere: the tab's title, a bell, a note. */
import { settings } from "./settings.svelte";
import { bell } from "./sounds";

export function title(...words: string[]): void {
  document.title = [...words.filter(Boolean), "Kaper"].join(" · ");
}

export const mayNotify = () => "Notification" in window && Notification.permission === "granted";

export const canNotify = () => "Notification" in window;

export function myTurn(game: string, sentence: string, id: string): void {
  bell();
  if (!document.hidden || !settings.notify || !mayNotify()) return;
  void tell(game, { body: sentence, tag: id, icon: "/icon-192.png" });
}

/** On phones only the service worker may show a note; it also finds the tab again on a click. */
async function tell(words: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(words, options);
    return;
  }
  const note = noteOf(words, options);
  if (!note) return;
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Without a worker phones let no page make one: there the bell has to do. */
function noteOf(words: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(words, options);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
