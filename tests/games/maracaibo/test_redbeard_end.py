"""The end of the solo game: what Redbeard scores, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from kaper.testing.scenario import Scenario

HisTurn: TypeAlias = Callable[..., Scenario]


def ended(his_turn: HisTurn, **arrangement: object) -> Scenario:
    """The game ends because Redbeard reaches Maracaibo in round 3, for which he scores 6."""
    redbeard = arrangement.pop("redbeard", {})
    return his_turn(ship="bay", round=3, redbeard=redbeard, **arrangement)


@pytest.mark.parametrize(
    ("described", "source", "points"),
    [
        pytest.param(
            {"explorer": "7", "rivers": 3},
            "rivers",
            12,
            marks=pytest.mark.rule("maracaibo:solo.score-rivers"),
        ),
        pytest.param(
            {"improvements": ["cook", "old-sea-dog", "coffee"]},
            "improvements",
            18,
            marks=pytest.mark.rule("maracaibo:solo.score-improvements"),
        ),
        pytest.param(
            {"residences": ["castle", "inn"]},
            "residences",
            30,
            marks=pytest.mark.rule("maracaibo:solo.score-residences"),
        ),
        pytest.param(
            {"quests": ["rivers", "gold", "crew"]},
            "quests",
            15,
            marks=pytest.mark.rule("maracaibo:solo.score-quests"),
        ),
    ],
)
def test_what_he_has_counts_by_its_number(
    his_turn: HisTurn, described: dict[str, object], source: str, points: int
) -> None:
    s = ended(his_turn, redbeard=described)
    s.expect(redbeard={"score": {"track": 6, source: points, "total": 6 + points}})


@pytest.mark.rule("maracaibo:solo.score-treasures")
def test_his_treasures_have_the_value_of_their_islands(his_turn: HisTurn) -> None:
    s = ended(
        his_turn,
        redbeard={"stored": {"gold": 1, "emerald": 2, "pearl": 3}},
        islands={"gold": 0, "emerald": 5, "pearl": 9},
    )
    s.expect(redbeard={"score": {"treasures": 2 + 2 * 4 + 3 * 5}})


@pytest.mark.rule("maracaibo:solo.score-six-quests")
def test_six_quests_give_ten_points_more(his_turn: HisTurn) -> None:
    quests = ["rivers", "gold", "crew", "pearls", "ships", "emeralds"]
    s = ended(his_turn, redbeard={"quests": quests[:5]})
    s.expect(redbeard={"score": {"quests": 25, "six_quests": 0}})
    s = ended(his_turn, redbeard={"quests": quests})
    s.expect(redbeard={"score": {"quests": 30, "six_quests": 10}})


@pytest.mark.rule("maracaibo:solo.score-player")
def test_the_player_scores_as_with_others(his_turn: HisTurn) -> None:
    s = ended(
        his_turn,
        p0={
            "vp": 20,
            "doubloons": 11,
            "explorer": "7",
            "improvements": ["cook", "old-sea-dog"],
            "stored": {"gold": 1},
            "buried": {"gold": ["4", "5"]},
            "quests": ["rivers", "gold"],
            "residences": ["castle"],
        },
    )
    s.expect(
        p0={
            "score": {
                "track": 20,
                "rivers": 4,
                "doubloons": 2,
                "improvements": 2,
                "conditions": 4,
                "residences": 0,
                "treasures": 9,
                "buried": 4,
                "quests": 3,
                "six_quests": 0,
                "total": 48,
            }
        },
        events=["scored p0 total=48", "scored seat=redbeard"],
    )


@pytest.mark.rule("maracaibo:solo.win")
def test_more_points_than_redbeard_win(his_turn: HisTurn) -> None:
    s = ended(his_turn, p0={"vp": 31, "doubloons": 0}, redbeard={"vp": 24})
    s.expect(winners=[0], events=["scored p0 total=31", "scored seat=redbeard total=30", "won p0"])


@pytest.mark.rule("maracaibo:solo.win")
def test_with_fewer_points_redbeard_wins(his_turn: HisTurn) -> None:
    s = ended(his_turn, p0={"vp": 29, "doubloons": 0}, redbeard={"vp": 24})
    s.expect(winners=[], events=["won seat=redbeard reason=points"])


@pytest.mark.rule("maracaibo:solo.tie-loses")
def test_as_many_points_as_redbeard_do_not_win(his_turn: HisTurn) -> None:
    buried = {"buried": {"gold": ["4", "5"]}}
    s = ended(his_turn, p0={"vp": 20, "doubloons": 0, **buried}, redbeard={"vp": 24})
    s.expect(
        winners=[],
        p0={"score": {"total": 30}},
        redbeard={"score": {"total": 30}},
        events=["won seat=redbeard reason=equal"],
    )
