/** The table while events are played: the view is the old one until the last of them is shown. */
import type { Happening } from "./messages.ts";

export type Args = Happening["args"];

/** What an event changes in a game's view. */
export type Change<V> = (view: V, args: Args) => Partial<V>;

/** Tells the kind of a game's events: "sailed" of "maracaibo-sailed". */
export function kindsOf(game: string): (happening: Happening) => string {
  const prefix = `${game}-`;
  return ({ key }) => (key.startsWith(prefix) ? key.slice(prefix.length) : key);
}

/** Gives the view after one event; most change nothing that is drawn. */
export function changer<V extends object>(
  kindOf: (happening: Happening) => string,
  changes: Record<string, Change<V>>,
): (view: V, happening: Happening) => V {
  return (view, happening) => {
    const change = changes[kindOf(happening)];
    return change ? { ...view, ...change(view, happening.args) } : view;
  };
}

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
