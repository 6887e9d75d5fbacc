"""Other ways to play: the treasure for 20 points, and another number of pirates to enter."""

from __future__ import annotations

import pytest

import kaper
from kaper.testing.scenario import Scenario

SEVEN = {"p0": ["a1", "a2", "a3", "a4"], "p1": ["h1", "h2", "h3"]}
POINTS = {"lost-treasure": "points"}


@pytest.mark.rule("martinique:variant.treasure-20-example", "martinique:variant.treasure-20-points")
def test_example_the_finder_loses_29_to_31(scenario: type[Scenario]) -> None:
    """a-R9: black has 9 other points, red 31."""
    s = scenario(
        "martinique",
        options=POINTS,
        lost="a3",
        p0={"hold": [["rum-3", "rum-2"], ["chest-2"]], "loot": ["skull-1", "skull-2"]},
        p1={
            "hold": [["parrot-3"] * 4, ["swords-3"] * 4, ["pistols-2", "pistols-3"]],
        },
        stage="dusk",
        dug=SEVEN,
    )
    s.play("p1 dig h4")
    s.expect(
        events=[
            "treasure-found p0 square=a3",
            "scored p0 total=29 treasure=20 digits=7 pairs=2 loads=0",
            "scored p1 total=31 treasure=0 digits=29 loads=2",
            "won p1 reason=points",
        ],
        winners=[1],
    )
    result = s.match.result
    assert result is not None
    assert result.scores == (29, 31)


@pytest.mark.rule("martinique:variant.treasure-20-points")
def test_twenty_points_can_win(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        options=POINTS,
        lost="h4",
        p0={"hold": [["rum-3"] * 4]},
        stage="dusk",
        dug=SEVEN,
    )
    s.play("p1 dig h4").expect(
        events=["scored p0 total=14 treasure=0", "scored p1 total=20 treasure=20"], winners=[1]
    )


@pytest.mark.rule("martinique:variant.treasure-20-points")
def test_nobody_gets_the_twenty_points_if_nobody_finds_it(scenario: type[Scenario]) -> None:
    s = scenario("martinique", options=POINTS, lost="e5", stage="dusk", dug=SEVEN)
    s.play("p1 dig h4").expect(events=["scored p0 treasure=0", "scored p1 treasure=0"])


@pytest.mark.rule("martinique:variant.treasure-20-points")
def test_without_the_variant_the_treasure_gives_no_points(scenario: type[Scenario]) -> None:
    s = scenario("martinique", lost="h4", p0={"hold": [["rum-3"] * 4]}, stage="dusk", dug=SEVEN)
    s.play("p1 dig h4").expect(winners=[1])
    result = s.match.result
    assert result is not None
    assert result.scores == (14, 0)


@pytest.mark.rule("martinique:variant.treasure-20-ties")
def test_ties_are_broken_as_in_the_standard_game(scenario: type[Scenario]) -> None:
    # Black: 20 and no load. Red: 18 in one load, and 2 for most loads.
    eighteen = [["rum-3", "rum-3", "rum-3", "chest-3", "chest-3", "chest-3"]]
    s = scenario(
        "martinique", options=POINTS, lost="a1", p1={"hold": eighteen}, stage="dusk", dug=SEVEN
    )
    s.play("p1 dig h4").expect(
        events=["scored p0 total=20", "scored p1 total=20", "won p1 reason=loads"], winners=[1]
    )
    # Black: 20 and 2 in one load. Red: 22 in one load.
    s = scenario(
        "martinique",
        options=POINTS,
        lost="a1",
        p0={"hold": [["rum-1", "rum-1"]]},
        p1={"hold": [[*eighteen[0], "skull-3", "skull-1"]]},
        stage="dusk",
        dug=SEVEN,
    )
    s.play("p1 dig h4").expect(
        events=["scored p0 total=22", "scored p1 total=22", "drawn"], winners=[0, 1]
    )


@pytest.mark.rule("martinique:variant.entry-number", "martinique:variant.entry-number-range")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_another_number_must_enter_before_the_first_move(
    scenario: type[Scenario], number: int
) -> None:
    s = scenario("martinique", options={"enter-first": str(number)})
    for entered in range(1, number + 1):
        for seat, column in ((0, "a"), (1, "h")):
            if entered > 1:
                s.refuse(f"p{seat} move {column}1-{column}2", "variant.entry-number")
            assert all(option.startswith("enter ") for option in s.options(seat))
            s.play(f"p{seat} enter {column}{entered}")
    for seat in (0, 1):
        moves = [option for option in s.options(seat) if option.startswith("move ")]
        s.play(f"p{seat} {moves[0]}").expect(events=[f"moved p{seat}"])


@pytest.mark.rule("martinique:variant.entry-number")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_prompt_counts_the_pirates_missing(scenario: type[Scenario], number: int) -> None:
    s = scenario("martinique", options={"enter-first": str(number)})
    assert s.match.pending()[0].prompt.args == (("missing", number),)


@pytest.mark.rule("martinique:variant.entry-number-range")
@pytest.mark.parametrize("number", ["0", "5", "all", ""])
def test_only_one_to_four(number: str) -> None:
    with pytest.raises(kaper.BadSetup, match="enter-first"):
        kaper.new("martinique", 2, 1, {"enter-first": number})


@pytest.mark.rule("martinique:variant.entry-number-range", "martinique:move.three-entered-first")
def test_three_is_the_standard() -> None:
    assert kaper.new("martinique", 2, 1).view(0)["options"] == {
        "treasure_points": 0,
        "enter_first": 3,
    }
