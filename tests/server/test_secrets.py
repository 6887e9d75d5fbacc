"""Nobody is sent what they may not know: in no message, log line, export or decision."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest

import kaper
from kaper.kernel.codec import Json
from kaper.server.facts import KeptFact, Place, TableSetup
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.renderings import Renderings, viewer_of
from kaper.server.scenes import Scene
from kaper.server.settings import Settings, sqlite_url
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table
from kaper.testing.hubs import ME, with_hub
from kaper.testing.scenario import Scenario
from kaper.testing.visitors import Object, Visitor, json_list, json_object

Visitors = Callable[[], Visitor]
Arrange = Callable[..., Scenario]

SEED = "f00dfeedcafe"


def new_table(game: str, seats: int) -> Table:
    places = [Place("person", f"P{seat}", "", [f"person-{seat}"]) for seat in range(seats)]
    table = Table(TableSetup("t", game, {}, SEED, "person-0", places, 0.0))
    table.record(KeptFact(1, table.start(), 0.0))
    return table


def play_on(table: Table, random: Random) -> None:
    seat = random.choice(table.waiting())
    asked = table.pending[seat]
    options = asked.options or tuple(asked.form.suggest(8) if asked.form else ())
    fact = table.move(seat, asked.id, random.choice(options).text)
    table.record(KeptFact(table.sequence + 1, fact, 0.0), carried_out=True)


def indistinguishable(table: Table, seat: int | None, seed: int) -> Table:
    """A table that differs in everything this seat cannot know."""
    assert table.match is not None
    other = new_table(table.setup.game, len(table.places))
    other.sequence, other.told = table.sequence, table.told
    hidden = table.match.sample(seat, seed)
    # The log is compared apart: here it is this viewer's own.
    hidden.events = list(table.match.events)
    hidden.history = list(table.match.history)
    ids = table.match.to_json()["ids"]
    assert isinstance(ids, list)
    hidden.resume_ids([number for number in ids if isinstance(number, int)])
    other.go_on_from(hidden, 0.0)
    return other


def sent(table: Table, seat: int | None, before: Scene | None = None) -> bytes:
    person = None if seat is None else f"person-{seat}"
    return Renderings(table, frozenset(), 0).message(viewer_of(table, person, seat), 0, before)


def seen(table: Table, seat: int | None) -> Scene:
    person = None if seat is None else f"person-{seat}"
    return Renderings(table, frozenset(), 0).scene(viewer_of(table, person, seat))


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("game", ["martinique", "vote", "deck"])
def test_frames_do_not_hang_on_what_is_hidden(game: str) -> None:
    random = Random(11)
    table = new_table(game, kaper.registry.game(game).seats[0])
    differed = 0
    before: dict[int | None, Scene] = {}
    while not table.over:
        assert table.match is not None
        for seat in (None, *range(len(table.places))):
            other = indistinguishable(table, seat, random.getrandbits(32))
            assert other.match is not None
            differed += other.match.digest() != table.match.digest()
            assert sent(other, seat) == sent(table, seat)
            assert sent(other, seat, before.get(seat)) == sent(table, seat, before.get(seat))
            before[seat] = seen(table, seat)
        play_on(table, random)
    assert differed


def hidden_things(message: Object) -> list[str]:
    """What in a message of Martinique its viewer may not know."""
    if message["type"] != "situation" or json_object(message["table"])["status"] == "over":
        return []
    eyes, leaks = message["seat"], []
    told: list[Json] = json_list(message["happenings"])
    for event in map(json_object, told):
        args = json_object(event["args"])
        taken = event["key"] in ("martinique-map-taken", "martinique-bar-map-taken")
        if taken and args["seat"] != eyes and args["coordinate"] != "":
            leaks.append(f"log: {event}")
    if message["view"] is None:
        return leaks
    view = json_object(message["view"])
    if view["lost"] is not None:
        leaks.append("lost")
    leaks += [
        f"map of {owner}"
        for owner, seat in enumerate(map(json_object, json_list(view["seats"])))
        for token in map(json_object, json_list(seat["maps"]))
        if owner != eyes and not token["open"] and token["coordinate"] is not None
    ]
    decision = message["decision"]
    if decision is not None and json_object(decision)["seat"] != eyes:
        leaks.append("decision")
    if json_object(message["table"])["seed"]:
        leaks.append("seed")
    return leaks


def test_no_frame_of_a_whole_game_tells_a_secret(visitor: Visitors) -> None:
    host, guest, stranger = visitor(), visitor(), visitor()
    made = host.make("me", "open")
    table = str(made["id"])
    guest.accept(str(made["invite"]))
    random = Random(2)
    before_the_end: list[str] = []
    with host.sit(table) as first, guest.sit(table) as second, stranger.sit(table) as third:
        lives = (first, second, third)
        while not first.over:
            actor = first if first.decision is not None else second
            before_the_end = [text for live in lives for text in live.received]
            sequence = actor.play(random.choice(actor.options()))
            for live in lives:
                live.catch_up(sequence)
        seed = str(first.table["seed"])
        taken = 0
        for live in lives:
            for message in live.heard:
                assert hidden_things(message) == []
                taken += "martinique-map-taken" in json.dumps(message)
    assert taken
    assert seed
    assert not any(seed in text for text in before_the_end)


def test_the_check_would_find_a_leak() -> None:
    table = new_table("martinique", 2)
    random = Random(2)
    leaks: list[str] = []
    while not table.over:
        for eyes, shown in ((0, None), (0, 1)):
            told = json_object(json.loads(sent(table, eyes)))
            told["seat"] = shown
            leaks += hidden_things(told)
        play_on(table, random)
    assert {leak.partition(" ")[0] for leak in leaks} >= {"log:", "map", "decision"}


def play(table: Table, seat: int, action: str) -> None:
    fact = table.move(seat, table.pending[seat].id, action)
    table.record(KeptFact(table.sequence + 1, fact, float(table.sequence)), carried_out=True)


def waiting_card(scenario: Arrange) -> Table:
    """A table at which a card of p0 waits for the answers of p1, p2 and p3."""
    table = new_table("jolly-roger", 4)
    hands = {"p0": ["stowaways", "n1c1"], "p1": ["n1c2"], "p2": ["traitor"], "p3": ["n1c3"]}
    arrangement = {owner: {"hand": hand} for owner, hand in hands.items()}
    table.go_on_from(scenario("jolly-roger", seats=4, **arrangement).match, 0.0)
    play(table, 0, "play stowaways")
    return table


@pytest.mark.rule("jolly-roger:card.traitor-window")
def test_nobody_else_can_tell_who_has_passed_on_a_card_that_waits(scenario: Arrange) -> None:
    table = waiting_card(scenario)
    for passing, others in ((2, (0, 1, 3, None)), (1, (0, 2, 3, None))):
        before = {seat: (sent(table, seat), table.changed) for seat in others}
        play(table, passing, "pass")
        assert {seat: (sent(table, seat), table.changed) for seat in others} == before
        own = json_object(json.loads(sent(table, passing)))
        assert own["decision"] is None
        assert passing not in json_list(own["waiting"])
        assert own["undo"] == []
    # The window ends with the last pass, which everybody sees.
    seen = sent(table, 0)
    play(table, 3, "pass")
    assert sent(table, 0) != seen


@pytest.mark.rule("jolly-roger:special.any-time-digital")
def test_only_the_holder_of_a_card_for_any_moment_is_told_of_it(scenario: Arrange) -> None:
    """Whatever p2 holds, everybody else is sent the same."""

    def shown(card: str) -> dict[int | None, Object]:
        table = new_table("jolly-roger", 4)
        hands = {"p0": {"hand": ["n1c1"]}, "p2": {"hand": [card]}}
        table.go_on_from(scenario("jolly-roger", seats=4, **hands).match, 0.0)
        return {eyes: json_object(json.loads(sent(table, eyes))) for eyes in (None, *range(4))}

    able, unable = shown("stowaways"), shown("n1c2")
    for eyes in (None, 0, 1, 3):
        assert able[eyes] == unable[eyes]
        assert able[eyes]["interruption"] is None
    assert unable[2]["interruption"] is None
    offered = json_object(able[2]["interruption"])
    assert [json_object(option)["text"] for option in json_list(offered["options"])] == [
        "play stowaways"
    ]
    assert able[2]["decision"] is None
    assert able[2]["waiting"] == [0]


def test_a_secret_pass_is_told_to_nobody_else(visitor: Visitors) -> None:
    host, *guests = visitor(), visitor(), visitor()
    made = host.make("me", "open", "open", game="jolly-roger")
    for guest in guests:
        guest.accept(str(made["invite"]))
    random = Random(4)
    with ExitStack() as stack:
        lives = [stack.enter_context(v.sit(str(made["id"]))) for v in (host, *guests)]
        while json_object(lives[0].now["view"])["window"] != "answer":
            actor = random.choice([live for live in lives if live.decision is not None])
            sequence = actor.play(random.choice(actor.options()))
            for live in lives:
                live.catch_up(sequence)
        passing, *others = sorted(lives, key=lambda live: live.decision is None)
        for live in others:
            assert live.ask("ping")["type"] == "pong"
        known = [(len(live.heard), said(live.now)) for live in others]
        assert passing.play("pass") == others[0].sequence
        assert passing.decision is None
        for live, (before, last) in zip(others, known, strict=True):
            live.ask("ping")
            *told, answer = live.heard[before:]
            assert answer["type"] == "pong"
            # Who entered a moment ago may be told of now: the same situation once more.
            assert all(message["happenings"] == [] and said(message) == last for message in told)


def test_a_wish_is_told_to_nobody_else_and_nothing_with_it_again(tmp_path: Path) -> None:
    """Even an empty message would tell that somebody has just let the rest go by."""

    async def work(hub: Hub) -> None:
        seats = [NewSeat("me", "A"), NewSeat("open", "B"), NewSeat("open", "C")]
        room = await hub.make(NewTable("jolly-roger", seats, {}), ME)
        for seat, person in enumerate(("b", "c"), start=1):
            await room.change(partial(room.table.join, person, "", seat, member=True))
        asked = next(iter(room.table.pending.values()))
        await room.change(partial(room.table.move, asked.seat, asked.id, asked.options[0].text))
        here = {person: Subscriber(person, None, 0, 64) for person in (ME, "b", "c")}
        for subscriber in here.values():
            await room.enter(subscriber, 0)
        before = {person: len(each.messages) for person, each in here.items()}
        await room.change(partial(room.table.stand, "b", 1, "card"))
        await room.change(partial(room.table.ask_always, "c", 2, True))
        new = {person: list(each.messages)[before[person] :] for person, each in here.items()}
        assert [len(new[person]) for person in (ME, "b", "c")] == [0, 1, 1]
        for message in (new["b"][0], new["c"][0]):
            assert json.loads(message)["happenings"] == []

    with_hub(Settings(database=sqlite_url(tmp_path / "kaper.sqlite3")), work)


def said(situation: Object) -> Object:
    """What a situation says, apart from what is new in it."""
    return {name: said for name, said in situation.items() if name not in ("since", "happenings")}
