/** Sentences that say where on the table a question is answered. */
import type { TableProps } from "./types";

/** By the word for each place, as in `GAME-ui-where-PLACE`, the questions that are answered there. */
export function whereIn(game: string, places: Record<string, readonly string[]>) {
  const place = new Map<string, string>(
    Object.entries(places).flatMap(([name, questions]) =>
      questions.map((question) => [`${game}-prompt-${question}`, name] as const),
    ),
  );
  return ({ decision, text }: Pick<TableProps, "decision" | "text">): string => {
    const name = place.get(decision?.prompt.key ?? "");
    return name ? text.message(`${game}-ui-where-${name}`) : "";
  };
}
