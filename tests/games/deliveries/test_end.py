"""The end of the game, counting points, and who wins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.kernel.game import Result
from kaper.testing.scenario import Scenario


def ended(scenario: Callable[..., Scenario], **people: object) -> Scenario:
    """The third delivery, at which everybody delivers nothing more."""
    s = scenario("deliveries", seats=max(2, len(people)), pile=["delivery"], **people)
    while not s.match.over:
        (seat,) = s.match.pending()
        events = s.events
        s.play(f"p{seat} done")
        s.events = [*events, *s.events]
    return s


def result(s: Scenario) -> Result:
    found = s.match.result
    assert found is not None
    return found


@pytest.mark.rule("deliveries:end.third-delivery", "deliveries:end.no-last-wolf")
def test_after_the_third_delivery_the_game_ends(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["blue-1", "fish-1"]},
        p1={"hand": ["red-1", "barrels-1"]},
        pile=[1, "delivery"],
    )
    s.play("p0 draw").expect(events=["delivery-came p0 number=3"], asked="p0 deliver")
    s.play("p0 deliver blue-1,fish-1").expect(asked="p1 deliver")
    s.play("p1 deliver red-1,barrels-1")
    s.expect(
        events=["delivered p1", "game-ended cause=third-delivery", "scored p0", "scored p1"],
        # Totals are those of a series.
        no_events=["wolf-hired", "wolf-declined", "wolf-discarded", "totalled"],
        stage="over",
    )
    assert s.match.why_not(0, "hire") == "kernel:game-over"


THREE = [["blue-1", "fish-1"], ["red-1", "barrels-1"], ["pink-1", "pigs-1"]]


@pytest.mark.rule(
    "deliveries:end.all-four-kinds",
    "deliveries:end.finish-delivery-phase",
    "deliveries:end.no-last-wolf",
)
def test_the_fourth_kind_ends_the_game_when_all_have_delivered(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["yellow-1", "gold-1"], "delivered": THREE},
        p1={"hand": ["yellow-2", "gold-2"]},
        pile=["delivery", 10, "delivery", [10, 1]],
    )
    s.play("p0 deliver yellow-1,gold-1").expect(asked="p1 deliver", no_events=["game-ended"])
    s.play("p1 deliver yellow-2,gold-2")
    s.expect(events=["delivered p1", "game-ended cause=all-kinds"], deliveries=1, stage="over")
    assert result(s).scores == (8, 4)


@pytest.mark.rule("deliveries:end.all-four-kinds")
def test_the_fourth_kind_of_anybody_ends_the_game(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["yellow-2", "gold-2"]},
        p1={"hand": ["yellow-1", "gold-1"], "delivered": THREE},
        pile=["delivery", 10, "delivery", [10, 1]],
    )
    s.play("p0 done", "p1 deliver yellow-1,gold-1")
    s.expect(events=["game-ended cause=all-kinds"], stage="over")


@pytest.mark.rule("deliveries:end.all-four-kinds")
def test_three_kinds_do_not_end_it(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["pink-1", "pigs-1"], "delivered": THREE[:2]},
        pile=["delivery", 10, "delivery", [10, 1]],
    )
    s.play("p0 deliver pink-1,pigs-1").expect(no_events=["game-ended"], asked="p0 hire")


@pytest.mark.rule(
    "deliveries:score.example",
    "deliveries:score.deliveries",
    "deliveries:score.hand-cards-minus",
    "deliveries:score.event-minus",
)
def test_the_example_of_counting(scenario: type[Scenario]) -> None:
    s = ended(
        scenario,
        p0={
            "delivered": [["red-4", "barrels-4"], ["yellow-1", "gold-5"], ["blue-3", "fish-6"]],
            "hand": ["red-2", "pirates"],
        },
    )
    s.expect(
        events=["scored p0 total=18 deliveries=23 hand=-2 wolves=0 events=-3"],
        p0={
            "points": {"deliveries": 23, "hand": -2, "wolves": 0, "events": -3, "total": 18},
            "total": 18,
        },
    )
    assert result(s).scores[0] == 18


@pytest.mark.rule("deliveries:score.wolf-minus", "deliveries:score.event-minus")
def test_wolves_and_events_left_over_cost_three_each(scenario: type[Scenario]) -> None:
    s = ended(scenario, p0={"wolves": 2, "hand": ["rats", "flu", "gold-6"]}, p1={"wolves": 0})
    assert result(s).scores == (-6 - 6 - 6, 0)
    s.expect(events=["scored p0 hand=-6 wolves=-6 events=-6"])


@pytest.mark.rule("deliveries:score.hand-cards-minus")
def test_ships_and_goods_in_hand_cost_their_values(scenario: type[Scenario]) -> None:
    """A pair that was not laid down is worth nothing: it costs."""
    s = ended(scenario, p0={"hand": ["blue-5", "fish-6", "red-1"]}, p1={})
    assert result(s).scores == (-12, 0)


@pytest.mark.rule("deliveries:score.winner", "deliveries:goal.points")
def test_the_most_points_win(scenario: type[Scenario]) -> None:
    s = ended(
        scenario,
        p0={"delivered": [["blue-1", "fish-1"]]},
        p1={"delivered": [["blue-6", "fish-6"]], "hand": ["gold-5"]},
        p2={"delivered": [["red-2", "barrels-4"]]},
    )
    s.expect(winners=[1], events=["won p1 reason=points"])
    assert result(s) == Result((2, 7, 6), (1,), ((1,), (2,), (0,)), "points")


@pytest.mark.rule("deliveries:score.tie", "deliveries:score.tie-best-pair")
def test_a_tie_goes_to_the_more_valuable_pair(scenario: type[Scenario]) -> None:
    """18 to 18, best pairs 10 and 9; the sum of the pairs does not matter."""
    s = ended(
        scenario,
        p0={"delivered": [["blue-4", "fish-6"], ["red-4", "barrels-4"]]},
        p1={
            "delivered": [["blue-3", "fish-5"], ["pink-4", "pigs-5"], ["red-1", "barrels-1"]],
            "hand": ["gold-1"],
        },
    )
    s.expect(winners=[0], events=["won p0 reason=pair"])
    assert result(s) == Result((18, 18), (0,), ((0,), (1,)), "pair")


@pytest.mark.rule("deliveries:score.tie", "deliveries:score.winner")
def test_only_a_tie_for_the_victory_is_broken_by_pairs(scenario: type[Scenario]) -> None:
    best = {"delivered": [["blue-6", "fish-6"]]}
    two = {"delivered": [["red-1", "barrels-1"]]}
    s = ended(scenario, p0=best, p1=two, p2={"delivered": [["pink-1", "pigs-1"]]})
    assert result(s) == Result((12, 2, 2), (0,), ((0,), (1, 2)), "points")
    tied = {"delivered": [["red-5", "barrels-6"], ["pink-1", "pigs-1"]], "hand": ["gold-1"]}
    s = ended(scenario, p0=best, p1=tied, p2={})
    assert result(s) == Result((12, 12, 0), (0,), ((0,), (1,), (2,)), "pair")
    # Only the best pair counts, however bad the others are.
    uneven = {"delivered": [["blue-6", "fish-6"], ["yellow-1", "gold-1"]]}
    even = {"delivered": [["red-3", "barrels-4"], ["pink-3", "pigs-4"]]}
    s = ended(scenario, p0=even, p1=uneven)
    assert result(s) == Result((14, 14), (1,), ((1,), (0,)), "pair")


@pytest.mark.rule("deliveries:score.tie", "deliveries:score.tie-best-pair")
def test_equal_pairs_share_the_victory(scenario: type[Scenario]) -> None:
    s = ended(
        scenario,
        p0={"delivered": [["blue-4", "fish-6"]]},
        p1={"delivered": [["red-5", "barrels-5"]]},
        p2={"delivered": [["pink-1", "pigs-3"]]},
    )
    s.expect(winners=[0, 1], events=["shared-win p0", "shared-win p1"], no_events=["won"])
    assert result(s) == Result((10, 10, 4), (0, 1), ((0, 1), (2,)), "shared")


@pytest.mark.rule("deliveries:score.tie-best-pair")
def test_without_a_delivery_the_best_pair_is_nothing(scenario: type[Scenario]) -> None:
    s = ended(scenario, p0={}, p1={"delivered": [["blue-1", "fish-1"]], "hand": ["gold-2"]})
    s.expect(winners=[1], events=["won p1 reason=pair"])
    assert result(s).scores == (0, 0)
