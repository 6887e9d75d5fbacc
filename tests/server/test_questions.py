"""No question with one answer is asked, and the time such an answer takes tells nothing."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import pytest

from kaper import registry
from kaper.kernel.codec import Json
from kaper.server.facts import AnyFact, BotSeated, KeptFact, Place, TableSetup, TookBack
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.kept import Stored
from kaper.server.pauses import due, pause, reacts_at
from kaper.server.questions import draw
from kaper.server.rebuild import rebuild
from kaper.server.refusals import CommandRefused
from kaper.server.renderings import Renderings, viewer_of
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.server.tables import Table
from kaper.testing.hubs import ME, with_hub
from kaper.testing.visitors import Live, Visitor, json_list, json_object

Visitors = Callable[[], Visitor]

SETTINGS = Settings(answer_pause=(1.0, 3.0), second_thoughts=4.0)
QUESTIONS = 120


# As a person at a server


def options_of(live: Live) -> list[str]:
    """All that may be answered, gifts of a form included."""
    decision = live.decision
    assert decision is not None
    return [*live.options(), *(["form"] if decision["form"] is not None else [])]


def play(live: Live, random: Random, most: float = math.inf) -> list[int]:
    """Answer at random, to the end or so many questions; how many answers each had."""
    counts: list[int] = []
    while len(counts) < most and not live.over:
        live.until(lambda: live.over or live.decision is not None)
        if not live.over:
            counts.append(len(options_of(live)))
            live.act(random.choice(live.options()))
    return counts


def play_and_resign(live: Live, random: Random) -> list[int]:
    """The other one goes on alone."""
    counts = play(live, random, QUESTIONS)
    if not live.over:
        live.ask("resign", seat=live.now["seat"])
    return counts


@pytest.mark.parametrize("game", registry.games())
def test_a_person_is_asked_nothing_that_has_one_answer(visitor: Visitors, game: str) -> None:
    me = visitor()
    rivals = ["bot:random"] * (max(2, registry.game(game).seats[0]) - 1)
    made = me.make("me", *rivals, game=game)
    with me.sit(str(made["id"])) as live:
        assert 1 not in play(live, Random(game))
        assert live.over


@pytest.mark.parametrize("game", registry.games())
def test_neither_is_one_of_two_persons(visitor: Visitors, game: str) -> None:
    host, guest = visitor(), visitor()
    rest = ["bot:random"] * (max(2, registry.game(game).seats[0]) - 2)
    made = host.make("me", "open", *rest, game=game)
    guest.accept(str(made["invite"]))
    with (
        host.sit(str(made["id"])) as one,
        guest.sit(str(made["id"])) as other,
        ThreadPoolExecutor(2) as both,
    ):
        for counts in both.map(play_and_resign, (one, other), (Random(1), Random(2))):
            assert 1 not in counts


def test_who_wants_to_be_asked_always_is(visitor: Visitors) -> None:
    asked: list[int] = []
    # Some games have no such question: how they are dealt is left to chance.
    for seed in range(20):
        me = visitor()
        made = me.make("me", "bot:random", game="deliveries")
        with me.sit(str(made["id"])) as live:
            live.until(lambda: live.decision is not None)
            assert live.ask("ask-always", seat=0, always=True)["type"] == "done"
            live.until(lambda: live.now["always"] is True)
            asked += play(live, Random(seed))
        if 1 in asked:
            break
    assert 1 in asked


# At a table without a server


def new_table(game: str, seats: int, seed: str = "f00d") -> Table:
    places = [Place("person", f"P{seat}", "", [f"person-{seat}"]) for seat in range(seats)]
    return Table(TableSetup("t", game, {}, seed, "person-0", places, 0.0))


class Desk:
    """A table, its facts, and a clock of our own."""

    def __init__(self, game: str, seats: int) -> None:
        self.table = new_table(game, seats)
        self.facts: list[KeptFact] = []
        self.at = 100.0
        self.keep(self.table.start())

    def keep(self, fact: AnyFact, *, carried_out: bool = False) -> None:
        kept = KeptFact(self.table.sequence + 1, fact, self.at)
        self.table.record(kept, carried_out=carried_out)
        self.facts.append(kept)

    def play(self, random: Random) -> None:
        """Somebody chooses, or answers by itself."""
        self.at += 10.0
        seat = random.choice(self.table.waiting())
        fact = self.table.answer_by_itself(seat)
        if fact is None:
            asked = self.table.pending[seat]
            fact = self.table.move(seat, asked.id, random.choice(asked.options).text)
        self.keep(fact, carried_out=True)

    def until_by_itself(self, random: Random) -> int:
        """On to a seat that has nothing to choose."""
        for _ in range(1000):
            found = [seat for seat in self.table.pending if self.table.by_itself(seat) is not None]
            if found:
                return found[0]
            self.play(random)
        raise AssertionError("somebody always has a choice")


def with_other_hands(table: Table, viewer: int, seed: int) -> Table:
    """A table that this viewer cannot tell from the true one."""
    assert table.match is not None
    other = new_table(table.setup.game, len(table.places))
    other.record(KeptFact(1, other.start(), 0.0))
    other.sequence = table.sequence
    hidden = table.match.sample(viewer, seed)
    hidden.history = list(table.match.history)
    other.questions.asked = {}
    other.go_on_from(hidden, table.asked_at)
    return other


@pytest.mark.parametrize("game", ["deliveries", "jolly-roger", "marauders"])
def test_the_time_of_an_answer_tells_nothing_about_the_hand(game: str) -> None:
    """With the same seed and other hands every seat takes as long: whether it answers by itself,
    is a bot, or a person who is fast."""
    random, drawn, differ = Random(game), set(), 0
    desk = Desk(game, registry.game(game).seats[0] + 1)
    while desk.table.sequence < 300:
        desk.play(random)
        if desk.table.over:
            break
        # Everybody is asked anew, so that both tables count from the same fact.
        desk.table.questions.asked = {}
        desk.table.ask(desk.at)
        for seat in desk.table.waiting():
            viewer = (seat + 1) % len(desk.table.places)
            dealt = with_other_hands(desk.table, viewer, random.getrandbits(32))
            one, other = (pause(table, seat, SETTINGS) for table in (desk.table, dealt))
            assert one == other
            assert reacts_at(desk.table, seat, SETTINGS) == reacts_at(dealt, seat, SETTINGS)
            by_itself = [table.by_itself(seat) is None for table in (desk.table, dealt)]
            differ += by_itself[0] != by_itself[1]
            # At once only where everybody could have known the answer.
            assert one or by_itself[0] == by_itself[1]
            drawn.add(one)
    assert differ or game == "jolly-roger", "the hands never made a difference"
    assert {0.0 if pause == 0.0 else 1.0 <= pause <= 3.0 for pause in drawn} <= {0.0, True}
    assert len(drawn) > 20


def test_a_pause_is_drawn_from_a_secret_the_fact_and_the_seat_alone() -> None:
    draws = [draw("secret", fact, seat) for fact in range(100) for seat in range(5)]
    assert len(set(draws)) == len(draws)
    assert 0.0 <= min(draws) < 0.02
    assert 0.98 < max(draws) < 1.0
    assert abs(sum(draws) / len(draws) - 0.5) < 0.05
    assert draw("secret", 7, 1) == draw("secret", 7, 1) != draw("another", 7, 1)


def test_a_table_built_anew_answers_at_the_same_moment_and_gave_the_same_answers() -> None:
    desk, random = Desk("deliveries", 3), Random(2)
    for _ in range(4):
        seat = desk.until_by_itself(random)
        fact = desk.table.answer_by_itself(seat)
        assert fact is not None
        assert fact.by_itself
        desk.keep(fact, carried_out=True)
    seat = desk.until_by_itself(random)
    again, _ = rebuild(Stored(desk.table.setup, desk.facts, None, 0))
    assert due(again, seat, SETTINGS) == due(desk.table, seat, SETTINGS) > desk.at
    assert again.by_itself(seat) == desk.table.by_itself(seat)
    assert again.questions.given == desk.table.questions.given
    assert len(again.questions.given) >= 4


def given_to(table: Table, seat: int) -> list[Json]:
    text = Renderings(table, frozenset(), 0).situation(viewer_of(table, f"person-{seat}", seat), 0)
    return json_list(json_object(json_of(text))["given"])


def json_of(text: str | bytes) -> Json:
    data: Json = json.loads(text)
    return data


def test_only_its_own_seat_is_told_what_was_answered_by_itself() -> None:
    desk, random = Desk("deliveries", 3), Random(2)
    seat = desk.until_by_itself(random)
    fact = desk.table.answer_by_itself(seat)
    assert fact is not None
    desk.keep(fact, carried_out=True)
    (given,) = given_to(desk.table, seat)
    assert json_object(given)["verb"] == fact.action.split()[0]
    assert given_to(desk.table, (seat + 1) % 3) == []


def test_who_plays_against_bots_alone_does_not_wait() -> None:
    desk = Desk("deliveries", 3)
    seat = desk.until_by_itself(Random(2))
    assert pause(desk.table, seat, SETTINGS)
    for other in range(3):
        if other != seat:
            desk.table.places[other] = Place("bot", "", "random")
    assert pause(desk.table, seat, SETTINGS) == 0.0
    # Against a person whom a bot stands in for, it does: that person may come back.
    desk.keep(BotSeated((seat + 1) % 3, "random"))
    desk.table.places[(seat + 1) % 3] = Place("bot", "", "random", [], ["somebody"])
    assert pause(desk.table, seat, SETTINGS)


def test_at_one_device_a_question_that_hangs_on_a_hand_is_asked() -> None:
    """To be asked only where there is a choice would tell everybody around it that there is one."""
    desk = Desk("deliveries", 3)
    seat = desk.until_by_itself(Random(2))
    desk.table.places = [Place("person", "", "", [ME]) for _ in range(3)]
    assert desk.table.by_itself(seat) is None


def test_an_undo_stops_at_no_answer_that_gave_itself() -> None:
    """A captain without an action left ends the turn by itself; taking back goes to what was
    chosen before."""
    desk = Desk("marauders", 2)
    random = Random(3)
    seat = desk.until_by_itself(random)
    while not (desk.table.by_itself(seat) == "end" and desk.table.undo_kind(seat) == "own"):
        desk.play(random)
        seat = desk.until_by_itself(random)
    chosen = len(desk.table.playing().history)
    assert due(desk.table, seat, SETTINGS) > desk.at
    fact = desk.table.answer_by_itself(seat)
    assert fact is not None
    desk.keep(fact, carried_out=True)
    back = desk.table.take_back(f"person-{seat}", seat)
    assert back.count == 2
    desk.keep(TookBack(seat, back.count))
    assert len(desk.table.playing().history) == chosen - 1
    assert desk.table.questions.given == [
        given for given in desk.table.questions.given if given.actions < chosen
    ]


# Passes that stand


def to_a_window(desk: Desk) -> Table:
    """The Captain has chosen where to sail: cards may be played."""
    captain = desk.table.waiting()[0]
    asked = desk.table.pending[captain]
    desk.keep(desk.table.move(captain, asked.id, asked.options[0].text), carried_out=True)
    assert len(desk.table.pending) == 3
    return desk.table


def test_a_pass_may_stand_until_a_card_is_played() -> None:
    desk = Desk("jolly-roger", 3)
    table = to_a_window(desk)
    assert table.may_stand(1) == ["card", "window"]
    assert table.by_itself(1) is None
    desk.keep(table.stand("person-1", 1, "card"))
    assert table.by_itself(1) == "pass"
    passed = table.answer_by_itself(1)
    assert passed is not None
    desk.keep(passed, carried_out=True)
    again, _ = rebuild(Stored(table.setup, desk.facts, None, 0))
    assert again.questions.standing.keys() == {1}
    seat, played = next(
        (asked, option.text)
        for asked, decision in table.pending.items()
        for option in decision.options
        if option.verb in table.game.stirring
    )
    desk.keep(table.move(seat, table.pending[seat].id, played), carried_out=True)
    assert table.questions.standing == {}
    assert table.by_itself(1) is None


def test_a_pass_may_stand_until_the_window_is_over() -> None:
    desk = Desk("jolly-roger", 3)
    table = to_a_window(desk)
    desk.keep(table.stand("person-1", 1, "window"))
    for seat in range(3):
        desk.keep(table.move(seat, table.pending[seat].id, "pass"), carried_out=True)
    assert table.questions.standing == {}


def test_a_pass_that_stands_can_be_taken_back_and_nobody_else_hears_of_it() -> None:
    desk = Desk("jolly-roger", 3)
    table = to_a_window(desk)
    told = table.told
    desk.keep(table.stand("person-1", 1, "card"))
    assert table.told == told
    desk.keep(table.stand("person-1", 1, ""))
    assert table.by_itself(1) is None
    with pytest.raises(CommandRefused, match="not-your-seat"):
        table.stand("person-0", 1, "card")


def test_a_pass_stands_only_where_one_can_pass() -> None:
    desk = Desk("jolly-roger", 3)
    captain = desk.table.waiting()[0]
    with pytest.raises(CommandRefused, match="too-late"):
        desk.table.stand(f"person-{captain}", captain, "card")


# In a room


@pytest.fixture
def soon(tmp_path: Path) -> Settings:
    return Settings(
        database=sqlite_url(tmp_path / "kaper.sqlite3"), answer_pause=(0.2, 0.3), bot_pause=0.0
    )


async def to_an_answer(hub: Hub) -> Room:
    """A table at which somebody is about to answer by itself."""
    seats = [NewSeat("me", "A"), NewSeat("open", "B"), NewSeat("bot", "C", "random")]
    room = await hub.make(NewTable("deliveries", seats, {}), ME)
    await room.change(lambda: room.table.join("guest", "B", 1, member=True))
    random = Random(1)
    while not [s for s in room.table.pending if room.table.by_itself(s) is not None]:
        async with room.held() as table:
            asked = [d for s, d in table.pending.items() if table.places[s].kind == "person"]
        for decision in asked:
            action = random.choice(decision.options).text
            await room.change(partial(room.table.move, decision.seat, decision.id, action))
        await asyncio.sleep(0)
    return room


@pytest.mark.parametrize("back", [0.0, 86_400.0])
def test_an_answer_is_given_though_the_server_stopped_before_its_time(
    soon: Settings, monkeypatch: pytest.MonkeyPatch, back: float
) -> None:
    """Also where the machine's clock was set back meanwhile."""
    table_id, before = "", 0

    async def begin(hub: Hub) -> None:
        nonlocal table_id, before
        room = await to_an_answer(hub)
        table_id, before = room.table.id, len(room.table.questions.given)

    async def wait(hub: Hub) -> None:
        room = await hub.room(table_id)
        assert room is not None
        while len(room.table.questions.given) == before:
            await asyncio.sleep(0.01)

    with_hub(soon, begin)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() - back)
    with_hub(soon, wait)


def test_a_table_that_is_put_away_answers_nothing_even_if_it_changes_just_then(
    soon: Settings,
) -> None:
    async def work(hub: Hub) -> None:
        room = await to_an_answer(hub)
        before = len(room.table.questions.given)
        await asyncio.sleep(0.02)
        room.movers.go_on()
        await room.close()
        assert len(room.table.questions.given) == before

    with_hub(soon, work)


def test_at_one_device_nobody_is_asked_what_everybody_sees() -> None:
    desk = Desk("maracaibo", 2)
    desk.table.places = [Place("person", "", "", [ME]) for _ in range(2)]
    seat = desk.until_by_itself(Random(1))
    assert pause(desk.table, seat, SETTINGS) == 0.0
