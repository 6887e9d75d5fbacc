/** Paths of SVG with fewer digits: an icon is some 40 pixels wide, its drawing 512 units. */

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;
const FLAG = /[01]/y;
/** The arguments of an arc: two radii, an angle, two flags that may stand without a space, a point. */
const ARC_FLAGS = [3, 4];
const ARC = 7;

function short(number: number, decimals: number): string {
  const text = String(Number(number.toFixed(decimals)));
  return text.replace(/^(-?)0\./, "$1.");
}

/** The numbers behind a letter; `whole` are flags. */
function numbersOf(command: string): { value: number; whole: boolean }[] {
  const arc = command[0]!.toLowerCase() === "a";
  const found: { value: number; whole: boolean }[] = [];
  for (let at = 1; ; ) {
    while (/[\s,]/.test(command[at] ?? "")) at += 1;
    if (at >= command.length) return found;
    const whole = arc && ARC_FLAGS.includes(found.length % ARC);
    const pattern = whole ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const hit = pattern.exec(command);
    if (!hit) throw new SyntaxError(`no path: ${command}`);
    found.push({ value: Number(hit[0]), whole });
    at = pattern.lastIndex;
  }
}

export function shorter(path: string, decimals = 1): string {
  return path.replace(/[a-df-z][^a-df-z]*/gi, (command) => {
    let text = command[0]!;
    for (const { value, whole } of numbersOf(command)) {
      const number = short(value, whole ? 0 : decimals);
      // A space parts numbers that would else be read as one.
      const apart = /[a-z]$/i.test(text) || number.startsWith("-") || (number.startsWith(".") && /\.\d*$/.test(text));
      text += apart ? number : ` ${number}`;
    }
    return text;
  });
}
