import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** What gets smaller; fonts and pictures are packed already. */
const TEXT = /\.(js|css|html|svg)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** As small as they get: it is done once. */
const packers: Record<string, (plain: Buffer) => Promise<Buffer>> = {
  ".br": (plain) => brotli(plain),
  ".gz": (plain) => zip(plain, { level: constants.Z_BEST_COMPRESSION }),
};

/** Leaves each text of the build packed beside it, for the server to send. */
export function pack(): Plugin {
  return {
    name: "kaper-pack",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => packed(join(dir ?? "", file))));
    },
  };
}

async function packed(file: string): Promise<void> {
  const plain = await readFile(file);
  for (const [ending, packer] of Object.entries(packers))
    await writeFile(file + ending, await packer(plain));
}
