/** The client as a server gives it out: questions go over HTTP, tables speak over sockets. */
import type { Answer, Carrier } from "$lib/carrier";
import { startWorker } from "$lib/offline";
import { Socket } from "./socket";

async function ask(method: string, path: string, body?: string): Promise<Answer> {
  const response = await fetch(path, {
    method,
    // A foreign page cannot send this header, so it cannot act in our name.
    headers: {
      "x-kaper": "1",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body,
  });
  return { ok: response.ok, text: await response.text() };
}

function socketAddress(table: string): string {
  const address = new URL(`/ws/${encodeURIComponent(table)}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

export const carrier: Carrier = {
  served: true,
  base: "/",
  preparation: null,
  start: startWorker,
  ask,
  cable: (table, on) => new Socket(socketAddress(table), on),
};
