"""All live tables of this process, and how tables come into being."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from kaper import registry
from kaper.bots import bot_names
from kaper.kernel.record import Header, Move, Undo, parse
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import replay
from kaper.server.bots import Thinkers
from kaper.server.clock import has_windows
from kaper.server.facts import (
    AnyFact,
    Followed,
    KeptFact,
    Moved,
    Person,
    Place,
    Started,
    TableSetup,
    TookBack,
    seed_hash,
)
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.rebuild import BrokenTable, fetch
from kaper.server.refusals import refuse
from kaper.server.rooms import Room
from kaper.server.settings import Settings
from kaper.server.store import Store
from kaper.server.tables import Table
from kaper.server.writer import STORAGE_FAILURES
from kaper.voyages import voyage

logger = logging.getLogger("kaper.server")

# No letters that look like digits; thirteen of them are 64 bits.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 13


def new_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def new_seed() -> str:
    return secrets.token_hex(16)


class Hub:
    """Finds a table's room: the live one, or built anew from disk."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url())
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_attempts)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self._sweeper = asyncio.create_task(self._sweep_on(), name="kaper-sweeper")

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        for table_id in list(self.rooms):
            await self._put_away(table_id)
        self.thinkers.close()
        await self.store.close()

    async def room(self, table_id: str) -> Room | None:
        room = self.rooms.get(table_id)
        if room is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    room = self.rooms.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        if room is not None:
            room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room | None:
        found = await fetch(self.store, table_id)
        return None if found is None else self._admit(*found)

    def _admit(self, table: Table, saved: int = 0) -> Room:
        room = Room(table, self.store, self.thinkers, self.settings, saved)
        self.rooms[table.id] = room
        room.go_on()
        return room

    async def _sweep_on(self) -> None:
        """Put away tables that nobody looks at."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_after))
            for table_id, room in list(self.rooms.items()):
                if room.idle:
                    await self._put_away(table_id)

    async def _put_away(self, table_id: str) -> None:
        room = self.rooms.pop(table_id)
        try:
            await room.close()
        except (*STORAGE_FAILURES, BrokenTable) as failure:
            # Every change is on disk: only the way around a later change of the rules is longer.
            logger.warning("table %s is left with an older snapshot: %s", table_id, failure)

    # New tables

    async def make(self, wanted: NewTable, person: Person) -> Room:
        game = registry.game(wanted.game)
        options = game.check_options(wanted.options)
        if len(wanted.seats) not in game.seats:
            refuse("wrong-seats")
        if wanted.clock not in (0, *self.clocks(wanted.game)):
            refuse("bad-message")
        places = [self._place(seat, person) for seat in wanted.seats]
        return await self.found(
            wanted.game, options, places, person, seed=new_seed(), clock=wanted.clock
        )

    def clocks(self, game: str) -> tuple[int, ...]:
        """The seconds that a table of this game may give its windows; a game may have none."""
        return self.settings.clocks if has_windows(registry.game(game)) else ()

    def _place(self, seat: NewSeat, person: Person) -> Place:
        name = self.name(seat.name)
        if seat.kind == "bot":
            if seat.bot not in bot_names():
                refuse("no-such-bot")
            return Place("bot", name, seat.bot)
        if seat.kind == "open":
            return Place("open", name)
        return Place("person", name, "", [person])

    def name(self, text: str) -> str:
        """A name without what could not be seen or would not fit."""
        seen = "".join(letter if letter.isprintable() else " " for letter in text)
        return " ".join(seen.split())[: self.settings.name_length]

    async def found(
        self,
        game: str,
        options: dict[str, str],
        places: list[Place],
        host: Person,
        *,
        seed: str,
        clock: int = 0,
        arrangement: str = "",
        chapter: str = "",
        facts: list[AnyFact] | None = None,
    ) -> Room:
        """Make a table and keep it; with no seat open the game starts."""
        setup = TableSetup(
            new_id(),
            game,
            options,
            seed,
            host,
            places,
            time.time(),
            clock=clock,
            arrangement=arrangement,
            voyage=chapter,
        )
        table, kept = await asyncio.to_thread(_founded, setup, facts)
        await self.store.create(setup, seed_hash(seed), kept)
        return self._admit(table)

    async def rematch(self, room: Room, person: Person | None, command: str) -> int:
        """The same again, in another order of seats; asked twice, there is still one."""
        async with room.following:
            async with room.held() as table:
                places, setup = table.rematch(person), table.setup
                if table.next_table:
                    return table.told
            options, seed = dict(table.options), new_seed()
            new = await self.found(
                setup.game, options, places, setup.host, seed=seed, clock=setup.clock
            )
            return await room.change(lambda: Followed(new.table.id), command)

    async def import_record(self, text: str, person: Person) -> Room:
        """A table from a record: to be replayed, or to go on with on one device."""
        header, _, entries = await asyncio.to_thread(parse, text)
        if header.components:
            # Tables of any size could be hidden there.
            refuse("own-components")
        if header.arrangement and not is_of_voyage(header):
            # Nor is every position one that can be played on.
            refuse("own-arrangement")
        if len(entries) > self.settings.most_imported:
            refuse("too-large")
        match = await asyncio.to_thread(replay, text)
        places = [Place("person", "", "", [person]) for _ in range(match.seats)]
        options = dict(match.header.options)
        return await self.found(
            header.game,
            options,
            places,
            person,
            seed=header.seed,
            arrangement=header.arrangement,
            facts=record_facts(match),
        )


def is_of_voyage(header: Header) -> bool:
    """Whether a match began where a chapter of its game begins."""
    known = voyage(header.game) if header.game in registry.games() else ()
    return header.arrangement in {chapter.arrangement for chapter in known}


def _founded(setup: TableSetup, facts: list[AnyFact] | None) -> tuple[Table, list[KeptFact]]:
    """A new table after these facts; where there are none, started if nobody is missing."""
    table = Table(setup)
    if facts is None:
        facts = [table.start()] if table.ready else []
    kept = [KeptFact(number, fact, setup.made) for number, fact in enumerate(facts, 1)]
    for fact in kept:
        table.record(fact)
    return table, kept


def record_facts(match: Match[State]) -> list[AnyFact]:
    facts: list[AnyFact] = [Started([str(outcome) for outcome in match.setup])]
    for entry in match.entries:
        if isinstance(entry, Move):
            outcomes = [str(outcome) for outcome in entry.outcomes]
            facts.append(Moved(entry.seat, entry.text, outcomes))
        elif isinstance(entry, Undo):
            facts.append(TookBack(entry.seat, entry.count))
    return facts
