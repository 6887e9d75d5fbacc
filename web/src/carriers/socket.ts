/** One live connection that comes back whatever happens to it. */
import { FINAL, type Cable, type CableEvents } from "$lib/carrier";
import type { ClientMessage, ServerMessage } from "$lib/messages";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 15_000;
/** No word for so long after a ping: the line is dead, whatever the browser thinks. */
const PATIENCE = 6_000;
export class Socket implements Cable {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private ping = 0;
  private deadline = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly on: CableEvents,
  ) {
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.connect();
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Starts over: the cookie says who we are, and it is only read on connecting. */
  restart(): void {
    const socket = this.socket;
    this.stop();
    this.socket = null;
    socket?.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    clearTimeout(this.retry);
    this.stop();
    this.socket?.close();
  }

  /** The page is looked at again or the network is back: find out at once. */
  private readonly wake = () => {
    if (document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.probe();
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.ping = window.setInterval(() => this.probe(), PING_EVERY);
      this.on.open();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.deadline);
      this.deadline = 0;
      // Not before: one that is closed again without a word would be tried for ever without a pause.
      this.wait = FIRST_WAIT;
      this.on.message(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (FINAL.has(event.code)) {
        this.close();
        this.on.gone();
      } else this.drop();
    };
  }

  private probe(): void {
    if (this.deadline) return;
    this.send({ type: "ping", id: "ping" });
    this.deadline = window.setTimeout(() => {
      // A half-open socket may take minutes to close: leave it behind.
      this.socket?.close();
      this.drop();
    }, PATIENCE);
  }

  private drop(): void {
    this.stop();
    this.socket = null;
    if (this.closed) return;
    this.on.lost();
    const jitter = 0.75 + Math.random() / 2;
    this.retry = window.setTimeout(() => this.connect(), this.wait * jitter);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private stop(): void {
    clearInterval(this.ping);
    clearTimeout(this.deadline);
    this.deadline = 0;
  }
}
