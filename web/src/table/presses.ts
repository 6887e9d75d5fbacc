/** Tells presses that are meant from those that came by accident. */

/** Within this time a second press is half of a double click. */
const DOUBLE_CLICK = 500;
/** Within this time a tap was meant for what lay there before. */
const STRAY = 300;

export class Presses {
  private pressed = -Infinity;
  private asked = -Infinity;

  /** Notes a press; false where it belongs to the one before it. */
  press(now: number): boolean {
    const apart = now - this.pressed >= DOUBLE_CLICK;
    // Counted from the last one: neither a third click nor a held key is a press of its own.
    this.pressed = now;
    return apart;
  }

  /** Notes that something new is asked. */
  ask(now: number): void {
    this.asked = now;
  }

  /** Whether somebody can have read the question. */
  isRead(now: number): boolean {
    return now - this.asked >= STRAY;
  }
}
