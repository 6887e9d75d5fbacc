"""What a browser keeps of tables."""

from __future__ import annotations

import asyncio

import pytest

from kaper.analysis.analysing import reviewed, tasks
from kaper.analysis.report import sum_up
from kaper.offline.store import BrowserStore
from kaper.server.endings import ending_of
from kaper.server.facts import KeptFact, Place, Said, TableSetup
from kaper.server.kept import Conflict, NotKept
from kaper.server.rebuild import fetch, snapshot_of
from kaper.server.tables import Table
from kaper.testing.bot_games import played
from tests.offline.drawers import MemoryDrawers

MADE = 100.0


def setup(table: str = "t", *, voyage: str = "") -> TableSetup:
    places = [Place("person", "Ann", "", ["me"]), Place("bot", "Bot", "easy")]
    return TableSetup(table, "martinique", {}, "seed", "me", places, MADE, voyage=voyage)


def said(number: int) -> KeptFact:
    return KeptFact(number, Said(0, "Ann", "Ahoy"), MADE + number, f"me:{number}")


async def begun(store: BrowserStore, table: str = "t", *, voyage: str = "") -> Table:
    made = Table(setup(table, voyage=voyage))
    facts = [KeptFact(1, made.start(), MADE)]
    await store.create(made.setup, made.seed_hash, facts)
    made.record(facts[0])
    return made


def test_what_was_kept_is_read_again() -> None:
    async def work() -> None:
        store = BrowserStore(MemoryDrawers())
        table = await begun(store)
        await store.append("t", [said(2), said(3)])
        stored = await store.load("t")
        assert stored is not None
        assert stored.setup == table.setup
        assert stored.facts[1:] == [said(2), said(3)]
        assert await store.facts_after("t", 2) == [said(3)]
        assert await store.load("other") is None
        found = await fetch(store, "t")
        assert found is not None
        assert found[0].sequence == 3

    asyncio.run(work())


def test_a_place_is_taken_once_and_a_full_disk_is_told() -> None:
    async def work() -> None:
        drawers = MemoryDrawers()
        store = BrowserStore(drawers)
        await begun(store)
        await store.append("t", [said(2)])
        with pytest.raises(Conflict):
            await store.append("t", [said(3), said(2)])
        # All of them or none.
        assert await store.facts_after("t", 2) == []
        with pytest.raises(Conflict):
            await begun(store)
        drawers.broken = "QuotaExceededError"
        with pytest.raises(NotKept, match="Quota"):
            await store.append("t", [said(3)])

    asyncio.run(work())


def test_an_older_snapshot_does_not_take_the_place_of_a_later_one() -> None:
    async def work() -> None:
        store = BrowserStore(MemoryDrawers())
        table = await begun(store)
        snapshot = snapshot_of(table)
        assert snapshot is not None
        await store.save_snapshot("t", 5, snapshot)
        await store.save_snapshot("t", 4, "older")
        stored = await store.load("t")
        assert stored is not None
        assert (stored.snapshot_seq, stored.snapshot) == (5, snapshot)

    asyncio.run(work())


def test_tables_are_listed_by_their_last_change_and_by_how_they_ended() -> None:
    async def work() -> None:
        store = BrowserStore(MemoryDrawers())
        for name in ("one", "two", "lesson"):
            await begun(store, name)
        table = await begun(store, "over")
        await store.append("one", [said(2)])
        table.resigned, table.changed = 0, MADE + 9
        for name in ("lesson", "over"):
            await store.save_snapshot(name, 1, "{}", ending_of(table))
        assert (await store.lists.of("me", 9, ended=False))[0] == "one"
        assert set(await store.lists.of("me", 9, ended=False)) == {"one", "two"}
        assert len(await store.lists.of("me", 1, ended=False)) == 1
        assert set(await store.lists.of("me", 9, ended=True)) == {"lesson", "over"}
        # What was only a lesson is in nobody's history.
        ended = await store.lists.ended("me")
        assert {each.id for each in ended} <= {"over", "lesson"}

    asyncio.run(work())


def test_an_analysis_is_taken_on_once_and_found_when_it_is_done() -> None:
    match = played("martinique", ("random", "random"), seed=3)
    moments = [task.carry_out() for task in tasks(match, "1", 1)]
    report = sum_up(match, reviewed(match, moments), "1", 1)

    async def work() -> None:
        store = BrowserStore(MemoryDrawers())
        shelf = store.analyses
        assert await shelf.claim("t", 10, MADE)
        assert not await shelf.claim("t", 10, MADE)
        await shelf.note("t", 4, MADE)
        going = await shelf.find("t", MADE)
        assert going is not None
        assert (going.steps, going.done, going.report) == (10, 4, None)
        await shelf.note("t", 10, MADE, report)
        done = await shelf.find("t", MADE)
        assert done is not None
        assert done.report == report

    asyncio.run(work())
