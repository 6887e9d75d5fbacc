"""Games kept in a file as they end, so that long work can be stopped and taken up again.

The first line tells which work it is, each other line one game, as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from os import truncate
from pathlib import Path
from typing import Generic, TypeVar

from kaper.kernel.codec import Json, compact
from kaper.kernel.errors import BadSetup

Game = TypeVar("Game")


class Keeper(Generic[Game]):
    """A file of games, read whole at first and then written to.

    The heading is all that decides how a game goes. `read` makes a game of what a line tells, or
    raises a `ValueError`; `tell` is the other way round.
    """

    def __init__(
        self,
        path: Path,
        heading: Mapping[str, Json],
        read: Callable[[Json], Game],
        tell: Callable[[Game], Json],
    ) -> None:
        self._path = path
        self._tell = tell
        self.known: list[Game] = []
        data = path.read_bytes() if path.exists() else b""
        if not data:
            path.write_bytes(_line(dict(heading)))
            return
        # Whoever was stopped in the middle of a line did not finish that game.
        whole = data.rfind(b"\n") + 1
        first, *games = data[:whole].splitlines() or [b""]
        self._check(first, heading)
        for number, line in enumerate(games, 2):
            try:
                self.known.append(read(json.loads(line)))
            except ValueError as error:
                raise BadSetup(f"{path}: line {number} is no game: {error}") from error
        if whole < len(data):
            truncate(path, whole)

    def keep(self, games: Iterable[Game]) -> None:
        with self._path.open("ab") as file:
            file.writelines(_line(self._tell(game)) for game in games)

    def _check(self, line: bytes, heading: Mapping[str, Json]) -> None:
        try:
            kept: Json = json.loads(line)
        except ValueError:
            kept = None
        if not isinstance(kept, dict):
            raise BadSetup(f"{self._path} is no file of games: name another one")
        for name, value in heading.items():
            before = json.dumps(kept[name]) if name in kept else "nothing"
            now = json.dumps(value)
            if before != now:
                raise BadSetup(
                    f"{self._path} keeps other games: {name} was {before} and is now {now}. Use the"
                    " words of that time, or name another file"
                )


def _line(data: Json) -> bytes:
    return compact(data).encode() + b"\n"
