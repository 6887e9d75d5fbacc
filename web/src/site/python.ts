/** The interpreter, started in a worker from files of our own. */
import type { PyodideAPI } from "pyodide";
import type { Parts } from "./protocol";

/** Written in by the build: the folder of these files, and how many bytes each has on its way here. */
declare const __PYTHON__: { folder: string; files: Record<string, number> };

const PACKED = ".gz";
const RUNTIME = "pyodide.mjs";
/** Where Kaper's own modules go: a folder that is searched anyway. */
const MODULES = "/lib/python3.14/site-packages";
/** What fetching is of the whole, by how long it mostly takes. */
const FETCHED = 0.6;
const STARTED = 0.85;

type Tell = (part: number) => void;

/** Fetches what the interpreter starts from. */
export async function fetchParts(base: string, tell: Tell): Promise<Parts> {
  const { folder, files } = __PYTHON__;
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    tell((FETCHED * done) / total);
  };
  const names = Object.keys(files);
  const contents = await Promise.all(
    names.map((name) => fetchPart(`${base}${folder}/${name}`, count)),
  );
  return new Map(names.map((name, at) => [plain(name), contents[at]!]));
}

const plain = (name: string) => (name.endsWith(PACKED) ? name.slice(0, -PACKED.length) : name);

/** What is packed is so by us: not every host of files packs what it sends. */
async function fetchPart(address: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, to) {
        count(chunk.byteLength);
        to.enqueue(chunk);
      },
    }),
  );
  const whole = address.endsWith(PACKED)
    ? counted.pipeThrough(new DecompressionStream("gzip"))
    : counted;
  return new Response(whole).arrayBuffer();
}

/** Starts it, with Kaper's modules. */
export async function startPython(base: string, parts: Parts, tell: Tell): Promise<PyodideAPI> {
  const index = new URL(`${base}${__PYTHON__.folder}/`, location.href).href;
  answerFrom(parts, index);
  const { loadPyodide } = (await import(/* @vite-ignore */ index + RUNTIME)) as {
    loadPyodide: (options: object) => Promise<PyodideAPI>;
  };
  const python = await loadPyodide({ indexURL: index, fullStdLib: false });
  tell(STARTED);
  for (const [name, content] of parts) {
    if (name.endsWith(".whl")) python.unpackArchive(content.slice(0), "wheel");
    else if (name === "kaper.zip")
      python.unpackArchive(content.slice(0), "zip", { extractDir: MODULES });
  }
  return python;
}

/** The interpreter fetches its own parts: they are here already. */
function answerFrom(parts: Parts, index: string): void {
  const fetchAnew = self.fetch.bind(self);
  self.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const name = address.startsWith(index) ? address.slice(index.length) : "";
    const content = parts.get(name);
    if (!content) return fetchAnew(asked, options);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(content, { headers: { "content-type": type } }));
  };
}
