/** A short note at the edge of the page; it leaves by itself, or when the next one comes. */
const SHOWN = 4_500;

let timer = 0;
let note = $state("");

export const currentToast = () => note;

export function dismissToast(): void {
  note = "";
}

export function toast(text: string): void {
  clearTimeout(timer);
  note = text;
  timer = window.setTimeout(dismissToast, SHOWN);
}
