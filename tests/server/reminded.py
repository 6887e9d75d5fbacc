"""Hubs that remind people, and a push service of the test's own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from kaper.server.facts import KeptFact, Place, TableSetup
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.pace import DAY, NO_LIMIT, Pace
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.server.tables import Table
from kaper.testing.hubs import opened
from kaper.testing.push_service import Note, PushService, push_service
from kaper.testing.visitors import PATIENCE

DAYS = Pace("move", 3 * DAY, 0, "move", 7)
Work = Callable[[PushService, list[Hub]], Awaitable[None]]


def with_service(settings: Settings, work: Work, *, count: int = 1, hook: bool = False) -> None:
    """Do something with hubs that may send to a service of our own."""

    async def run() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
            service = await stack.enter_async_context(push_service())
            known = replace(
                settings,
                push_services=(service.origin,),
                webhook=f"{service.origin}/hook" if hook else "",
            )
            hubs = [await stack.enter_async_context(opened(known)) for _ in range(count)]
            await work(service, hubs)

    asyncio.run(run())


async def table_of(hub: Hub, *, pace: Pace = NO_LIMIT, asked: float = 0.0) -> tuple[str, int]:
    """A table that has waited for so many seconds; its id, and who is asked."""
    began = time.time() - asked
    places = [Place("person", name, "", [name]) for name in "AB"]
    table = Table(TableSetup("t", "martinique", {}, "seed", "A", places, began, pace=pace))
    fact = KeptFact(1, table.start(), began)
    table.record(fact)
    await hub.store.create(table.setup, table.seed_hash, [fact])
    return table.id, table.waiting()[0]


async def room_of(hub: Hub, table: str) -> Room:
    room = await hub.room(table)
    assert room is not None
    return room


async def until(reached: Callable[[], bool]) -> None:
    while not reached():
        await asyncio.sleep(0.01)


async def subscribe(hub: Hub, service: PushService, person: str, language: str = "en") -> None:
    await hub.store.subscriptions.add(
        Identity(person, person), service.subscription(person, language)
    )


def notes_of(service: PushService, path: str = "/push/") -> list[Note]:
    return [note for note in service.notes if note.path.startswith(path)]


def reminding(quick: Settings, tmp_path: Path) -> Settings:
    """Reminders come soon."""
    return replace(
        quick,
        database=sqlite_url(tmp_path / "kaper.sqlite3"),
        watch_every=1000.0,
        note_pause=0.0,
        remind_after=0.1,
        remind_patience=0.5,
    )


def keys(service: PushService) -> tuple[str, str]:
    whole = service.subscription()
    return whole.browser_key, whole.browser_secret
