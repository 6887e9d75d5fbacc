/** Small sounds, made on the spot. Browsers keep them silent until the first tap. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Old browsers do not say whether they were tapped: they are silent by themselves until then. */
const tapped = () => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

function audio(): AudioContext | null {
  if (!settings.sound || !tapped()) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

interface Tone {
  frequency: number;
  to?: number;
  seconds: number;
  volume: number;
  type?: OscillatorType;
  delay?: number;
}

function tone({ frequency, to, seconds, volume, type = "sine", delay = 0 }: Tone): void {
  const sound = audio();
  if (!sound) return;
  const start = sound.currentTime + delay;
  const oscillator = new OscillatorNode(sound, { type, frequency });
  const gain = new GainNode(sound, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  oscillator.connect(gain).connect(sound.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** A tick on wood. */
export const tick = () =>
  tone({ frequency: 950, to: 420, seconds: 0.05, volume: 0.08, type: "triangle" });

/** A seal pressed into wax. */
export function thud(): void {
  tone({ frequency: 150, to: 48, seconds: 0.16, volume: 0.3 });
  tone({ frequency: 420, to: 130, seconds: 0.04, volume: 0.06, type: "square" });
}

/** One stroke of a ship's bell: partials of a bell, the lowest ringing longest. */
export function bell(): void {
  for (const [ratio, volume, seconds] of [
    [1, 0.12, 0.4],
    [2.4, 0.07, 0.32],
    [3.9, 0.03, 0.2],
  ] as const) {
    tone({ frequency: 880 * ratio, seconds, volume });
  }
}
