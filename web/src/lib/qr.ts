/** A QR code as one path, with the quiet edge that cameras need. */
import { encode } from "uqr";

const EDGE = 4;

export function squares(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: "M", border: EDGE });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
