import { settings } from "$lib/settings.svelte";

const PRESSING = ["Enter", " "];

/** A letter, a digit or a sign, as people also say them to a computer that listens. */
const isLetter = (key: string) => key.length === 1 && key !== " ";

/** Single keys for the whole table; they stay out of the way of typing, dialogs and buttons. */
export function shortcuts(keys: Record<string, () => unknown>): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (at.closest("input, textarea, select, dialog, [popover]")) return;
    // Wherever the focus is: what lies behind a dialog is out of reach.
    if (document.querySelector("dialog:modal")) return;
    if (isLetter(event.key) && !settings.keys) return;
    // On a button these keys press that button, and a key that is held presses it once.
    if (
      PRESSING.includes(event.key) &&
      at.closest("button, a, summary, [role=button], [role=gridcell]")
    ) {
      if (event.repeat) event.preventDefault();
      return;
    }
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
