"""Event cards: everybody loses a card of their colour."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario


@pytest.mark.rule(
    "deliveries:event.example-swine-flu",
    "deliveries:event.everyone-loses-one",
    "deliveries:event.matching-colour",
    "deliveries:event.own-choice",
    "deliveries:event.card-discarded",
)
def test_the_example_of_swine_flu(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        seats=3,
        p0={"hand": ["flu", "pink-2", "gold-1"]},
        p1={"hand": ["pigs-1", "pink-4", "blue-5"]},
        p2={"hand": ["pigs-6"]},
    )
    s.play("p0 play flu")
    s.expect(events=["event-played p0 event=flu colour=pink"], asked="p0 lose", stage="event")
    s.play("p0 lose pink-2")
    assert s.options(1) == ["lose pink-4", "lose pigs-1"]
    s.play("p1 lose pigs-1", "p2 lose pigs-6")
    s.expect(
        events=["card-lost p1 card=pigs-1", "card-lost p2 card=pigs-6"],
        p0={"hand": ["gold-1"]},
        p1={"hand": ["blue-5", "pink-4"]},
        p2={"hand": []},
        discards=["flu", "pink-2", "pigs-1", "pigs-6"],
        asked="p1 turn",
    )


@pytest.mark.rule("deliveries:event.example-pirate-attack", "deliveries:event.own-choice")
@pytest.mark.parametrize("lost", ["gold-3", "yellow-1"])
def test_the_example_of_the_pirate_attack(scenario: type[Scenario], lost: str) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["pirates", "yellow-6"]},
        p1={"hand": ["gold-3", "yellow-1"]},
    )
    s.play("p0 play pirates", "p0 lose yellow-6")
    assert s.options(1) == ["lose yellow-1", "lose gold-3"]
    s.play(f"p1 lose {lost}").expect(
        p1={"hand": [card for card in ("yellow-1", "gold-3") if card != lost]},
        discards=["pirates", "yellow-6", lost],
    )


@pytest.mark.rule("deliveries:components.values-and-colours", "deliveries:event.matching-colour")
@pytest.mark.parametrize(
    ("event", "hit"),
    [
        ("rats", ["blue-1", "fish-1"]),
        ("mutiny", ["red-1", "barrels-1"]),
        ("flu", ["pink-1", "pigs-1"]),
        ("pirates", ["yellow-1", "gold-1"]),
    ],
)
def test_which_cards_an_event_hits(scenario: type[Scenario], event: str, hit: list[str]) -> None:
    ships = [f"{colour}-1" for colour in ("blue", "red", "pink", "yellow")]
    goods = [f"{kind}-1" for kind in ("fish", "barrels", "pigs", "gold")]
    s = scenario("deliveries", p0={"hand": [event]}, p1={"hand": [*ships, *goods]})
    s.play(f"p0 play {event}")
    assert s.options(1) == [f"lose {card}" for card in hit]
    for card in {*ships, *goods} - set(hit):
        s.refuse(f"p1 lose {card}", "event.matching-colour")
    s.refuse("p1 show", "event.show-hand").refuse("p1 draw", "event.everyone-loses-one")


@pytest.mark.rule("deliveries:event.show-hand", "deliveries:event.show-hand-digital")
def test_without_the_colour_the_hand_is_shown(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", p0={"hand": ["rats"]}, p1={"hand": ["gold-3", "red-2", "flu"]})
    assert _seen_of_p1(s) == []
    s.play("p0 play rats")
    assert s.options(1) == ["show"]
    s.play("p1 show")
    s.expect(
        events=["hand-shown p1 colour=blue cards=red-2,gold-3,flu"],
        p1={"hand": ["red-2", "gold-3", "flu"], "unseen": []},
        asked="p1 turn",
    )
    # What was shown stays known while it is held; what is drawn later does not become so.
    s.play("p1 draw", "p0 draw", "p1 discard gold-3")
    assert _seen_of_p1(s) == ["red-2", "flu"]
    s.expect(p1={"cards": 3})


def _seen_of_p1(s: Scenario) -> object:
    seats = s.match.view(0)["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[1], dict)
    return seats[1]["hand"]


@pytest.mark.rule("deliveries:event.show-hand-digital")
def test_or_the_engine_vouches(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        options={"proof": "vouched"},
        p0={"hand": ["rats"]},
        p1={"hand": ["gold-3", "red-2", "flu"]},
    )
    s.play("p0 play rats", "p1 show")
    s.expect(
        events=["hand-vouched p1 colour=blue"],
        no_events=["hand-shown"],
        p1={"known": [], "unseen": [["blue"]] * 3},
    )
    assert _seen_of_p1(s) == []
    s.play("p1 draw").expect(p1={"unseen": [["blue"], ["blue"], ["blue"], []]})


@pytest.mark.rule("deliveries:event.order")
def test_cards_are_lost_clockwise_from_the_player_of_the_event(
    scenario: Callable[..., Scenario],
) -> None:
    hands: dict[str, object] = {f"p{seat}": {"hand": [f"blue-{seat + 1}"]} for seat in (0, 1, 3)}
    s = scenario("deliveries", seats=4, turn="p2", p2={"hand": ["rats", "fish-1"]}, **hands)
    s.play("p2 play rats").expect(asked="p2 lose").refuse("p3 lose blue-4", "event.order")
    s.play("p2 lose fish-1", "p3 lose blue-4", "p0 lose blue-1", "p1 lose blue-2")
    s.expect(asked="p3 turn")


@pytest.mark.rule("deliveries:event.order")
def test_an_empty_hand_is_passed_over(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", seats=3, p0={"hand": ["rats"]}, p2={"hand": ["blue-1"]})
    s.play("p0 play rats").expect(asked="p2 lose")


@pytest.mark.rule("deliveries:event.order", "deliveries:wolf.without-matching-card")
def test_who_has_nothing_but_a_sea_wolf_is_asked(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["rats"]},
        p1={"hand": [], "wolves": 1},
        pile=[10, "delivery", [15, 1]],
    )
    s.play("p0 play rats").expect(asked="p1 lose")
    assert s.options(1) == ["show", "protect"]


@pytest.mark.rule("deliveries:event.colourless-cards-safe")
def test_events_and_sea_wolves_cannot_be_given_up(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["rats"]},
        p1={"hand": ["flu", "fish-1"], "wolves": 1},
        pile=[10, "delivery", [15, 1]],
    )
    s.play("p0 play rats")
    assert s.options(1) == ["lose fish-1", "protect"]
    s.refuse("p1 lose flu", "event.colourless-cards-safe")
    s.refuse("p1 lose sea-wolf", "event.colourless-cards-safe")


@pytest.mark.rule("deliveries:event.delivered-cards-safe")
def test_delivered_cards_are_safe(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["rats"]},
        p1={"hand": ["gold-1"], "delivered": [["blue-4", "fish-6"]]},
        pile=[10, "delivery", [15, 1]],
    )
    s.play("p0 play rats")
    assert s.options(1) == ["show"]
    s.refuse("p1 lose fish-6", "event.delivered-cards-safe")
    s.refuse("p1 lose fish-1", "event.own-choice")
    s.play("p1 show").expect(p1={"delivered": [["blue-4", "fish-6"]]})


@pytest.mark.rule("deliveries:event.everyone-loses-one")
def test_being_asked_tells_nothing(scenario: type[Scenario]) -> None:
    """One fitting card, several or none: the player is asked all the same."""
    for hand in (["blue-1"], ["blue-1", "fish-1"], ["gold-1"]):
        s = scenario("deliveries", p0={"hand": ["rats"]}, p1={"hand": hand})
        s.play("p0 play rats").expect(asked="p1 lose")
