/** The worker in which bots and hints think. */
import { startPython } from "./python";
import type { FromThinker, ToThinker } from "./protocol";

type Think = (packed: string) => string;

let ready: Promise<Think> | undefined;

async function start(message: Extract<ToThinker, { kind: "start" }>): Promise<Think> {
  const python = await startPython(message.base, message.parts, () => undefined);
  return (python.pyimport("kaper.offline.thinkers") as { think: Think }).think;
}

async function answer(id: number, packed: string): Promise<void> {
  let found = "";
  try {
    found = (await ready!)(packed);
  } catch (error) {
    // Whatever a bot raises: it is a player's mistake, and no reason to stop a table.
    console.error(error);
  }
  self.postMessage({ id, packed: found } satisfies FromThinker);
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "start") ready = start(data);
  else void answer(data.id, data.packed);
};
