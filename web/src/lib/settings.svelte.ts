import { MediaQuery } from "svelte/reactivity";

export type Language = "en" | "pl";
export type Theme = "chart" | "night" | "system";

export interface Settings {
  language: Language;
  theme: Theme;
  /** Of all sounds, from 0 (none) to 100. */
  volume: number;
  notify: boolean;
  /** 0: no animation, 0.5: slow, 1: normal, 2: twice as fast. */
  speed: 0 | 0.5 | 1 | 2;
  /** Single letters act at the table. */
  keys: boolean;
  /** How much of what happens is read aloud: all of it, or what is worth a picture. */
  spoken: "full" | "short";
  /** Every move waits for the wax button; without it a choice is made at once. */
  confirm: boolean;
  /** Ask also where there is only one answer. */
  askAlways: boolean;
  name: string;
  /** The face that goes with the name; empty for none. */
  portrait: string;
}

const KEY = "kaper-settings";

/** What the browser lets us keep: nothing in a private window, and that is no fault. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is off or full: the setting holds for this page.
  }
}

const defaults: Settings = {
  language: navigator.language.startsWith("pl") ? "pl" : "en",
  theme: "system",
  volume: 60,
  notify: false,
  speed: 1,
  keys: true,
  spoken: "full",
  confirm: true,
  askAlways: false,
  name: "",
  portrait: "",
};

/** What was kept here; once sounds were only on or off. */
function kept(): Partial<Settings> {
  const { sound, ...others } = recall<Partial<Settings> & { sound?: boolean }>(KEY, {});
  return sound === false ? { volume: 0, ...others } : others;
}

export const settings: Settings = $state({ ...defaults, ...kept() });

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep(KEY, settings);
}

/** As in a new browser, but for these. */
export function reset(others: readonly (keyof Settings)[]): void {
  const fresh = Object.entries(defaults).filter(([key]) => !others.includes(key as keyof Settings));
  Object.assign(settings, Object.fromEntries(fresh));
  keep(KEY, settings);
}

/** Another tab changed them. */
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, kept());
});

const dark = new MediaQuery("(prefers-color-scheme: dark)");
const still = new MediaQuery("(prefers-reduced-motion: reduce)");
export const phone = new MediaQuery("(max-width: 960px)");

export const isNight = () =>
  settings.theme === "night" || (settings.theme === "system" && dark.current);
export const speed = () => (still.current ? 0 : settings.speed);

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.lang = settings.language;
  root.dataset.motion = speed() === 0 ? "off" : "on";
}
