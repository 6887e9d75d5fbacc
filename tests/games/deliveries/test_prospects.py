"""What the options of Deliveries are said to lead to, and what a hand is said to be worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import pytest

from kaper.kernel.codec import Json
from kaper.kernel.prospects import Prospect
from kaper.testing.scenario import Scenario

GAME = "deliveries"
ROW = ["blue-4", "fish-6", "gold-3", "rats"]
# Of a shuffled part, 16 cards may be left above the Delivery card once one more is gone.
MIXED = [[17, 1], [17, 1]]
AT_MOST_16 = Prospect("note", "until-most", cards=16)

Table: TypeAlias = type[Scenario]


def brings(s: Scenario, action: str, seat: int = 0) -> list[Prospect]:
    return list(s.match.brings(seat, action))


# Taking a card


@pytest.mark.rule("deliveries:delivery.ship-and-good", "deliveries:score.event-minus")
def test_what_an_open_card_does_in_the_hand(scenario: Table) -> None:
    hand = ["fish-2", "fish-5", "red-1", "yellow-6"]
    s = scenario(GAME, p0={"hand": hand}, row=["blue-4", "pink-1", "pigs-2", "rats"], pile=MIXED)
    pair = Prospect("gain", "pair", card="fish-5", points=9)
    assert brings(s, "take blue-4") == [pair, AT_MOST_16]
    assert brings(s, "take pink-1") == [Prospect("note", "needs-goods"), AT_MOST_16]
    assert brings(s, "take pigs-2") == [Prospect("note", "needs-ship"), AT_MOST_16]
    assert brings(s, "take rats") == [Prospect("note", "event", points=3), AT_MOST_16]


@pytest.mark.rule("deliveries:delivery.delivered-kinds-still-takeable")
def test_what_was_delivered_can_only_cost(scenario: Table) -> None:
    blue = {"hand": ["fish-2"], "delivered": [["blue-1", "fish-1"]]}
    s = scenario(GAME, p0=blue, row=ROW, pile=MIXED)
    for card in ("blue-4", "fish-6"):
        assert brings(s, f"take {card}") == [Prospect("cost", "ballast"), AT_MOST_16]
    assert brings(s, "take gold-3") == [Prospect("note", "needs-ship"), AT_MOST_16]


@pytest.mark.rule("deliveries:delivery.trigger", "deliveries:delivery.moment")
@pytest.mark.parametrize(
    ("pile", "until"),
    [
        ([2, "delivery", [17, 1]], Prospect("note", "until", cards=1)),
        ([1, "delivery", [17, 1]], Prospect("note", "delivery-now")),
        ([2, [17, 1]], Prospect("note", "until-most", cards=18)),
        ([[2, 1], [17, 1]], Prospect("note", "until-most", cards=1)),
        ([[1, 1], [17, 1]], Prospect("note", "delivery-now")),
    ],
)
def test_how_far_the_next_delivery_is(scenario: Table, pile: list[object], until: Prospect) -> None:
    s = scenario(GAME, pile=pile, row=ROW)
    assert brings(s, "draw") == [Prospect("note", "unseen"), until]
    assert brings(s, "take gold-3")[-1] == until


# Giving up a card


@pytest.mark.rule("deliveries:score.hand-cards-minus", "deliveries:score.wolf-minus")
def test_a_discard_saves_its_points_and_may_break_a_pair(scenario: Table) -> None:
    hand = ["blue-4", "fish-2", "fish-5", "gold-6"]
    s = scenario(GAME, p0={"hand": hand, "wolves": 1}, pile=MIXED)
    assert brings(s, "discard blue-4") == [
        Prospect("cost", "pair-lost", points=9),
        Prospect("gain", "saves", points=4),
    ]
    # The lesser fish takes the place of the better one.
    assert brings(s, "discard fish-5") == [
        Prospect("cost", "pair-lost", points=3),
        Prospect("gain", "saves", points=5),
    ]
    assert brings(s, "discard fish-2") == [Prospect("gain", "saves", points=2)]
    assert brings(s, "discard gold-6") == [Prospect("gain", "saves", points=6)]
    assert brings(s, "discard sea-wolf") == [Prospect("gain", "saves", points=3)]


@pytest.mark.rule("deliveries:event.everyone-loses-one", "deliveries:event.matching-colour")
def test_an_event_strikes_its_player_too(scenario: Table) -> None:
    s = scenario(GAME, p0={"hand": ["rats", "flu", "blue-4", "fish-2"]}, pile=MIXED)
    saves = Prospect("gain", "saves", points=3)
    assert brings(s, "play rats") == [saves, Prospect("cost", "you-lose", cards=2, card="fish-2")]
    assert brings(s, "play flu") == [saves, Prospect("note", "shown")]


@pytest.mark.rule("deliveries:event.order")
def test_an_event_alone_in_the_hand_strikes_only_others(scenario: Table) -> None:
    saves = Prospect("gain", "saves", points=3)
    alone = scenario(GAME, p0={"hand": ["rats"]}, pile=MIXED)
    assert brings(alone, "play rats") == [saves]
    with_wolf = scenario(GAME, p0={"hand": ["rats"], "wolves": 1}, pile=MIXED)
    assert brings(with_wolf, "play rats") == [
        saves,
        Prospect("note", "shown"),
        Prospect("gain", "wolf-spares"),
    ]


@pytest.mark.rule("deliveries:event.show-hand-digital", "deliveries:wolf.protects")
@pytest.mark.parametrize(("proof", "told"), [("shown", "shown"), ("vouched", "vouched")])
def test_answers_to_an_event(scenario: Table, proof: str, told: str) -> None:
    s = scenario(
        GAME,
        options={"proof": proof},
        p0={"hand": ["rats", "blue-4", "fish-2"]},
        p1={"hand": ["gold-1"], "wolves": 1},
        pile=MIXED,
    )
    s.play("p0 play rats")
    assert brings(s, "lose blue-4") == [
        Prospect("cost", "pair-lost", points=6),
        Prospect("gain", "saves", points=4),
    ]
    s.play("p0 lose blue-4")
    assert brings(s, "show", 1) == [Prospect("note", told)]
    assert brings(s, "protect", 1) == [Prospect("gain", "wolf-used")]


# Deliveries


@pytest.mark.rule("deliveries:score.deliveries", "deliveries:end.all-four-kinds")
def test_a_delivery_counts_and_the_fourth_kind_ends_the_game(scenario: Table) -> None:
    three = [["red-1", "barrels-1"], ["pink-1", "pigs-1"]]
    last = ["yellow-1", "gold-1"]
    hand = ["blue-4", "fish-2", "rats"]
    pile = ["delivery", [17, 1]]
    s = scenario(GAME, p0={"hand": hand, "delivered": three, "wolves": 1}, pile=pile)
    points, stay = Prospect("gain", "points", points=6), Prospect("note", "stay", cards=2)
    assert brings(s, "deliver blue-4,fish-2") == [points, stay]
    s = scenario(GAME, p0={"hand": hand, "delivered": [*three, last], "wolves": 1}, pile=pile)
    assert brings(s, "deliver blue-4,fish-2") == [points, stay, Prospect("note", "last-kind")]


@pytest.mark.rule("deliveries:delivery.optional", "deliveries:score.hand-cards-minus")
def test_what_stays_behind(scenario: Table) -> None:
    hand = ["blue-4", "blue-1", "fish-2", "red-5", "barrels-1", "rats"]
    pile = ["delivery", [17, 1]]
    s = scenario(GAME, p0={"hand": hand, "wolves": 1}, p1={"hand": ["red-6", "gold-1"]}, pile=pile)
    assert brings(s, "done") == [
        Prospect("cost", "unsent", points=12),
        Prospect("note", "cost", points=4 + 1 + 2 + 5 + 1 + 3 + 3),
    ]
    s.play("p0 done")
    assert brings(s, "done", 1) == [Prospect("note", "cost", points=7)]


@pytest.mark.rule("deliveries:delivery.optional")
def test_whoever_has_delivered_all_loses_nothing_by_ending(scenario: Table) -> None:
    pile = ["delivery", [17, 1]]
    hand = ["blue-4", "fish-2", "red-5", "barrels-1"]
    s = scenario(GAME, p0={"hand": hand}, pile=pile)
    s.play("p0 deliver blue-4,fish-2")
    assert brings(s, "deliver red-5,barrels-1")[1] == Prospect("note", "stay", cards=0)
    assert brings(s, "done") == [
        Prospect("cost", "unsent", points=6),
        Prospect("note", "cost", points=6),
    ]


@pytest.mark.rule("deliveries:wolf.protects", "deliveries:score.wolf-minus")
def test_a_sea_wolf_averts_and_may_cost(scenario: Table) -> None:
    s = scenario(GAME, pile=["delivery", [17, 1]])
    s.expect(asked="p0 hire")
    assert brings(s, "hire") == [
        Prospect("gain", "wolf-averts"),
        Prospect("risk", "wolf-costs", points=3),
    ]
    assert brings(s, "decline") == []


# What the table shows


def seat_view(s: Scenario, viewer: int | None, owner: int) -> dict[str, Json]:
    seats = s.match.view(viewer)["seats"]
    assert isinstance(seats, list)
    found = seats[owner]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("deliveries:delivery.ship-and-good", "deliveries:delivery.each-kind-once")
def test_a_hand_is_worth_its_best_pairs_and_the_rest_costs(scenario: Table) -> None:
    hand = ["blue-4", "blue-1", "fish-2", "red-5", "gold-1", "yellow-2", "rats"]
    mine = {"hand": hand, "wolves": 2, "delivered": [["yellow-6", "gold-5"]]}
    s = scenario(GAME, p0=mine, p1={"hand": ["red-1"]}, pile=[3, [17, 1]])

    def card(
        now: int, partner: str | None, cost: int, *, delivered: bool = False
    ) -> dict[str, Json]:
        return {"now": now, "partner": partner, "cost": cost, "delivered": delivered}

    seat = seat_view(s, 0, 0)
    assert seat["worth"] == {
        "cards": {
            "blue-1": card(3, "fish-2", 1),
            "blue-4": card(6, "fish-2", 4),
            "red-5": card(0, None, 5),
            "yellow-2": card(0, None, 2, delivered=True),
            "fish-2": card(6, "blue-4", 2),
            "gold-1": card(0, None, 1, delivered=True),
            "rats": card(0, None, 3),
            "sea-wolf": card(0, None, 3),
        },
        "pairs": {"blue": 6},
        "now": 6,
        "left": 1 + 5 + 1 + 2 + 3 + 3 + 3,
        "ended": 11 + 6 - 18,
    }
    assert seat["delivered_for"] == [11]
    assert seat["points"] == {
        "deliveries": 11,
        "hand": -15,
        "wolves": -6,
        "events": -3,
        "total": -13,
    }
    # Nobody learns from it what others hold.
    assert seat_view(s, 1, 0)["worth"] is None
    assert seat_view(s, None, 0)["worth"] is None


@pytest.mark.rule("deliveries:delivery.three-chances")
def test_which_delivery_comes_next(scenario: Table) -> None:
    s = scenario(GAME, pile=[1, "delivery", 5, [17, 1]], p0={"hand": ["red-1", "gold-1"]})
    view = s.match.view(None)
    assert (view["deliveries"], view["delivery"], view["deliveries_left"]) == (1, 2, 2)
    assert (until(view, "least"), until(view, "most")) == (1, 1)
    s.play("p0 draw").expect(asked="p0 deliver")
    view = s.match.view(None)
    assert (view["deliveries"], view["delivery"], view["deliveries_left"]) == (2, 2, 1)
    s.play("p0 done").expect(asked="p0 hire")
    assert s.match.view(None)["delivery"] == 2
    s.play("p0 hire")
    view = s.match.view(None)
    assert view["delivery"] == 3
    assert (until(view, "least"), until(view, "most")) == (5, 22)


def until(view: Mapping[str, object], end: str) -> object:
    pile = view["pile"]
    assert isinstance(pile, dict)
    return pile[f"{end}_until_delivery"]


@pytest.mark.rule("deliveries:variant.100")
def test_points_of_earlier_games(scenario: Table) -> None:
    s = scenario(
        GAME,
        options={"series": "100"},
        totals=[92, 30],
        p0={"hand": ["blue-4", "fish-6"]},
        pile=["delivery"],
    )
    assert (seat_view(s, 0, 0)["total"], seat_view(s, 0, 0)["earlier"]) == (92, 92)
    s.play("p0 deliver blue-4,fish-6")
    assert s.match.over
    assert (seat_view(s, 0, 0)["total"], seat_view(s, 0, 0)["earlier"]) == (102, 92)
    assert (seat_view(s, 0, 1)["total"], seat_view(s, 0, 1)["earlier"]) == (30, 30)
