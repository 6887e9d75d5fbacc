import { readFile } from "node:fs/promises";
import { compile } from "svelte/compiler";
import type { Plugin } from "vite";

const SUFFIX = ".svg?component";

/** `import Hero from "./hero.svg?component"` gives the drawing as a component: it becomes part of the
 *  page, so that it takes its colours from the tokens, and the content policy allows it. */
export function drawings(): Plugin {
  return {
    name: "kaper-drawings",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -"?component".length);
      const { js } = compile(await readFile(file, "utf-8"), { filename: file, runes: true });
      return { code: js.code, map: js.map };
    },
  };
}
