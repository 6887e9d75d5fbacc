"""Bots play Martinique by what their seat may know, and the better one wins."""

from __future__ import annotations

import pytest

from kaper.games.martinique.game import GAME
from kaper.games.martinique.state import Martinique
from kaper.testing.bot_games import played, wins
from kaper.testing.scenario import Scenario

# Bots that count worlds and passes, not seconds, play the same on any machine.
BOTS = ("random", "greedy:3", "mcts:3")


@pytest.mark.parametrize("batch", range(2))
def test_greedy_clearly_beats_random(batch: int) -> None:
    """Sixteen games, half of them with greedy as black, counted in batches for parallel runs."""
    seeds = range(100 * batch, 100 * batch + 8)
    assert wins("martinique", "greedy", "random", seeds) >= 0.75 * 8


@pytest.mark.parametrize("name", BOTS)
def test_equal_seeds_play_equal_games(name: str) -> None:
    one, again = (played("martinique", (name, name), 1, most=16) for _ in range(2))
    assert one.record() == again.record()


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"p0": {"maps": ["A", "B", "7"]}}, {"p0": {"maps": ["A"]}}),
        ({"p0": {"maps": ["A", "7"]}}, {"p0": {"maps": ["A", "7"], "open": ["A"]}}),
        ({"p1": {"maps": ["A", "7"], "open": ["A"]}}, {"p1": {"maps": ["A", "7"]}}),
        ({"p0": {"loot": ["rum-1", "rum-2"]}}, {"p0": {"loot": ["rum-1", "chest-2"]}}),
        ({"p0": {"loot": ["rum-1"]}}, {"p0": {"loot": []}}),
        ({"p0": {"jokers": 1}}, {"p0": {"jokers": 0}}),
        ({"p0": {"hold": [["rum-3", "rum-3"]]}}, {"p0": {"loot": ["rum-3", "rum-3"]}}),
        ({"p1": {"loot": []}}, {"p1": {"loot": ["rum-1", "rum-2"]}}),
    ],
)
def test_what_is_worth_more_at_dawn(
    scenario: type[Scenario], better: dict[str, object], worse: dict[str, object]
) -> None:
    def worth(arrangement: dict[str, object]) -> float:
        mine = {"reserve": 2, **dict(arrangement.get("p0", {}))}  # type: ignore[call-overload]
        theirs = {"reserve": 2, **dict(arrangement.get("p1", {}))}  # type: ignore[call-overload]
        s = scenario(
            "martinique",
            p0=mine,
            p1=theirs,
            treasures={"2": ["skull-1", "skull-2"], "3": ["swords-1"] * 3, "4": ["pistols-1"] * 4},
        )
        assert isinstance(s.match.state, Martinique)
        return GAME.evaluate(s.match.state, 0)

    assert worth(better) > worth(worse)


MAPS = ["A", "B", "C", "D", "1", "2", "3", "4"]


@pytest.mark.parametrize(("better", "worse"), [("e5", "a1"), ("h8", "e1"), ("f6", "a6")])
def test_digging_pays_where_the_treasure_may_lie(
    scenario: type[Scenario], better: str, worse: str
) -> None:
    """Half of the letters and half of the digits are excluded: sixteen squares are left."""
    worths = []
    for square in (better, worse):
        s = scenario("martinique", p0={"maps": MAPS}, lost="g7", stage="dusk", dug={"p0": [square]})
        assert isinstance(s.match.state, Martinique)
        worths.append(GAME.evaluate(s.match.state, 0))
    assert worths[0] > worths[1]
