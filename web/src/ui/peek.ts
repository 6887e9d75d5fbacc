export interface Note {
  title: string;
  words: string;
  /** Made for Kaper, since the printed one is not known. */
  house: boolean;
}

/** What is said of a place, by its `data-peek`, in the viewer's language. */
export type Explain = (place: string) => Note | undefined;

/** The places that something speaks of: those it names, itself first, and what lies in it. */
export function placesIn(element: Element): string[] {
  const inside = [...element.querySelectorAll<HTMLElement | SVGElement>("[data-peek]")];
  const own = (element as HTMLElement | SVGElement).dataset.peek;
  const named = [own, ...inside.map(({ dataset }) => dataset.peek)].flatMap(
    (places) => places?.split(" ") ?? [],
  );
  return [...new Set(named)];
}

/** What is said of several places: the same words once, under all their names. */
export function notesOf(places: readonly string[], explain: Explain): Note[] {
  const notes = places.flatMap((place) => explain(place) ?? []);
  return [...Map.groupBy(notes, ({ words }) => words).values()].map((alike) => ({
    ...alike[0]!,
    title: [...new Set(alike.map(({ title }) => title))].join(", "),
  }));
}
