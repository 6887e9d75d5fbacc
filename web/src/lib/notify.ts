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
  const note = new Notification(game, { body: sentence, tag: id, icon: "/anchor.svg" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
