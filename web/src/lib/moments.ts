/** A moment of a finished game in the address of its replay: `#12`, or `#12.0` by seat 0's eyes. */

export interface Moment {
  step: number;
  /** Whose eyes; undefined where the address does not say. */
  seat?: number;
}

export function momentOf(hash: string): Moment | null {
  const [, step, seat] = /^#(\d{1,6})(?:\.(\d{1,2}))?$/.exec(hash) ?? [];
  if (step === undefined) return null;
  return seat === undefined ? { step: Number(step) } : { step: Number(step), seat: Number(seat) };
}

export const momentHash = (step: number, seat: number | null): string =>
  seat === null ? `#${step}` : `#${step}.${seat}`;
