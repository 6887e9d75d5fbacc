"""The writer: what waits together is kept together, and whatever fails, the others are kept."""

from __future__ import annotations

import asyncio

import pytest

from kaper.server.facts import KeptFact, Said
from kaper.server.kept import NotKept
from kaper.server.writer import Batch, FactRow, Writer

FACT = KeptFact(1, Said(0, "A", "ahoy"), 0.0)


def test_the_writer_goes_on_whatever_a_commit_raises(caplog: pytest.LogCaptureFixture) -> None:
    written: list[FactRow] = []
    failures = [MemoryError("once"), RuntimeError("twice")]

    async def commit(batch: Batch) -> None:
        if failures:
            raise failures.pop(0)
        written.extend(batch.facts)

    async def run() -> None:
        writer = Writer(commit)
        for _ in range(2):
            with pytest.raises(NotKept):
                await writer.append("t", [FACT])
        await writer.append("t", [FACT])
        assert writer.alive
        await writer.close()
        with pytest.raises(NotKept):
            await writer.append("t", [FACT])

    asyncio.run(run())
    assert len(written) == 1
    assert "MemoryError: once" in caplog.text


def test_while_some_are_written_others_gather() -> None:
    commits: list[list[str]] = []
    free = asyncio.Event()

    async def commit(batch: Batch) -> None:
        commits.append([row["table_id"] for row in batch.facts])
        await free.wait()

    async def run() -> None:
        writer = Writer(commit)
        kept = [writer.append(name, [FACT]) for name in "abc"]
        await asyncio.sleep(0)
        for name in "defg":
            kept.append(writer.append(name, [FACT]))
            await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*kept)
        await writer.close()

    asyncio.run(run())
    assert ["".join(names) for names in commits] == ["abc", "defg"]


def test_what_waits_at_the_end_is_not_kept() -> None:
    free = asyncio.Event()

    async def commit(_: Batch) -> None:
        await free.wait()

    async def run() -> list[object]:
        writer = Writer(commit)
        under_way = writer.append("t", [FACT])
        await asyncio.sleep(0)
        waiting = writer.append("other", [FACT])
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
        free.set()
        await closing
        return list(await asyncio.gather(under_way, waiting, return_exceptions=True))

    kept, lost = asyncio.run(run())
    assert kept is None
    assert isinstance(lost, NotKept)
