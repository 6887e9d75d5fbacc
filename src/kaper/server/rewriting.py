"""Who somebody was, changed in what is kept: two persons become one, or one is forgotten.

Persons, names and talk are all of a fact that may change. No game hangs on them: a table replays
to the same digest. Each table that is changed gets one more fact, `Reread`, in the same
transaction: whoever has the table in memory, in this process or another, finds its place taken or
is told of it, as of any fact, and reads the table from the beginning.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec
from sqlalchemy import (
    ColumnElement,
    Table,
    bindparam,
    delete,
    func,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kaper.server import schema
from kaper.server.commands import KEY_LENGTH
from kaper.server.damage import reading
from kaper.server.endings import read_ending
from kaper.server.facts import (
    AnyFact,
    Flagged,
    HandedOver,
    KeptFact,
    Person,
    Place,
    Reread,
    Seated,
    flagged,
    seated,
)
from kaper.server.kept import Damaged
from kaper.server.oblivion import Oblivion, is_gone
from kaper.server.persons import introduce
from kaper.server.writer import INSERT, fact_row

# Tables with a column `person` whose rows go along with their person, and end with them. (Members
# and devices need more care.)
PERSONAL: tuple[Table, ...] = (schema.subscriptions,)

_FACT = msgspec.json.Decoder(AnyFact)
_PLACES = msgspec.json.Decoder(list[Place])
_ENCODER = msgspec.json.Encoder()
# The facts that tell who sits where, who leads the table, and what was said.
OF_PERSONS = ("talk", "join", "share", "bot", "leave", "resign", "flag", "host")

Rereads = Mapping[str, int]


@asynccontextmanager
async def alone(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction during which nobody else keeps facts."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(
                text(f"LOCK TABLE {schema.facts.name} IN SHARE ROW EXCLUSIVE MODE")
            )
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


async def tables_of(connection: AsyncConnection, person: Person) -> list[str]:
    member = schema.members.c
    query = select(member.table_id).where(member.person == person).order_by(member.table_id)
    return [str(table) for (table,) in await connection.execute(query)]


# Two persons become one


async def merge(connection: AsyncConnection, person: Person, into: Person) -> Rereads:
    """All that was one person's is another's from now on."""
    tables = await tables_of(connection, person)
    table, fact, member = schema.tables.c, schema.facts.c, schema.members.c
    theirs = select(member.table_id).where(member.person == person)

    def renamed(column: ColumnElement[str]) -> ColumnElement[str]:
        # A hash stands nowhere by chance.
        return func.replace(column, person, into)

    await connection.execute(
        update(schema.tables)
        .where(table.id.in_(theirs))
        .values(host=renamed(table.host), seats=renamed(table.seats), ending=renamed(table.ending))
    )
    await connection.execute(
        update(schema.facts)
        .where(fact.table_id.in_(theirs), fact.kind.in_(("join", "share")))
        .values(body=renamed(fact.body))
    )
    rereads = await _reread(connection, tables)
    both = schema.members.alias()
    await connection.execute(
        delete(schema.members).where(
            member.person == person,
            member.table_id.in_(select(both.c.table_id).where(both.c.person == into)),
        )
    )
    for kept in (schema.members, schema.devices, *PERSONAL):
        one = update(kept).where(kept.c.person == person)
        await connection.execute(one.values(person=into))
    link = schema.device_links.c
    await connection.execute(delete(schema.device_links).where(link.person == person))
    return rereads


# One is forgotten


async def forget(engine: AsyncEngine, person: Person, keys: Collection[str]) -> Rereads:
    """Leave nothing of a person who came with these keys but the moves of their games.

    Table by table, so that nobody waits long; devices go last, so that it can be asked for again.
    """
    async with engine.connect() as connection:
        tables = await tables_of(connection, person)
    rereads: dict[str, int] = {}
    for table in tables:
        async with alone(engine) as connection:
            # Of what is damaged nothing can be read, nor changed.
            with suppress(Damaged), reading():
                heir = await _forget_at(connection, table, person, keys)
                rereads |= await _reread(connection, [table], heir)
            await connection.execute(delete(schema.members).where(*_membership(table, person)))
    async with engine.begin() as connection:
        for kept in (schema.device_links, *PERSONAL, schema.devices):
            await connection.execute(delete(kept).where(kept.c.person == person))
    return rereads


def _membership(table: str, person: Person) -> tuple[ColumnElement[bool], ...]:
    member = schema.members.c
    return member.table_id == table, member.person == person


async def _forget_at(
    connection: AsyncConnection, table_id: str, person: Person, keys: Collection[str]
) -> list[AnyFact]:
    """Forget a person at one table; gives what follows, where they were the host there."""
    table, fact = schema.tables.c, schema.facts.c
    row = (await connection.execute(select(schema.tables).where(table.id == table_id))).one()
    query = select(fact.seq, fact.body, fact.command).where(
        fact.table_id == table_id, fact.kind.in_(OF_PERSONS)
    )
    rows = (await connection.execute(query.order_by(fact.seq))).all()
    facts = {each.seq: _FACT.decode(each.body) for each in rows}
    places = _PLACES.decode(row.seats)
    oblivion = Oblivion(person, places, facts.values())
    heir = _heir(row.host, places, facts.values(), person)
    # Names that bots have because others were taken stay theirs.
    introduce(places, row.seed_hash)
    await connection.execute(
        update(schema.tables)
        .where(table.id == table_id)
        .values(
            host=oblivion.gone if row.host == person else row.host,
            seats=_ENCODER.encode(oblivion.places(places)).decode(),
            ending=_forget_ending(row.ending, oblivion),
        )
    )
    changed = [
        {"number": each.seq, "text": _ENCODER.encode(new).decode()}
        for each in rows
        if (new := oblivion.fact(facts[each.seq], said=said_by(keys, each.command)))
        != facts[each.seq]
    ]
    if changed:
        one = update(schema.facts).where(fact.table_id == table_id, fact.seq == bindparam("number"))
        await connection.execute(one.values(body=bindparam("text")), changed)
    commands = or_(*(fact.command.startswith(f"{key[:KEY_LENGTH]}:") for key in keys))
    await connection.execute(
        update(schema.facts).where(fact.table_id == table_id, commands).values(command=None)
    )
    return [] if heir is None else [HandedOver(heir)]


def said_by(keys: Collection[str], command: str | None) -> bool:
    """Whether a command came from one of these devices."""
    return command is not None and command.partition(":")[0] in {key[:KEY_LENGTH] for key in keys}


def _heir(
    host: Person, places: Sequence[Place], facts: Collection[AnyFact], person: Person
) -> int | None:
    """The seat whose person leads a table when its host is gone: the first of those who sit there.

    None where the host is somebody else, or nobody is left.
    """
    seats, hosts = list(places), [host]
    for fact in facts:
        if isinstance(fact, Seated):
            seats[fact.seat] = seated(seats[fact.seat], fact)
        elif isinstance(fact, Flagged):
            seats[fact.seat] = flagged(seats[fact.seat], fact)
        elif isinstance(fact, HandedOver):
            hosts = seats[fact.seat].owners or hosts
    if person not in hosts:
        return None
    return next((number for number, seat in enumerate(seats) if _has_other(seat, person)), None)


def _has_other(place: Place, person: Person) -> bool:
    others = (owner for owner in place.owners if owner != person and not is_gone(owner))
    return place.kind == "person" and any(others)


def _forget_ending(text: str | None, oblivion: Oblivion) -> str | None:
    if text is None:
        return None
    ending = read_ending("", "", text).ending
    places = oblivion.places(ending.places)
    return _ENCODER.encode(msgspec.structs.replace(ending, places=places)).decode()


async def _reread(
    connection: AsyncConnection, tables: Collection[str], before: Sequence[AnyFact] = ()
) -> Rereads:
    """Let whoever has these tables read them again, with what else is to be kept `before` that."""
    fact = schema.facts.c
    rereads: dict[str, int] = {}
    for table in tables:
        query = select(fact.seq, fact.at).where(fact.table_id == table).order_by(fact.seq.desc())
        newest = (await connection.execute(query.limit(1))).one_or_none()
        if newest is None:
            made = select(schema.tables.c.made).where(schema.tables.c.id == table)
            last, at = 0, (await connection.execute(made)).scalar_one()
        else:
            last, at = newest
        # At the time of the last one: nothing has happened since, and no list changes its order.
        kept = [
            KeptFact(last + number, fact, at) for number, fact in enumerate((*before, Reread()), 1)
        ]
        await connection.execute(INSERT, [fact_row(table, each) for each in kept])
        row = update(schema.tables).where(schema.tables.c.id == table)
        await connection.execute(row.values(reread_seq=kept[-1].seq))
        rereads[table] = kept[-1].seq
    return rereads
