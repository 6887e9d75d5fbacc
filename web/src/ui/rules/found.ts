/** What a reader of the rules has found: all of it while nothing is searched. */
import type {
  BookChapter,
  BookInfo,
  PieceInfo,
  RuleInfo,
  RulesInfo,
  SectionInfo,
} from "$lib/httpMessages";
import type { Finds } from "$lib/search";
import type { Group, Words } from "../../games/glossary";

export interface FoundSection extends SectionInfo {
  rules: RuleInfo[];
}

export interface FoundChapter {
  titles: Record<string, string>;
  sections: FoundSection[];
}

/** A rule is found by its own words and by those of its heading, in either language. */
export function chaptersFound(ledger: RulesInfo, finds: Finds): FoundChapter[] {
  const filled = (section: SectionInfo): FoundSection => ({
    ...section,
    rules: ledger.rules.filter(
      (rule) =>
        rule.section === section.id && finds(rule.en, rule.pl, ...Object.values(section.titles)),
    ),
  });
  return ledger.chapters
    .map(({ titles, sections }) => ({
      titles,
      sections: sections.map(filled).filter(({ rules }) => rules.length),
    }))
    .filter(({ sections }) => sections.length);
}

/** A paragraph of the book likewise, with the example that stands below it. */
export function bookFound({ chapters, examples }: BookInfo, finds: Finds): BookChapter[] {
  const told = new Map(examples.map(({ id, titles }) => [id, Object.values(titles)]));
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ words, example }) =>
        finds(
          ...Object.values(words),
          ...Object.values(chapter.titles),
          ...(told.get(example) ?? []),
        ),
      ),
    }))
    .filter(({ paragraphs }) => paragraphs.length);
}

/** The chapters of the book that tell each rule. */
export function tellingChapters({ chapters }: BookInfo): Map<string, BookChapter[]> {
  const telling = new Map<string, BookChapter[]>();
  for (const chapter of chapters)
    for (const rule of new Set(chapter.paragraphs.flatMap(({ rules }) => rules)))
      telling.set(rule, [...(telling.get(rule) ?? []), chapter]);
  return telling;
}

export const piecesFound = (ledger: RulesInfo, finds: Finds): PieceInfo[] =>
  ledger.pieces.filter((piece) => finds(piece.nameEn, piece.namePl, piece.textEn, piece.textPl));

/** Icons whose meaning is found in one of these languages. */
export const groupsFound = (
  groups: readonly Group[],
  languages: readonly Words[],
  finds: Finds,
): Group[] =>
  groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ meaning }) => finds(...languages.map(meaning))),
    }))
    .filter(({ entries }) => entries.length);
