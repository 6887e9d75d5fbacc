import { MediaQuery } from "svelte/reactivity";

export type Language = "en" | "pl";
export type Theme = "chart" | "night" | "system";

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  /** 0: no animation, 1: normal, 2: twice as fast. */
  speed: 0 | 1 | 2;
  /** Every move waits for the wax button; without it a choice is made at once. */
  confirm: boolean;
  name: string;
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
  sound: true,
  notify: false,
  speed: 1,
  confirm: true,
  name: "",
};

export const settings: Settings = $state({ ...defaults, ...recall<Partial<Settings>>(KEY, {}) });

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep(KEY, settings);
}

/** Another tab changed them. */
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, recall<Partial<Settings>>(KEY, {}));
});

const dark = new MediaQuery("(prefers-color-scheme: dark)");
const still = new MediaQuery("(prefers-reduced-motion: reduce)");
export const phone = new MediaQuery("(max-width: 760px)");

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
