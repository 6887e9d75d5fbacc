"""The lock of a table: it goes round in turn, and can be had at once."""

from __future__ import annotations

import asyncio

import pytest

from kaper.server.locks import Lock


async def hold(lock: Lock, name: str, held: list[str]) -> None:
    await lock.acquire()
    held.append(name)
    await asyncio.sleep(0)
    lock.release()


def test_it_is_had_in_the_order_in_which_it_was_asked_for() -> None:
    async def run() -> list[str]:
        lock, held = Lock(), list[str]()
        assert lock.take()
        tasks = [asyncio.create_task(hold(lock, name, held)) for name in "abc"]
        await asyncio.sleep(0)
        assert not lock.take()
        lock.release()
        # It is handed over: nobody gets in between.
        assert not lock.take()
        await asyncio.gather(*tasks)
        assert not lock.locked()
        return held

    assert asyncio.run(run()) == ["a", "b", "c"]


@pytest.mark.parametrize("handed_over", [False, True])
def test_whoever_has_gone_keeps_nobody_waiting(handed_over: bool) -> None:
    async def run() -> list[str]:
        lock, held = Lock(), list[str]()
        lock.take()
        gone, waiting = (asyncio.create_task(hold(lock, name, held)) for name in "ab")
        await asyncio.sleep(0)
        if handed_over:
            lock.release()
            gone.cancel()
        else:
            gone.cancel()
            lock.release()
        await asyncio.wait([gone, waiting])
        assert not lock.locked()
        return held

    assert asyncio.run(run()) == ["b"]
