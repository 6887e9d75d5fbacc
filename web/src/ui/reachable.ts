/** For a region that scrolls once its words are too many: the keyboard reaches it then, and only then. */
export function reachable(region: HTMLElement): () => void {
  const look = () => {
    if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(region);
  words.observe(region, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
