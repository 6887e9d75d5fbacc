"""Bots play Deliveries by what their seat may know, and the better one wins."""

from __future__ import annotations

import pytest

import kaper
from kaper.bots import Seen, bot_names, make_bot
from kaper.games.deliveries.game import GAME
from kaper.games.deliveries.state import Deliveries
from kaper.testing.bot_games import wins
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander


@pytest.mark.parametrize("batch", range(2))
def test_greedy_clearly_beats_random(batch: int) -> None:
    seeds = range(100 * batch, 100 * batch + 12)
    assert wins("deliveries", "greedy", "random", seeds) >= 0.9 * 12


def test_greedy_holds_its_own_among_four() -> None:
    assert wins("deliveries", "greedy", "random", range(6), seats=4) >= 5


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_decides_alike_where_its_seat_can_see_no_difference(name: str) -> None:
    match = kaper.new("deliveries", 3, 1)
    for number, decision in enumerate(wander(match, 1)):
        seat = decision.seat
        other = match.sample(seat, number)
        choices = {make_bot(name, number).decide(Seen(m, seat)) for m in (match, other)}
        assert len(choices) == 1


def test_bots_are_known_by_name() -> None:
    assert {"greedy", "random"} <= set(bot_names())


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"hand": ["blue-5", "fish-5"]}, {"hand": ["blue-5", "gold-5"]}),
        ({"hand": ["blue-6", "fish-6"]}, {"hand": ["blue-1", "fish-1"]}),
        ({"hand": []}, {"hand": ["rats"]}),
        ({"delivered": [["blue-5", "fish-5"]]}, {"hand": ["blue-5", "fish-5"]}),
        (
            {"delivered": [["blue-5", "fish-5"]]},
            {"delivered": [["blue-5", "fish-5"]], "hand": ["fish-6"]},
        ),
        # The row has the counterpart of one of them.
        ({"hand": ["red-4"]}, {"hand": ["blue-4"]}),
        ({"hand": ["blue-4"]}, {"hand": ["blue-4", "blue-1"]}),
    ],
)
def test_what_is_worth_more(
    scenario: type[Scenario], better: dict[str, object], worse: dict[str, object]
) -> None:
    """Before the last delivery, with some turns to go."""
    worths = []
    for me in (better, worse):
        s = scenario("deliveries", p0=me, pile=[8, "delivery"], row=["barrels-1", "pink-1"])
        assert isinstance(s.match.state, Deliveries)
        worths.append(GAME.evaluate(s.match.state, 0))
    assert worths[0] > worths[1]


def test_a_kind_still_to_come_is_worth_more_the_more_time_there_is(
    scenario: type[Scenario],
) -> None:
    """With little time a poor pair is worth more than hope; with much time it is not much more."""
    gains = []
    for cards in (2, 17):
        worths = []
        for hand in (["blue-2", "fish-2"], []):
            s = scenario("deliveries", p0={"hand": hand}, pile=[cards, "delivery"], row=["pink-1"])
            assert isinstance(s.match.state, Deliveries)
            worths.append(GAME.evaluate(s.match.state, 0))
        gains.append(worths[0] - worths[1])
    assert gains[0] > gains[1]
