"""Compiled rules, taken instead of the sources that they were made from.

`python3 play.py compile` puts them into the folder `native`, and so does a wheel where a C compiler
was found. The kernel and each game are compiled on their own. Before any module of them is loaded,
the sources are compared with those that were compiled: where a word has changed, the sources are
run as they are written, and one line says so. KAPER_PURE=1 runs them in any case.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

PACKAGE = Path(__file__).parent
NATIVE = PACKAGE / "native"
KERNEL = "kernel"
PURE = "KAPER_PURE"
MANIFEST = "manifest.json"


STALE = (
    "kaper: {group} has changed since it was compiled, and runs as it is written, which is slower;"
    " compile it anew: python3 play.py compile"
)


class Compiled(NamedTuple):
    """A compiled group: what it was made from, and its files by the modules that they hold."""

    digest: str
    modules: dict[str, str]


def group_of(module: str) -> str:
    """The group of modules that are compiled together: the kernel, or a game by its folder."""
    match module.split("."):
        case ["kaper", "kernel", _, *_]:
            return KERNEL
        case ["kaper", "games", game, _, *_]:
            return game
    # What the modules of a group share lies beside the packages.
    return module.removeprefix("kaper_").removesuffix("__mypyc") if "__mypyc" in module else ""


def digest(group: str, package: Path = PACKAGE) -> str:
    """Changes with all that a compiled group was made from: its sources, and those of the kernel,
    whose records it reads without asking; and the Python it was made for."""
    python = f"{sys.implementation.cache_tag} {sys.version_info[:2]}"
    total = blake2b(python.encode(), digest_size=16)
    files = {package / "compiled_records.py", *(package / KERNEL).rglob("*.py")}
    if group != KERNEL:
        files.update((package / "games" / group).rglob("*.py"))
    for path in sorted(files):
        name = path.relative_to(package).as_posix()
        total.update(f"{name}\0".encode() + path.read_bytes())
    return total.hexdigest()


class CompiledRules(MetaPathFinder):
    """Finds compiled modules in a folder, as long as they were made from the sources of now."""

    def __init__(self, folder: Path, package: Path = PACKAGE) -> None:
        self._folder = folder
        self._package = package
        self._groups = read_manifest(folder)
        self._fresh: dict[str, bool] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        group = group_of(fullname)
        file = self._groups[group].modules.get(fullname) if group in self._groups else None
        if file is None or not self.is_fresh(group):
            return None
        return spec_from_file_location(fullname, self._folder / file)

    def is_fresh(self, group: str) -> bool:
        """Whether a group was compiled from the sources of now; if not, one line says so."""
        if group not in self._fresh:
            self._fresh[group] = fresh = self._groups[group].digest == digest(group, self._package)
            if not fresh and list(self._fresh.values()).count(False) == 1:
                sys.stderr.write(f"{STALE.format(group=group)}\n")
        return self._fresh[group]

    def in_use(self, group: str) -> bool:
        """Whether modules of a group were loaded in their compiled form."""
        return self._fresh.get(group, False)


def read_manifest(folder: Path) -> dict[str, Compiled]:
    """What was compiled into a folder: nothing where there is none, or where it is not whole."""
    try:
        written = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {name: Compiled(group["digest"], group["modules"]) for name, group in written.items()}


def use(folder: Path) -> CompiledRules:
    rules = CompiledRules(folder)
    sys.meta_path.insert(0, rules)
    return rules


# Before any module of the kernel or of a game is loaded: the package itself loads this one first.
RULES = None if os.environ.get(PURE) else use(NATIVE)


def is_compiled(package: str) -> bool:
    """Whether the rules of this package, which are loaded, run compiled in this process."""
    return RULES is not None and RULES.in_use(group_of(f"{package}.game"))
