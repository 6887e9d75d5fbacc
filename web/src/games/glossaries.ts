/** The icons of the games that have a folder, fetched with their rules. */
import type { Glossary } from "./glossary";

const glossaries = import.meta.glob<{ default: Glossary }>("./*/glossary.ts");
const NONE: Glossary = { groups: [], pictureOf: () => null };

export async function glossaryOf(game: string): Promise<Glossary> {
  const load = glossaries[`./${game}/glossary.ts`];
  return load ? (await load()).default : NONE;
}
