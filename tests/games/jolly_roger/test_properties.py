"""Whatever is played: nothing is lost, limits hold, shares are even, sums can be done again."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from kaper.games.jolly_roger.events import (
    LootCollected,
    LootDrawn,
    LootPicked,
    LootShared,
    MutinyBegan,
    MutinyEnded,
    RoundBegan,
    Scored,
)
from kaper.games.jolly_roger.game import GAME
from kaper.games.jolly_roger.rules.scoring import score
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.driver import playout
from kaper.match import Match
from kaper.testing.strategies import matches
from kaper.testing.wander import wander

LONGEST = 4_000


@settings(max_examples=25, deadline=None)
@given(matches(GAME, most=60))
def test_nothing_is_wrong_with_any_position(match: Match[JollyRoger]) -> None:
    assert match.problems() == []
    assert match.over or match.pending()


@pytest.mark.parametrize("seats", range(3, 11))
def test_random_games_end_in_time_with_all_cards_in_place(seats: int) -> None:
    for seed in range(4):
        options = {"loot": ("open", "hidden")[seed % 2]}
        state = GAME.start(seats, seed, options)
        decisions = playout(state, Random(seed).randrange, LONGEST)
        assert decisions < LONGEST
        assert not state.stack
        assert GAME.problems(state) == []
        assert len(state.used) <= 10


@pytest.mark.rule(
    "jolly-roger:mutiny.once-per-round",
    "jolly-roger:loot.even-share",
    "jolly-roger:mutiny.share-loot-others",
)
@pytest.mark.parametrize("seats", [3, 4, 7])
def test_the_log_of_random_games(seats: int) -> None:
    for seed in range(3):
        match = Match.begin(GAME, seats, seed, {})
        for _ in wander(match, seed):
            pass
        mutinies, captain, got = 0, 0, Counter[int]()
        for event in match.events:
            if isinstance(event, RoundBegan):
                mutinies = 0
            elif isinstance(event, MutinyBegan):
                mutinies += 1
                assert mutinies == 1
            elif isinstance(event, MutinyEnded):
                captain = event.seat
            elif isinstance(event, LootDrawn):
                got = Counter(dict.fromkeys(range(seats), 0))
            elif isinstance(event, LootCollected):
                got = Counter({seat: 0 for seat in range(seats) if seat != captain})
            elif isinstance(event, LootPicked) and event.seat in got:
                got[event.seat] += 1
                assert max(got.values()) - min(got.values()) <= 1
            elif isinstance(event, LootShared):
                assert event.owner in got
                got[event.owner] += 1
                assert max(got.values()) - min(got.values()) <= 1
            elif isinstance(event, Scored):
                assert event.total == score(match.state, event.seat).total
                assert event.total == event.gold + event.jewels + event.hostages
