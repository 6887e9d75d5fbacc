/** Small sounds, made on the spot. Browsers keep them silent until the first tap. */
import { change, settings } from "./settings.svelte";

let context: AudioContext | null = null;
/** The volume at which the sounds below are meant. */
const MEANT = 60;
let before = MEANT;

/** Silent, or as loud as before. */
export function toggleSounds(): void {
  if (settings.volume) before = settings.volume;
  change("volume", settings.volume ? 0 : before);
}

/** Old browsers do not say whether they were tapped: they are silent by themselves until then. */
const tapped = () => !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

function audio(): AudioContext | null {
  if (!settings.volume || !tapped()) return null;
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
  const loud = (volume * settings.volume) / MEANT;
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.004);
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

/** A piece put down by somebody else: two knocks on wood. */
export function knock(): void {
  tone({ frequency: 320, to: 200, seconds: 0.06, volume: 0.1, type: "triangle" });
  tone({ frequency: 260, to: 160, seconds: 0.07, volume: 0.08, type: "triangle", delay: 0.09 });
}

/** Somebody says something: a short whistle that rises. */
export const whistle = () => tone({ frequency: 1_250, to: 1_900, seconds: 0.12, volume: 0.05 });

/** The end of a game: a chord, note by note. */
export function finale(): void {
  for (const [index, frequency] of [523, 659, 784, 1_047].entries())
    tone({ frequency, seconds: 0.5, volume: 0.09, type: "triangle", delay: index * 0.13 });
}
