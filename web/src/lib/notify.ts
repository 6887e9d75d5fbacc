/** That it is my turn, told to somebody who looks elsewhere: the tab's title, a bell, a note. */
import { settings } from "./settings.svelte";
import { bell } from "./sounds";

export function title(...words: string[]): void {
  document.title = [...words.filter(Boolean), "Kaper"].join(" · ");
}

export const mayNotify = () => "Notification" in window && Notification.permission === "granted";

export async function askToNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function myTurn(game: string, sentence: string, id: string): void {
  bell();
  if (!document.hidden || !settings.notify || !mayNotify()) return;
  const note = noteOf(game, { body: sentence, tag: id, icon: "/anchor.svg" });
  if (!note) return;
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Phones have notifications but let no page make one: there the bell has to do. */
function noteOf(words: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(words, options);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
