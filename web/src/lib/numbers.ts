/** Numbers as they are set: with a minus, not a hyphen. */
export const plain = (points: number): string => String(points).replace("-", "−");

/** A number with its sign, as gains and losses are written. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
