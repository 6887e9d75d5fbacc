"""What lies in the database, to tell whether anybody has changed it."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Collection, Mapping

import msgspec
from sqlalchemy import Select, select

from kaper.server import schema
from kaper.server.facts import AnyFact, HandedOver, Moved, Said
from kaper.server.store import Store

# Copies of what the facts tell: a table that is put away gets new ones.
COPIES = frozenset({"snapshot", "snapshot_seq", "ended", "ending", "due"})
_FACT = msgspec.json.Decoder(AnyFact)

Digests = Mapping[str, str]


def _asking() -> list[tuple[str, Select[tuple[object, ...]]]]:
    """For each kind of rows by which column they belong to a table, and how to ask for them."""
    found: list[tuple[str, Select[tuple[object, ...]]]] = []
    for table in (schema.tables, schema.facts, schema.members, schema.links):
        columns = [column for column in table.c if column.name not in COPIES]
        owner = "id" if table is schema.tables else "table_id"
        found.append((owner, select(*columns).order_by(*table.primary_key.columns)))
    return found


class Rows:
    """Looks into the database while a server uses it."""

    def __init__(self, database: str) -> None:
        self._store = Store(database)

    async def close(self) -> None:
        await self._store.engine.dispose()

    async def digests(self, wanted: Collection[str] | None = None) -> Digests:
        """Of each table one for all its rows."""
        hashes: defaultdict[str, hashlib._Hash] = defaultdict(hashlib.sha256)
        async with self._store.engine.connect() as connection:
            for owner, query in _asking():
                asked = query
                if wanted is not None:
                    asked = query.where(query.selected_columns[owner].in_(wanted))
                for row in await connection.execute(asked):
                    hashes[str(row._mapping[owner])].update(repr(tuple(row)).encode())
        return {table: found.hexdigest() for table, found in hashes.items()}

    async def facts(self, wanted: Collection[str]) -> dict[str, list[AnyFact]]:
        """The facts of tables, in their order."""
        rows = schema.facts.c
        query = select(rows.table_id, rows.body).where(rows.table_id.in_(wanted))
        found: dict[str, list[AnyFact]] = defaultdict(list)
        async with self._store.engine.connect() as connection:
            for table, body in await connection.execute(query.order_by(rows.table_id, rows.seq)):
                found[str(table)].append(_FACT.decode(body))
        return found


def is_of(fact: AnyFact, seat: int) -> bool:
    """Whether a seat, or somebody who only watches, may have brought this about."""
    if isinstance(fact, Said) and fact.seat is None:
        return True
    if isinstance(fact, Moved) and fact.by_itself:
        return True
    if isinstance(fact, HandedOver):
        # It names whom the host has given the table to.
        return False
    return getattr(fact, "seat", seat) == seat
