"""What earlier runs found, kept so that a run that was stopped goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from kaper.testing.mutation.checkout import Witness

T = TypeVar("T")

# Line numbers by module.
Lines = dict[str, list[int]]

# Who noticed a break; nobody did, or nobody could, as no test runs the line.
Fate = Witness | Literal["lived", "never-run"]
How = Literal["failed", "hung", "crashed"]


class Test(msgspec.Struct, frozen=True):
    __test__ = False

    seconds: float
    lines: Lines


class Measured(msgspec.Struct, frozen=True):
    """A file of tests: the lines that run when it is loaded, and those that each test runs.

    If it was not watched, each test may run anything.
    """

    file: str
    digest: str
    is_watched: bool
    loaded: Lines
    tests: dict[str, Test]

    def seconds(self, test: str) -> float:
        """How long a test takes; 0 for one that only a break brings about."""
        return self.tests[test].seconds if test in self.tests else 0.0


class Verdict(msgspec.Struct, frozen=True):
    """What became of a break; `test` noticed it, by failing unless `how` says otherwise."""

    name: str
    digest: str
    fate: Fate
    test: str = ""
    how: How = "failed"


class Memory:
    """Two files a game. A line that was cut off when the run was stopped is passed over."""

    def __init__(self, folder: Path, game: str) -> None:
        folder.mkdir(exist_ok=True)
        self._measured = folder / f"{game}-tests.jsonl"
        self._verdicts = folder / f"{game}-verdicts.jsonl"

    def measured(self) -> dict[str, Measured]:
        """By the file of tests."""
        return {found.file: found for found in _read(self._measured, Measured)}

    def verdicts(self) -> dict[str, Verdict]:
        """By the break's name."""
        return {found.name: found for found in _read(self._verdicts, Verdict)}

    def keep(self, found: Measured | Verdict) -> None:
        path = self._measured if isinstance(found, Measured) else self._verdicts
        with path.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")


def _read(path: Path, kind: type[T]) -> Iterator[T]:
    if not path.exists():
        return
    for line in path.read_bytes().splitlines():
        try:
            yield msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError:
            continue
