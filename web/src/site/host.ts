/** The worker that runs the tables: the same modules as a server (`kaper.offline.host`). */
import { Drawers } from "./drawers";
import { fetchParts, startPython } from "./python";
import type { FromHost, FromThinker, Parts, ToHost, ToThinker } from "./protocol";

interface Found {
  toJs(): [boolean, string];
  destroy(): void;
}
interface Host {
  ask(method: string, path: string, body: string): Promise<Found>;
  connect(
    line: number,
    table: string,
    tell: (text: string) => void,
    close: (code: number) => void,
  ): void;
  say(line: number, text: string): void;
  leave(line: number): void;
  watch(watched: boolean): void;
  hear(table: string, sequence: number): void;
}
type OpenHost = (
  drawers: Drawers,
  elsewhere: (packed: string) => Promise<string>,
  tell: (table: string, sequence: number) => void,
) => Host;

const FAULT = '{"error":"server:fault"}';

const tell = (message: FromHost) => self.postMessage(message);

/** Other pages of this browser hear how far a table is. */
const others = new BroadcastChannel("kaper-tables");
const begun = Promise.withResolvers<Host>();

async function start(base: string): Promise<Host> {
  const prepared = (part: number) => tell({ kind: "prepared", part });
  const [drawers, parts] = await Promise.all([Drawers.open(), fetchParts(base, prepared)]);
  const python = await startPython(base, parts, prepared);
  const { Host } = python.pyimport("kaper.offline.host") as { Host: OpenHost };
  const host = Host(drawers, thinker(base, parts), (table, sequence) =>
    others.postMessage([table, sequence]),
  );
  others.onmessage = ({ data: [table, sequence] }: MessageEvent<[string, number]>) =>
    host.hear(table, sequence);
  prepared(1);
  return host;
}

/** Thinks in a worker of its own. */
function thinker(base: string, parts: Parts): (packed: string) => Promise<string> {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (packed: string) => void>();
  let count = 0;
  const post = (message: ToThinker) => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    waiting.get(data.id)?.(data.packed);
    waiting.delete(data.id);
  };
  // It will not answer any more: nothing came of what is under way.
  worker.onerror = () => {
    for (const resolve of waiting.values()) resolve("");
    waiting.clear();
  };
  post({ kind: "start", base, parts });
  return (packed) =>
    new Promise((resolve) => {
      waiting.set(++count, resolve);
      post({ kind: "think", id: count, packed });
    });
}

async function ask({ id, method, path, body }: Extract<ToHost, { kind: "ask" }>): Promise<void> {
  try {
    const found = await (await begun.promise).ask(method, path, body);
    const [ok, text] = found.toJs();
    found.destroy();
    tell({ kind: "answer", id, ok, text });
  } catch (error) {
    console.error(error);
    tell({ kind: "answer", id, ok: false, text: FAULT });
  }
}

async function carry(message: Exclude<ToHost, { kind: "start" | "ask" }>): Promise<void> {
  const host = await begun.promise;
  if (message.kind === "watched") host.watch(message.watched);
  else if (message.kind === "say") host.say(message.line, message.text);
  else if (message.kind === "leave") host.leave(message.line);
  else {
    const { line, table } = message;
    host.connect(
      line,
      table,
      (text) => tell({ kind: "told", line, text }),
      (code) => tell({ kind: "closed", line, code }),
    );
    tell({ kind: "connected", line });
  }
}

self.onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === "start") {
    begun.resolve(start(data.base));
    begun.promise.catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));
  } else if (data.kind === "ask") void ask(data);
  else void carry(data).catch(() => undefined);
};
