from __future__ import annotations

from pathlib import Path

import pytest

from kaper import registry
from kaper.kernel.errors import BadSetup
from kaper.kernel.ledger import KINDS, read_ledger
from kaper.text import LANGUAGES

GAME = '[game]\nid = "go"\ntitle_en = "Go"\ntitle_pl = "Go"\n'
SECTION = '{ id = "play", en = "Play", pl = "Gra" }'
CHAPTER = f'[[chapter]]\nen = "Rules"\npl = "Zasady"\nsections = [{SECTION}]\n'
RULE = '[[rule]]\nid = "ko"\nkind = "rule"\nsection = "play"\nen = "No."\npl = "Nie."\n'
HEAD = GAME + CHAPTER
# More would not be found at a glance.
MOST_CHAPTERS = 9


@pytest.fixture
def ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / tmp_path.name.replace("-", "_")
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return package


def test_a_ledger_lists_its_rules_in_order(ledger: Path) -> None:
    (ledger / "rules.toml").write_text(HEAD + RULE + RULE.replace('"ko"', '"eye"'))
    read = read_ledger(ledger.name)
    assert read.game == "go"
    assert list(read.rules) == ["go:ko", "go:eye"]
    assert read.rules["go:ko"].pl == "Nie."
    assert read.rules["go:ko"].section.titles == {"en": "Play", "pl": "Gra"}
    assert read.chapters[0].titles == {"en": "Rules", "pl": "Zasady"}
    assert read.chapters[0].sections == (read.rules["go:ko"].section,)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (CHAPTER + RULE, r"needs \[game\], \[\[chapter\]\] and \[\[rule\]\]"),
        (GAME + RULE, r"needs \[game\], \[\[chapter\]\] and \[\[rule\]\]"),
        (HEAD, r"needs \[game\], \[\[chapter\]\] and \[\[rule\]\]"),
        (HEAD + RULE + RULE, "the id go:ko stands twice"),
        (HEAD + RULE.replace('pl = "Nie."', ""), "rule ko needs exactly id, kind, section, en, pl"),
        (HEAD + RULE.replace("Nie.", ""), "rule ko needs exactly"),
        (HEAD + RULE + "page = 3", "rule ko needs exactly"),
        (HEAD + RULE.replace('"rule"', '"law"'), "rule ko has an unknown kind law"),
        (HEAD + RULE.replace('"play"', '"end"'), "rule ko has an unknown section end"),
        ("rule = [1]\n" + HEAD, "a rule is a table"),
        ("chapter = [1]\n" + GAME + RULE, "a chapter is a table with sections"),
        (GAME + CHAPTER.replace('pl = "Zasady"', "") + RULE, "chapter Rules needs exactly en, pl"),
        (GAME + CHAPTER.replace(SECTION, "1") + RULE, "a section is a table"),
        (GAME + CHAPTER.replace(', pl = "Gra"', "") + RULE, "section play needs exactly id, en"),
        (GAME + CHAPTER + CHAPTER + RULE, "the section play stands twice"),
        (
            HEAD + CHAPTER.replace('"play"', '"end"') + RULE,
            "no rule stands in end",
        ),
    ],
)
def test_a_faulty_ledger_is_refused(ledger: Path, text: str, problem: str) -> None:
    (ledger / "rules.toml").write_text(text)
    with pytest.raises(BadSetup, match=problem):
        read_ledger(ledger.name)


@pytest.mark.parametrize(
    "package", ["kaper.kernel", *(registry.game(name).package for name in registry.games())]
)
def test_headings_differ_in_both_languages(package: str) -> None:
    """That each rule has one, and each is used, is checked when a ledger is read."""
    chapters = read_ledger(package).chapters
    sections = [section for chapter in chapters for section in chapter.sections]
    for lang in LANGUAGES:
        titles = [section.titles[lang] for section in sections]
        assert len(set(titles)) == len(titles)
    assert len({chapter.titles["en"] for chapter in chapters}) == len(chapters) <= MOST_CHAPTERS


def test_the_kernels_own_ledger() -> None:
    ledger = read_ledger("kaper.kernel")
    assert ledger.game == "kernel"
    assert all(rule.en and rule.pl and rule.kind in KINDS for rule in ledger.rules.values())
