import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { describe, test } from "node:test";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import {
  groupsOf,
  type Entry,
  type Glossary,
  type Group,
  type Words,
} from "../src/games/glossary.ts";
import { chaptersFound, groupsFound, piecesFound } from "../src/ui/rules/found.ts";
import { finder } from "../src/lib/search.ts";
import type { Sign } from "../src/games/maracaibo/effects.ts";
import type { Kind } from "../src/games/maracaibo/view.ts";
import { piecesOf } from "./components.ts";

const GAMES = ["martinique", "deliveries", "jolly-roger", "maracaibo", "marauders"];
const LANGUAGES = ["en", "pl"];

/** What a drawn picture is told to show. */
interface Shown {
  sign?: Sign;
  kind?: Kind | "ruby";
}
type Drawing = (tell: (shown: Shown) => void, props: { text: Words }) => void;

// What Vite makes of icons and components: here an icon is its name, and a component tells what it is to show.
const module = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`export default ${code}`)}`;
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("~icons/"))
      return {
        url: module(`{ name: "${specifier.slice("~icons/".length)}", path: "" }`),
        shortCircuit: true,
      };
    if (specifier.endsWith(".svelte"))
      return { url: module("(tell, shown) => tell(shown)"), shortCircuit: true };
    return next(/^\.\.?\/[\w/-]+$/.test(specifier) ? `${specifier}.ts` : specifier, context);
  },
});

const glossaryOf = async (game: string): Promise<Glossary> =>
  ((await import(`../src/games/${game}/glossary.ts`)) as { default: Glossary }).default;
const groupsIn = async (game: string): Promise<Group[]> =>
  groupsOf(await glossaryOf(game), piecesOf(game));
const entriesIn = async (game: string): Promise<Entry[]> =>
  (await groupsIn(game)).flatMap(({ entries }) => entries);
const folder = (path: string) => new URL(path, import.meta.url).pathname;

/** The messages of a game and of the glossary; a missing one, or one without a value it needs, is an error. */
function wordsOf(game: string, lang: string): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of ["kernel", game, "glossary"])
    bundle.addResource(
      new FluentResource(readFileSync(folder(`../../locales/${lang}/${file}.ftl`), "utf-8")),
    );
  return {
    message(key: string, args?: Record<string, FluentVariable>): string {
      const pattern = bundle.getMessage(key)?.value;
      assert.ok(pattern, `${lang}: ${key}`);
      return bundle.formatPattern(pattern, args ?? null);
    },
  };
}

/** What a picture shows: the names of its icons. */
async function iconsOf({ picture }: Entry, text: Words): Promise<string[]> {
  if (typeof picture !== "function") return [picture.name];
  const symbols = await import("../src/games/maracaibo/symbols.ts");
  const shown: Shown[] = [];
  (picture as unknown as Drawing)((props) => shown.push(props), { text });
  return shown.flatMap(({ sign, kind }) => [
    ...(sign?.picture ? [symbols.pictureOf(sign.picture).name] : []),
    ...(kind ? [kind === "ruby" ? symbols.ruby.name : symbols.kindIcon(kind).name] : []),
  ]);
}

for (const game of GAMES) {
  describe(`the icons of ${game}`, () => {
    test("each that its table uses is explained", async () => {
      const sources = globSync(folder(`../src/games/${game}/**/*.{ts,svelte}`)).map((path) =>
        readFileSync(path, "utf-8"),
      );
      const used = sources.flatMap((code) =>
        [...code.matchAll(/"~icons\/([\w-]+)"/g)].map(([, name]) => name!),
      );
      const text = wordsOf(game, "en");
      const explained = (
        await Promise.all((await entriesIn(game)).map((entry) => iconsOf(entry, text)))
      ).flat();
      assert.deepEqual(
        [...new Set(used)].filter((icon) => !explained.includes(icon)),
        [],
      );
    });

    for (const lang of LANGUAGES) {
      test(`each has a meaning of its own (${lang})`, async () => {
        const words = wordsOf(game, lang);
        const groups = await groupsIn(game);
        assert.ok(groups.length);
        for (const { title, entries } of groups) {
          assert.ok(words.message(title));
          const meanings = entries.map(({ meaning }) => meaning(words));
          assert.deepEqual(
            meanings.filter((meaning, i) => !meaning || meanings.indexOf(meaning) !== i),
            [],
          );
        }
      });
    }
  });
}

test("improvements of every type are not counted by the picture of one type", async () => {
  const { pictureOf } = await import("../src/games/maracaibo/symbols.ts");
  const types = (["crew", "equip", "ship"] as const).map((type) => pictureOf(type).name);
  assert.ok(!types.includes(pictureOf("improvement").name));
});

test("each sign that Pirates of Maracaibo has words for is in its glossary", async () => {
  const words = wordsOf("maracaibo", "en");
  const explained = new Set<string>();
  const noting: Words = { message: (key, args) => (explained.add(key), words.message(key, args)) };
  for (const { meaning } of await entriesIn("maracaibo")) meaning(noting);
  const source = readFileSync(folder("../../locales/en/maracaibo.ftl"), "utf-8");
  const signs = [...source.matchAll(/^(maracaibo-ui-sign-[\w-]+) =/gm)].map(([, key]) => key!);
  assert.deepEqual(
    signs.filter((key) => !explained.has(key)),
    [],
  );
});

describe("searching the rules", () => {
  const titles = { en: "Ships", pl: "Statki" };
  const rule = (id: string, section: string, en: string, pl: string) => ({
    id,
    kind: "rule",
    section,
    en,
    pl,
  });
  const book = {
    game: "toy",
    titles,
    chapters: [
      {
        titles,
        sections: [
          { id: "boats", titles },
          { id: "crew", titles: { en: "Crew", pl: "Załoga" } },
        ],
      },
      { titles, sections: [{ id: "gold", titles: { en: "Gold", pl: "Złoto" } }] },
    ],
    rules: [
      rule("a", "boats", "It floats.", "Pływa."),
      rule("b", "crew", "A boat needs a crew.", "Łódź potrzebuje załogi."),
      rule("c", "gold", "Gold is heavy.", "Złoto jest ciężkie."),
    ],
    pieces: [
      {
        id: "boat",
        table: "boat",
        copies: 1,
        source: "house",
        nameEn: "Boat",
        namePl: "Łódź",
        textEn: "Floats.",
        textPl: "Pływa.",
        printed: {},
      },
    ],
  };
  const found = (wanted: string) =>
    chaptersFound(book, finder(wanted)).flatMap(({ sections }) =>
      sections.flatMap(({ rules }) => rules.map(({ id }) => id)),
    );

  test("ignores case and the marks of letters, and knows both languages", () => {
    assert.deepEqual(found("LODZ"), ["b"]);
    assert.deepEqual(found("łódź"), ["b"]);
    assert.deepEqual(found("Boat"), ["b"]);
    assert.deepEqual(found("ciezkie"), ["c"]);
  });

  test("finds by the heading too, and wants every word", () => {
    assert.deepEqual(found("ships"), ["a"]);
    assert.deepEqual(found("crew boat"), ["b"]);
    assert.deepEqual(found("crew gold"), []);
  });

  test("leaves everything where nothing is wanted, and no empty headings", () => {
    assert.deepEqual(found(" "), ["a", "b", "c"]);
    assert.equal(chaptersFound(book, finder("gold")).length, 1);
  });

  test("finds components and icons", async () => {
    assert.equal(piecesFound(book, finder("lodz")).length, 1);
    assert.equal(piecesFound(book, finder("gold")).length, 0);
    const groups = await groupsIn("martinique");
    const languages = LANGUAGES.map((lang) => wordsOf("martinique", lang));
    const icons = (wanted: string) =>
      groupsFound(groups, languages, finder(wanted)).flatMap(({ entries }) => entries);
    assert.equal(icons("notebook").length, 1);
    assert.equal(icons("ladunek").length, 1);
    assert.deepEqual(icons("zeppelin"), []);
  });
});
