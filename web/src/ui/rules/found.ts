/** What a reader of the rules has found: all of it while nothing is searched. */
import type { PieceInfo, RuleInfo, RulesInfo, SectionInfo } from "$lib/httpMessages";
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
export function chaptersFound(book: RulesInfo, finds: Finds): FoundChapter[] {
  const filled = (section: SectionInfo): FoundSection => ({
    ...section,
    rules: book.rules.filter(
      (rule) =>
        rule.section === section.id && finds(rule.en, rule.pl, ...Object.values(section.titles)),
    ),
  });
  return book.chapters
    .map(({ titles, sections }) => ({
      titles,
      sections: sections.map(filled).filter(({ rules }) => rules.length),
    }))
    .filter(({ sections }) => sections.length);
}

export const piecesFound = (book: RulesInfo, finds: Finds): PieceInfo[] =>
  book.pieces.filter((piece) => finds(piece.nameEn, piece.namePl, piece.textEn, piece.textPl));

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
