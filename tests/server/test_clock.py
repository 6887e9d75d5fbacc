"""The clock of open windows: it lives in the server, and what it does is played and recorded."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from kaper.kernel.codec import Json
from kaper.kernel.record import Move
from kaper.server.facts import KeptFact, Place, Said, TableSetup
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.kept import Stored
from kaper.server.rebuild import rebuild
from kaper.server.refusals import CommandRefused
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.server.tables import Table
from kaper.testing.hubs import ME, with_hub
from kaper.testing.visitors import Visitor, json_list, running

SEATS = [NewSeat("me", "A"), NewSeat("here", "B"), NewSeat("here", "C")]
CLOCKED = NewTable("jolly-roger", SEATS, {}, clock=1)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), clocks=(1,))


class Desk:
    """A table of Jolly Roger with a clock of 40 seconds, at any time of our own."""

    def __init__(self, clock: int = 40) -> None:
        places = [Place("person", name, "", [ME]) for name in "ABC"]
        setup = TableSetup("t", "jolly-roger", {}, "seed", ME, places, 0.0, clock)
        self.table = Table(setup)
        self.facts: list[KeptFact] = []
        self._keep(KeptFact(1, self.table.start(), 100.0))

    def _keep(self, kept: KeptFact, *, carried_out: bool = False) -> None:
        self.table.record(kept, carried_out=carried_out)
        self.facts.append(kept)

    def play(self, at: float, verb: str, seat: int | None = None) -> None:
        for number, asked in self.table.pending.items():
            for option in asked.options:
                if option.verb == verb and seat in (None, number):
                    moved = self.table.move(number, asked.id, option.text)
                    self._keep(KeptFact(self.table.sequence + 1, moved, at), carried_out=True)
                    return
        raise AssertionError(f"nobody can {verb}: {self.table.pending}")

    def say(self, at: float) -> None:
        self._keep(KeptFact(self.table.sequence + 1, Said(0, "A", "ahoy"), at))

    def lapse(self, at: float) -> str:
        moved = self.table.lapse()
        assert moved is not None
        self._keep(KeptFact(self.table.sequence + 1, moved, at), carried_out=True)
        return moved.action

    def open_window(self, at: float) -> None:
        """The Captain chooses where to sail: a mutiny may be called."""
        self.play(at, "sail")
        assert len(self.table.pending) == 3


def test_a_window_has_its_time_and_a_pass_does_not_set_it_back() -> None:
    desk = Desk()
    desk.open_window(200.0)
    assert desk.table.clock.deadline == 240.0
    desk.play(215.0, "pass")
    desk.say(220.0)
    assert desk.table.clock.deadline == 240.0
    desk.play(230.0, "mutiny")
    assert desk.table.clock.deadline == 270.0


def test_without_a_clock_a_window_stays_open() -> None:
    desk = Desk(clock=0)
    desk.open_window(200.0)
    assert desk.table.clock.deadline is None


def test_who_has_not_acted_passes_and_an_owner_ends_the_window() -> None:
    desk = Desk()
    desk.open_window(200.0)
    desk.play(210.0, "pass")
    assert [desk.lapse(240.0), desk.lapse(240.0)] == ["pass", "pass"]
    while desk.table.clock.deadline is None:
        desk.play(250.0, next(iter(desk.table.pending.values())).options[0].verb)
    assert desk.table.clock.deadline == 290.0
    played = [desk.lapse(290.0)]
    while desk.table.clock.deadline == 290.0:
        played.append(desk.lapse(291.0))
    assert played == ["pass", "pass", "reveal"]


def test_a_table_built_anew_has_the_same_deadline() -> None:
    desk = Desk()
    desk.open_window(200.0)
    desk.play(215.0, "pass")
    desk.lapse(240.0)
    again, _ = rebuild(Stored(desk.table.setup, desk.facts, None, 0))
    assert again.clock.deadline == desk.table.clock.deadline == 240.0
    assert list(again.pending) == list(desk.table.pending)


def test_when_an_undo_opens_the_window_again_its_time_begins_anew() -> None:
    desk = Desk()
    desk.open_window(200.0)
    desk.play(215.0, "pass", seat=0)
    taken = desk.table.take_back(ME, 0)
    desk.table.record(KeptFact(desk.table.sequence + 1, taken, 230.0))
    assert desk.table.clock.deadline == 270.0


async def play_to_a_window(room: Room) -> None:
    while room.table.clock.deadline is None:
        seat = room.table.waiting()[0]
        asked = room.table.pending[seat]
        await room.change(partial(room.table.act, ME, seat, asked.id, asked.options[0].text))


@pytest.mark.parametrize("back", [0.0, 86_400.0])
def test_the_server_plays_on_when_the_time_is_up_also_after_a_restart(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, back: float
) -> None:
    """Also where the machine's clock was set back meanwhile."""
    table = ""

    async def begin_a_window(hub: Hub) -> None:
        nonlocal table
        room = await hub.make(CLOCKED, ME)
        table = room.table.id
        await play_to_a_window(room)

    async def wait(hub: Hub) -> None:
        room = await hub.room(table)
        assert room is not None
        before = room.table.sequence
        while room.table.sequence == before or room.table.clock.deadline is not None:
            await asyncio.sleep(0.01)
        assert room.table.match is not None
        moves = [e.text for e in room.table.match.entries if isinstance(e, Move)]
        assert moves[-3:] == ["pass"] * 3

    with_hub(settings, begin_a_window)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() - back)
    with_hub(settings, wait)


def test_a_browser_is_told_the_time_left(settings: Settings) -> None:
    with running(settings) as server, Visitor(server) as host:
        (game,) = [g for g in host.http.get("/api/games").json() if g["id"] == "jolly-roger"]
        assert game["clocks"] == [1]
        made = host.post("/api/tables", {**as_json(CLOCKED)})
        with host.sit(str(made["id"])) as live:
            assert live.table["clock"] == 1
            assert live.now["timeLeft"] is None
            captain = json_list(live.now["waiting"])[0]
            live.send(type="look", seat=captain)
            live.until(lambda: live.decision is not None)
            live.play(live.options()[0])
            assert json_float(live.now["timeLeft"]) <= 1
            # Nobody acts: the window closes by itself, and the game goes on.
            waiting = live.now["waiting"]
            live.until(lambda: live.now["waiting"] != waiting)


def json_float(data: Json) -> float:
    assert isinstance(data, (int, float)), data
    return data


def as_json(table: NewTable) -> dict[str, object]:
    seats = [{"kind": seat.kind, "name": seat.name} for seat in table.seats]
    return {"game": table.game, "seats": seats, "options": {}, "clock": table.clock}


def test_only_a_clock_on_offer_can_be_chosen(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        for wanted in (
            NewTable("jolly-roger", SEATS, {}, clock=7),
            # Martinique has no windows.
            NewTable("martinique", SEATS[:2], {}, clock=1),
        ):
            with pytest.raises(CommandRefused, match="bad-message"):
                await hub.make(wanted, ME)

    with_hub(settings, work)
