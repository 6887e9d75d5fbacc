"""`kaper mutate`: breaks of a small game of its own, and of what its tests notice."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from kaper import coverage
from kaper.cli import main
from kaper.kernel.codec import Json
from kaper.testing.mutation import command, search
from kaper.testing.mutation.checkout import Checkout
from kaper.testing.mutation.memory import Measured, Memory, Verdict
from kaper.testing.mutation.workers import Answer, Workers
from tests.cli.running import GAME, refused

RULES = """
def may_buy(gold, price):
    return gold >= price

def share(loot, crew):
    while crew != 0:
        crew -= 1
        loot = loot[1:]
    return loot

def worth(cards):
    return sum(cards) + 1

def haggle(price):
    return price < 5

def hand(cards):
    return sorted(cards, reverse=True)
"""

TESTS = """
from chandler.rules import hand, may_buy, share

def test_buying():
    assert may_buy(2, 1) and may_buy(1, 1) and not may_buy(1, 2)

def test_sharing():
    assert share([1, 2, 3], 2) == [3]

def test_hand():
    assert hand([1, 2]) == [2, 1]
"""

GOLDEN = """
from chandler.rules import worth

def test_record():
    assert worth([1, 2]) == 4
"""

LISTING = """
[not-rules]
thoughts = "what bots think"

[[harmless]]
module = "rules"
function = "hand"
kind = "truth"
before = "return sorted(cards, reverse=True)"
after = "return sorted(cards, reverse=False)"
reason = "wrong, a test sees it"

[[harmless]]
module = "rules"
function = "haggle"
kind = "comparison"
before = "return price < 5"
after = "return price <= 5"
reason = "nobody haggles"
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """The game of a ship chandler: four rules that are tested better and worse."""
    root = tmp_path / "checkout"
    modules, tests = root / "src" / "chandler", root / "tests" / "games" / "chandler"
    files = {
        root / "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["src"]\n',
        modules / "__init__.py": "",
        modules / "rules.py": RULES,
        modules / "thoughts.py": "HOPE = 7\n",
        tests / "test_rules.py": TESTS,
        tests / "test_golden.py": GOLDEN,
        tests / "breaks.toml": LISTING,
    }
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    made = Checkout("chandler", "chandler", root, modules, tests)
    monkeypatch.setattr(command, "checkout_of", lambda game: made)
    monkeypatch.setattr(search, "AT_LEAST", 1.0)
    return made


def mutate(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Json]:
    """The report of a run that finds something."""
    assert main(["mutate", "chandler", "--json", "--workers", "2", *words]) == 1
    data: dict[str, Json] = json.loads(capsys.readouterr().out)
    return data


def functions(told: Json) -> set[str]:
    assert isinstance(told, list)
    return {str(item["function"]) for item in told if isinstance(item, dict)}


