/** Opens a popover beside something: above it, or below where there is no room. */
export function beside(note: HTMLElement, at: DOMRect): void {
  note.showPopover();
  const own = note.getBoundingClientRect();
  const zoom = own.width / note.offsetWidth || 1;
  const x = Math.min(
    Math.max(8, at.left + at.width / 2 - own.width / 2),
    innerWidth - own.width - 8,
  );
  const above = at.top - own.height - 8;
  note.style.left = `${x / zoom}px`;
  note.style.top = `${(above > 8 ? above : Math.min(at.bottom + 8, innerHeight - own.height - 8)) / zoom}px`;
}
