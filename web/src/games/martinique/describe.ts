/** What a screen reader says of a square: contents, pirate, and what a touch would do. */
import type { TableProps } from "../types";
import { brings } from "../prospects";
import { inHook, onBeach, spoken } from "./geography";
import { speaker } from "./labels";
import { movers } from "./moves";
import type { Offer, Walk } from "./moves";
import type { MartiniqueView } from "./view";

export function describer(
  props: TableProps<MartiniqueView>,
  shown: MartiniqueView,
  offer: Offer,
  active: string | null,
  ends: ReadonlyMap<string, Walk[]>,
): (square: string) => string {
  const { text, seat } = props;
  const say = speaker(text);
  const able = new Set(movers(offer));

  function contents(square: string): string {
    const token = shown.tokens[square];
    if (inHook(square)) return say("square-hook");
    if (token === "map") return say("square-map");
    return token ? text.word("token", token) : say("square-empty");
  }

  function pirate(square: string): string[] {
    const owner = shown.pirates[square];
    if (owner === undefined) return [];
    return [owner === seat ? say("pirate-mine") : say("pirate-of", { seat: text.name(owner) })];
  }

  function use(square: string): string[] {
    const walks = ends.get(square);
    if (walks) {
      const steps = walks[0]!.path.length - 1;
      const seated = brings(walks[0]!.choice, "stool");
      const most = Math.max(...walks.map((walk) => walk.reveals));
      return [
        say("can-go", { steps }),
        ...(seated ? [say("then-stool")] : []),
        ...(most ? [text.message("martinique-brings-reveal", { count: most })] : []),
      ];
    }
    if (square === active) return [say("picked")];
    if (able.has(square)) return [say("can-move")];
    if (!active && offer.enter.has(square)) return [say("can-enter")];
    if (offer.sit.has(square)) return [say("can-sit")];
    return (offer.dig.get(square)?.brings ?? []).map((prospect) => text.prospect(prospect));
  }

  return (square) =>
    [
      spoken(square),
      ...(onBeach(square) ? [say("square-beach")] : []),
      contents(square),
      ...pirate(square),
      ...use(square),
      ...(shown.lost === square ? [say("treasure-here")] : []),
    ].join(", ");
}
