"""Where the rules and the tests of a game lie, and what is known about breaks of them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

from kaper import coverage, registry
from kaper.kernel.errors import BadSetup
from kaper.testing.mutation.breaks import Break, Name, breaks_of

# What may notice a break: a test of rules, a whole game (a recorded or a random one), or the suite
# that every game has to pass. They are asked in this order.
Witness = Literal["rule", "play", "conformance"]
WITNESSES: tuple[Witness, ...] = ("rule", "play", "conformance")
WHOLE_GAMES = ("test_golden.py", "test_properties.py")
# How well bots play is a matter of chance and of minutes.
BOTS = "test_bots.py"
LISTING = "breaks.toml"


class Harmless(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A break that no test can notice, and why."""

    module: str
    kind: str
    before: str
    after: str
    reason: str
    function: str = ""
    nth: int = 1

    @property
    def name(self) -> Name:
        return Name(self.module, self.function, self.kind, self.before, self.after, self.nth)


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The file `breaks.toml` among a game's tests; modules that are no rules come with a reason."""

    not_rules: dict[str, str] = {}
    harmless: tuple[Harmless, ...] = ()


@dataclass(frozen=True)
class Checkout:
    """A copy of the sources: the folder of a game's modules, and that of its tests."""

    game: str
    package: str
    root: Path
    modules: Path
    tests: Path
    conformance: Path | None = None

    @cached_property
    def listing(self) -> Listing:
        path = self.tests / LISTING
        if not path.exists():
            return Listing()
        try:
            return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Listing)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadSetup(f"{path}: {error}") from error

    def source_of(self, module: str) -> str:
        return self.file_of(module).read_text("utf-8")

    def file_of(self, module: str) -> Path:
        """Modules go by their names from the game's folder: `rules.port`."""
        return self.modules.joinpath(*module.split(".")).with_suffix(".py")

    def module_of(self, file: Path) -> str:
        return ".".join(file.relative_to(self.modules).with_suffix("").parts)

    def breaks(self) -> list[Break]:
        """All that could be made in the modules that are rules."""
        names = [self.module_of(path) for path in sorted(self.modules.rglob("*.py"))]
        return self._breaks_in([name for name in names if self._is_rules(name)])

    def _is_rules(self, module: str) -> bool:
        return not {module, module.partition(".")[0]} & self.listing.not_rules.keys()

    def _breaks_in(self, modules: Iterable[str]) -> list[Break]:
        return [found for name in modules for found in breaks_of(name, self.source_of(name))]

    def stale(self) -> list[str]:
        """What the listing names and the sources no longer have."""
        listed = [*self.listing.not_rules, *(harmless.module for harmless in self.listing.harmless)]
        gone = {
            name
            for name in listed
            if not self.file_of(name).exists() and not (self.modules / name).is_dir()
        }
        there = self._breaks_in({harmless.module for harmless in self.listing.harmless} - gone)
        names = {found.name for found in there}
        return sorted(gone) + [str(h.name) for h in self.listing.harmless if h.name not in names]

    def test_files(self) -> dict[str, Witness]:
        """The files of tests, by their path from the root."""
        found: dict[str, Witness] = {}
        for path in sorted(self.tests.glob("test_*.py")):
            if path.name == BOTS:
                continue
            found[self._from_root(path)] = "play" if path.name in WHOLE_GAMES else "rule"
        if self.conformance is not None:
            found[self._from_root(self.conformance)] = "conformance"
        return found

    def _from_root(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def digests(self) -> dict[str, str]:
        """For each file of tests a digest of all that it depends on."""
        files = self.test_files()
        shared = [path for path in self._shared() if self._from_root(path) not in files]
        base = _digest(shared)
        return {file: _digest([self.root / file], base) for file in files}

    def _shared(self) -> Iterable[Path]:
        """The sources but for other games, the messages, and what tests have in common."""
        for kind in ("*.py", "*.toml"):
            for path in sorted((self.root / "src").rglob(kind)):
                if path.is_relative_to(self.modules) or not path.is_relative_to(
                    self.modules.parent
                ):
                    yield path
        yield from sorted((self.root / "locales").rglob("*.ftl"))
        for path in sorted((self.root / "tests").rglob("*.py")):
            if not path.name.startswith("test_"):
                yield path
        for path in sorted(self.tests.rglob("*")):
            if path.is_file() and path.suffix not in (".py", ".pyc") and path.name != LISTING:
                yield path


def _digest(paths: Iterable[Path], base: str = "") -> str:
    total = sha256(base.encode())
    for path in paths:
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def checkout_of(game: str) -> Checkout:
    package = registry.game(game).package
    tests = coverage.tests_folder()
    folder = package.rpartition(".")[2]
    if tests is None or not any((tests / "games" / folder).glob("test_*.py")):
        raise BadSetup(f"the tests of {game} are not here: only a copy of the sources has them")
    root = tests.parent
    return Checkout(
        game,
        package,
        root,
        root.joinpath("src", *package.split(".")),
        tests / "games" / folder,
        tests / "conformance" / "test_conformance.py",
    )
