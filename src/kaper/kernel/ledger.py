"""The ledger of a game: every rule once, with an id, in both languages."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup

KINDS = ("rule", "variant", "example", "clarification")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading in each language, with some rules below it."""

    id: str
    titles: dict[str, str]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sections that a reader looks for together."""

    titles: dict[str, str]
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a ledger. `unenforced` says why no line can carry it out: it is empty, or a
    reason such as that people do it among themselves."""

    id: str
    kind: str
    section: Section
    en: str
    pl: str
    unenforced: str = ""

    @property
    def enforceable(self) -> bool:
        """Whether a line of code should name it; examples are told by the rules they show."""
        return self.kind != "example" and not self.unenforced


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of one game, in the order of its rulebook."""

    game: str
    titles: dict[str, str]
    chapters: tuple[Chapter, ...]
    rules: dict[str, Rule]


@cache
def read_titles(package: str) -> dict[str, str]:
    """What a game is called in each language: the ledger tells that first, and only so far it is
    read, for the whole of it takes a while."""
    head, _, _ = _text(package).partition("\n[[")
    game: Json = tomllib.loads(head).get("game")
    if game is None:
        raise BadSetup(f"{package}: rules.toml begins with [game]")
    words = _words(package, "game", game, ("id", "title_en", "title_pl"))
    return {"en": words["title_en"], "pl": words["title_pl"]}


@cache
def read_ledger(package: str) -> Ledger:
    """The ledger that lies as `rules.toml` in a package."""
    data: Json = tomllib.loads(_text(package))
    if not isinstance(data, dict):
        raise BadSetup(f"{package}: rules.toml is no table")
    game, chapters, entries = (data.get(key) for key in ("game", "chapter", "rule"))
    if not (isinstance(game, dict) and isinstance(chapters, list) and isinstance(entries, list)):
        raise BadSetup(f"{package}: rules.toml needs [game], [[chapter]] and [[rule]]")
    name, titles = str(game["id"]), read_titles(package)
    contents = tuple(_chapter(package, chapter) for chapter in chapters)
    sections = _sections(package, contents)
    rules: dict[str, Rule] = {}
    for entry in entries:
        rule = _rule(package, name, sections, entry)
        if rule.id in rules:
            raise BadSetup(f"{package}: the id {rule.id} stands twice")
        rules[rule.id] = rule
    unused = set(sections) - {rule.section.id for rule in rules.values()}
    if unused:
        raise BadSetup(f"{package}: no rule stands in {', '.join(sorted(unused))}")
    return Ledger(name, titles, contents, rules)


def _text(package: str) -> str:
    return files(package).joinpath("rules.toml").read_text("utf-8")


def _chapter(package: str, entry: Json) -> Chapter:
    if not isinstance(entry, dict) or not isinstance(sections := entry.get("sections"), list):
        raise BadSetup(f"{package}: a chapter is a table with sections")
    heading = {key: text for key, text in entry.items() if key != "sections"}
    titles = _words(package, "chapter", heading, ("en", "pl"))
    return Chapter(titles, tuple(_section(package, section) for section in sections))


def _section(package: str, entry: Json) -> Section:
    words = _words(package, "section", entry, ("id", "en", "pl"))
    return Section(words.pop("id"), words)


def _sections(package: str, chapters: tuple[Chapter, ...]) -> dict[str, Section]:
    sections: dict[str, Section] = {}
    for section in (section for chapter in chapters for section in chapter.sections):
        if section.id in sections:
            raise BadSetup(f"{package}: the section {section.id} stands twice")
        sections[section.id] = section
    return sections


def _rule(package: str, game: str, sections: dict[str, Section], entry: Json) -> Rule:
    text = _words(package, "rule", entry, ("id", "kind", "section", "en", "pl"), ("unenforced",))
    if text["kind"] not in KINDS:
        raise BadSetup(f"{package}: rule {text['id']} has an unknown kind {text['kind']}")
    section = sections.get(text["section"])
    if section is None:
        raise BadSetup(f"{package}: rule {text['id']} has an unknown section {text['section']}")
    name, unenforced = f"{game}:{text['id']}", text.get("unenforced", "")
    return Rule(name, text["kind"], section, text["en"], text["pl"], unenforced)


def _words(
    package: str, what: str, entry: Json, wanted: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, str]:
    """A table that has exactly these keys, but for optional ones, with a text each."""
    if not isinstance(entry, dict):
        raise BadSetup(f"{package}: a {what} is a table")
    words = {key: text for key, text in entry.items() if isinstance(text, str) and text}
    if set(entry) - set(optional) != set(wanted) or set(words) != set(entry):
        name = entry.get("id", entry.get("en"))
        raise BadSetup(f"{package}: {what} {name} needs exactly {', '.join(wanted)}")
    return words
