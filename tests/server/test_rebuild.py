"""A table is built anew from what is on disk, even after its rules have changed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import update

from kaper import registry
from kaper.kernel.game import Option
from kaper.match import Match
from kaper.server import schema
from kaper.server.facts import AnyFact, KeptFact, Moved, Place, TableSetup
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.kept import Stored
from kaper.server.rebuild import BrokenTable, rebuild, snapshot_of
from kaper.server.settings import Settings, sqlite_url
from kaper.server.tables import Table
from kaper.testing.hubs import HOT_SEAT, ME, move, play_on, with_hub
from kaper.testing.toys.vote import VoteGame
from kaper.testing.toys.vote.later import RenamedVote, StricterVote, as_saved_at_first


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=0.0)


def test_a_table_is_built_anew_from_its_entries(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        random = Random(6)
        room = await hub.make(HOT_SEAT, ME)
        table = room.table
        await room.change(lambda: table.act(ME, 0, 1, "enter a1"), "me:1")
        await room.change(lambda: table.take_back(ME, 0))
        await room.change(lambda: table.say(ME, "oops", member=True))
        while not table.over:
            await move(room, random)
        await room.snapshot()
        stored = await hub.store.load(table.id)
        assert stored is not None
        again, mended = rebuild(stored)
        assert not mended
        compare(again, table)
        assert again.commands == {"me:1": 2}
        assert again.floor == table.floor == 0

    with_hub(settings, work)


def compare(one: Table, other: Table) -> None:
    assert one.match is not None
    assert other.match is not None
    assert one.match.digest() == other.match.digest()
    assert one.match.events == other.match.events
    assert one.match.to_json() == other.match.to_json()
    assert (one.sequence, one.talk, one.status) == (other.sequence, other.talk, other.status)
    assert one.pending == other.pending
    assert one.times == other.times


def stored_table(moves: int, snapshot_at: int) -> tuple[Table, Stored]:
    """A table, and how it lies on disk."""
    places = [Place("person", name, "", [ME]) for name in ("A", "B")]
    setup = TableSetup("t", "martinique", {}, "seed", ME, places, 0.0)
    table = Table(setup)
    kept = [KeptFact(1, table.start(), 0.0)]
    table.record(kept[0])
    snapshot = ""
    for seq in range(2, moves + 2):
        seat = table.waiting()[0]
        asked = table.pending[seat]
        fact = table.move(seat, asked.id, asked.options[0].text)
        kept.append(KeptFact(seq, fact, float(seq)))
        table.record(kept[-1], carried_out=True)
        if seq == snapshot_at:
            snapshot = snapshot_of(table) or ""
    return table, Stored(setup, kept, snapshot or None, snapshot_at if snapshot else 0)


def stored_vote() -> Stored:
    """A table of the vote toy, on disk since its first rules."""
    places = [Place("person", name, "", [ME]) for name in ("A", "B", "C")]
    table = Table(TableSetup("t", "vote", {}, "seed", ME, places, 0.0))
    facts: list[AnyFact] = [table.start()]
    table.record(KeptFact(1, facts[0], 0.0))
    for seat, action in ((0, "vote p1"), (1, "vote p0"), (2, "vote p1"), (1, "vote p2")):
        facts.append(table.move(seat, table.pending[seat].id, action))
        table.record(KeptFact(len(facts), facts[-1], 0.0), carried_out=True)
    assert table.match is not None
    snapshot = json.dumps({"match": as_saved_at_first(table.match.to_json())})
    kept = [KeptFact(number, fact, 0.0) for number, fact in enumerate(facts, 1)]
    return Stored(table.setup, kept, snapshot, len(kept))


@pytest.mark.usefixtures("toys")
def test_a_table_of_older_rules_goes_on_with_its_history() -> None:
    stored = stored_vote()
    registry.register(RenamedVote())
    table, mended = rebuild(stored)
    assert not mended
    assert table.undo_kind(1) == "own"
    assert list(table.pending) == [0, 2]


@pytest.mark.usefixtures("toys")
def test_a_table_whose_rules_were_mended_goes_on_from_its_upgraded_snapshot() -> None:
    stored = stored_vote()
    registry.register(StricterVote())
    table, mended = rebuild(stored)
    assert mended
    assert table.match is not None
    assert list(table.pending) == [0, 2]
    # It is mended once: from here on the snapshot of these rules leads.
    stored = msgspec.structs.replace(stored, snapshot=snapshot_of(table))
    again, _ = rebuild(stored)
    assert again.match is not None
    assert again.match.state == table.match.state


class WithSpeeches(RenamedVote):
    options = (*VoteGame.options, Option("speeches", ("long", "none"), before="none"))


@pytest.mark.usefixtures("toys")
def test_a_table_that_does_not_name_an_option_is_played_as_before_there_was_one() -> None:
    stored = stored_vote()
    registry.register(WithSpeeches())
    table, mended = rebuild(stored)
    assert not mended
    assert table.options == {"ties": "captain", "speeches": "none"}


@pytest.mark.usefixtures("toys")
def test_every_new_table_names_all_options(settings: Settings) -> None:
    record = Match.begin(VoteGame(), 3, 1, {}).record()
    registry.register(WithSpeeches())
    seats = [NewSeat("me", "A"), NewSeat("here", "B"), NewSeat("here", "C")]

    async def work(hub: Hub) -> None:
        made = await hub.make(NewTable("vote", seats, {}), ME)
        assert made.table.setup.options == {"ties": "captain", "speeches": "long"}
        imported = await hub.import_record(record, ME, "")
        assert imported.table.setup.options == {"ties": "captain", "speeches": "none"}
        places = [Place("person", name, "", [ME]) for name in ("A", "B", "C")]
        old = await hub.found("vote", {}, places, ME, seed="1")
        await play_on(old, Random(1), 100)
        await hub.rematch(old, ME, "me:1")
        again = await hub.room(old.table.next_table)
        assert again is not None
        assert again.table.setup.options == imported.table.setup.options

    with_hub(settings, work)


def spoiled(stored: Stored, seq: int) -> Stored:
    """As if a rule had changed: a move is no longer legal."""
    kept = [
        KeptFact(e.seq, Moved(0, "enter d4", []), e.at) if e.seq == seq else e for e in stored.facts
    ]
    return msgspec.structs.replace(stored, facts=kept)


def test_when_the_rules_change_the_snapshot_goes_on() -> None:
    table, stored = stored_table(moves=12, snapshot_at=9)
    again, mended = rebuild(stored)
    assert not mended
    compare(again, table)
    again, mended = rebuild(spoiled(stored, 4))
    assert mended
    assert again.match is not None
    assert table.match is not None
    assert again.match.digest() == table.match.digest()
    assert again.sequence == 13
    assert again.pending.keys() == table.pending.keys()
    # When what came before the snapshot happened is not known any more.
    before = len(stored_table(moves=8, snapshot_at=0)[0].times)
    assert again.times[:before] == [0.0] * before
    assert again.times[before:] == table.times[before:]


def test_moves_after_the_snapshot_that_are_illegal_now_are_left_out() -> None:
    _, stored = stored_table(moves=12, snapshot_at=9)
    shorter, _ = stored_table(moves=8, snapshot_at=0)
    again, mended = rebuild(spoiled(stored, 10))
    assert mended
    assert again.match is not None
    assert shorter.match is not None
    assert again.match.digest() == shorter.match.digest()
    assert again.sequence == 13
    assert again.waiting()


def test_a_table_without_snapshot_cannot_be_guessed(caplog: pytest.LogCaptureFixture) -> None:
    _, stored = stored_table(moves=5, snapshot_at=0)
    with pytest.raises(BrokenTable):
        rebuild(spoiled(stored, 3))
    assert "table t is broken: IllegalAction" in caplog.text
    # What somebody did is nobody else's business.
    assert "enter d4" not in caplog.text


def test_a_table_with_a_snapshot_that_cannot_be_read() -> None:
    _, stored = stored_table(moves=5, snapshot_at=3)
    with pytest.raises(BrokenTable):
        rebuild(msgspec.structs.replace(spoiled(stored, 3), snapshot="{}"))


def test_a_table_that_lacks_an_entry(caplog: pytest.LogCaptureFixture) -> None:
    _, stored = stored_table(moves=5, snapshot_at=5)
    with pytest.raises(BrokenTable):
        rebuild(msgspec.structs.replace(stored, facts=stored.facts[:2] + stored.facts[3:]))
    assert "table t is broken: fact 3 is missing" in caplog.text


class Desk:
    """A table of two persons, and how it lies on disk."""

    def __init__(self) -> None:
        places = [Place("person", name, "", [name]) for name in ("A", "B")]
        self.table = Table(TableSetup("t", "martinique", {}, "seed", "A", places, 0.0))
        self.kept: list[KeptFact] = []
        self.keep(self.table.start())

    def keep(self, fact: AnyFact) -> None:
        self.kept.append(KeptFact(self.table.sequence + 1, fact, 0.0))
        self.table.record(self.kept[-1], carried_out=isinstance(fact, Moved))

    def play(self, moves: int) -> None:
        for _ in range(moves):
            (seat, asked), *_ = self.table.pending.items()
            self.keep(self.table.move(seat, asked.id, asked.options[0].text))

    def ask(self) -> None:
        self.keep(self.table.take_back("A", 0))

    def agree(self) -> None:
        self.keep(self.table.answer("B", 1, yes=True))

    def stored(self, snapshot: str | None, snapshot_seq: int) -> Stored:
        """With a move that is not legal any more."""
        return spoiled(Stored(self.table.setup, self.kept, snapshot, snapshot_seq), 2)


def test_what_was_taken_back_by_consent_before_the_snapshot_stays_so() -> None:
    desk = Desk()
    desk.play(2)
    desk.ask()
    desk.agree()
    desk.play(3)
    again, mended = rebuild(desk.stored(snapshot_of(desk.table), desk.table.sequence))
    assert mended
    assert again.match is not None
    assert desk.table.match is not None
    assert again.match.digest() == desk.table.match.digest()
    # Which events were taken away is not known: whoever comes back is told all.
    assert again.floor == 0


def test_what_cannot_be_taken_back_any_more_is_not_asked_for() -> None:
    desk = Desk()
    desk.play(2)
    desk.ask()
    snapshot, sequence = snapshot_of(desk.table), desk.table.sequence
    again, _ = rebuild(desk.stored(snapshot, sequence))
    assert again.request is None
    assert again.match is not None
    before = again.match.digest()
    # The answer came after the snapshot, which does not know what was before it; what was
    # played then means nothing now.
    desk.agree()
    desk.play(2)
    again, _ = rebuild(desk.stored(snapshot, sequence))
    assert again.request is None
    assert again.match is not None
    assert again.match.digest() == before
    assert again.sequence == desk.table.sequence


def test_after_a_move_that_is_lost_no_answer_takes_anything_back() -> None:
    desk = Desk()
    desk.play(3)
    snapshot, sequence = snapshot_of(desk.table), desk.table.sequence
    desk.play(3)
    desk.ask()
    desk.agree()
    stored = spoiled(desk.stored(snapshot, sequence), sequence + 2)
    again, _ = rebuild(stored)
    shorter, _ = stored_table(moves=4, snapshot_at=0)
    assert again.match is not None
    assert shorter.match is not None
    assert again.match.digest() == shorter.match.digest()


async def snapshot_seq(hub: Hub, table: Table) -> int:
    stored = await hub.store.load(table.id)
    assert stored is not None
    return stored.snapshot_seq


def test_rules_that_change_while_the_server_is_stopped_kill_no_table(settings: Settings) -> None:
    async def play(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        for _ in range(5):
            await move(room, Random(1))
        tables.append(room.table)

    async def spoil(hub: Hub) -> None:
        assert await snapshot_seq(hub, tables[0]) == tables[0].sequence
        async with hub.store.engine.begin() as connection:
            fact = schema.facts.c
            body = msgspec.json.encode(Moved(0, "enter d4", [])).decode()
            await connection.execute(update(schema.facts).where(fact.seq == 3).values(body=body))

    async def play_on(hub: Hub) -> None:
        room = await hub.room(tables[0].id)
        assert room is not None
        assert room.table.pending.keys() == tables[-1].pending.keys()
        await move(room, Random(1))
        tables.append(room.table)

    tables: list[Table] = []
    for work in (play, spoil, play_on, play_on):
        with_hub(settings, work)
    assert [table.sequence for table in tables] == [6, 7, 8]


def test_snapshots_are_written_at_first_and_every_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    often = Settings(database=sqlite_url(tmp_path / "k.sqlite3"), snapshot_every=4)
    saved: list[int] = []

    async def work(hub: Hub) -> None:
        save = hub.store.save_snapshot

        async def noted(table: str, seq: int, snapshot: str, ending: str | None = None) -> None:
            saved.append(seq)
            await save(table, seq, snapshot, ending)

        monkeypatch.setattr(hub.store, "save_snapshot", noted)
        room = await hub.make(HOT_SEAT, ME)
        for _ in range(10):
            await move(room, Random(1))
            while not room.resting:
                await asyncio.sleep(0)
        assert saved == [2, 6, 10]

    with_hub(often, work)
    assert saved == [2, 6, 10, 11]


def test_a_snapshot_that_comes_late_replaces_no_later_one(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        await move(room, Random(1))
        await room.snapshot()
        await hub.store.save_snapshot(room.table.id, 1, "{}")
        stored = await hub.store.load(room.table.id)
        assert stored is not None
        assert (stored.snapshot, stored.snapshot_seq) == (snapshot_of(room.table), 2)

    with_hub(settings, work)


def test_nobody_waits_for_a_snapshot(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()
        save = hub.store.save_snapshot

        async def slow(table: str, seq: int, snapshot: str, ending: str | None = None) -> None:
            begun.set()
            await go_on.wait()
            await save(table, seq, snapshot, ending)

        monkeypatch.setattr(hub.store, "save_snapshot", slow)
        room = await hub.make(HOT_SEAT, ME)
        await move(room, Random(1))
        await begun.wait()
        await move(room, Random(2))
        assert room.table.sequence == 3
        go_on.set()
        while not room.resting:
            await asyncio.sleep(0)
        assert await snapshot_seq(hub, room.table) == 2

    with_hub(settings, work)


@pytest.mark.parametrize("moves", [7, None])
def test_tables_are_put_away_with_a_snapshot(tmp_path: Path, moves: int | None) -> None:
    quick = Settings(database=sqlite_url(tmp_path / "k.sqlite3"), idle_after=0.3)

    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        random = Random(1)
        while not room.table.over and room.table.sequence != moves:
            await move(room, random)
        async with asyncio.timeout(5):
            while hub.rooms:
                await asyncio.sleep(0.01)
            while await snapshot_seq(hub, room.table) != room.table.sequence:
                await asyncio.sleep(0.01)
        back = await hub.room(room.table.id)
        assert back is not None
        assert back is not room
        compare(back.table, room.table)

    with_hub(quick, work)
