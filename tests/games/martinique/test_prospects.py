"""What the options of Martinique are said to lead to."""

from __future__ import annotations

import pytest

from kaper.kernel.prospects import Prospect
from kaper.testing.scenario import Scenario

GAME = "martinique"
TREASURES = {
    "2": ["skull-3", "rum-2"],
    "3": ["parrot-1", "parrot-2", "chest-2"],
    "4": ["swords-1", "swords-1", "pistols-1", "pistols-1"],
}


def brings(s: Scenario, action: str) -> list[Prospect]:
    return list(s.match.brings(0, action))


@pytest.mark.rule("martinique:loot.take-token-left", "martinique:load.symbols-only")
def test_a_move_takes_the_token_left_behind_and_may_complete_a_treasure(
    scenario: type[Scenario],
) -> None:
    s = scenario(
        GAME,
        p0={"at": ["a1", "h8"], "loot": ["rum-1"]},
        p1={"at": ["a2"], "maps": ["E"]},
        treasures=TREASURES,
        tokens={"a1": "skull-2", "a3": "rum-3"},
    )
    assert brings(s, "move a1-a2-a3") == [
        Prospect("gain", "token", token="skull-2"),
        Prospect("gain", "reveal", count=1),
        Prospect("gain", "load", treasure=2, points=5),
    ]


@pytest.mark.rule("martinique:land.empty-to-stool", "martinique:land.hook-bonus")
def test_an_empty_square_means_a_stool_and_the_hook_a_bonus(scenario: type[Scenario]) -> None:
    tokens = {"d3": "rum-1", "c3": None}
    s = scenario(GAME, p0={"at": ["d3", "a1"]}, stools=["p1"], tokens=tokens, treasures=TREASURES)
    sitting = s.match.view(0)["stools"]
    assert isinstance(sitting, list)
    token = Prospect("gain", "token", token="rum-1")
    stool = Prospect("note", "stool", number=len(sitting) + 1)
    assert brings(s, "move d3-c3") == [token, stool]
    assert brings(s, "move d3-d4") == [token, stool, Prospect("gain", "bonus")]
    dry = scenario(
        GAME,
        p0={"at": ["d3"], "jokers": 3, "maps": ["A"], "reserve": 0},
        p1={"maps": ["1"]},
        stools=["p1", "p0", "p0", "p0"],
        tokens=tokens,
        bar={"jokers": 0, "maps": []},
        treasures=TREASURES,
    )
    assert Prospect("gain", "bonus") not in brings(dry, "move d3-d4")


@pytest.mark.rule("martinique:load.joker-substitutes")
def test_jokers_bring_a_treasure_within_reach(scenario: type[Scenario]) -> None:
    tokens = {"d3": "rum-1", "c3": "chest-1"}
    s = scenario(GAME, p0={"at": ["d3", "a1"], "jokers": 1}, tokens=tokens, treasures=TREASURES)
    assert brings(s, "move d3-c3")[-1] == Prospect("note", "with-jokers", points=5)


@pytest.mark.rule("martinique:score.pairs", "martinique:score.most-loads")
def test_a_load_counts_points_and_what_it_breaks_up(scenario: type[Scenario]) -> None:
    """Five for the digits and two for the most loads, less two for the pair of rum."""
    loot = ["rum-1", "rum-3", "skull-1"]
    s = scenario(
        GAME,
        p0={"at": ["d3", "a1"], "loot": loot, "jokers": 1},
        tokens={"d3": "chest-1", "c3": "chest-1"},
        treasures=TREASURES,
    )
    s.play("p0 move d3-c3").expect(asked="p0 load")
    assert brings(s, "load 2") == [
        Prospect("gain", "load", treasure=2, points=5),
        Prospect("cost", "spent", tokens=("skull-1", "rum-1")),
    ]
    with_joker = brings(s, "load 2 jokers=rum")
    assert Prospect("cost", "jokers", count=1) in with_joker
    assert Prospect("note", "total", gain="+7") in with_joker


@pytest.mark.rule("martinique:enter.ends-turn")
def test_entering_tells_the_steps_from_there(scenario: type[Scenario]) -> None:
    s = scenario(
        GAME, p0={"at": ["h8"], "reserve": 3}, p1={"reserve": 4}, tokens={"a1": "rum-3", "b1": None}
    )
    assert brings(s, "enter a1") == [Prospect("note", "steps", steps=3, token="rum-3")]
    assert brings(s, "enter b1") == [Prospect("note", "stool", number=1)]


# What the table shows


@pytest.mark.rule("martinique:load.symbols-only", "martinique:score.hold-digits")
def test_treasures_tell_their_points_and_what_loot_matches(scenario: type[Scenario]) -> None:
    s = scenario(
        GAME,
        p0={"at": ["d3"], "loot": ["rum-1", "parrot-3"], "hold": [["skull-3", "chest-2"]]},
        p1={"loot": ["parrot-1", "parrot-1", "parrot-2"]},
        treasures=TREASURES,
        tokens={"d3": "rum-1"},
    )
    for viewer in (0, 1, None):
        rows = s.rows(viewer, "treasures")
        assert rows[1]["tokens"] == ["chest-2", "parrot-1", "parrot-2"]
        assert [row["points"] for row in rows] == [5, 5, 4]
        assert [row["matched"] for row in rows] == [
            [[False, True], [False, False]],
            [[False, True, False], [False, True, True]],
            [[False] * 4, [False] * 4],
        ]
        assert s.seen(viewer, 0)["hold_points"] == [5]
        assert s.seen(viewer, 1)["hold_points"] == []


@pytest.mark.rule("martinique:dusk.use-all-information")
def test_the_notebook_names_the_squares_that_are_left(scenario: type[Scenario]) -> None:
    s = scenario(GAME, p0={"maps": ["A", "1"]}, p1={"maps": ["B"]})
    squares = s.part(0, "notebook")["squares"]
    assert isinstance(squares, list)
    assert len(squares) == 7 * 7
    assert ("b2" in squares, "a2" in squares, "b1" in squares) == (True, False, False)
    theirs = s.part(1, "notebook")["squares"]
    assert isinstance(theirs, list)
    assert len(theirs) == 7 * 8
    assert ("a1" in theirs, "b2" in theirs) == (True, False)


@pytest.mark.rule("martinique:dusk.stool-order")
def test_which_stool_digs_next(scenario: type[Scenario]) -> None:
    seats = ["p0", "p1", "p0", "p1", "p0", "p1", "p0"]
    s = scenario(
        GAME,
        p0={"at": [], "reserve": 0},
        p1={"at": ["d3"], "reserve": 0},
        turn="p1",
        stools=seats,
        tokens={"d3": "rum-1", "c3": None},
        treasures=TREASURES,
    )
    assert s.match.view(None)["digging"] is None
    s.play("p1 move d3-c3").expect(stage="dusk", digging=0)
    s.play("p0 dig a1").expect(digging=1)
