/** The client as a folder of files: a worker of this page runs the tables. */
import {
  FINAL,
  type Answer,
  type Carrier,
  type Cable,
  type CableEvents,
  type Preparation,
} from "$lib/carrier";
import type { ClientMessage, ServerMessage } from "$lib/messages";
import type { FromHost, ToHost } from "../site/protocol";
import { goWhereAsked, keepEverything, keepFollowing, takeUpNewest } from "../site/page";

const AGAIN = 400;
/** What the build has found out already, since it is the same for everybody. */
const GAMES = "/api/games";
const PREPARED = "games.json";

/** Where this build lies: its scripts are in a folder below. */
const base = new URL("..", import.meta.url).pathname;

// Before anybody looks where we are.
goWhereAsked(base);

const preparation: { part: number; failed: boolean } = $state({ part: 0, failed: false });
let worker: Worker | null = null;
/** What is said before it begins. */
const early: ToHost[] = [];
const asked = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, WorkerCable>();
let count = 0;

function post(message: ToHost): void {
  if (worker) worker.postMessage(message);
  else early.push(message);
}

class WorkerCable implements Cable {
  private number = 0;

  constructor(
    private readonly table: string,
    readonly on: CableEvents,
  ) {
    this.connect();
  }

  send(message: ClientMessage): void {
    post({ kind: "say", line: this.number, text: JSON.stringify(message) });
  }

  restart(): void {
    this.close();
    this.connect();
  }

  close(): void {
    lines.delete(this.number);
    post({ kind: "leave", line: this.number });
  }

  ended(code: number): void {
    lines.delete(this.number);
    if (FINAL.has(code)) return this.on.gone();
    this.on.lost();
    setTimeout(() => this.connect(), AGAIN);
  }

  private connect(): void {
    this.number = ++count;
    lines.set(this.number, this);
    post({ kind: "connect", line: this.number, table: this.table });
  }
}

function hear(data: FromHost): void {
  switch (data.kind) {
    case "prepared":
      preparation.part = Math.max(preparation.part, data.part);
      if (preparation.part === 1) keepEverything();
      break;
    case "failed":
      console.error(data.reason);
      preparation.failed = true;
      break;
    case "answer":
      asked.get(data.id)?.(data);
      asked.delete(data.id);
      break;
    case "connected":
      lines.get(data.line)?.on.open();
      break;
    case "told":
      lines.get(data.line)?.on.message(JSON.parse(data.text) as ServerMessage);
      break;
    case "closed":
      lines.get(data.line)?.ended(data.code);
  }
}

async function ask(method: string, path: string, body = ""): Promise<Answer> {
  if (path === GAMES && preparation.part < 1) {
    const prepared = await fetch(base + PREPARED);
    return { ok: prepared.ok, text: await prepared.text() };
  }
  const id = ++count;
  return new Promise((resolve) => {
    asked.set(id, resolve);
    post({ kind: "ask", id, method, path, body });
  });
}

/** The worker begins once the service worker can keep what it fetches. */
async function start(): Promise<void> {
  if (await takeUpNewest(base)) return;
  worker = new Worker(new URL("../site/host.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => hear(data);
  worker.onerror = ({ message }) => hear({ kind: "failed", reason: message });
  post({ kind: "start", base });
  early.splice(0).forEach(post);
  const watch = () => post({ kind: "watched", watched: !document.hidden });
  document.addEventListener("visibilitychange", watch);
  watch();
  keepFollowing(base, (path) => ask("GET", path));
}

export const carrier: Carrier = {
  served: false,
  base,
  get preparation(): Preparation {
    return preparation;
  },
  start: () => void start(),
  ask,
  cable: (table, on) => new WorkerCable(table, on),
};
