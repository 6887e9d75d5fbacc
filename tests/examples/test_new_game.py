"""`kaper new-game` writes a game that is whole: it installs, plays, and passes its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaper import registry
from kaper.cli import main
from kaper.kernel.errors import BadSetup
from kaper.testing.faults import Fault
from kaper.testing.words import check_words
from tests.cli.running import refused, run, run_json
from tests.examples.installing import Installed, install, own_tests

GAME = "treasure-hunt"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("new-game")
    assert main(["new-game", GAME, str(folder / "project")]) == 0
    return install(folder / "project", folder)


def test_its_own_tests_pass(installed: Installed) -> None:
    assert own_tests(installed) == ""


def test_it_is_on_offer_with_its_rules_and_words(
    installed: Installed,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for path in reversed(installed.editable):
        monkeypatch.syspath_prepend(path)
    with registry.only_for_now():
        assert "Treasure Hunt" in run(capsys, "games")
        told = run_json(capsys, "ledger", GAME)[GAME]
        assert isinstance(told, dict)
        assert (told["missing"], told["without_line"]) == ([], [])
        game = registry.game(GAME)
        check_words(game)
        monkeypatch.setattr(type(game), "id", "hunt")
        registry.register(game)
        with pytest.raises(BadSetup, match="there are no words for hunt"):
            check_words(game)


def test_nothing_of_the_template_is_left(installed: Installed) -> None:
    files = [path for path in installed.project.rglob("*") if path.is_file()]
    assert len(files) == 11
    for path in files:
        text = f"{path.relative_to(installed.project)} {path.read_text('utf-8')}".lower()
        assert not any(word in text for word in ("new-game", "new_game", "newgame", "new game"))


def test_a_message_that_is_missing_is_named(
    installed: Installed, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "project"
    assert main(["new-game", "dig-deep", str(folder)]) == 0
    words = folder / "dig_deep" / "locales" / "pl" / "dig-deep.ftl"
    text = words.read_text("utf-8")
    words.write_text(text.replace("dig-deep-do-keep", "dig-deep-do-nothing"), "utf-8")
    there = install(folder, tmp_path)
    monkeypatch.syspath_prepend(str(there.site))
    with registry.only_for_now(), pytest.raises(Fault, match="verb keep in pl"):
        check_words(registry.game("dig-deep"))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("Treasure Hunt",), "small letters"),
        (("martinique",), "there is a game martinique already"),
        (("import",), "import means something else"),
        (("random",), "random means something else"),
        (("kernel",), "kernel means something else"),
        (("digging", "."), ". is there already"),
    ],
)
def test_what_cannot_be_written(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in refused(capsys, 2, "new-game", *words)
    assert list(tmp_path.iterdir()) == []
