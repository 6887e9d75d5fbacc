"""A hint tells why, and stands by its plan as long as nothing new is known."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from kaper.bots.mcts import Budget
from kaper.server import hints
from kaper.server.bots import Thinkers
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.messages import Advice
from kaper.server.refusals import CommandRefused
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.hubs import ME, with_hub

T = TypeVar("T")
TABLE = NewTable("marauders", [NewSeat("me", "A"), NewSeat("here", "B")], {})


class AtHome(Thinkers):
    """Thinks without processes, and counts how often."""

    def __init__(self) -> None:
        super().__init__(workers=1, attempts=1)
        self.thoughts = 0

    async def run(self, thinking: Callable[[bytes], T], data: bytes) -> T | None:
        self.thoughts += 1
        return thinking(data)


class Lost(Thinkers):
    async def run(self, thinking: Callable[[bytes], T], data: bytes) -> T | None:
        return None


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr(hints, "USUAL", Budget(passes=6))
    return Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"))


async def advised(room: Room) -> tuple[int, Advice]:
    seat = min(room.table.pending)
    action, advice = await room.hints.ask(ME, seat)
    assert advice is not None
    assert action == advice.choice.text
    return seat, advice


async def play(room: Room, seat: int, action: str) -> None:
    asked = room.table.pending[seat].id
    await room.change(partial(room.table.act, ME, seat, asked, action))


def test_a_plan_is_followed_without_thinking_again(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        thinkers = hub.thinkers = AtHome()
        room = await hub.make(TABLE, ME)
        plan, followed = list[str](), 0
        for _ in range(14):
            thoughts = thinkers.thoughts
            seat, advice = await advised(room)
            if advice.followed:
                followed += 1
                assert advice.choice.text in plan
                assert thinkers.thoughts == thoughts
            assert (await advised(room))[1] == advice
            plan = [choice.text for choice in advice.plan]
            await play(room, seat, advice.choice.text)
        assert followed

    with_hub(settings, work)


def test_a_hint_that_cannot_be_thought_of_is_refused(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        hub.thinkers = Lost(workers=1, attempts=1)
        room = await hub.make(TABLE, ME)
        with pytest.raises(CommandRefused, match="busy"):
            await advised(room)

    with_hub(settings, work)


def test_only_the_seat_itself_is_advised(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        hub.thinkers = AtHome()
        room = await hub.make(TABLE, ME)
        with pytest.raises(CommandRefused, match="not-your-seat"):
            await room.hints.ask("somebody else", min(room.table.pending))

    with_hub(settings, work)
