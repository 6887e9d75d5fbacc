"""Bots play Jolly Roger by what their seat may know, and the better one wins."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import kaper
from kaper.bots import Seen, make_bot
from kaper.games.jolly_roger import GAME
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

Arrange = Callable[..., Scenario]


def played(seed: int, names: tuple[str, ...]) -> Match[State]:
    match = kaper.new("jolly-roger", len(names), seed)
    order = Random(seed)
    bots = [make_bot(name, 10 * seed + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = order.choice(list(match.pending()))
        match.play(seat, bots[seat].decide(Seen(match, seat)))
    return match


@pytest.mark.parametrize("batch", range(4))
def test_greedy_gets_more_gold_than_random(batch: int) -> None:
    gold = {"greedy": 0.0, "random": 0.0}
    for game in range(3):
        seat = (batch + game) % 4
        names = tuple("greedy" if each == seat else "random" for each in range(4))
        result = played(10 * batch + game, names).result
        assert result is not None
        gold["greedy"] += result.scores[seat]
        gold["random"] += sum(s for each, s in enumerate(result.scores) if each != seat) / 3
    assert gold["greedy"] > gold["random"]


def worth(s: Scenario, seat: int, action: str) -> float:
    """What the evaluation says after an action, on average over a few samples."""
    total = 0.0
    for seed in range(6):
        copy = s.match.sample(seat, seed)
        copy.play(seat, action)
        state = copy.state
        assert isinstance(state, JollyRoger)
        total += GAME.evaluate(state, seat)
    return total


def test_the_evaluation_attacks_where_points_are_missing_and_holds_back_where_not(
    scenario: Arrange,
) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=["traitor", "traitor"],
        p1={"hand": ["g2c1", "g2c1", "n1c1", "m2c1", "m1c1"]},
        p2={"hand": ["g2c2", "n1c3", "lookout"]},
        chance={"destination": ["fort-4"]},
    )
    s.play("p0 sail fort", "p2 play lookout").pass_window()
    s.play("p1 add g2c1", "p1 add n1c1", "p1 add m2c1", "p1 add m1c1")
    # Two gunnery points and one of navigation are missing: each is worth its card.
    assert worth(s, 2, "add g2c2") > worth(s, 2, "pass")
    s.play("p1 add g2c1", "p2 add n1c3")
    assert worth(s, 2, "pass") > worth(s, 2, "add g2c2")


def test_the_evaluation_mutinies_with_a_reason(scenario: Arrange) -> None:
    strong = ["n1c4", "g1c4", "n1c3"]
    rich = scenario(
        "jolly-roger", seats=4, p0={"loot": ["gold-3", "gold-3", "gold-2"]}, p2={"hand": strong}
    ).play("p0 sail fort")
    assert worth(rich, 2, "mutiny n1c4") > worth(rich, 2, "pass")
    poor = scenario(
        "jolly-roger",
        seats=4,
        p0={"hand": ["m1c4", "m1c3", "g1c3", "n1c3"]},
        p2={"hand": ["n2c1", "g2c1"], "loot": ["gold-3", "gold-2"]},
    ).play("p0 sail fort")
    assert worth(poor, 2, "pass") > worth(poor, 2, "mutiny n2c1")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_decides_alike_where_its_seat_can_see_no_difference(name: str) -> None:
    match = kaper.new("jolly-roger", 4, 3, {"loot": "hidden"})
    for number, decision in enumerate(wander(match, 3)):
        if number % 5 == 0:
            seat = decision.seat
            other = match.sample(seat, number)
            choices = {make_bot(name, number).decide(Seen(m, seat)) for m in (match, other)}
            assert len(choices) == 1


def test_equal_seeds_play_equal_games() -> None:
    names = ("greedy", "random", "greedy")
    assert played(1, names).record() == played(1, names).record()
