"""Arrangements: what they complete, and what they refuse."""

from __future__ import annotations

import pytest

from kaper.games.deliveries.game import GAME
from kaper.kernel.errors import BadSetup
from kaper.match import Match
from kaper.testing.scenario import Scenario


def test_what_is_not_described_stays_complete(scenario: type[Scenario]) -> None:
    for seed in range(20):
        s = scenario(
            "deliveries",
            seats=3,
            seed=seed,
            turn="p1",
            p0={"hand": ["blue-4", "rats"], "known": ["blue-4"]},
            row=["gold-1", "gold-2"],
        )
        assert s.match.problems() == []
        row = s.match.view(0)["row"]
        assert isinstance(row, list)
        assert row[:2] == ["gold-1", "gold-2"]
        assert len(row) == 4
        s.expect(asked="p1 turn", discards=[], p0={"known": ["blue-4"], "unseen": [[]]})


def test_cards_that_are_nowhere_lie_on_the_discard_pile(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", p0={"wolves": 1}, pile=[3, [5, 1]])
    discards = s.match.view(0)["discards"]
    assert isinstance(discards, list)
    assert len(discards) == 52 - 4 - 8 + 1
    assert discards.count("sea-wolf") == 1
    s.expect(deliveries=2)


@pytest.mark.parametrize(
    ("arrangement", "fault"),
    [
        ({"weather": "rain"}, "an arrangement has no weather"),
        ({"p0": {"jokers": 1}}, "p0 has no jokers"),
        ({"turn": "p2"}, "'p2' is no seat"),
        ({"p0": {"hand": ["blue-7"]}}, "there is no blue-7; such a name is "),
        ({"p0": {"hand": ["blue-1"]}, "row": ["blue-1"]}, "there is no blue-1 left"),
        ({"p0": {"known": ["blue-1"]}}, "there is no blue-1 left"),
        ({"p0": {"wolves": "two"}}, "'two' is no number"),
        ({"p0": ["blue-1"]}, "is no table"),
        ({"row": "blue-1"}, "'blue-1' is no list"),
        ({"p0": {"wolves": 1}}, "need 3 Delivery cards"),
        ({"pile": [10]}, "need 3 Delivery cards"),
        ({"pile": [60, "delivery"]}, "only 48 cards are left"),
        ({"pile": [[1, 2, 3]]}, "is no part of the draw pile"),
        ({"p0": {"delivered": [["blue-1"]]}}, "a delivery is a ship and a good"),
        ({"totals": [1]}, "totals are one for each of 2 seats"),
        ({"number": 0}, "the games of a series are counted from 1"),
    ],
)
def test_faults_are_told(arrangement: dict[str, object], fault: str) -> None:
    state = Match.begin(GAME, 2, 1, {}).state
    with pytest.raises(BadSetup, match=fault):
        GAME.arrange(state, arrangement)
