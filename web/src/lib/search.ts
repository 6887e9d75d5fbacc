/** Finding texts by words typed in a hurry. */

/** Small letters without their marks, and the apostrophe that keyboards have: `Łódź` is `lodz`. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("’", "'")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

export type Finds = (...texts: string[]) => boolean;

/** Tells whether texts, taken together, hold every word that is wanted. */
export function finder(wanted: string): Finds {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const held = folded(texts.join(" "));
    return words.every((word) => held.includes(word));
  };
}
