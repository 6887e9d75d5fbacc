"""Damage on disk: what of a database cannot be read any more, found and told."""

from __future__ import annotations

import logging
import shutil
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy.exc import DBAPIError

from kaper.server.kept import Damaged

logger = logging.getLogger("kaper.server")

# What SQLite says of a page that makes no sense, and its driver of a text that is none.
_NAMES = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_NO_TEXT = "Could not decode to UTF-8"

_ADVICE = "restore a backup, or make a new file with `sqlite3 OLD .recover | sqlite3 NEW`"
_MOST_FAULTS = 20
_STEPS = 10_000  # of SQLite's machine, between two looks at whether to stop


@contextmanager
def reading() -> Iterator[None]:
    """Tells damage from a disk or a database that is away for a moment."""
    try:
        yield
    except msgspec.MsgspecError as error:
        raise Damaged(type(error).__name__) from error
    except DBAPIError as error:
        name = str(getattr(error.orig, "sqlite_errorname", ""))
        if name.startswith(_NAMES) or _NO_TEXT in str(error.orig):
            raise Damaged(str(error.orig)) from error
        raise


# Pages


def examine(path: Path, stopped: Callable[[], bool]) -> None:
    """Look through a whole database file, and log what is damaged."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        connection.set_progress_handler(stopped, _STEPS)
        try:
            faults = _faults(connection)
            tables = _unreadable(connection) if faults else []
        except sqlite3.OperationalError as error:
            # It was told to stop, or the file is busy or gone.
            logger.info("%s was not examined: %s", path, error)
            return
    if faults:
        lost = ", ".join(tables) or "none"
        logger.error("%s is damaged: %s", path, "; ".join(faults))
        logger.error("tables that cannot be read: %s (%s)", lost, _ADVICE)


def _faults(connection: sqlite3.Connection) -> list[str]:
    try:
        rows = connection.execute(f"pragma quick_check({_MOST_FAULTS})").fetchall()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [] if rows == [("ok",)] else [str(row[0]).replace("\n", " ") for row in rows]


def _unreadable(connection: sqlite3.Connection) -> list[str]:
    try:
        tables = [row[0] for row in connection.execute("select id from tables order by id")]
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return ["perhaps all"]
    return [table for table in tables if not _is_readable(connection, table)]


def _is_readable(connection: sqlite3.Connection, table: str) -> bool:
    """Whether every page that a table lies on can be read."""
    try:
        for query in (
            "select max(length(snapshot)), max(listed) from tables where id = ?",
            "select sum(length(body)) from entries where table_id = ?",
        ):
            connection.execute(query, (table,)).fetchall()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return False
    return True


# The log of the last changes: SQLite drops what follows the first damaged frame, and says nothing


class WrittenLog:
    """What the log beside a database holds, found out before SQLite opens it."""

    _HEADER = struct.Struct(">8I")
    _FRAME = struct.Struct(">6I")
    _LITTLE_ENDIAN = 0x377F0682

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}-wal")
        self._header = self._read_header()
        self._written = self._committed(_page_size(database)) if self._header else 0

    def compare(self, frames: int) -> None:
        """Tell what SQLite has left out that has found so many frames."""
        # If the log was begun anew meanwhile, another process serves and has looked at it.
        if frames >= self._written or self._read_header() != self._header:
            return
        aside = self._file.with_name(f"{self._file.name}.damaged")
        shutil.copyfile(self._file, aside)
        logger.error(
            "%s, which held the last changes, is damaged: %d of %d pages could not be read, and "
            "what was done last is lost at some tables (what there is, is kept as %s)",
            self._file,
            self._written - frames,
            self._written,
            aside.name,
        )

    def _read_header(self) -> bytes:
        try:
            with self._file.open("rb") as log:
                header = log.read(self._HEADER.size)
        except FileNotFoundError:
            return b""
        return header if len(header) == self._HEADER.size else b""

    def _committed(self, page: int) -> int:
        """How many frames were written up to the last commit, whatever has become of them."""
        log = self._file.read_bytes()
        step = self._FRAME.size + page
        places = range(self._HEADER.size, len(log) - step + 1, step)
        frames = [self._FRAME.unpack_from(log, place) for place in places]
        if not frames:
            return 0
        # Behind the frames of this log lie those of earlier ones, which have other salts.
        salts = self._HEADER.unpack(self._header)[4:6] if self._is_sound() else frames[0][2:4]
        ends = [
            number
            for number, frame in enumerate(frames, 1)
            if frame[2:4] == salts and frame[1]  # the size of the database: only after a commit
        ]
        return ends[-1] if ends else 0

    def _is_sound(self) -> bool:
        """Whether the header carries the checksum that it should."""
        magic, *_, first, second = self._HEADER.unpack(self._header)
        words = struct.unpack("<6I" if magic == self._LITTLE_ENDIAN else ">6I", self._header[:24])
        even = odd = 0
        for one, other in zip(words[::2], words[1::2], strict=True):
            even = (even + one + odd) & 0xFFFFFFFF
            odd = (odd + other + even) & 0xFFFFFFFF
        return (even, odd) == (first, second)


def _page_size(database: Path) -> int:
    with database.open("rb") as file:
        head = file.read(18)
    size = int.from_bytes(head[16:18], "big")
    return 65_536 if size == 1 else size or 4_096
