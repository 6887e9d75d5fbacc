"""Bots play Martinique by what their seat may know, and the better one wins."""

from __future__ import annotations

import pytest

import kaper
from kaper.bots import Seen, make_bot
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.wander import wander

# A search that counts passes, not seconds, plays the same on any machine.
BOTS = ("random", "greedy", "mcts:3")


def played(seed: int, names: tuple[str, str]) -> Match[State]:
    match = kaper.new("martinique", 2, seed)
    bots = [make_bot(name, 2 * seed + seat) for seat, name in enumerate(names)]
    while not match.over:
        for seat in match.pending():
            match.play(seat, bots[seat].decide(Seen(match, seat)))
    return match


@pytest.mark.parametrize("batch", range(4))
def test_greedy_clearly_beats_random(batch: int) -> None:
    """Sixty games, half of them with greedy as black, counted in batches for parallel runs."""
    wins = 0.0
    for game in range(15):
        greedy = (batch + game) % 2
        names = ("greedy", "random") if greedy == 0 else ("random", "greedy")
        result = played(100 * batch + game, names).result
        assert result is not None
        wins += (greedy in result.winners) / len(result.winners)
    assert wins >= 0.75 * 15


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_alike_where_its_seat_can_see_no_difference(name: str) -> None:
    for seed in range(3):
        match = kaper.new("martinique", 2, seed)
        for number, decision in enumerate(wander(match, seed)):
            seat = decision.seat
            other = match.sample(seat, seed)
            choices = {make_bot(name, number).decide(Seen(m, seat)) for m in (match, other)}
            assert len(choices) == 1


@pytest.mark.parametrize("name", BOTS)
def test_equal_seeds_play_equal_games(name: str) -> None:
    assert played(1, (name, name)).record() == played(1, (name, name)).record()