def texts(told: Json, key: str) -> set[str]:
    assert isinstance(told, list)
    return {str(item[key]) for item in told if isinstance(item, dict)}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What processes were asked to do."""
    ask, done = Workers.ask, list[str]()

    def counted(
        self: Workers, target: Callable[..., None], *words: object, **more: object
    ) -> Answer:
        done.append(target.__name__)
        return ask(self, target, *words, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Workers, "ask", counted)
    return done


def test_what_lived_and_what_died_of_what(
    checkout: Checkout, capsys: pytest.CaptureFixture[str], asked: list[str]
) -> None:
    data = mutate(capsys)
    assert data["tried"] == data["possible"] == 18
    assert functions(data["killed_by_play"]) == {"worth"}
    assert texts(data["killed_by_play"], "fate") == {"play"}
    assert functions(data["lived"]) == {"haggle"}
    assert texts(data["lived"], "fate") == {"never-run"}
    assert texts(data["harmless"], "reason") == {"nobody haggles"}
    assert functions(data["not_harmless"]) == {"hand"}
    assert data["stale"] == []
    # Nothing on the disk was broken, and nothing is done twice.
    assert (checkout.modules / "rules.py").read_text() == RULES
    assert asked.count("measure") == 2
    asked.clear()
    assert {**mutate(capsys), "seconds": 0} == {**data, "seconds": 0}
    assert main(["mutate", "chandler", "--count", "17"]) == 1
    assert "17 of 18 possible breaks" in capsys.readouterr().out
    assert main(["mutate", "chandler", "--lang", "pl"]) == 1
    assert "18 z 18 możliwych" in capsys.readouterr().out
    assert asked == []
    # A break that hangs is noticed as well.
    verdicts = Memory(checkout.root / search.MEMORY, "chandler").verdicts()
    hung = [found for found in verdicts.values() if found.how == "hung"]
    assert "rules.share: deletion: crew -= 1 -> pass" in {found.name for found in hung}
    assert {found.fate for found in hung} == {"rule"}
    # A new test is tried on what no test of rules had noticed.
    new = "from chandler.rules import haggle\n\ndef test_it():\n    assert haggle(4)\n"
    (checkout.tests / "test_haggling.py").write_text(new)
    data = mutate(capsys)
    assert asked.count("measure") == 1
    # Three breaks that a record alone had noticed, three of haggling.
    assert asked.count("attempt") == 3 + 3
    assert texts(data["lived"], "after") == {"return price < 6"}
    assert texts(data["lived"], "fate") == {"lived"}


def test_a_run_that_was_stopped_goes_on(
    checkout: Checkout,
    capsys: pytest.CaptureFixture[str],
    asked: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keep, kept = Memory.keep, list[str]()

    def stopping(self: Memory, found: Measured | Verdict) -> None:
        keep(self, found)
        if isinstance(found, Verdict):
            kept.append(found.name)
        if len(kept) == 4:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Memory, "keep", stopping)
        assert main(["mutate", "chandler", "--count", "6", "--workers", "1"]) == 130
    assert "goes on from here" in capsys.readouterr().err
    asked.clear()
    kept_before = list(kept)
    with monkeypatch.context() as patch:
        patch.setattr(Memory, "keep", lambda self, found: kept.append(found.name))
        assert mutate(capsys, "--count", "6")["tried"] == 6
    assert "measure" not in asked
    assert len(kept_before) == 4
    assert len(set(kept)) == len(kept) == 6


def test_nothing_to_complain_about(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout.modules / "rules.py").write_text(RULES[: RULES.index("def share")])
    tests = TESTS[: TESTS.index("def test_sharing")].replace("hand, may_buy, share", "may_buy")
    (checkout.tests / "test_rules.py").write_text(tests)
    (checkout.tests / "test_golden.py").unlink()
    (checkout.tests / "breaks.toml").write_text("[not-rules]\nthoughts = 'what bots think'\n")
    assert main(["mutate", "chandler"]) == 0
    assert "by nothing: 0" in capsys.readouterr().out


def test_a_listed_break_that_is_not_there(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    edited = LISTING.replace("price < 5", "price < 6")
    (checkout.tests / "breaks.toml").write_text(edited)
    assert "price < 6" in str(mutate(capsys, "--count", "1")["stale"])


def test_tests_that_fail_unbroken(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout.tests / "test_golden.py").write_text(GOLDEN.replace("== 4", "== 5"))
    told = refused(capsys, 2, "mutate", "chandler")
    assert "tests/games/chandler/test_golden.py::test_record" in told


def test_wrong_use(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "no game 'chess'" in refused(capsys, 2, "mutate", "chess")
    assert "at least one" in refused(capsys, 2, "mutate", GAME, "--count", "0")
    assert "at least one" in refused(capsys, 2, "mutate", GAME, "--workers", "0")
    for folder in (None, tmp_path):
        monkeypatch.setattr(coverage, "tests_folder", lambda folder=folder: folder)
        assert "tests of martinique are not here" in refused(capsys, 2, "mutate", GAME)


def test_a_faulty_listing(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout.tests / "breaks.toml").write_text("[[harmless]]\nmodule = 'rules'\n")
    assert "breaks.toml" in refused(capsys, 2, "mutate", "chandler")
