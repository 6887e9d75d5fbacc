/** The table while events are played: the view is the old one until the last of them is shown. */
import type { Happening } from "./messages.ts";

interface Played<V> {
  upTo: number;
  shown: V;
}

/** Gives the view with the event that is played now and those before it; the same for every caller. */
export function projector<V extends object>(
  applied: (view: V, happening: Happening) => V,
): (view: V, happening: Happening | null) => V {
  const played = new WeakMap<V, Played<V>>();
  return (view, happening) => {
    const before = played.get(view) ?? { upTo: -1, shown: view };
    if (!happening || happening.index <= before.upTo) return before.shown;
    const after = { upTo: happening.index, shown: applied(before.shown, happening) };
    played.set(view, after);
    return after.shown;
  };
}

/** The list with one such item less. */
export function without<T>(items: readonly T[], item: T): T[] {
  const at = items.indexOf(item);
  return at < 0 ? [...items] : items.filter((_, i) => i !== at);
}
