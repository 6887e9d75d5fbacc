/** What this browser keeps for whoever uses it: carried to another one, saved, or forgotten. */
import { speak } from "./i18n.svelte";
import type { CarriedSettings } from "./personMessages";
import { change, keep, recall, reset, settings, type Settings } from "./settings.svelte";

const PREFIX = "kaper-";
const VOYAGES = "kaper-voyages";
/** Links that let others in: of no use to anybody who reads what was saved. */
const SECRET = "kaper-invites";
/** Settings that hang on the device, not on who uses it. */
const OF_DEVICE: readonly (keyof Settings)[] = ["language", "theme", "volume", "speed", "keys"];

type Voyages = Record<string, string[]>;

/** For another device: all but what a browser has to be asked for. */
export function carriedSettings(): CarriedSettings {
  const { name, portrait, language, theme, volume, speed } = settings;
  const { keys, spoken, confirm, askAlways } = settings;
  const own = { name, portrait, language, theme, volume, speed, keys, spoken, confirm, askAlways };
  return { ...own, voyages: recall<Voyages>(VOYAGES, {}) };
}

export async function takeSettings({ voyages, language, ...others }: CarriedSettings) {
  for (const [key, value] of Object.entries(others)) change(key as keyof Settings, value);
  const own = recall<Voyages>(VOYAGES, {});
  for (const [game, chapters] of Object.entries(voyages))
    own[game] = [...new Set([...(own[game] ?? []), ...chapters])];
  keep(VOYAGES, own);
  await speak(language);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Nothing can be kept here, so nothing is.
    return [];
  }
}

/** All of it that may be shown. */
export const keptHere = (): Record<string, unknown> =>
  Object.fromEntries(
    keys()
      .filter((key) => key !== SECRET)
      .map((key) => [key.slice(PREFIX.length), recall<unknown>(key, null)]),
  );

/** Whoever used this browser is signed off: it keeps nothing of them. */
export function forgetHere(): void {
  for (const key of keys()) localStorage.removeItem(key);
  reset(OF_DEVICE);
}
