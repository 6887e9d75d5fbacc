import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";

/** Pages that need no server once they are here. */
const OFFLINE_PAGES = /\/pages\/(Offline|Rules|Settings|Credits)\.svelte$/;
/** What every page asks for when it opens, in both languages. */
const WORDS = /\/locales\/\w+\/(web|kernel|server)\.ftl/;

const LANGUAGES = ["en", "pl"];
/** What a note says, and the keys of its messages. */
const SAID: Record<string, string> = { turn: "web-your-turn", soon: "pace-turn-soon" };
const GAME = "web-game-";

/** The words of notes by language: a worker that is woken for one has no time to fetch them. */
function notes(): Record<string, Record<string, string>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, notesIn(language)]));
}

function notesIn(language: string): Record<string, string> {
  const words = (file: string) =>
    readFileSync(
      fileURLToPath(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url)),
      "utf-8",
    );
  const resource = new FluentResource(words("web") + words("pace"));
  const bundle = new FluentBundle(language);
  bundle.addResource(resource);
  const games = resource.body.flatMap(({ id }) =>
    id.startsWith(GAME) ? [[id.slice(GAME.length), id] as const] : [],
  );
  const said = [...Object.entries(SAID), ...games].map(([name, key]) => {
    const message = bundle.getMessage(key)?.value;
    if (!message) throw new Error(`${key} has no words in ${language}.`);
    return [name, bundle.formatPattern(message)] as const;
  });
  return Object.fromEntries(said);
}

/** Tells the service worker which files of this build it has to keep, and what notes say. */
export function worker(): Plugin {
  return {
    name: "kaper-worker",
    apply: "build",
    generateBundle: {
      // Once all other plugins have named their files.
      order: "post",
      handler(_, bundle) {
        const script = bundle["worker.js"];
        if (script?.type !== "chunk") this.error("The service worker was not built.");
        const files = [...offlineFiles(bundle)].sort();
        const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex");
        script.code = [
          `const OFFLINE_FILES=${JSON.stringify(files.map((file) => `/${file}`))}`,
          `BUILD=${JSON.stringify(build.slice(0, 12))}`,
          `NOTES=${JSON.stringify(notes())};\n`,
        ]
          .join(",")
          .concat(script.code);
      },
    },
  };
}

function offlineFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || chunk.fileName === "worker.js") continue;
    const from = chunk.facadeModuleId ?? "";
    if (chunk.isEntry || OFFLINE_PAGES.test(from) || WORDS.test(from)) add(chunk.fileName);
  }
  return found;
}
