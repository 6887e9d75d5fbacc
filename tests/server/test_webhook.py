"""A webhook is told what everybody at a table sees, and no more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from kaper.kernel.errors import BadSetup
from kaper.server.facts import KeptFact, Moved, Place, TableSetup
from kaper.server.hosting.webhook import check_webhook
from kaper.server.hub import Hub
from kaper.server.settings import Settings
from kaper.server.tables import Table
from kaper.testing.push_service import PushService
from tests.server.reminded import (
    notes_of,
    reminding,
    room_of,
    subscribe,
    table_of,
    until,
    with_service,
)


@pytest.fixture
def settings(quick: Settings, tmp_path: Path) -> Settings:
    return reminding(quick, tmp_path)


# The webhook


def test_the_webhook_is_told_what_everybody_sees(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        table, seat = await table_of(hub)
        await room_of(hub, table)
        await until(lambda: bool(notes_of(service, "/hook")))
        await asyncio.sleep(0.3)
        (note,) = notes_of(service, "/hook")
        assert note.body == (
            b'{"table":"t","game":"martinique","occasion":"turn","names":["%s"],"address":"/t/t"}'
            % "AB"[seat].encode()
        )

    with_service(settings, work, hook=True)


def test_of_a_window_with_secret_passes_the_webhook_is_told_nothing(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        facts, table = secret_table()
        await hub.store.create(table.setup, table.seed_hash, facts)
        waiting = table.waiting()
        for person in "ABC":
            await subscribe(hub, service, person)
        await room_of(hub, table.id)
        # Each of those who have not passed is told, and nobody else.
        await until(lambda: len(notes_of(service)) == len(waiting))
        await asyncio.sleep(0.3)
        told = sorted(note.path for note in notes_of(service))
        assert told == [f"/push/{'ABC'[seat]}" for seat in waiting]
        assert not notes_of(service, "/hook")

    with_service(settings, work, hook=True)


def secret_table() -> tuple[list[KeptFact], Table]:
    """A table of Jolly Roger at which somebody has passed in secret."""
    places = [Place("person", name, "", [name]) for name in "ABC"]
    table = Table(TableSetup("t", "jolly-roger", {}, "seed", "A", places, 0.0))
    facts: list[KeptFact] = []

    def keep(seat: int, verb: str) -> None:
        asked = table.pending[seat]
        option = next(option for option in asked.options if option.verb == verb)
        moved: Moved = table.move(seat, asked.id, option.text)
        facts.append(KeptFact(table.sequence + 1, moved, time.time()))
        table.record(facts[-1], carried_out=True)

    facts.append(KeptFact(1, table.start(), time.time()))
    table.record(facts[0])
    while not table.is_secretive:
        choosing = [s for s, asked in table.pending.items() if len(asked.options) > 1]
        seat = choosing[0] if choosing else table.waiting()[0]
        verbs = [option.verb for option in table.pending[seat].options]
        keep(seat, "mutiny" if "mutiny" in verbs else verbs[0])
    keep(table.waiting()[0], "pass")
    assert table.is_secretive
    return facts, table


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("https://hooks.example.org/kaper?x=1", True),
        ("http://127.0.0.1:9000/", True),
        ("http://localhost/", True),
        ("http://[::1]/", True),
        ("http://hooks.example.org/", False),
        ("http://10.0.0.1/", False),
        ("ftp://hooks.example.org/", False),
        ("https://", False),
        ("hooks.example.org", False),
        ("https://[::1", False),
        ("https://chat.example.org:no", False),
    ],
)
def test_a_webhook_is_encrypted_or_at_home(address: str, good: bool) -> None:
    if good:
        check_webhook(address)
    else:
        with pytest.raises(BadSetup, match="https"):
            check_webhook(address)
