"""All live tables of one place, and how tables come into being.

A place is a process of a server, or a browser that has no server.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from typing import TYPE_CHECKING

from kaper import registry
from kaper.bots import bots_of
from kaper.server.analyses import Analyses
from kaper.server.clock import has_windows
from kaper.server.connected import Connected
from kaper.server.facts import (
    Followed,
    KeptFact,
    Person,
    Place,
    TableSetup,
)
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.imports import Imports
from kaper.server.jobs import Thinking
from kaper.server.kept import STORAGE_FAILURES, Conflict, Storage
from kaper.server.metrics import metrics_of
from kaper.server.pace import NO_LIMIT, Pace
from kaper.server.peers import Peers
from kaper.server.persons import portrait
from kaper.server.rebuild import BrokenTable, fetch
from kaper.server.refusals import refuse
from kaper.server.rooms import Room
from kaper.server.settings import Settings
from kaper.server.tables import Table
from kaper.server.telemetry import Telemetry
from kaper.server.visitors import Doorkeeper
from kaper.server.writing import legible

if TYPE_CHECKING:
    from kaper.server.herald import Herald
    from kaper.server.outages import Outages

logger = logging.getLogger("kaper.server")

# No letters that look like digits; thirteen of them are 64 bits.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 13


def new_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def next_id(setup: TableSetup) -> str:
    """That of the table that follows another: whichever process makes it, there is one."""
    drawn = hashlib.sha256(f"{setup.id} {setup.seed} next".encode()).digest()
    number = int.from_bytes(drawn)
    return "".join(
        _ALPHABET[number // len(_ALPHABET) ** place % len(_ALPHABET)] for place in range(_ID_LENGTH)
    )


def new_seed() -> str:
    return secrets.token_hex(16)


class Haven:
    """Finds a table's room: the live one, or built anew from what is kept."""

    identities: Doorkeeper
    connected: Connected
    outages: Outages | None = None
    herald: Herald | None = None

    def __init__(
        self,
        settings: Settings,
        store: Storage,
        thinkers: Thinking,
        peers: Peers,
        telemetry: Telemetry | None = None,
    ) -> None:
        self.settings = settings
        self.telemetry = telemetry or Telemetry()
        self.store = store
        self.thinkers = thinkers
        self.peers = peers
        self.analyses = Analyses(store.analyses, thinkers, settings)
        self.imports = Imports(settings)
        self.rooms: dict[str, Room] = {}
        self.metrics = metrics_of(settings)
        self._loading: dict[str, asyncio.Lock] = {}
        # What was heard of tables while they were read.
        self._missed: dict[str, int] = {}

    async def room(self, table_id: str) -> Room | None:
        room = self.rooms.get(table_id)
        if room is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    room = self.rooms.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
                missed = self._missed.pop(table_id, 0)
            if room is not None:
                room.hear(missed)
        if room is not None:
            room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room | None:
        found = await fetch(self.store, table_id)
        return None if found is None else self._admit(*found)

    def _admit(self, table: Table, saved: int = 0) -> Room:
        room = Room(
            table,
            self.store,
            self.thinkers,
            self.settings,
            peers=self.peers,
            metrics=self.metrics,
            outages=self.outages,
            herald=self.herald,
            saved=saved,
        )
        self.rooms[table.id] = room
        self.metrics.tables(len(self.rooms))
        room.movers.go_on()
        room.reminders.look()
        if self.peers.shared:
            room.look_around()
        return room

    def hear(self, table_id: str, sequence: int) -> None:
        """Another process says that a table has facts up to this one."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.hear(sequence)
        elif table_id in self._loading:
            self._missed[table_id] = max(sequence, self._missed.get(table_id, 0))

    async def sweep_on(self) -> None:
        """Put away tables that nobody looks at."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_after))
            for table_id in list(self.rooms):
                if self.rooms[table_id].idle:
                    await self._put_away(table_id)

    async def _put_away(self, table_id: str) -> None:
        room = self.rooms.pop(table_id)
        self.metrics.tables(len(self.rooms))
        try:
            await room.close()
        except (*STORAGE_FAILURES, BrokenTable) as failure:
            # Every change is on disk: only the way around a later change of the rules is longer.
            logger.warning("table %s is left with an older snapshot: %s", table_id, failure)

    async def put_all_away(self) -> None:
        for table_id in list(self.rooms):
            await self._put_away(table_id)

    # New tables

    async def make(self, wanted: NewTable, person: Person) -> Room:
        game = registry.game(wanted.game)
        options = game.check_options(wanted.options)
        if len(wanted.seats) not in game.seats:
            refuse("wrong-seats")
        if wanted.clock not in (0, *self.clocks(wanted.game)):
            refuse("bad-message")
        if not wanted.pace.is_possible(self.settings.least_time):
            refuse("bad-message")
        places = [self._place(wanted.game, seat, person) for seat in wanted.seats]
        return await self.found(
            wanted.game,
            options,
            places,
            person,
            seed=new_seed(),
            clock=wanted.clock,
            listed=wanted.listed,
            pace=wanted.pace,
        )

    def clocks(self, game: str) -> tuple[int, ...]:
        """The seconds that a table of this game may give its windows; a game may have none."""
        return self.settings.clocks if has_windows(registry.game(game)) else ()

    def _place(self, game: str, seat: NewSeat, person: Person) -> Place:
        name, face = self.name(seat.name), portrait(seat.portrait)
        if seat.kind == "bot":
            if seat.bot not in bots_of(registry.game(game)):
                refuse("no-such-bot")
            return Place("bot", name, seat.bot)
        if seat.kind == "open":
            return Place("open", name)
        return Place("person", name, "", [person], portrait=face)

    def name(self, text: str) -> str:
        """A name without what could not be seen or would not fit."""
        return " ".join(legible(text).split())[: self.settings.name_length]

    async def found(
        self,
        game: str,
        options: dict[str, str],
        places: list[Place],
        host: Person,
        *,
        seed: str,
        clock: int = 0,
        listed: bool = False,
        pace: Pace = NO_LIMIT,
        arrangement: str = "",
        chapter: str = "",
        table_id: str = "",
    ) -> Room:
        """Make a table and keep it; with no seat open the game starts."""
        setup = TableSetup(
            table_id or new_id(),
            game,
            options,
            seed,
            host,
            places,
            time.time(),
            clock=clock,
            arrangement=arrangement,
            voyage=chapter,
            listed=listed,
            pace=pace,
        )
        table, kept = await asyncio.to_thread(_founded, setup)
        return await self.keep(table, kept)

    async def keep(self, table: Table, facts: list[KeptFact]) -> Room:
        """Keep a new table, on which these facts have been carried out."""
        await self.store.create(table.setup, table.seed_hash, facts)
        return self._admit(table)

    async def rematch(self, room: Room, person: Person | None, command: str) -> int:
        """The same again, in another order of seats; asked twice, there is still one."""
        # Whoever was forgotten meanwhile does not come along.
        await room.read_on()
        async with room.following:
            async with room.held() as table:
                places, setup = table.rematch(person), table.setup
                if table.next_table:
                    return table.told
            following = next_id(setup)
            # Else another process has made it.
            with contextlib.suppress(Conflict):
                await self.found(
                    setup.game,
                    dict(table.options),
                    places,
                    table.hosts[0],
                    seed=new_seed(),
                    clock=setup.clock,
                    listed=setup.listed,
                    pace=setup.pace,
                    table_id=following,
                )
            return await room.change(
                lambda: None if room.table.next_table else Followed(following), command
            )

    async def import_record(self, text: str, person: Person, one: str) -> Room:
        """A table from a record that somebody of this household has sent."""
        return await self.keep(*await self.imports.read(text, new_id(), person, one))


def _founded(setup: TableSetup) -> tuple[Table, list[KeptFact]]:
    """A new table, started if nobody is missing."""
    table = Table(setup)
    kept = [KeptFact(1, table.start(), setup.made)] if table.ready else []
    for fact in kept:
        table.record(fact)
    return table, kept
