"""Updates: what differs from the scene before, and nothing else, leads to the whole situation."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from kaper import registry
from kaper.kernel.codec import Json
from kaper.server.facts import KeptFact, Place, TableSetup
from kaper.server.renderings import Renderings, viewer_of
from kaper.server.scenes import Listener, Scene
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table
from kaper.testing.visitors import Visitor, json_object

Visitors = Callable[[], Visitor]

NEWS = {"type", "sequence", "since", "happenings", "given", "timeLeft", "times"}


class Eyes:
    """Somebody who looks at a table and is told of it by updates."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self._viewer = viewer_of(table, None if seat is None else f"person-{seat}", seat)
        self._listener = Listener()
        self._scene: Scene | None = None
        self._known = 0
        self.kinds: list[str] = []

    def look(self, renderings: Renderings) -> None:
        """Be told what is new, and compare what comes of it with the whole."""
        message = renderings.message(self._viewer, self._known, self._scene)
        self.kinds.append(str(msgspec.json.decode(message)["type"]))
        heard = self._listener.hear(message)
        assert heard == msgspec.json.decode(renderings.situation(self._viewer, self._known))
        self._scene = renderings.scene(self._viewer)
        self._known = renderings.table.events


def new_table(game: str, seats: int, seed: str) -> Table:
    places = [Place("person", f"P{seat}", "", [f"person-{seat}"]) for seat in range(seats)]
    table = Table(TableSetup("t", game, {}, seed, "person-0", places, 0.0))
    table.record(KeptFact(1, table.start(), 0.0))
    return table


def play_on(table: Table, random: Random) -> None:
    """Any action, sometimes one that breaks in, sometimes the last one taken back."""
    seat = random.choice(table.waiting())
    if random.random() < 0.05 and table.undo_kind(seat) == "own":
        fact = table.take_back(f"person-{seat}", seat)
        table.record(KeptFact(table.sequence + 1, fact, 0.0))
        return
    asked = table.pending[seat]
    if table.interruptions and random.random() < 0.2:
        seat, asked = random.choice([*table.interruptions.items()])
    options = asked.options or tuple(asked.form.suggest(8) if asked.form else ())
    moved = table.move(seat, asked.id, random.choice(options).text)
    table.record(KeptFact(table.sequence + 1, moved, 0.0), carried_out=True)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", registry.games())
def test_updates_lead_to_the_whole_situation_at_every_step(game: str, seed: int) -> None:
    random = Random(f"{game} {seed}")
    seats = random.choice([number for number in registry.game(game).seats if number > 1])
    table = new_table(game, seats, f"{seed}")
    eyes = [Eyes(table, seat) for seat in (None, *range(seats))]
    for _ in range(150):
        renderings = Renderings(table, frozenset({0}), random.randrange(3))
        # Not everybody is told of every step: what comes in quick succession comes together.
        for each in eyes:
            if random.random() < 0.7 or table.over:
                each.look(renderings)
        if table.over:
            break
        play_on(table, random)
    for each in eyes:
        assert each.kinds[0] == "situation"
        # A view may lose a member now and then; all else is told by what differs.
        assert each.kinds.count("update") > 0.9 * len(each.kinds)


def test_nothing_is_told_again_that_is_as_it_was() -> None:
    table = new_table("martinique", 2, "1")
    viewer = viewer_of(table, "person-0", 0)
    before = Renderings(table, frozenset(), 0).scene(viewer)
    same = json.loads(Renderings(table, frozenset(), 0).message(viewer, table.events, before))
    assert same.keys() == NEWS
    came = json.loads(Renderings(table, frozenset({1}), 0).message(viewer, table.events, before))
    assert came.keys() == {*NEWS, "table"}
    fact = table.move(0, 1, "enter a1")
    table.record(KeptFact(2, fact, 0.0), carried_out=True)
    moved = json.loads(Renderings(table, frozenset(), 0).message(viewer, 0, before))
    assert moved.keys() == {*NEWS, "view", "waiting", "decision", "undo"}
    assert moved["view"].keys() == {"pirates", "reserve"}
    assert moved["decision"] is None


def test_who_knows_the_same_is_sent_the_same_bytes() -> None:
    table = new_table("deliveries", 3, "1")
    renderings = Renderings(table, frozenset(), 0)
    viewers = [renderings.viewer(None, None, member=False) for _ in range(2)]
    first, second = (renderings.message(viewer, 0, None) for viewer in viewers)
    assert first is second


def test_a_view_that_loses_something_is_told_as_a_whole() -> None:
    table = new_table("martinique", 2, "1")
    viewer = viewer_of(table, None, None)
    renderings = Renderings(table, frozenset(), 0)
    scene = renderings.scene(viewer)
    more = msgspec.structs.replace(scene, view={**(scene.view or {}), "gone": msgspec.Raw(b"1")})
    none = msgspec.structs.replace(scene, view=None)
    for before in (more, none):
        told: dict[str, Json] = json.loads(renderings.message(viewer, 0, before))
        assert told["type"] == "situation"
        assert json_object(told["view"]).keys() == (scene.view or {}).keys()


def kinds(texts: list[str]) -> list[str]:
    told = [str(json_object(json.loads(text))["type"]) for text in texts]
    return [kind for kind in told if kind in ("situation", "update")]


def test_whoever_comes_back_or_looks_with_other_eyes_is_told_the_whole(visitor: Visitors) -> None:
    host = visitor()
    table = str(host.make("me", "here")["id"])
    with host.sit(table, seat=0) as live:
        live.play(live.options()[0])
        live.until(lambda: live.decision is None)
        assert {*kinds(live.received[1:])} == {"update"}
        live.send(type="look", seat=1)
        live.until(lambda: live.now["seat"] == 1)
        assert kinds(live.received)[-1] == "situation"
        live.play(live.options()[0])
        live.until(lambda: live.decision is None)
        assert kinds(live.received)[-1] == "update"
        events = len(live.log)
        view = live.now["view"]
    with host.sit(table, seat=1, events=events) as again:
        assert kinds(again.received)[0] == "situation"
        assert again.now["happenings"] == []
        assert again.now["view"] == view


def test_whoever_did_not_ask_for_updates_is_told_situations(visitor: Visitors) -> None:
    host = visitor()
    table = str(host.make("me", "here")["id"])
    socket = host.dial(table)
    with socket:
        socket.send('{"type":"hello","events":0,"talk":0,"seat":0}')
        with host.sit(table, seat=0) as live:
            sequence = live.play(live.options()[0])
        told = [""]
        while f'"sequence":{sequence},' not in told[-1]:
            told.append(str(socket.recv(timeout=30)))
        assert {*kinds(told[1:])} == {"situation"}


def test_a_socket_that_cannot_be_written_to_gets_everything_later_and_in_order() -> None:
    written: list[bytes] = []
    ready = True

    def write(message: bytes) -> bool:
        if ready:
            written.append(message)
        return ready

    subscriber = Subscriber(None, None, 0, 2, write=write)
    subscriber.send(b"1")
    ready = False
    subscriber.send(b"2")
    ready = True
    # What waits is not overtaken.
    subscriber.send(b"3")
    assert written == [b"1"]
    assert [*subscriber.messages] == [b"2", b"3"]
    dropped: list[bool] = []
    subscriber.drop = lambda: dropped.append(True)
    subscriber.send(b"4")
    assert dropped
