"""Whatever is played: nothing is lost, turns are equal, and sums can be done again."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from kaper.games.maracaibo.events import (
    CardAcquired,
    EnteredBay,
    ReachedMaracaibo,
    RoundBegan,
    Sailed,
    Scored,
    ShipUpgraded,
)
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.driver import playout
from kaper.match import Match
from kaper.testing.strategies import matches
from kaper.testing.wander import wander

LONGEST = 1_500


@settings(max_examples=25, deadline=None)
@given(matches(GAME, most=80))
def test_nothing_is_wrong_with_any_position(match: Match[Maracaibo]) -> None:
    assert match.problems() == []
    assert match.over or match.pending()


@pytest.mark.parametrize("seats", range(1, 5))
def test_random_games_end_in_time_with_everything_in_place(seats: int) -> None:
    for seed in range(8):
        random = Random(seed)
        options = {option.name: random.choice(option.values) for option in GAME.options}
        state = GAME.start(seats, seed, options)
        decisions = playout(state, random.randrange, LONGEST)
        assert decisions < LONGEST
        assert not state.stack
        assert GAME.problems(state) == []
        assert state.round == 3


@pytest.mark.rule("maracaibo:round.third-finishes-lap", "maracaibo:round.next-starter")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_of_random_games(seats: int) -> None:
    for seed in range(4):
        match = Match.begin(GAME, seats, seed, {})
        for _ in wander(match, seed):
            pass
        turns = Counter[object]()
        last: object = None
        upgrades, cards = Counter[object](), Counter[object]()
        for event in match.events:
            if isinstance(event, RoundBegan) and event.round > 1:
                assert isinstance(last, int)
                assert event.seat == (last + 1) % seats
            elif isinstance(event, (Sailed, EnteredBay, ReachedMaracaibo)):
                turns[event.seat] += 1
                assert last is None or event.seat == (int(str(last)) + 1) % seats
                last = event.seat
            elif isinstance(event, ShipUpgraded):
                upgrades[event.seat] += 1
            elif isinstance(event, CardAcquired):
                cards[event.seat] += 1
            elif isinstance(event, Scored):
                assert isinstance(event.seat, int)
                points = score(match.state, event.seat)
                assert event.total == points.total
                assert event.total == sum(points.by_source().values())
        # All have had equally many turns, and what the log tells adds up to what they have.
        assert len(set(turns.values())) == 1
        for seat, player in enumerate(match.state.players):
            assert player.upgrades.bit_count() == upgrades[seat]
            assert len(player.improvements) == cards[seat]
