/** Compiles modules with the interpreter that runs them: node prepare.mjs COMPILING FOLDER OUT ... */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [compiling, ...folders] = process.argv.slice(2);
const python = await loadPyodide({
  indexURL: dirname(fileURLToPath(import.meta.resolve("pyodide"))),
  // Sets of words in the same order each time; and lines, but no columns, for what goes wrong.
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
});
python.runPython(readFileSync(compiling, "utf-8"));
const archive = python.globals.get("archive");
for (let at = 0; at < folders.length; at += 2) {
  const mounted = `/folder-${at}`;
  python.FS.mkdirTree(mounted);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folders[at] }, mounted);
  archive(mounted, "/out.zip");
  writeFileSync(folders[at + 1], python.FS.readFile("/out.zip"));
}
