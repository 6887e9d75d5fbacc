"""Bots think in another worker, and not while nobody looks."""

from __future__ import annotations

import asyncio

import pytest

import kaper
from kaper.offline.thinkers import Failed, WorkerThinkers, think
from kaper.server.jobs import question


def doubled(data: bytes) -> bytes:
    return data * 2


def test_what_is_asked_is_thought_of_there() -> None:
    match = kaper.new("martinique", 2, 1)

    async def work() -> None:
        thinkers = WorkerThinkers(elsewhere)
        assert await thinkers.run(doubled, b"ab") == b"abab"
        assert await thinkers.at_leisure(doubled, b"ab") == b"abab"
        asked = question(match, 0, "easy")
        assert (await thinkers.decide(asked)).action in asked.options

    asyncio.run(work())


def test_where_thinking_fails_the_bot_plays_on() -> None:
    async def failing(_: str) -> str:
        return ""

    async def work() -> None:
        thinkers = WorkerThinkers(failing)
        asked = question(kaper.new("martinique", 2, 1), 0, "easy")
        assert (await thinkers.decide(asked)).action in asked.options
        with pytest.raises(Failed):
            await thinkers.at_leisure(doubled, b"ab")

    asyncio.run(work())


def test_no_thought_is_begun_while_nobody_looks() -> None:
    async def work() -> None:
        thinkers = WorkerThinkers(elsewhere)
        thinkers.look(watched=False)
        thinking = asyncio.ensure_future(thinkers.run(doubled, b"ab"))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not thinking.done()
        thinkers.look(watched=True)
        assert await thinking == b"abab"

    asyncio.run(work())


async def elsewhere(packed: str) -> str:
    return think(packed)
