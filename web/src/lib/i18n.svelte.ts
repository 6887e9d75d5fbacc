/** Words in the viewer's language: Fluent messages, fetched per language and file when first needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, change, type Language } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

export const LANGUAGES: readonly Language[] = ["en", "pl"];

const sources = import.meta.glob<string>(
  ["../../../locales/*/*.ftl", "!../../../locales/*/cli.ftl"],
  { query: "?raw", import: "default" },
);
const address = (lang: Language, file: string) => `../../../locales/${lang}/${file}.ftl`;

/** Files in use, so that a change of language fetches them all before it shows. */
const wanted = new Set<string>(["web", "kernel", "server"]);
const loaded = new Set<string>();
const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle("en", { useIsolating: false }),
  pl: new FluentBundle("pl", { useIsolating: false }),
};
/** Grows when messages arrive: whoever formats one is told to do it again. */
let version = $state(0);

async function fetchFile(lang: Language, file: string): Promise<void> {
  const path = address(lang, file);
  const source = sources[path];
  if (!source || loaded.has(path)) return;
  loaded.add(path);
  try {
    bundles[lang].addResource(new FluentResource(await source()));
  } catch (error) {
    loaded.delete(path);
    throw error;
  }
  version += 1;
}

/** Makes the messages of these files ready in the language of now. */
export async function need(...files: string[]): Promise<void> {
  for (const file of files) wanted.add(file);
  await Promise.all([...wanted].map((file) => fetchFile(settings.language, file)));
}

/** Makes the messages of these files ready in both languages: for a search that knows them all. */
export async function needBoth(...files: string[]): Promise<void> {
  for (const file of files) wanted.add(file);
  await Promise.all(LANGUAGES.flatMap((lang) => files.map((file) => fetchFile(lang, file))));
}

export async function speak(lang: Language): Promise<void> {
  await Promise.all([...wanted].map((file) => fetchFile(lang, file)));
  change("language", lang);
}

export function has(key: string): boolean {
  void version;
  return bundles[settings.language].hasMessage(key);
}

/** A message by its key. A missing one shows its key: better than nothing, and easily found. */
export const t = (key: string, args?: Args): string => messageIn(settings.language, key, args);

export function messageIn(lang: Language, key: string, args?: Args): string {
  void version;
  const bundle = bundles[lang];
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args ?? null, errors);
  if (errors.length && import.meta.env.DEV) console.warn(key, lang, errors);
  return text;
}

const FORMATS: Record<string, Intl.DateTimeFormatOptions> = {
  time: { hour: "2-digit", minute: "2-digit" },
  day: { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
};

/** When something was, in seconds since 1970: the hour today, else the day as well. */
export function when(seconds: number): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(settings.language, FORMATS[today ? "time" : "day"]).format(date);
}
