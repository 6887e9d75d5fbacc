"""3. Victory points, and who wins by them."""

from __future__ import annotations

import pytest

from kaper.kernel.game import Result
from kaper.testing.scenario import Scenario

SEVEN = {"p0": ["a1", "a2", "a3", "a4"], "p1": ["h1", "h2", "h3"]}


def scored(scenario: type[Scenario], p0: dict[str, object], p1: dict[str, object]) -> Scenario:
    """A game in which nobody finds the treasure, played to its end."""
    s = scenario("martinique", lost="e5", p0=p0, p1=p1, stage="dusk", dug=SEVEN)
    return s.play("p1 dig h4")


def result(s: Scenario) -> Result:
    found = s.match.result
    assert found is not None
    return found


@pytest.mark.rule("martinique:score.most-loads")
def test_most_loads_score_two(scenario: type[Scenario]) -> None:
    s = scored(
        scenario, {"hold": [["rum-1", "rum-1"]] * 2}, {"hold": [["chest-1", "chest-2", "chest-3"]]}
    )
    s.expect(events=["scored p0 total=6 loads=2 digits=4", "scored p1 total=6 loads=0 digits=6"])


@pytest.mark.rule("martinique:score.most-loads")
def test_piles_count_not_tokens(scenario: type[Scenario]) -> None:
    s = scored(scenario, {"hold": [["rum-1"] * 4]}, {"hold": [["chest-1", "chest-1"], ["rum-1"]]})
    s.expect(events=["scored p0 loads=0 digits=4", "scored p1 loads=2 digits=3"])


@pytest.mark.rule("martinique:score.most-loads-tie")
@pytest.mark.parametrize("hold", [[], [["rum-1", "rum-1"]]])
def test_equal_loads_score_nobody_two(scenario: type[Scenario], hold: list[list[str]]) -> None:
    s = scored(scenario, {"hold": hold}, {"hold": hold})
    s.expect(events=["scored p0 loads=0", "scored p1 loads=0"])


@pytest.mark.rule("martinique:score.hold-digits")
def test_digits_in_the_hold_add_up(scenario: type[Scenario]) -> None:
    s = scored(
        scenario,
        {"hold": [["rum-1", "chest-3"], ["skull-2", "parrot-2", "rum-3"]]},
        {"hold": [["swords-3", "swords-3", "skull-1", "skull-2"]]},
    )
    s.expect(events=["scored p0 total=13 digits=11", "scored p1 total=9 digits=9"])
    assert result(s).scores == (13, 9)


@pytest.mark.rule("martinique:score.hold-digits")
def test_loot_not_loaded_scores_no_digits(scenario: type[Scenario]) -> None:
    s = scored(scenario, {"loot": ["rum-3", "chest-3"]}, {})
    s.expect(events=["scored p0 total=0 digits=0 pairs=0"])


@pytest.mark.rule("martinique:score.pairs", "martinique:score.pairs-details")
def test_pairs_left_in_the_loot(scenario: type[Scenario]) -> None:
    """a-D8: three parrots, two rum and a chest are two pairs."""
    s = scored(
        scenario,
        {"loot": ["parrot-1", "parrot-2", "parrot-3", "rum-1", "rum-3", "chest-2"]},
        {"loot": ["skull-1", "skull-1", "skull-2", "skull-3"]},
    )
    s.expect(events=["scored p0 total=4 pairs=4", "scored p1 total=4 pairs=4"])


@pytest.mark.rule("martinique:score.pairs-details")
def test_jokers_make_no_pairs(scenario: type[Scenario]) -> None:
    s = scored(scenario, {"loot": ["parrot-1"], "jokers": 2}, {})
    s.expect(events=["scored p0 total=0 pairs=0"])


@pytest.mark.rule("martinique:score.pairs")
def test_tokens_in_the_hold_make_no_pairs(scenario: type[Scenario]) -> None:
    s = scored(scenario, {"hold": [["rum-1", "rum-1"]], "loot": ["rum-2"]}, {})
    s.expect(events=["scored p0 pairs=0 digits=2 total=4"])


@pytest.mark.rule("martinique:score.track")
def test_each_total_is_marked(scenario: type[Scenario]) -> None:
    s = scored(
        scenario, {"hold": [["rum-3"] * 4], "loot": ["chest-1"] * 2}, {"loot": ["skull-1"] * 2}
    )
    assert result(s).scores == (12 + 2 + 2, 2)
    for seat in (0, 1, None):
        seats = s.match.view(seat)["seats"]
        assert isinstance(seats, list)
        marked = [each["points"] for each in seats if isinstance(each, dict)]
        assert [points["total"] for points in marked if isinstance(points, dict)] == [16, 2]


@pytest.mark.rule("martinique:score.tie-more-loads")
def test_equal_points_more_loads_win(scenario: type[Scenario]) -> None:
    s = scored(
        scenario,
        {"hold": [["chest-3", "chest-3"]]},
        {"hold": [["rum-1", "rum-1"], ["rum-1", "rum-1"]]},
    )
    s.expect(events=["scored p0 total=6", "scored p1 total=6", "won p1 reason=loads"], winners=[1])
    assert result(s) == Result((6, 6), (1,), ((1,), (0,)), "loads")


@pytest.mark.rule("martinique:score.tie-more-loads")
def test_points_come_before_loads(scenario: type[Scenario]) -> None:
    s = scored(
        scenario, {"hold": [["chest-3", "chest-3", "chest-3"]]}, {"hold": [["rum-1", "rum-1"]] * 2}
    )
    s.expect(winners=[0], events=["scored p0 total=9", "scored p1 total=6", "won p0 reason=points"])


@pytest.mark.rule("martinique:score.draw")
def test_equal_points_and_loads_are_a_draw(scenario: type[Scenario]) -> None:
    s = scored(scenario, {"hold": [["chest-3", "chest-1"]]}, {"hold": [["rum-2", "rum-2"]]})
    s.expect(events=["scored p0 total=4", "scored p1 total=4", "drawn"], winners=[0, 1])
    assert result(s) == Result((4, 4), (0, 1), ((0, 1),), "draw")
