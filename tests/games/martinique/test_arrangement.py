"""Arrangements: what they complete, and what they refuse."""

from __future__ import annotations

import pytest

from kaper.games.martinique.game import GAME
from kaper.kernel.errors import BadSetup
from kaper.match import Match
from kaper.testing.scenario import Scenario


def test_what_is_not_described_stays_complete(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["b2"], "reserve": 1, "loot": ["rum-3"] * 5, "maps": ["A", "B"]},
        tokens={"c4": None, "b3": "skull-1", "a1": "G", "h8": None},
        bar={"maps": ["2", "C"]},
    )
    assert s.match.problems() == []
    s.expect(stools=[0, 0, 1, 1, 1, 1], reserve=[1, 0], tokens={"b3": "skull-1", "a1": "map"})
    laid = s.match.view(0)["tokens"]
    assert isinstance(laid, dict)
    assert not {"c4", "h8"} & set(laid)


@pytest.mark.parametrize("seed", range(20))
def test_the_lost_treasure_gives_way_to_what_is_described(
    scenario: type[Scenario], seed: int
) -> None:
    s = scenario(
        "martinique", seed=seed, p0={"at": ["b2"], "maps": ["A", "1"]}, bar={"maps": ["B", "2"]}
    )
    assert s.match.problems() == []


@pytest.mark.parametrize(
    ("arrangement", "fault"),
    [
        ({"weather": "rain"}, "an arrangement has no weather"),
        ({"turn": "red"}, "'red' is no seat"),
        ({"p0": {"loot": ["rum-4"]}}, "there is no rum-4; such a name is "),
        ({"p0": {"loot": ["rum-3"] * 6}}, "there is no rum-3 left"),
        ({"p0": {"maps": ["J"]}}, "'J' is no map token"),
        ({"p0": {"jokers": "two"}}, "'two' is no number"),
        ({"p0": ["a1"]}, "is no table"),
        ({"p0": {"at": "a1"}}, "'a1' is no list"),
        ({"bar": {"maps": []}}, "missing in the bar"),
        ({"p0": {"at": ["a1"]}, "stage": "dusk"}, "at Dusk all pirates sit"),
    ],
)
def test_faults_are_told(arrangement: dict[str, object], fault: str) -> None:
    state = Match.begin(GAME, 2, 1, {}).state
    with pytest.raises(BadSetup, match=fault):
        GAME.arrange(state, arrangement)
