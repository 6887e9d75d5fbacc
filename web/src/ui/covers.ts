/** What is scrolled to stands clear of the foot, by so many pixels. */
const CLEAR = 8;

/**
 * For the foot of a scrolling frame, which stays in sight: `--foot` tells the rest how much it hides.
 * Padding of the frame would not do, for what stands in the foot lies within it and would be scrolled to as well.
 */
export function covers(foot: HTMLElement): (() => void) | undefined {
  const frame = foot.closest<HTMLElement>("[data-scrolls]");
  if (!frame) return;
  const sizes = new ResizeObserver(() => {
    const sticks = getComputedStyle(foot).position === "sticky";
    frame.style.setProperty("--foot", sticks ? `${foot.offsetHeight + CLEAR}px` : "0px");
  });
  sizes.observe(foot);
  return () => {
    sizes.disconnect();
    frame.style.removeProperty("--foot");
  };
}
