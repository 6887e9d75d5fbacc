"""Bots play Deliveries by what their seat may know, and the better one wins."""

from __future__ import annotations

import pytest

import kaper
from kaper.bots import Seen, bot_names, make_bot
from kaper.games.deliveries import GAME
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander


def played(seed: int, names: tuple[str, ...]) -> Match[State]:
    match = kaper.new("deliveries", len(names), seed)
    bots = [make_bot(name, 2 * seed + seat) for seat, name in enumerate(names)]
    while not match.over:
        for seat in match.pending():
            match.play(seat, bots[seat].decide(Seen(match, seat)))
    return match


@pytest.mark.parametrize("batch", range(2))
def test_greedy_clearly_beats_random(batch: int) -> None:
    wins = 0.0
    for game in range(12):
        greedy = (batch + game) % 2
        names = ("greedy", "random") if greedy == 0 else ("random", "greedy")
        result = played(100 * batch + game, names).result
        assert result is not None
        wins += (greedy in result.winners) / len(result.winners)
    assert wins >= 0.9 * 12


def test_greedy_holds_its_own_among_four() -> None:
    wins = 0.0
    for game in range(6):
        names = tuple("greedy" if seat == game % 4 else "random" for seat in range(4))
        result = played(game, names).result
        assert result is not None
        wins += (game % 4 in result.winners) / len(result.winners)
    assert wins >= 5


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
