"""People and bots at a table, through real sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random

import pytest

import kaper
from kaper.replay import verify_seed
from kaper.server.facts import seed_hash
from kaper.testing.visitors import Live, Visitor, json_int, json_object

Visitors = Callable[[], Visitor]


@dataclass
class Pair:
    """Two persons at a table, and what they see."""

    table: str
    visitors: tuple[Visitor, Visitor]
    lives: tuple[Live, Live]

    def actor(self) -> Live:
        return next(live for live in self.lives if live.decision is not None)

    def other(self) -> Live:
        return next(live for live in self.lives if live.decision is None)

    def play(self, action: str | None = None) -> None:
        """The one who has to decides; both see it."""
        actor = self.actor()
        sequence = actor.play(action or actor.options()[0])
        for live in self.lives:
            live.catch_up(sequence)

    def play_out(self, seed: int) -> None:
        random = Random(seed)
        while not self.lives[0].over:
            self.play(random.choice(self.actor().options()))


@pytest.fixture
def pair(visitor: Visitors) -> Iterator[Pair]:
    with ExitStack() as stack:
        host, guest = visitor(), visitor()
        made = host.make("me", "open")
        guest.accept(str(made["invite"]))
        table = str(made["id"])
        lives = (stack.enter_context(host.sit(table)), stack.enter_context(guest.sit(table)))
        yield Pair(table, (host, guest), lives)


def test_two_people_play_a_whole_game_and_a_spectator_sees_it(
    pair: Pair, visitor: Visitors
) -> None:
    with visitor().sit(pair.table) as spectator:
        assert spectator.now["seat"] is None
        hashed = spectator.table["seedHash"]
        assert spectator.table["seed"] == ""
        pair.play_out(3)
        spectator.until(lambda: spectator.over)
        for live in (*pair.lives, spectator):
            assert list(live.log) == list(range(len(live.log)))
            assert len(live.log) == len(spectator.log)
    record = pair.visitors[0].http.get(f"/api/tables/{pair.table}/record").text
    match = kaper.replay(record)
    verify_seed(record)
    assert match.over
    assert match.header.seed == spectator.table["seed"]
    assert seed_hash(match.header.seed) == hashed
    result = json_object(spectator.now["result"])
    assert match.result is not None
    assert result["scores"] == list(match.result.scores)
    assert result["reason"] == match.result.reason


def test_a_command_sent_twice_is_done_once(pair: Pair) -> None:
    live = pair.actor()
    asked = live.decision
    assert asked is not None
    fields = {"seat": asked["seat"], "decision": asked["id"], "action": live.options()[0]}
    first = live.ask("act", id="the-same", **fields)
    again = live.ask("act", id="the-same", **fields)
    assert first["type"] == "done"
    assert again == first
    pair.other().catch_up(json_int(first["sequence"]))
    assert live.keys() == ["martinique-entered"]


def test_an_answer_to_an_old_decision_is_too_late(pair: Pair) -> None:
    live = pair.actor()
    old = json_int((live.decision or {})["id"])
    pair.play()
    assert live.act("enter a1", decision=old)["rule"] == "server:too-late"
    assert pair.actor().act("enter h8", decision=old + 7)["rule"] == "server:too-late"


def test_refusals_name_the_rule(pair: Pair, visitor: Visitors) -> None:
    live, other = pair.actor(), pair.other()
    assert str(live.act("enter d4")["rule"]).startswith("martinique:")
    assert live.act("juggle")["rule"] == "kernel:unknown-action"
    seat = json_int(live.now["seat"])
    assert str(live.ask("why", seat=seat, action="enter d4")["rule"]).startswith("martinique:")
    assert live.ask("why", seat=seat, action=live.options()[0])["rule"] == ""
    assert other.act("enter a1", seat=seat, decision=1)["rule"] == "server:not-your-seat"
    with visitor().sit(pair.table) as spectator:
        for seat in (-1, 0, 1, 7):
            answer = spectator.act("enter a1", seat=seat, decision=1)
            assert answer["rule"] == "server:not-your-seat"


def test_a_browser_comes_back_and_gets_what_it_missed(pair: Pair) -> None:
    for _ in range(3):
        pair.play()
    gone, there = pair.other(), pair.actor()
    seat = json_int(gone.now["seat"])
    host = pair.visitors[seat]
    known = len(gone.log)
    before = dict(gone.log)
    gone.socket.close()
    there.play(there.options()[0])
    with host.sit(pair.table, seat=seat, events=known) as back:
        assert back.now["since"] == known
        assert before | back.log == dict(sorted((before | back.log).items()))
        assert max(back.log) == max(there.log)
        assert back.now["seat"] == seat
    for unknown in (0, -5, 10_000):
        with host.sit(pair.table, seat=seat, events=unknown) as back:
            assert back.now["since"] == 0
            assert list(back.log) == list(there.log)


def test_own_undo_is_done_at_once_and_takes_events_away(visitor: Visitors) -> None:
    host = visitor()
    table = str(host.make("me", "here")["id"])
    with host.sit(table, seat=0) as live:
        assert live.table["hotSeat"] is True
        assert live.now["undo"] == []
        first = live.play("enter a1")
        assert live.now["undo"] == ["own"]
        answer = live.ask("take-back", seat=0)
        assert answer["type"] == "done"
        live.catch_up(first + 1)
        assert live.keys() == ["kernel-took-back"]
        assert live.now["undo"] == []
        assert "enter a1" in live.options()
        with host.sit(table, seat=0, events=1) as back:
            assert back.keys() == ["kernel-took-back"]
        assert live.ask("take-back", seat=0)["rule"] == "kernel:undo-nothing"


def test_undo_past_another_needs_consent(pair: Pair) -> None:
    first, second = pair.actor(), pair.other()
    pair.play("enter a1")
    pair.play("enter h8")
    assert first.now["undo"] == ["consent"]
    assert second.now["undo"] == ["own"]
    assert first.ask("take-back", seat=0)["type"] == "done"
    second.until(lambda: second.now["request"] is not None)
    assert second.now["request"] == {"seat": 0, "count": 2, "waiting": [1]}
    assert first.ask("agree", seat=0, yes=True)["rule"] == "server:not-asked"
    assert second.ask("agree", seat=1, yes=False)["type"] == "done"
    first.until(lambda: first.sequence >= second.sequence and first.now["request"] is None)
    assert len(first.log) == 2
    assert first.ask("take-back", seat=0)["type"] == "done"
    assert first.ask("take-back", seat=0)["rule"] == "server:already-asked"
    answer = second.ask("agree", seat=1, yes=True)
    for live in pair.lives:
        live.catch_up(json_int(answer["sequence"]))
        assert live.keys() == ["kernel-took-back"]
        assert live.now["request"] is None
    assert "enter a1" in first.options()


def test_a_move_ends_a_request(pair: Pair) -> None:
    pair.play("enter a1")
    pair.play("enter h8")
    pair.lives[0].ask("take-back", seat=0)
    pair.play()
    assert pair.lives[0].now["request"] is None
    assert pair.lives[1].ask("agree", seat=1, yes=True)["rule"] == "server:not-asked"


def test_resigning_ends_a_game_for_two(pair: Pair, visitor: Visitors) -> None:
    pair.play()
    loser, winner = pair.lives
    assert winner.ask("resign", seat=0)["rule"] == "server:not-your-seat"
    assert loser.ask("resign", seat=0)["type"] == "done"
    winner.until(lambda: winner.over)
    outcome = {"scores": [], "winners": [1], "ranking": [[1], [0]], "reason": "resigned"}
    assert winner.now["result"] == outcome
    assert winner.now["decision"] is None
    assert winner.now["waiting"] == []
    assert winner.act("enter b1", seat=1, decision=1)["rule"] == "kernel:game-over"
    assert winner.table["seed"]
    record = visitor().http.get(f"/api/tables/{pair.table}/record").text
    assert not kaper.replay(record).over


def test_a_rematch_turns_the_seats(pair: Pair) -> None:
    first, second = pair.lives
    assert first.ask("rematch")["rule"] == "server:not-over"
    first.ask("resign", seat=0)
    assert second.ask("rematch")["type"] == "done"
    first.until(lambda: first.table["nextTable"] != "")
    following = str(first.table["nextTable"])
    assert first.ask("rematch")["type"] == "done"
    second.until(lambda: second.table["nextTable"] == following)
    tables = [table["id"] for table in pair.visitors[0].http.get("/api/tables").json()]
    assert sorted(tables) == sorted([following, pair.table])
    with pair.visitors[0].sit(following) as host, pair.visitors[1].sit(following) as guest:
        assert (host.now["seat"], guest.now["seat"]) == (1, 0)
        assert guest.decision is not None
        assert host.table["host"] is True
        assert host.table["seedHash"] != first.table["seedHash"]
        assert host.table["status"] == "playing"


def test_a_bot_plays_to_the_end(visitor: Visitors) -> None:
    host = visitor()
    table = str(host.make("me", "bot:greedy")["id"])
    random = Random(5)
    with host.sit(table) as live:
        seat = live.now["seat"]
        hint = live.ask("ask-hint", seat=seat)
        assert hint["type"] == "hint"
        assert hint["action"] in live.options()
        while not live.over:
            if live.decision is None:
                live.read()
            else:
                live.play(random.choice(live.options()))
        assert live.now["result"] is not None
    verify_seed(host.http.get(f"/api/tables/{table}/record").text)


def test_undo_against_a_bot_needs_nobody(visitor: Visitors) -> None:
    host = visitor()
    with host.sit(str(host.make("me", "bot:random")["id"])) as live:
        live.play("enter a1")
        live.until(lambda: live.decision is not None)
        assert live.now["undo"] == ["own"]
        assert live.ask("take-back", seat=0)["type"] == "done"
        live.until(lambda: "enter a1" in live.options())


def test_bots_play_among_themselves(visitor: Visitors) -> None:
    host = visitor()
    with host.sit(str(host.make("bot:random", "bot:random")["id"])) as live:
        live.until(lambda: live.over)
        assert live.now["seat"] is None


def test_hot_seat_looks_with_own_eyes_only(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    table = str(host.make("me", "here")["id"])
    with host.sit(table) as live, stranger.sit(table, seat=0) as watching:
        assert (live.now["seat"], live.options()) == (None, [])
        live.send(type="look", seat=0)
        live.until(lambda: live.now["seat"] == 0)
        assert live.options()
        live.send(type="look", seat=None)
        live.until(lambda: live.now["seat"] is None)
        assert watching.now["seat"] is None
        watching.send(type="look", seat=0)
        watching.until(lambda: "" in watching.answers)
        assert watching.answers[""]["rule"] == "server:not-your-seat"
        assert watching.ask("ping")["type"] == "pong"


def test_an_open_seat_waits_for_a_guest_or_a_bot(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    made = host.make("me", "open")
    table = str(made["id"])
    with host.sit(table) as live:
        assert live.table["status"] == "waiting"
        assert live.now["view"] is None
        assert live.act("enter a1", seat=0, decision=1)["rule"] == "server:not-started"
        with stranger.sit(table) as other:
            assert other.ask("seat-bot", seat=1, bot="random")["rule"] == "server:host-only"
        assert live.ask("seat-bot", seat=1, bot="genius")["rule"] == "server:no-such-bot"
        assert live.ask("seat-bot", seat=9, bot="random")["rule"] == "server:no-such-seat"
        assert live.ask("seat-bot", seat=1, bot="random")["type"] == "done"
        live.until(lambda: live.table["status"] == "playing")
        assert live.seats("kind") == ["person", "bot"]


def test_a_bot_stands_in_for_who_is_away_and_hands_back(pair: Pair, visitor: Visitors) -> None:
    host, guest = pair.lives
    while guest.decision is None:
        pair.play()
    assert host.ask("seat-bot", seat=1, bot="random")["rule"] == "server:not-away"
    guest.socket.close()
    while True:
        answer = host.ask("seat-bot", seat=1, bot="random")
        if answer["type"] == "done":
            break
        assert answer["rule"] == "server:not-away"
    host.until(lambda: host.seats("kind") == ["person", "bot"])
    with pair.visitors[1].sit(pair.table) as back, visitor().sit(pair.table) as stranger:
        assert back.now["seat"] is None
        assert back.seats("former") == [False, True]
        assert stranger.seats("former") == host.seats("former") == [False, False]
    pair.visitors[1].post(f"/api/tables/{pair.table}/join", {"name": "back", "seat": 1})
    with pair.visitors[1].sit(pair.table) as back:
        assert back.now["seat"] == 1
        assert back.seats("former") == [False, False]


def test_talk_is_kept_and_told(pair: Pair, visitor: Visitors) -> None:
    first, second = pair.lives
    assert first.ask("say", text="  ahoj\n")["type"] == "done"
    second.until(lambda: bool(second.lines))
    line = second.lines[0]
    assert (line["number"], line["seat"], line["text"]) == (1, 0, "ahoj")
    assert first.ask("say", text="x" * 501)["rule"] == "server:talk-length"
    assert first.ask("say", text=" \t ")["rule"] == "server:talk-length"
    with visitor().sit(pair.table) as stranger:
        assert [line["text"] for line in stranger.lines] == ["ahoj"]
        assert stranger.ask("say", text="hey")["rule"] == "server:not-invited"
        assert [live.now["mayTalk"] for live in (first, stranger)] == [True, False]
    second.ask("say", text="ahoj!")
    with pair.visitors[0].sit(pair.table, talk=1) as back:
        assert [line["number"] for line in back.lines] == [2]


def test_an_invited_spectator_may_talk(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    made = host.make("me", "bot:random")
    guest.http.get(str(made["invite"]))
    with guest.sit(str(made["id"])) as watching:
        assert (watching.now["seat"], watching.now["mayTalk"]) == (None, True)
        assert watching.ask("say", text="ahoj")["type"] == "done"


def test_talk_keeps_its_place_among_the_events(pair: Pair) -> None:
    first, second = pair.lives
    pair.play("enter a1")
    first.ask("say", text="after one")
    pair.play("enter h8")
    first.ask("say", text="after two")
    second.until(lambda: len(second.lines) == 2)
    assert [line["events"] for line in second.lines] == [1, 2]
    # Two events go, and the one that tells of it comes in place of the first of them.
    first.ask("take-back", seat=0)
    second.until(lambda: second.now["request"] is not None)
    second.ask("agree", seat=1, yes=True)
    assert [line["events"] for line in second.lines] == [0, 0]
    with pair.visitors[0].sit(pair.table) as back:
        assert [line["events"] for line in back.lines] == [0, 0]


def test_presence_is_told(pair: Pair) -> None:
    host, guest = pair.lives
    host.until(lambda: host.seats("online") == [True, True])
    guest.socket.close()
    host.until(lambda: host.seats("online") == [True, False])
