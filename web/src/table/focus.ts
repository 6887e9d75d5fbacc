/** Where the focus is while the table changes under it. */

const focus = (selector: string): boolean => {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus({ preventScroll: true });
  return found !== null;
};

/** To the button that confirms what is selected; false where there is none. */
export const focusAnswer = (): boolean => focus("[data-answer]:enabled");

/** Likewise, unless somebody is writing or has something open. */
export function offerAnswer(): void {
  if (!document.activeElement?.closest("input, textarea, select, dialog, [popover]")) focusAnswer();
}

/** Until it is called off: when what has the focus goes, whoever is at the keyboard does not start from the top. */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  const note = (event: FocusEvent) => (focused = event.target as Element);
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    if (document.activeElement === document.body && !focusAnswer()) focus("[data-question]");
  });
  document.addEventListener("focusin", note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", note);
    observer.disconnect();
  };
}
