"""Tables as files: JSON Lines, or Parquet by pyarrow."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, BinaryIO

from kaper.dataset.columns import TABLES, Kind, Row
from kaper.extras import data_libraries
from kaper.kernel.codec import compact

if TYPE_CHECKING:
    import pyarrow as pa

# A group of rows is held in memory before it is written: positions of big games take some 10 kB.
GROUP = 5_000


class Writer(ABC):
    """Writes one table into one file, which is not there under its name before it is whole."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._unfinished = path.with_name(f".{path.name}.unfinished")

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()
        if error is None:
            self._unfinished.replace(self._path)
        else:
            self._unfinished.unlink()

    @abstractmethod
    def add(self, row: Row) -> None:
        """One more row."""

    @abstractmethod
    def _close(self) -> None:
        """Write what is left, and let go of the file."""


class JsonLines(Writer):
    """A JSON object a line, its names in the order of the columns."""

    def __init__(self, path: Path, columns: dict[str, Kind]) -> None:
        super().__init__(path)
        self._columns = columns
        self._file: BinaryIO = self._unfinished.open("wb")

    def add(self, row: Row) -> None:
        ordered = {column: row[column] for column in self._columns}
        self._file.write(f"{compact(ordered)}\n".encode())

    def _close(self) -> None:
        self._file.close()


class Parquet(Writer):
    """Columns of declared types, packed by zstd."""

    def __init__(self, path: Path, columns: dict[str, Kind]) -> None:
        super().__init__(path)
        # Heavy, and part of an extra: asked for by `writer_for` before.
        from pyarrow.parquet import ParquetWriter  # noqa: PLC0415

        self._schema = _schema(columns)
        self._rows: list[Row] = []
        self._file = ParquetWriter(self._unfinished, self._schema, compression="zstd")

    def add(self, row: Row) -> None:
        self._rows.append(row)
        if len(self._rows) == GROUP:
            self._flush()

    def _flush(self) -> None:
        import pyarrow as pa  # noqa: PLC0415

        self._file.write_table(pa.Table.from_pylist(self._rows, schema=self._schema))
        self._rows.clear()

    def _close(self) -> None:
        if self._rows:
            self._flush()
        self._file.close()


def _schema(columns: dict[str, Kind]) -> pa.Schema:
    import pyarrow as pa  # noqa: PLC0415

    types: dict[Kind, pa.DataType] = {
        "whole": pa.int64(),
        "number": pa.float64(),
        "yes-or-no": pa.bool_(),
        "text": pa.string(),
        "texts": pa.list_(pa.string()),
    }
    return pa.schema([(name, types[kind]) for name, kind in columns.items()])


_WRITERS: dict[str, Callable[[Path, dict[str, Kind]], Writer]] = {
    "parquet": Parquet,
    "jsonl": JsonLines,
}
FORMATS = tuple(_WRITERS)


def check_format(name: str) -> None:
    """Raise what is missing for files of this kind."""
    if name == "parquet":
        with data_libraries():
            import pyarrow.parquet  # noqa: F401, PLC0415


def writer_for(name: str, table: str, path: Path) -> Writer:
    return _WRITERS[name](path, TABLES[table])
