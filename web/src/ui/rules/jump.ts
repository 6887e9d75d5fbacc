/** Brings a heading or a rule to the front, and whoever reads by ear or keyboard with it. */
export function jump(id: string): void {
  const found = document.getElementById(id);
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}
