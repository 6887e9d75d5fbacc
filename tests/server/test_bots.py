"""Bots think in processes of their own, which may die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

import kaper
from kaper.kernel.decisions import Prompt
from kaper.server import bots
from kaper.server import jobs as asked_of_bots
from kaper.server.bots import Thinkers
from kaper.server.facts import KeptFact, Place, TableSetup
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.jobs import Job, Thought, question
from kaper.server.messages import Advice
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.server.store import Store
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table
from kaper.testing.hubs import with_hub

T = TypeVar("T")


def with_thinkers(work: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def run() -> None:
        thinkers = Thinkers(workers=1, attempts=3)
        try:
            await work(thinkers)
        finally:
            thinkers.close()

    asyncio.run(run())


def test_a_process_remembers_the_bots_that_thought_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what was planned for a turn is not planned anew; one for each table and seat."""
    monkeypatch.setattr(asked_of_bots, "_KEPT", {})
    jobs = [
        Job(kaper.new("deliveries", 2, seed).header, {}, [], seat, "hard", 1)
        for seed in range(asked_of_bots.MOST_KEPT // 2 + 1)
        for seat in range(2)
    ]
    first = asked_of_bots._bot_of(jobs[0])
    assert asked_of_bots._bot_of(jobs[0]) is first
    assert asked_of_bots._bot_of(jobs[1]) is not first
    for job in jobs[2:]:
        asked_of_bots._bot_of(job)
    assert len(asked_of_bots._KEPT) == asked_of_bots.MOST_KEPT
    assert asked_of_bots._bot_of(jobs[0]) is not first


def test_a_worker_that_dies_is_replaced() -> None:
    match = kaper.new("martinique", seats=2, seed=1)
    legal = [option.text for option in match.pending()[0].options]

    async def work(thinkers: Thinkers) -> None:
        asked = question(match, 0, "random")
        assert (await thinkers.decide(asked)).action in legal
        thinking = asyncio.create_task(thinkers.decide(question(match, 0, "greedy")))
        await asyncio.sleep(0)
        thinkers.kill_workers()
        assert (await thinking).action in legal
        assert (await thinkers.decide(asked)).action in legal

    with_thinkers(work)


def test_a_bot_that_fails_plays_anything_legal(caplog: pytest.LogCaptureFixture) -> None:
    match = kaper.new("martinique", seats=2, seed=1)

    async def work(thinkers: Thinkers) -> None:
        good = question(match, 0, "genius")
        assert (await thinkers.decide(good)).action in good.options
        assert "a bot failed" in caplog.text
        with pytest.raises(IndexError):
            await thinkers.decide(replace(good, options=[]))

    with_thinkers(work)


def test_whatever_a_bot_raises_it_plays_on(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = question(kaper.new("martinique", seats=2, seed=1), 0, "random")

    async def too_deep(*_: object) -> Thought:
        raise RecursionError

    async def work(thinkers: Thinkers) -> None:
        monkeypatch.setattr(bots, "_run_in", too_deep)
        assert (await thinkers.decide(asked)).action in asked.options
        assert "a bot failed" in caplog.text

    with_thinkers(work)


def test_a_question_takes_no_history_and_the_answer_is_legal() -> None:
    match = kaper.new("martinique", seats=2, seed=1)
    for _ in range(9):
        seat, decision = next(iter(match.pending().items()))
        match.play(seat, decision.options[0])
    seat = next(iter(match.pending()))
    asked = question(match, seat, "greedy")
    assert asked_of_bots.think(asked.data).action in asked.options
    assert b"Played" not in asked.data


def test_a_bot_says_why_once_and_words_come_late() -> None:
    places = [Place("bot", "Ania", "greedy"), *(Place("person", "B", "", ["b"]) for _ in range(2))]
    table = Table(TableSetup("t", "jolly-roger", {}, "seed", "b", places, 0.0))
    table.record(KeptFact(1, table.start(), 0.0))
    because = Prompt("jolly-roger-because-stronger", (("owner", 1), ("more", 5), ("less", 2)))
    said = table.explain(0, because)
    assert said is not None
    table.record(KeptFact(2, said, 1.0))
    line = table.talk[-1]
    assert (line.seat, line.text, line.key) == (0, "", because.key)
    assert line.args == {"owner": 1, "more": 5, "less": 2}
    assert table.explain(0, because) is None
    assert table.explain(0, Prompt("jolly-roger-because-neutral")) is not None


class Slow(Thinkers):
    """Thinks until everybody else has had a chance to ask, and counts who asks at once."""

    def __init__(self) -> None:
        super().__init__(workers=1, attempts=1)
        self.thinking = self.most = 0

    async def run(self, thinking: Callable[[bytes], T], data: bytes) -> T | None:
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        for _ in range(10):
            await asyncio.sleep(0)
        self.thinking -= 1
        return thinking(data)


def test_a_table_asks_for_one_hint_at_a_time(tmp_path: Path) -> None:
    """Else somebody with many browsers would make all other tables wait."""
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'k.sqlite3'}")
    places = [Place("person", "Ania", "", ["ania"]), Place("person", "Bartek", "", ["bartek"])]
    table = Table(TableSetup("t", "martinique", {}, "seed", "ania", places, 0.0))
    table.record(KeptFact(1, table.start(), 0.0), carried_out=False)
    thinkers = Slow()

    async def run() -> list[tuple[str, Advice | None]]:
        room = Room(table, Store(settings.database_url()), thinkers, settings)
        return await asyncio.gather(*(room.hints.ask("ania", 0) for _ in range(5)))

    first, *others = asyncio.run(run())
    assert thinkers.most == 1
    # Nothing has changed, so all are told the same.
    assert others == [first] * 4


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_workers_end_with_a_killed_server() -> None:
    code = """
import asyncio, os, signal
import kaper
from kaper.server.bots import Thinkers
from kaper.server.jobs import question
async def run():
    thinkers = Thinkers(1, 1)
    await thinkers.decide(question(kaper.new("martinique", 2, 1), 0, "random"))
    print(next(iter(thinkers._pool._processes)), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
if __name__ == "__main__":
    asyncio.run(run())
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == -signal.SIGKILL
    worker = int(done.stdout)
    until = time.monotonic() + 10
    while alive(worker):
        assert time.monotonic() < until
        time.sleep(0.02)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # Where nobody waits for orphans, they stay as zombies.
    try:
        stat = Path(f"/proc/{process}/stat").read_text("ascii")
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def test_bots_among_themselves_wait_for_somebody_to_look_on(tmp_path: Path) -> None:
    """Else tables that nobody sees would make all others wait for their bots."""
    database = sqlite_url(tmp_path / "kaper.sqlite3")
    two_bots = NewTable("martinique", [NewSeat("bot", "A", "random")] * 2, {})

    async def work(hub: Hub) -> None:
        hub.thinkers = Slow()
        room = await hub.make(two_bots, "ania")
        assert room.resting
        await room.enter(Subscriber("ania", None, 0, 64, member=True), 0)
        while room.table.sequence == 1:
            await asyncio.sleep(0.01)

    with_hub(Settings(database=database, bot_pause=0.0), work)
