"""A command brings in only what it needs: modules are counted, for times differ by the machine."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kaper import registry

HEAVY = {"alembic", "litestar", "matplotlib", "msgspec", "numpy", "rich", "sqlalchemy", "uvicorn"}
COUNT = "print(*sys.modules, sep='\\n')"


def loaded_after(code: str) -> set[str]:
    """The modules that a fresh interpreter has when it has run this."""
    script = f"import sys\n{code}\n{COUNT}"
    command = [sys.executable, "-c", script]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())


def games_in(modules: set[str]) -> set[str]:
    """Modules of games, but for their packages, which are empty, and their facts."""
    packages = {registry.package_of(game) for game in registry.games()}
    facts = {f"{package}.facts" for package in packages}
    return {name for name in modules if name.startswith("kaper.games.")} - packages - facts


@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["--help"], ["--version"]])
def test_games_are_listed_without_their_rules(words: list[str]) -> None:
    ends = "except SystemExit: pass"
    modules = loaded_after(f"from kaper.cli import main\ntry: main({words})\n{ends}")
    assert not games_in(modules)
    assert not modules & HEAVY


def test_a_game_is_begun_without_the_others() -> None:
    modules = loaded_after("import kaper\nkaper.new('martinique', 2, 1)")
    assert all(name.startswith("kaper.games.martinique.") for name in games_in(modules))
    assert not modules & (HEAVY | {"asyncio", "fluent", "multiprocessing"})


def test_games_at_random_need_no_words() -> None:
    words = ["simulate", "martinique", "--json", "--workers", "1"]
    modules = loaded_after(f"from kaper.cli import main\nmain({words})")
    assert all(name.startswith("kaper.games.martinique.") for name in games_in(modules))
    assert not modules & ({"fluent"} | HEAVY - {"rich"})
