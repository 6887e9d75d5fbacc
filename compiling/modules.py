"""Which modules are compiled: what is run at every decision, by hand or by a bot."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
KERNEL = "kernel"

# What the kernel does once a game, or for files and networks; and what mypyc cannot take: its
# generic base of games, and prospects, which are tuples.
_KERNEL_LEFT = {
    *("arrangement", "codec", "components", "errors", "events", "facts", "game", "ledger"),
    *("prospects", "record", "shapes", "vocabulary", "weights"),
}
_GAME_LEFT = {"arrangement", "facts", "game", "problems", "topics", "upgrade"}
# Its positions are copied without their constructors, which compiled classes always run.
_GAMES_LEFT = {"marauders"}
# Of these chapters only what is named: views and components are made once, or for people.
_ONLY = {
    "components": {"geography", "tables", "tokens"},
    "visibility": {"knowledge", "memory", "sampling"},
}


def groups() -> dict[str, list[Path]]:
    """The sources to compile, by the groups that are compiled together: the kernel, the games."""
    games = SOURCES / "kaper" / "games"
    found = {KERNEL: _in(SOURCES / "kaper" / KERNEL, _KERNEL_LEFT)}
    for folder in sorted(path.parent for path in games.glob("*/__init__.py")):
        if folder.name not in _GAMES_LEFT:
            found[folder.name] = _in(folder, _GAME_LEFT)
    return found


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def _in(folder: Path, left: set[str]) -> list[Path]:
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if path.stem not in left
        and path.stem != "__init__"
        and not path.stem.endswith("events")
        and (path.parent == folder or path.stem in _ONLY.get(path.parent.name, {path.stem}))
    ]
