import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What is fetched before anything can be played, and by which name the build knows it. */
export interface Python {
  folder: string;
  files: Record<string, number>;
}

/** Loaded by the interpreter itself, by name, and not before it starts. */
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json"];

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

const hash = (parts: readonly (string | Uint8Array)[]) => {
  const total = createHash("sha256");
  for (const part of parts) total.update(part);
  return total.digest("hex").slice(0, 12);
};

/** The files that were prepared of the interpreter: their folder is named by what is in them. */
export function pythonIn(folder: string): Python {
  const names = readdirSync(folder).sort();
  const contents = names.map((name) => readFileSync(join(folder, name)));
  const sized = names.map((name, at) => [name, contents[at]!.byteLength] as const);
  return {
    folder: `python-${hash(names.flatMap((name, at) => [name, contents[at]!]))}`,
    files: Object.fromEntries(sized.filter(([name]) => !RUNTIME.includes(name))),
  };
}

/** Adds the interpreter and what was prepared beside it; tells the service worker what there is. */
export function site(prepared: string): Plugin {
  const python = join(prepared, "python");
  return {
    name: "kaper-site",
    apply: "build",
    config: () => ({ define: { __PYTHON__: JSON.stringify(pythonIn(python)) } }),
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
        injectTo: "head-prepend",
      },
    ],
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const { folder } = pythonIn(python);
        const added = new Map(
          readdirSync(python).map((name) => [`${folder}/${name}`, join(python, name)]),
        ).set("games.json", join(prepared, "games.json"));
        for (const [fileName, from] of added)
          this.emitFile({ type: "asset", fileName, source: readFileSync(from) });
        const script = bundle["worker.js"];
        if (script?.type !== "chunk") this.error("The service worker was not built.");
        const built = [...Object.keys(bundle), ...added.keys()];
        const files = [...built, ...filesIn(this.environment.config.publicDir)];
        const all = [...new Set(files)].filter((name) => name !== "worker.js").sort();
        const told = Object.values(bundle).map((file) =>
          file.type === "chunk" ? file.code : file.source,
        );
        script.code =
          `const FILES=${JSON.stringify(all)},BUILD=${JSON.stringify(hash([all.join(), ...told]))};\n` +
          script.code;
      },
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
