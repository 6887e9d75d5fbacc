import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { shortened } from "./fluent.ts";

const SUFFIX = ".ftl?raw";

/** Files of messages without what only their writers read. */
export function words(): Plugin {
  return {
    name: "kaper-words",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(shortened(await readFile(file, "utf-8")))};`;
    },
  };
}
