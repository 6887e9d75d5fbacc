/** Words in the viewer's language: Fluent messages, fetched per language and file when first needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as api from "./api";
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
/** Whoever needs a file that is on its way waits for it too. */
const fetched = new Map<string, Promise<void>>();
const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle("en", { useIsolating: false }),
  pl: new FluentBundle("pl", { useIsolating: false }),
};
/** Grows when messages arrive: whoever formats one is told to do it again. */
let version = $state(0);

function fetchFile(lang: Language, file: string): Promise<void> {
  const path = address(lang, file);
  const source = sources[path] ?? (() => served(lang, file));
  const coming = fetched.get(path) ?? add(lang, source);
  fetched.set(path, coming);
  // What did not come is fetched anew by whoever needs it next.
  coming.catch(() => fetched.delete(path));
  return coming;
}

/** A game of another package has its words on the server, as long as that offers it. */
const served = (lang: Language, file: string): Promise<string> =>
  api.words(lang, file).catch((error: unknown) => {
    if (error instanceof api.ApiError && error.rule === "server:no-such-game") return "";
    throw error;
  });

async function add(lang: Language, source: () => Promise<string>): Promise<void> {
  bundles[lang].addResource(new FluentResource(await source()));
  version += 1;
}

/** Makes the messages of these files ready in the language of now. */
export async function need(...files: string[]): Promise<void> {
  for (const file of files) wanted.add(file);
  await Promise.all([...wanted].map((file) => fetchFile(settings.language, file)));
}

/** The same where a page does without them: what does not come now holds up nothing. */
export function wish(file: string): void {
  need(file).catch(() => wanted.delete(file));
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
  if (!message?.value) {
    console.error(`no message ${key} in ${lang}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args ?? null, errors);
  if (errors.length) console.error(key, lang, ...errors);
  return withMinus(text, args ?? {});
}

/** Numbers below zero with a real minus: what writes them here knows only the hyphen. */
function withMinus(text: string, args: Args): string {
  for (const value of Object.values(args))
    if (typeof value === "number" && value < 0)
      text = text.replaceAll(String(value), `\u2212${-value}`);
  return text;
}

/** The other forms that all of these words come in: their attributes. */
export function formsOf(keys: readonly string[]): [form: string, words: string][] {
  void version;
  const bundle = bundles[settings.language];
  const words = keys.map((key) => bundle.getMessage(key)?.attributes ?? {});
  return Object.keys(words[0] ?? {})
    .filter((form) => words.every((word) => form in word))
    .map((form) => [form, counted(words.map((word) => bundle.formatPattern(word[form]!)))]);
}

/** A list in which each thing is named once. */
export function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count > 1 ? `${count} × ${word}` : word)).join(", ");
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
