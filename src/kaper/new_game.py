"""A new game to begin with: a small one that is whole, in a folder of its own."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path

from kaper import registry
from kaper.kernel.errors import BadSetup

TEMPLATE = "template"
# What the game of the template is called, as id, package, class and title.
_ID, _PACKAGE, _CLASS, _TITLE = "new-game", "new_game", "NewGame", "New Game"
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# A package of such a name would be taken for ours, or its rules for those that all games share.
_OURS = ("kaper", "kernel")


def write_game(name: str, folder: Path) -> list[Path]:
    """Write a game of this name into a new folder; returns its files."""
    if not _NAME.fullmatch(name):
        raise BadSetup(f"a game's name is of small letters, digits and hyphens: not {name!r}")
    if name in registry.games():
        raise BadSetup(f"there is a game {name} already: think of another name")
    package = _names(name)[_PACKAGE]
    if iskeyword(package) or package in (*sys.stdlib_module_names, *_OURS):
        raise BadSetup(f"{package} means something else to Python or Kaper: think of another name")
    if folder.exists():
        raise BadSetup(f"{folder} is there already: name another folder")
    return list(_written(files(__package__).joinpath(TEMPLATE), folder, _names(name)))


def _names(name: str) -> dict[str, str]:
    words = name.split("-")
    title = " ".join(word.capitalize() for word in words)
    return {_ID: name, _PACKAGE: "_".join(words), _CLASS: title.replace(" ", ""), _TITLE: title}


def _renamed(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(names), lambda found: names[found[0]], text)


def _written(source: Traversable, target: Path, names: dict[str, str]) -> list[Path]:
    target.mkdir(parents=True)
    written = []
    for item in sorted(source.iterdir(), key=lambda item: item.name):
        path = target / _renamed(item.name, names)
        if item.is_dir() and item.name != "__pycache__":
            written += _written(item, path, names)
        elif item.is_file():
            path.write_text(_renamed(item.read_text("utf-8"), names), "utf-8")
            written.append(path)
    return written
