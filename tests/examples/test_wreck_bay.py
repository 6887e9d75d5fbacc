"""A game in a package of its own has all that Kaper offers, with no line changed elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

import kaper
from kaper import registry
from kaper.kernel.errors import BadSetup
from kaper.kernel.ledger import read_ledger
from kaper.server.games import playable
from tests.cli.running import refused, run, run_json
from tests.examples.installing import EXAMPLE, Installed, install, own_tests

GAME = "wreck-bay"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(EXAMPLE, tmp_path_factory.mktemp("wreck-bay"))


@pytest.fixture
def offered(installed: Installed, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for path in reversed(installed.editable):
        monkeypatch.syspath_prepend(path)
    with registry.only_for_now():
        yield


def test_its_own_tests_pass(installed: Installed) -> None:
    assert own_tests(installed) == ""


@pytest.mark.usefixtures("offered")
def test_it_is_offered_after_our_own() -> None:
    assert kaper.games()[5:] == (GAME,)
    assert kaper.new(GAME).seats == 2


@pytest.mark.usefixtures("offered")
def test_commands_know_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "Zatoka Wraków" in run(capsys, "--lang", "pl", "games")
    assert "Cursed idol" in run(capsys, "--lang", "en", "components", GAME)
    record = str(tmp_path / "game.kaper")
    words = ("--seats", "4", "--bots", "greedy", "--check", "--record", record)
    assert "no fault" in run(capsys, "--lang", "en", "simulate", GAME, *words)
    told = run(capsys, "--lang", "en", "replay", record, "--verify", "--log", "pl")
    assert "Wrak oddaje: " in told


@pytest.mark.usefixtures("offered")
def test_each_of_its_rules_has_a_line_and_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    told = run_json(capsys, "ledger", GAME)[GAME]
    assert isinstance(told, dict)
    assert told["rules"] == len(read_ledger("wreck_bay").rules)
    assert told["missing"] == []
    assert told["unknown"] == []
    assert told["without_line"] == []
    rule = run_json(capsys, "ledger", GAME, "dive.equals")
    assert str(rule["lines"]).startswith("['wreck_bay/rules.py:")


@pytest.mark.usefixtures("offered")
def test_it_is_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["send 7", "dive nothing", "?", "rules idol", "quit"]
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
    told = run(capsys, "--lang", "en", "play", "--terminal", GAME, "--bot", "random", "--seed", "1")
    assert "Wreck Bay" in told
    assert "Send sailor 7" in told
    assert "wreck-bay:score.idols" in told


def _broken(folder: Path, package: str, point: str) -> str:
    info = folder / "broken-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Name: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[kaper.games]\n{point} = {package}\n")
    return str(folder)


@pytest.mark.parametrize(
    ("package", "point", "told"),
    [
        ("no_such_package", "lost", "the game lost cannot be used: .*mend or uninstall"),
        (
            "wreck_bay",
            "other",
            "the game in wreck_bay is wreck-bay, but its entry point says other",
        ),
    ],
)
@pytest.mark.usefixtures("offered")
def test_what_is_wrong_with_a_package_is_told(
    package: str, point: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(_broken(tmp_path / "site", package, point))
    with registry.only_for_now():
        assert point in kaper.games()
        with pytest.raises(BadSetup, match=told):
            kaper.new(point)


def test_a_faulty_package_keeps_nobody_from_the_other_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = kaper.games()
    monkeypatch.syspath_prepend(_broken(tmp_path / "site", "no_such_package", "lost"))
    with registry.only_for_now():
        assert kaper.games() == (*own, "lost")
        assert playable() == [*own]


def test_nobody_takes_the_place_of_our_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(_broken(tmp_path / "site", "no_such_package", "martinique"))
    with registry.only_for_now():
        assert registry.package_of("martinique") == "kaper.games.martinique"
        assert len(kaper.games()) == 5
        assert "there is no game 'reef'" in refused(capsys, 2, "components", "reef")
