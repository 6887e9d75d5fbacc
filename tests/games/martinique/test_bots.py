"""Bots play Martinique by what their seat may know, and the better one wins."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import isfinite

import pytest

import kaper
from kaper.bots.base import Position
from kaper.games.martinique.evaluation.evaluate import evaluate
from kaper.games.martinique.evaluation.features import FEATURES, NAMES, features, stage
from kaper.games.martinique.evaluation.formula import at_dawn, find_chances
from kaper.games.martinique.game import GAME
from kaper.games.martinique.rules.notebook import notebook
from kaper.games.martinique.state import Martinique
from kaper.testing.bot_games import played, wins
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

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
def test_what_is_worth_more_at_dawn_by_the_formula(
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
        return evaluate(s.match.state, 0, FEATURES.untrained())

    assert worth(better) > worth(worse)


def test_features_hang_on_nothing_that_the_seat_cannot_know() -> None:
    hidden = 0
    for seed in range(4):
        match = kaper.new("martinique", 2, seed)
        for number, decision in enumerate(wander(match, seed)):
            assert isinstance(match.state, Martinique)
            for seat in (decision.seat, 1 - decision.seat):
                found = features(match.state, seat)
                sampled = match.sample(seat, number)
                assert isinstance(sampled.state, Martinique)
                hidden += match.digest() != sampled.digest()
                assert features(sampled.state, seat) == found
                if found is not None:
                    assert len(found) == len(NAMES)
                    assert all(isfinite(feature) for feature in found)
    assert hidden > 100


def test_what_one_captain_gains_the_other_loses() -> None:
    """But for what they know of the Lost Treasure, features tell of one beside the other."""
    match = kaper.new("martinique", 2, 1)
    for _ in wander(match, 1):
        assert isinstance(match.state, Martinique)
        mine, theirs = features(match.state, 0), features(match.state, 1)
        if mine is not None and theirs is not None:
            after = NAMES.index("find chance") + 1
            assert mine[after:] == [-feature for feature in theirs[after:]]


def test_without_training_the_formula_judges() -> None:
    untrained = FEATURES.untrained()
    match = kaper.new("martinique", 2, 2)
    for decision in wander(match, 2):
        assert isinstance(match.state, Martinique)
        found = features(match.state, decision.seat)
        if found is not None:
            chances = find_chances(match.state, decision.seat, notebook(match.state, decision.seat))
            formula = at_dawn(match.state, decision.seat, *chances)
            assert untrained.judge(found, stage(match.state)) == pytest.approx(formula)


def test_weights_are_shipped_only_after_they_have_beaten_the_formula() -> None:
    untrained = FEATURES.untrained()
    if (GAME.weights.first, GAME.weights.last) != (untrained.first, untrained.last):
        folder = files("kaper.games.martinique.evaluation")
        figures = tomllib.loads(folder.joinpath("weights.toml").read_text("utf-8"))["figures"]
        assert figures["matches"] >= 200
        assert figures["share-low"] > 0.5


def test_a_bot_looks_no_further_than_its_own_turn(scenario: type[Scenario]) -> None:
    """Though whoever is alone on the island is asked again at once."""
    s = scenario("martinique", p0={"at": ["a1"]})
    assert isinstance(s.match.state, Martinique)
    position = Position(GAME, s.match.state)
    while position.waiting() == (0,) and len(position.options(0)) > 1:
        assert not position.goes_on(0)
        position.apply(0, position.options(0)[0])


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


def test_at_dusk_whoever_leads_loses_only_to_the_treasure(scenario: type[Scenario]) -> None:
    """Without a map each captain digs four of 64 squares."""
    load = {"hold": [["rum-1", "rum-1"]]}
    ahead = scenario("martinique", p0=load, stage="dusk").match.state
    behind = scenario("martinique", p1=load, stage="dusk").match.state
    assert isinstance(ahead, Martinique)
    assert isinstance(behind, Martinique)
    assert GAME.evaluate(ahead, 0) > 0.9
    assert GAME.evaluate(behind, 0) < 0.1
