// Tells the records of a Python file, made in the interpreter that the site ships: node play.mjs PYODIDE SOURCES FILE
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, sources, file] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdirTree("/sources");
python.FS.mount(python.FS.filesystems.NODEFS, { root: sources }, "/sources");
python.runPython("import sys; sys.path.insert(0, '/sources'); sys.dont_write_bytecode = True");
python.runPython(readFileSync(file, "utf-8"));
console.log(python.runPython("records()"));
