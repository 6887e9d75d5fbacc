"""Whether the books agree: what players noted, what the database holds, what was logged."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select, text

from kaper.kernel.errors import KaperError
from kaper.replay import verify_seed
from kaper.server import schema
from kaper.server.client_messages import Act, Agree, Rematch, Resign, Say, TakeBack
from kaper.server.facts import (
    Answered,
    AnyFact,
    Asked,
    Followed,
    KeptFact,
    Moved,
    Resigned,
    Said,
    TookBack,
)
from kaper.server.kept import Stored
from kaper.server.messages import Done, Refused
from kaper.server.rebuild import BrokenTable, rebuild
from kaper.server.settings import is_sqlite
from kaper.server.store import Store
from kaper.storm.book import Book, Command, Order
from kaper.storm.hearsay import compare
from kaper.storm.wrongs import Wrong


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong, and how much was looked at."""

    wrongs: Sequence[Wrong]
    facts: int
    situations: int


async def judge(book: Book, database: str, logs: Iterable[Path]) -> Verdict:
    """Compare everything; nobody serves any more."""
    store = Store(database)
    try:
        return await _judge(book, store, logs)
    finally:
        await store.close()


async def _judge(book: Book, store: Store, logs: Iterable[Path]) -> Verdict:
    wrongs = await _damage(store)
    orders: defaultdict[str, list[Order]] = defaultdict(list)
    for order in book.orders:
        orders[order.table].append(order)
    facts = situations = 0
    seeds: set[str] = set()
    for table in book.tables:
        stored = await store.load(table)
        if stored is None:
            wrongs.append(Wrong("no-table", table))
            continue
        seeds.add(stored.setup.seed)
        facts += len(stored.facts)
        wrongs += check_orders(table, orders[table], stored.facts)
        wrongs += check_replay(stored)
        told = compare(stored, await _members(store, table), book.heard(table))
        situations += told.situations
        wrongs += told.wrongs
    signing = await store.note("identity-secret", "")
    persons = {order.person[:16] for order in book.orders}
    secrets = {*book.secrets, *seeds, *persons, signing} - {""}
    wrongs += [wrong for log in logs for wrong in check_log(log, secrets)]
    return Verdict(wrongs, facts, situations)


async def _damage(store: Store) -> list[Wrong]:
    if not is_sqlite(str(store.engine.url)):
        return []
    async with store.engine.connect() as connection:
        said = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
    return [] if said == ["ok"] else [Wrong("damage", detail=said[0])]


async def _members(store: Store, table: str) -> set[str]:
    members = schema.members.c
    query = select(members.person).where(members.table_id == table)
    async with store.engine.connect() as connection:
        return {str(person) for (person,) in await connection.execute(query)}


# Commands


def check_orders(table: str, orders: Sequence[Order], facts: Sequence[KeptFact]) -> list[Wrong]:
    """Each acknowledged command is there once, no refused one is, and none that nobody gave."""
    times = Counter(kept.command for kept in facts if kept.command is not None)
    by_key = {kept.command: kept.fact for kept in facts}
    given = {order.key: order for order in orders}
    wrongs = [Wrong("doubled", table, key) for key, count in times.items() if count > 1]
    wrongs += [Wrong("invented", table, key) for key in times if key not in given]
    followed = sum(isinstance(kept.fact, Followed) for kept in facts)
    if followed > 1:
        wrongs.append(Wrong("doubled", table, "rematch"))
    for key, order in given.items():
        match order.answer:
            case None:
                wrongs.append(Wrong("unanswered", table, key))
            case Done() if key not in times:
                # A second wish for the next table changes nothing.
                if not (isinstance(order.command, Rematch) and followed):
                    wrongs.append(Wrong("lost", table, key))
            case Refused() if key in times:
                wrongs.append(Wrong("refused-kept", table, key))
        if key in times and not _is_of(order.command, by_key[key]):
            wrongs.append(Wrong("other", table, key))
    return wrongs


def _is_of(command: Command, fact: AnyFact) -> bool:
    """Whether this is what was asked for."""
    match command:
        case Act():
            moved = command.seat, command.action
            return isinstance(fact, Moved) and (fact.seat, fact.action) == moved
        case TakeBack():
            return isinstance(fact, (TookBack, Asked)) and fact.seat == command.seat
        case Agree():
            return fact == Answered(command.seat, command.yes)
        case Say():
            return isinstance(fact, Said) and fact.text == command.text
        case Resign():
            return isinstance(fact, Resigned) and fact.seat == command.seat
        case Rematch():
            return isinstance(fact, Followed)


# Tables


def check_replay(stored: Stored) -> list[Wrong]:
    """A table is built anew to its snapshot's digest, and chance decided as its seed says."""
    name = stored.setup.id
    try:
        table, mended = rebuild(stored)
    except BrokenTable as broken:
        return [Wrong("broken", name, broken.rule)]
    if mended:
        return [Wrong("digest", name)]
    if table.match is not None:
        try:
            verify_seed(table.match.record())
        except KaperError as error:
            return [Wrong("seed", name, str(error))]
    return []


# Logs


def check_log(log: Path, secrets: Iterable[str]) -> list[Wrong]:
    """No log, and nothing that Redis was told, holds a secret."""
    if not log.exists():
        return []
    written = log.read_text("utf-8", errors="replace")
    return [Wrong("leak", detail=log.name) for secret in secrets if secret in written][:1]
