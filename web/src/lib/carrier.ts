/** How the client speaks with a table: over the network, or with a worker that runs the same table. */
import type { ClientMessage, ServerMessage } from "./messages";

/** What was said to a question: `text` is JSON, the answer or the problem. */
export interface Answer {
  ok: boolean;
  text: string;
}

/** One live connection that comes back whatever happens to it. */
export interface Cable {
  send(message: ClientMessage): void;
  /** Starts over: who we are is only read on connecting. */
  restart(): void;
  close(): void;
}

export interface CableEvents {
  /** Connected: say hello, and send again what was not answered. */
  open: () => void;
  message: (message: ServerMessage) => void;
  lost: () => void;
  /** There is no such table, it is broken, or this device was signed off: trying again would not help. */
  gone: () => void;
}

/** How far it is until tables can be played at; null where nothing has to be waited for. */
export interface Preparation {
  readonly part: number;
  readonly failed: boolean;
}

export interface Carrier {
  /** Whether there is a server, by which others can come. */
  readonly served: boolean;
  /** The path below which all pages lie. */
  readonly base: string;
  readonly preparation: Preparation | null;
  /** Begins what has to be there before anything is asked. */
  start(): void;
  /** Rejects where nobody answers at all. */
  ask(method: string, path: string, body?: string): Promise<Answer>;
  cable(table: string, on: CableEvents): Cable;
}

/** Closed for good: signed off, no such table, or one that is broken. After any other reason, a hello
 *  that came too late for one, trying again helps. */
export const FINAL: ReadonlySet<number> = new Set([4401, 4404, 4500]);
