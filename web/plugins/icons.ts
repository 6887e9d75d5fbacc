import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { rounded } from "./paths.ts";

const PREFIX = "~icons/";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

/** `import anchor from "~icons/anchor"` gives the path of that one icon, and ships no other. */
export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: IconSet | undefined;
  return {
    name: "kaper-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= JSON.parse(readFileSync(file, "utf-8")) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const path = set.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (path === undefined) return this.error(`game-icons has no icon ${name}`);
      return `export default ${JSON.stringify({ name, path: rounded(path) })};`;
    },
  };
}
