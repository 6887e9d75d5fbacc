"""The variants: "100" and Poor visibility."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest

from kaper.games.deliveries.components.cards import NAMES
from kaper.games.deliveries.events import Began, GameEnded, Scored, Totalled
from kaper.games.deliveries.game import GAME
from kaper.kernel.game import Result
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

HUNDRED = {"series": "100"}
POOR = {"visibility": "poor"}


@pytest.mark.rule("deliveries:variant.100", "deliveries:variant.100-several")
def test_the_first_to_reach_a_hundred_wins(scenario: type[Scenario]) -> None:
    """92 and 88, then 7 and 14: 99 to 102."""
    s = scenario(
        "deliveries",
        options=HUNDRED,
        number=5,
        totals=[92, 88],
        p0={"hand": ["blue-1", "fish-6"]},
        p1={"hand": ["red-6", "barrels-6", "yellow-1", "gold-1"]},
        pile=["delivery"],
    )
    s.play("p0 deliver blue-1,fish-6", "p1 deliver red-6,barrels-6", "p1 deliver yellow-1,gold-1")
    s.expect(
        events=[
            "scored p0 total=7",
            "totalled p0 total=99",
            "totalled p1 total=102",
            "won p1 reason=hundred",
        ],
        winners=[1],
    )
    assert s.match.result == Result((99, 102), (1,), ((1,), (0,)), "hundred")


@pytest.mark.rule("deliveries:variant.100")
def test_below_a_hundred_another_game_follows(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        options=HUNDRED,
        totals=[92, 40],
        p0={"hand": ["blue-1", "fish-6"], "wolves": 1},
        p1={"hand": ["red-2"]},
        pile=["delivery"],
        chance={"first-player": [2]},
    )
    s.play("p0 deliver blue-1,fish-6")
    s.expect(
        events=["game-ended", "totalled p0 total=96", "totalled p1 total=38", "began p1 game=2"],
        no_events=["won", "shared-win"],
        game=2,
        deliveries=0,
        discards=[],
        p0={"cards": 0, "delivered": [], "total": 96},
        p1={"cards": 0, "total": 38},
        asked="p1 turn",
    )
    pile = s.match.view(0)["pile"]
    assert isinstance(pile, dict)
    assert pile["cards"] == 51


@pytest.mark.rule("deliveries:variant.100-several")
@pytest.mark.parametrize(
    ("totals", "winners", "reason"),
    [
        ([100, 50], [0], "hundred"),
        ([100, 101], [1], "hundred"),
        ([102, 102], [0, 1], "shared"),
        ([150, 99], [0], "hundred"),
    ],
)
def test_several_at_a_hundred(
    scenario: type[Scenario], totals: list[int], winners: list[int], reason: str
) -> None:
    """The higher total wins; equal totals share it, whatever the best pair of the last game."""
    s = scenario(
        "deliveries",
        options=HUNDRED,
        totals=[totals[0] - 4, totals[1]],
        p0={"hand": ["blue-2", "fish-2"]},
        pile=["delivery"],
    )
    s.play("p0 deliver blue-2,fish-2").expect(winners=winners)
    assert s.match.result is not None
    assert (s.match.result.reason, list(s.match.result.scores)) == (reason, totals)


@pytest.mark.rule("deliveries:variant.100-several")
def test_a_negative_game_lowers_the_total(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        options=HUNDRED,
        totals=[99, 5],
        p0={"hand": ["gold-6", "rats"]},
        pile=["delivery"],
    )
    s.play("p0 done").expect(p0={"total": 90}, game=2)


@pytest.mark.rule("deliveries:variant.100-no-limit")
@pytest.mark.parametrize("number", [12, 40])
def test_a_series_goes_on_until_somebody_has_a_hundred(
    scenario: type[Scenario], number: int
) -> None:
    s = scenario(
        "deliveries",
        seats=3,
        options=HUNDRED,
        number=number,
        totals=[20, -30, 7],
        p0={"hand": ["gold-6", "rats"]},
        pile=["delivery"],
    )
    s.play("p0 done").expect(game=number + 1, p0={"total": 11}, no_events=["won", "shared-win"])


@pytest.mark.rule("deliveries:variant.100-no-limit")
def test_a_table_that_ended_by_the_rules_before_keeps_its_result() -> None:
    state = Match.begin(GAME, 3, 1, HUNDRED).state
    state.totals = [11, -30, 7]
    state.stack.clear()
    assert GAME.result(state) == Result((11, -30, 7), (0,), ((0,), (2,), (1,)), "games")


@pytest.mark.rule("deliveries:variant.100")
def test_points_of_all_games_add_up() -> None:
    match = Match.begin(GAME, 3, 4, HUNDRED)
    # At random nobody gets there: some games have to do.
    for _ in islice(wander(match, 4), 700):
        pass
    games = sum(isinstance(event, Began) for event in match.events)
    assert games == match.state.game > 1
    assert sum(isinstance(event, GameEnded) for event in match.events) == games - 1
    sums = Counter[int]()
    for event in match.events:
        if isinstance(event, Scored):
            sums[event.seat] += event.total
        elif isinstance(event, Totalled):
            assert event.total == sums[event.seat]
    assert match.state.totals == [sums[seat] for seat in range(3)]


@pytest.mark.rule(
    "deliveries:variant.fog-example",
    "deliveries:variant.fog-two-piles",
    "deliveries:variant.fog-lower-pile",
    "deliveries:variant.fog-upper-pile",
)
def test_the_pile_in_poor_visibility() -> None:
    view = Match.begin(GAME, 2, 1, POOR).view(None)
    assert view["pile"] == {
        "cards": 51,
        "parts": [{"cards": 26 - 4, "deliveries": 1}, {"cards": 26, "deliveries": 2}],
        "least_until_delivery": 0,
        "most_until_delivery": 22,
    }
    assert isinstance(view["row"], list)
    assert set(map(str, view["row"])) <= set(NAMES)


@pytest.mark.rule(
    "deliveries:variant.fog",
    "deliveries:variant.fog-lower-pile",
    "deliveries:variant.fog-upper-pile",
    "deliveries:variant.fog-early-delivery",
    "deliveries:delivery.consecutive",
)
def test_delivery_cards_come_unforeseen(
    deliveries_after: Callable[[int, dict[str, str]], list[int]],
) -> None:
    """One anywhere in the upper half but its top five, two anywhere in the lower half."""
    found = [deliveries_after(seed, POOR) for seed in range(440)]
    first = Counter(after[0] for after in found)
    # Twenty each are expected on the 22 places; five standard deviations are 22.
    assert sorted(first) == list(range(5, 27))
    assert max(first.values()) <= 42
    lower = Counter(after for each in found for after in each[1:])
    assert set(lower) == set(range(26, 53))
    # A third of the 26 ordinary cards are expected above the first of two; five standard errors.
    assert sum(after[1] for after in found) / len(found) == pytest.approx(26 + 26 / 3, abs=1.5)
    assert any(second == third for _, second, third in found)
    assert any(one == second for one, second, _ in found)


@pytest.mark.rule("deliveries:variant.fog")
def test_the_other_rules_stay(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        options=POOR,
        p0={"hand": ["blue-1", "fish-6"]},
        pile=[[9, 1], [20, 2]],
        chance={"top": ["card", "delivery"]},
    )
    s.play("p0 draw").expect(no_events=["delivery-came"], asked="p1 turn")
    s.play("p1 draw").expect(events=["delivery-came p1 number=1"], asked="p0 deliver")
    s.play("p0 deliver blue-1,fish-6", "p1 hire")
    s.expect(p0={"points": {"deliveries": 7}}, asked="p0 turn")
