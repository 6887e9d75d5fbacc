"""What players note: every command they gave with its answer, and all that they were told."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from kaper.server.client_messages import Act, Agree, Rematch, Resign, Say, TakeBack
from kaper.server.commands import command_key
from kaper.server.facts import Person
from kaper.server.messages import Done, Refused

Command = Act | TakeBack | Agree | Say | Resign | Rematch


@dataclass(slots=True)
class Order:
    """A command as it was given, as often as it took, and its answer."""

    table: str
    person: Person
    command: Command
    tries: int = 0
    answer: Done | Refused | None = None

    @property
    def key(self) -> str:
        """What the database calls it."""
        return command_key(self.person, self.command.id)


class Heard(msgspec.Struct, frozen=True, array_like=True):
    """A message to a person, None for one without a cookie."""

    person: Person | None
    text: str


_HEARD = msgspec.json.Decoder(Heard)
_ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class Book:
    """The notes of all players; what they were told lies in a folder, for it is much."""

    folder: Path
    orders: list[Order] = field(default_factory=list)
    # Tables by id, each with the number of the last change that anybody was told of.
    tables: dict[str, int] = field(default_factory=dict)
    secrets: set[str] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    _files: dict[str, gzip.GzipFile] = field(default_factory=dict)

    def hear(self, table: str, person: Person | None, text: str) -> None:
        if table not in self._files:
            self._files[table] = gzip.GzipFile(self._path(table), "ab", 1)
        self._files[table].write(_ENCODER.encode(Heard(person, text)) + b"\n")
        self.counts["messages"] += 1

    def close(self) -> None:
        for file in self._files.values():
            file.close()
        self._files.clear()

    def heard(self, table: str) -> Iterator[Heard]:
        """All that was told at a table, in its order."""
        path = self._path(table)
        if path.exists():
            with gzip.open(path, "rb") as file:
                for line in file:
                    yield _HEARD.decode(line)

    def _path(self, table: str) -> Path:
        return self.folder / f"told-{table}.gz"
