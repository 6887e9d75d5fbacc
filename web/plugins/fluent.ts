/** The same messages without comments, blank lines, and blanks that mean nothing. */
export const shortened = (source: string): string =>
  source
    .replace(/^#.*\n/gm, "")
    .replace(/\n\s*\n/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/^( ?\.?[\w-]+) = ?/gm, "$1=")
    .replace(/^( \*?\[\w+\]) /gm, "$1")
    .replace(/\{ ("[^"]*"|[^\s{}]+) \}/g, "{$1}")
    .replace(/\{ (\$\w+) ->/g, "{$1 ->");
