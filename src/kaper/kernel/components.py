"""Cards, boards and tokens: tables that a player may replace by a file.

A game ships its tables as TOML, one array of rows for each kind of component. Every row has an id,
names and texts in both languages, and a `source` that says how well the printed game is known.
A file of the same shape replaces whole tables; faults are told by row and field. So does a further
set of the game's own, which an option chooses.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import TypeVar, get_type_hints

from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup

SOURCES = ("rulebook", "found", "inferred", "recalled", "house")


@dataclass(frozen=True, slots=True)
class Component:
    """What every row of a component table tells; a game adds its own fields."""

    id: str
    copies: int
    source: str
    name_en: str
    name_pl: str
    text_en: str
    text_pl: str


C = TypeVar("C", bound=Component)

Row = Mapping[str, Json]


class Components:
    """The component tables of one match.

    `shipped` tells of those in a game's folder where they are, so that a pickle need not hold them.
    """

    def __init__(
        self,
        tables: Mapping[str, tuple[Row, ...]],
        shipped: tuple[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.tables = tables
        self.shipped = shipped
        self.digest = blake2b(self.to_json().encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Components) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __deepcopy__(self, memo: dict[int, object]) -> Components:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.shipped is not None:
            return read_components, self.shipped
        return Components, (self.tables,)

    def rows(self, table: str, kind: type[C]) -> tuple[C, ...]:
        """The rows of a table as records, checked."""
        if table not in self.tables:
            raise BadSetup(f"the components have no table {table!r}")
        columns = _columns(kind)
        return tuple(_record(table, row, kind, columns) for row in self.tables[table])

    def row(self, table: str, kind: type[C]) -> C:
        """The one row of a table that has just one."""
        rows = self.rows(table, kind)
        if len(rows) != 1:
            raise BadSetup(f"{table} has {len(rows)} rows, not one")
        return rows[0]

    def replaced_by(self, text: str) -> Components:
        """These components with the tables of a TOML file put in their place."""
        tables = _parse(text)
        for table in tables:
            if table not in self.tables:
                known = ", ".join(self.tables)
                raise BadSetup(f"unknown table {table!r}; the tables are {known}")
        return Components({**self.tables, **tables})

    def recorded(self, text: str) -> Components:
        """These components with the tables that a record tells put in their place."""
        data: Json = json.loads(text)
        return Components({**self.tables, **_tables(data)})

    def to_json(self) -> str:
        try:
            return json.dumps(
                self.tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False
            )
        except TypeError as error:
            # TOML knows dates and times as well.
            raise BadSetup(f"components hold texts, numbers and lists: {error}") from error

    @classmethod
    def from_toml(cls, text: str) -> Components:
        return cls(_parse(text))


@cache
def read_components(package: str, sets: tuple[str, ...]) -> Components:
    """The components in a game's folder, with the tables of further sets put in their place."""
    folder = files(package)
    components = Components.from_toml(folder.joinpath("components.toml").read_text("utf-8"))
    for name in sets:
        text = folder.joinpath(f"components-{name}.toml").read_text("utf-8")
        components = components.replaced_by(text)
    return Components(components.tables, (package, sets))


def _parse(text: str) -> dict[str, tuple[Row, ...]]:
    try:
        data: Json = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"the components are no TOML: {error}") from error
    except RecursionError as error:
        raise BadSetup("the components are nested too deeply") from error
    return _tables(data)


def _tables(data: Json) -> dict[str, tuple[Row, ...]]:
    if not isinstance(data, dict):
        raise BadSetup("components are tables of rows")
    tables: dict[str, tuple[Row, ...]] = {}
    for table, rows in data.items():
        if not isinstance(rows, list):
            raise BadSetup(f"{table} must be an array of rows, written [[{table}]]")
        checked: list[Row] = []
        for number, row in enumerate(rows, 1):
            if not isinstance(row, dict):
                raise BadSetup(f"{table} row {number} must be a table of fields")
            checked.append(row)
        tables[table] = tuple(checked)
    return tables


@dataclass(frozen=True, slots=True)
class _Column:
    """What a field holds, and whether each row has to have it."""

    hint: object
    needed: bool


def _columns(kind: type[Component]) -> dict[str, _Column]:
    hints = get_type_hints(kind)
    return {
        field.name: _Column(hints[field.name], field.default is MISSING) for field in fields(kind)
    }


def _record(table: str, row: Row, kind: type[C], columns: Mapping[str, _Column]) -> C:
    name = f"{table} {row.get('id', '(no id)')}"
    for key in row:
        if key not in columns:
            raise BadSetup(f"{name}: unknown field {key!r}")
    values: dict[str, object] = {}
    for key, column in columns.items():
        if key in row:
            values[key] = _value(f"{name}: field {key!r}", row[key], column.hint)
        elif column.needed:
            raise BadSetup(f"{name}: field {key!r} is missing")
    if values["source"] not in SOURCES:
        raise BadSetup(f"{name}: field 'source' is one of {', '.join(SOURCES)}")
    # mypy cannot know that the values were checked against the fields' types.
    make: type = kind
    made: C = make(**values)
    return made


_EXPECTED: dict[object, str] = {
    int: "a whole number",
    str: "a text",
    tuple[int, ...]: "a list of whole numbers",
    tuple[str, ...]: "a list of texts",
}


def _value(where: str, value: Json, hint: object) -> object:
    if hint in (int, str) and type(value) is hint:
        return value
    if isinstance(value, list):
        kinds = {type(item) for item in value}
        if (hint == tuple[int, ...] and kinds <= {int}) or (
            hint == tuple[str, ...] and kinds <= {str}
        ):
            return tuple(value)
    raise BadSetup(f"{where} must be {_EXPECTED[hint]}, not {value!r}")
