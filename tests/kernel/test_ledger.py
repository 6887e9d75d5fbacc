from __future__ import annotations

from pathlib import Path

import pytest

from kaper.kernel.errors import BadSetup
from kaper.kernel.ledger import KINDS, read_ledger

GAME = '[game]\nid = "go"\ntitle_en = "Go"\ntitle_pl = "Go"\n'
RULE = '[[rule]]\nid = "ko"\nkind = "rule"\nsection = "Play"\nen = "No."\npl = "Nie."\n'


@pytest.fixture
def ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / tmp_path.name.replace("-", "_")
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return package


def test_a_ledger_lists_its_rules_in_order(ledger: Path) -> None:
    (ledger / "rules.toml").write_text(GAME + RULE + RULE.replace('"ko"', '"eye"'))
    read = read_ledger(ledger.name)
    assert read.game == "go"
    assert list(read.rules) == ["go:ko", "go:eye"]
    assert read.rules["go:ko"].pl == "Nie."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (RULE, r"needs \[game\] and \[\[rule\]\]"),
        (GAME, r"needs \[game\] and \[\[rule\]\]"),
        (GAME + RULE + RULE, "the id go:ko stands twice"),
        (GAME + RULE.replace('pl = "Nie."', ""), "rule ko needs exactly id, kind, section, en, pl"),
        (GAME + RULE + "page = 3", "rule ko needs exactly"),
        (GAME + RULE.replace('"rule"', '"law"'), "rule ko has an unknown kind law"),
        ("rule = [1]\n" + GAME, "a rule is a table"),
    ],
)
def test_a_faulty_ledger_is_refused(ledger: Path, text: str, problem: str) -> None:
    (ledger / "rules.toml").write_text(text)
    with pytest.raises(BadSetup, match=problem):
        read_ledger(ledger.name)


def test_the_kernels_own_ledger() -> None:
    ledger = read_ledger("kaper.kernel")
    assert ledger.game == "kernel"
    assert all(rule.en and rule.pl and rule.kind in KINDS for rule in ledger.rules.values())
