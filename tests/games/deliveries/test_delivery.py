"""The delivery of goods."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.deliveries.events import Delivered, DeliveryCame, Drew, TookOpen
from kaper.games.deliveries.game import GAME
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

NEXT = [1, "delivery", 15, "delivery", [15, 1]]
NOW = ["delivery", 15, "delivery", [15, 1]]
SECOND = ["delivery", [15, 1]]


@pytest.mark.rule("deliveries:delivery.trigger", "deliveries:delivery.moment")
@pytest.mark.parametrize("action", ["draw", "take gold-3"])
def test_a_delivery_begins_when_its_card_is_on_top(
    scenario: Callable[..., Scenario], action: str
) -> None:
    """The action, with its refill, is finished; then all deliver; then play goes on to the left."""
    hands: dict[str, object] = {
        "p0": {"hand": ["blue-1", "fish-2"]},
        "p1": {"hand": ["red-1", "barrels-2"]},
    }
    s = scenario("deliveries", row=["gold-3", "pink-1", "pink-2", "pink-3"], pile=NEXT, **hands)
    s.play(f"p0 {action}")
    s.expect(
        events=["delivery-came p0 number=1"], asked="p0 deliver", deliveries=1, stage="delivery"
    )
    s.expect(p0={"cards": 3})
    row = s.match.view(0)["row"]
    assert isinstance(row, list)
    assert len(row) == 4
    s.refuse("p0 draw", "delivery.moment")
    s.play("p0 done", "p1 done", "p0 decline", "p1 decline").expect(asked="p1 turn", stage="turn")


@pytest.mark.rule("deliveries:delivery.trigger", "deliveries:delivery.moment")
def test_only_the_card_on_top_begins_it(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", p0={"hand": ["blue-1", "fish-2"]}, pile=[2, *NEXT[1:]])
    s.play("p0 draw").expect(no_events=["delivery-came"], asked="p1 turn", deliveries=0)
    # A discard does not touch the pile; the next card taken does.
    s = scenario("deliveries", p0={"hand": ["blue-1", "fish-2"]}, pile=NEXT)
    s.play("p0 discard blue-1").expect(no_events=["delivery-came"], asked="p1 turn")
    s.play("p1 draw").expect(events=["delivery-came p1 number=1"])


@pytest.mark.rule("deliveries:delivery.order")
def test_players_deliver_clockwise_from_the_one_whose_turn_it_is(
    scenario: Callable[..., Scenario],
) -> None:
    pairs = [["blue-1", "fish-1"], ["red-1", "barrels-1"], ["pink-1", "pigs-1"]]
    hands: dict[str, object] = {f"p{seat}": {"hand": pair} for seat, pair in enumerate(pairs)}
    s = scenario("deliveries", seats=3, turn="p2", pile=NEXT, **hands)
    s.play("p2 draw").expect(asked="p2 deliver")
    s.refuse("p0 deliver blue-1,fish-1", "delivery.order")
    s.play("p2 deliver pink-1,pigs-1", "p0 deliver blue-1,fish-1")
    s.play("p1 deliver red-1,barrels-1")
    s.expect(asked="p2 hire")


@pytest.mark.rule("deliveries:delivery.order")
def test_who_is_asked_hangs_on_nothing_hidden(scenario: type[Scenario]) -> None:
    """Two cards that make no pair are asked about like two that do; a single card is not."""
    for hand in (["blue-1", "fish-1"], ["blue-1", "gold-1"], ["rats", "flu"]):
        s = scenario("deliveries", p0={"hand": hand}, p1={"hand": ["gold-6"]}, pile=NOW)
        s.expect(asked="p0 deliver")
        s.play("p0 done").expect(
            events=["nothing-delivered p0", "nothing-delivered p1"], asked="p0 hire"
        )


@pytest.mark.rule("deliveries:delivery.optional")
def test_nobody_has_to_deliver(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", p0={"hand": ["blue-4", "fish-6", "blue-5"]}, pile=NOW)
    assert s.options(0) == ["deliver blue-4,fish-6", "deliver blue-5,fish-6", "done"]
    s.play("p0 done")
    s.expect(p0={"hand": ["blue-4", "blue-5", "fish-6"], "delivered": []})


@pytest.mark.rule("deliveries:delivery.optional", "deliveries:delivery.several-different")
def test_who_stops_after_a_pair_has_delivered(scenario: type[Scenario]) -> None:
    hand = ["blue-1", "fish-1", "red-1", "barrels-1", "pink-1", "pigs-1"]
    s = scenario("deliveries", p0={"hand": hand}, p1={"hand": ["gold-1", "rats"]}, pile=NOW)
    for number, pair in enumerate(("blue-1,fish-1", "red-1,barrels-1")):
        assert dict(s.match.pending()[0].prompt.args)["laid"] == number
        s.play(f"p0 deliver {pair}")
    assert dict(s.match.pending()[0].prompt.args)["laid"] == 2
    s.play("p0 done").expect(no_events=["nothing-delivered p0"], asked="p1 deliver")
    assert dict(s.match.pending()[1].prompt.args)["laid"] == 0
    s.play("p1 done").expect(events=["nothing-delivered p1"])


@pytest.mark.rule("deliveries:delivery.ship-and-good")
def test_a_delivery_is_a_ship_and_a_good_of_its_colour(scenario: type[Scenario]) -> None:
    hand = ["blue-1", "blue-2", "yellow-3", "gold-4", "gold-5", "rats"]
    s = scenario("deliveries", p0={"hand": hand}, pile=NOW)
    assert s.options(0) == ["deliver yellow-3,gold-4", "deliver yellow-3,gold-5", "done"]
    for cards in (
        "blue-1,gold-4",
        "blue-1,blue-2",
        "gold-4,gold-5",
        "gold-4,yellow-3",
        "blue-1,fish-1",
        "blue-1,rats",
        "yellow-3",
        "yellow-3,gold-4,gold-5",
    ):
        s.refuse(f"p0 deliver {cards}", "delivery.ship-and-good")
    s.play("p0 deliver yellow-3,gold-4")
    s.expect(
        p0={"hand": ["blue-1", "blue-2", "gold-5", "rats"], "delivered": [["yellow-3", "gold-4"]]}
    )


@pytest.mark.rule(
    "deliveries:delivery.example-gold",
    "deliveries:delivery.example-barrels",
    "deliveries:delivery.example-fish",
    "deliveries:delivery.several-different",
)
def test_the_example_of_the_rulebook(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["yellow-1", "gold-5", "red-4", "barrels-4"]},
        p1={"hand": ["blue-4", "fish-6"]},
        pile=NOW,
    )
    s.play("p0 deliver yellow-1,gold-5", "p0 deliver red-4,barrels-4", "p1 deliver blue-4,fish-6")
    s.expect(
        events=["delivered p0 points=6", "delivered p0 points=8", "delivered p1 points=10"],
        p0={"points": {"deliveries": 6 + 8}},
        p1={"points": {"deliveries": 10}},
    )


@pytest.mark.rule("deliveries:delivery.example-kinds-closed", "deliveries:delivery.each-kind-once")
def test_the_example_goes_on_later(scenario: type[Scenario]) -> None:
    """A can no longer deliver gold or barrels, B no fish; other kinds they can."""
    s = scenario(
        "deliveries",
        p0={
            "hand": ["yellow-2", "gold-6", "red-5", "barrels-5", "blue-1", "fish-1"],
            "delivered": [["yellow-1", "gold-5"], ["red-4", "barrels-4"]],
        },
        p1={"hand": ["blue-2", "fish-2", "pink-1", "pigs-1"], "delivered": [["blue-4", "fish-6"]]},
        pile=SECOND,
    )
    assert s.options(0) == ["deliver blue-1,fish-1", "done"]
    s.refuse("p0 deliver yellow-2,gold-6", "delivery.each-kind-once")
    s.refuse("p0 deliver red-5,barrels-5", "delivery.each-kind-once")
    s.play("p0 done")
    assert s.options(1) == ["deliver pink-1,pigs-1", "done"]
    s.refuse("p1 deliver blue-2,fish-2", "delivery.each-kind-once")


@pytest.mark.rule("deliveries:delivery.each-kind-once", "deliveries:delivery.several-different")
def test_one_kind_only_once_at_the_same_chance(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", p0={"hand": ["blue-1", "fish-1", "blue-2", "fish-2"]}, pile=NOW)
    s.play("p0 deliver blue-2,fish-2")
    s.refuse("p0 deliver blue-1,fish-1", "delivery.each-kind-once")
    assert s.options(0) == ["done"]


@pytest.mark.rule("deliveries:delivery.laid-open")
def test_delivered_cards_lie_open_to_the_end(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", p0={"hand": ["blue-1", "fish-3"]}, pile=NOW)
    s.play("p0 deliver blue-1,fish-3")
    match = s.match
    for seed, _ in enumerate(wander(match, 3)):
        if seed % 10 == 0:
            for viewer in (0, 1, None):
                seats = match.view(viewer)["seats"]
                assert isinstance(seats, list)
                assert isinstance(seats[0], dict)
                delivered = seats[0]["delivered"]
                assert isinstance(delivered, list)
                assert delivered[0] == ["blue-1", "fish-3"]
    assert match.over


@pytest.mark.rule("deliveries:delivery.three-chances", "deliveries:delivery.trigger")
def test_there_are_three_chances_and_no_other() -> None:
    three = 0
    for seed in range(40):
        match = Match.begin(GAME, 3, seed, {})
        for _ in wander(match, seed):
            pass
        open_now = False
        numbers = []
        for event in match.events:
            if isinstance(event, DeliveryCame):
                numbers.append(event.number)
                open_now = True
            elif isinstance(event, (Drew, TookOpen)):
                open_now = False
            elif isinstance(event, Delivered):
                assert open_now
        assert numbers == [1, 2, 3][: len(numbers)]
        three += len(numbers) == 3
    assert three > 30


@pytest.mark.rule("deliveries:delivery.consecutive")
def test_a_delivery_card_right_under_another(scenario: type[Scenario]) -> None:
    """The second and the third: first the whole of one, its Sea Wolf included, then the other."""
    s = scenario(
        "deliveries",
        seats=3,
        turn="p1",
        p1={"hand": ["blue-1", "fish-1", "red-1", "barrels-1"]},
        pile=[1, "delivery", [10, 1]],
        chance={"top": ["delivery"]},
    )
    s.play("p1 draw", "p1 deliver blue-1,fish-1", "p1 done").expect(asked="p1 hire")
    s.play("p1 hire")
    s.expect(events=["wolf-hired p1", "delivery-came p1 number=3"], asked="p1 deliver")
    s.play("p1 deliver red-1,barrels-1")
    s.expect(events=["delivered p1", "game-ended cause=third-delivery"], deliveries=3)


@pytest.mark.rule("deliveries:delivery.consecutive")
def test_all_three_in_a_row(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        options={"visibility": "poor"},
        p0={"hand": ["blue-1", "fish-1"]},
        pile=[1, "delivery", "delivery", "delivery"],
    )
    s.play("p0 draw", "p0 done", "p0 decline", "p1 decline", "p0 done", "p0 hire", "p0 done")
    s.expect(
        events=["delivery-came number=2", "delivery-came number=3", "game-ended"], stage="over"
    )


def then(s: Scenario, seat: int) -> object:
    """Whom this seat is told to be asked next; -1 where nobody is."""
    return dict(s.match.pending()[seat].prompt.args)["then"]


def test_who_is_asked_next_is_told(scenario: type[Scenario]) -> None:
    """Who cannot have a pair is passed over, in the announcement too; the last knows it."""
    s = scenario(
        "deliveries",
        seats=3,
        p0={"hand": ["blue-1", "fish-1"]},
        p1={"hand": ["rats"]},
        p2={"hand": ["red-1", "barrels-2"]},
        pile=NEXT,
    )
    s.play("p0 draw")
    assert then(s, 0) == 2
    s.play("p0 done")
    assert then(s, 2) == -1
    s.play("p2 done")
    assert then(s, 0) == 1
    s.play("p0 decline")
    assert then(s, 1) == 2
    s.play("p1 decline")
    assert then(s, 2) == -1
    s.play("p2 decline", "p1 play rats")
    assert then(s, 2) == 0
    s.play("p2 show")
    assert then(s, 0) == -1
