from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kaper
from kaper import registry
from kaper.kernel.errors import BadSetup
from kaper.testing.toys.vote import VoteGame


def test_a_game_from_outside_is_one_call_away() -> None:
    with registry.only_for_now():
        kaper.register(VoteGame())
        assert kaper.games()[-1] == "vote"
        match = kaper.new("vote", 3, 1)
        match.play(0, "vote p1")
        assert kaper.replay(match.record()).digest() == match.digest()
    assert "vote" not in kaper.games()
    with pytest.raises(BadSetup, match="there is no game 'vote'; the games are martinique"):
        registry.game("vote")


def test_our_own_games_keep_their_names() -> None:
    class Usurper(VoteGame):
        id = "martinique"

    with pytest.raises(BadSetup, match="martinique is a game of Kaper's own"):
        kaper.register(Usurper())


FACTS = """
from kaper.kernel.facts import Facts, Option

class PearlFacts(Facts):
    id = "pearls"
    package = "pearls"
    rules = 1
    seats = range(2, 4)
    options = (Option("depth", ("low", "high")),)

FACTS = PearlFacts()
"""


@pytest.fixture
def pearls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed game whose rules cannot be loaded."""
    about = tmp_path / "pearls-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pearls\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[kaper.games]\npearls = pearls\n")
    package = tmp_path / "pearls"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "game.py").write_text("import a_module_that_is_not_there\n")
    monkeypatch.syspath_prepend(tmp_path)
    with registry.only_for_now():
        yield package
    for name in [name for name in sys.modules if name.split(".")[0] == "pearls"]:
        del sys.modules[name]


def test_facts_of_an_installed_game_are_known_without_its_rules(pearls: Path) -> None:
    (pearls / "facts.py").write_text(FACTS)
    assert registry.facts("pearls").check_options({}) == {"depth": "low"}
    with pytest.raises(BadSetup, match="pearls cannot be used"):
        registry.game("pearls")


def test_facts_of_another_game_are_refused(pearls: Path) -> None:
    (pearls / "facts.py").write_text(FACTS.replace('id = "pearls"', 'id = "corals"'))
    with pytest.raises(BadSetup, match="the game in pearls is corals"):
        registry.facts("pearls")


@pytest.mark.usefixtures("pearls")
def test_a_game_without_facts_of_its_own_is_loaded_for_them() -> None:
    with pytest.raises(BadSetup, match="pearls cannot be used"):
        registry.facts("pearls")


@pytest.mark.parametrize("file", ["facts.py", "__init__.py"])
def test_a_package_made_for_another_kernel_is_named(pearls: Path, file: str) -> None:
    (pearls / file).write_text("from kaper.kernel.facts import what_is_not_there\n")
    with pytest.raises(BadSetup, match=r"pearls cannot be used: .*mend or uninstall pearls"):
        registry.facts("pearls")


@pytest.mark.parametrize("game", registry.games())
def test_a_game_is_what_its_facts_say(game: str) -> None:
    facts, whole = registry.facts(game), registry.game(game)
    for name in ("id", "package", "rules", "seats", "options"):
        assert getattr(facts, name) == getattr(whole, name)
