/** Icons are drawn on a grid of 512 and shown at a tenth of that: whole numbers will do. */

const ARGUMENTS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

interface Segment {
  command: string;
  args: number[];
}

function read(path: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  let command = "";
  while (path.slice(at).trim()) {
    const named = match(COMMAND);
    // Further points after a first one are lines.
    command = named ?? (command === "m" ? "l" : command === "M" ? "L" : command);
    const kind = command.toLowerCase();
    const args = Array.from({ length: ARGUMENTS[kind] ?? 0 }, (_, i) => {
      const word = match(kind === "a" && (i === 3 || i === 4) ? FLAG : NUMBER);
      if (word === undefined)
        throw new SyntaxError(`a path breaks off: ${path.slice(at, at + 20)}`);
      return Number(word);
    });
    segments.push({ command, args });
  }
  return segments;
}

/** Where a segment's numbers lie: across, down, or neither. */
function axis(kind: string, i: number): "x" | "y" | null {
  if (kind === "h") return "x";
  if (kind === "v") return "y";
  if (kind === "a") return i === 5 ? "x" : i === 6 ? "y" : null;
  return i % 2 ? "y" : "x";
}

/** The same path in whole numbers. Steps are taken from the rounded points, so that errors do not add up. */
export function rounded(path: string): string {
  let [pen, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let [drawn, drawnStart] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let text = "";
  let before = "";
  for (const { command, args } of read(path)) {
    const kind = command.toLowerCase();
    const steps = command === kind;
    const [end, drawnEnd] = [{ ...pen }, { ...drawn }];
    const numbers = args.map((value, i) => {
      const along = axis(kind, i);
      if (!along) return i > 1 ? value : Math.round(value);
      end[along] = steps ? pen[along] + value : value;
      drawnEnd[along] = Math.round(end[along]);
      return steps ? drawnEnd[along] - drawn[along] : drawnEnd[along];
    });
    if (kind === "z") [pen, drawn] = [start, drawnStart];
    else [pen, drawn] = [end, drawnEnd];
    if (kind === "m") [start, drawnStart] = [end, drawnEnd];
    text +=
      (command === before && kind !== "m" && kind !== "z" ? " " : command) + numbers.join(" ");
    before = command;
  }
  return text.replaceAll(" -", "-");
}
