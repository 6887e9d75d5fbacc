/** One stop for Tab in a row of buttons; arrow keys go on from there. */
export class Rover {
  current = $state(0);

  tabindex(index: number, count: number): 0 | -1 {
    return index === Math.min(this.current, count - 1) ? 0 : -1;
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const buttons = [
      ...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-rove]"),
    ];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = this.goal(event.key, at, buttons.length);
    if (to === null || at < 0) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  private goal(key: string, at: number, count: number): number | null {
    switch (key) {
      case "ArrowRight":
      case "ArrowDown":
        return (at + 1) % count;
      case "ArrowLeft":
      case "ArrowUp":
        return (at + count - 1) % count;
      case "Home":
        return 0;
      case "End":
        return count - 1;
      default:
        return null;
    }
  }
}
