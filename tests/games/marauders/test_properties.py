"""Whatever is played: nothing is lost, turns are equal, and the log tells what players have."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from kaper.games.marauders.battle_events import (
    BountyLifted,
    BountyPaid,
    BountySet,
    Plundered,
    RaidWon,
)
from kaper.games.marauders.events import BelongingsLost, CaptainSailed, StartingGold, TurnBegan
from kaper.games.marauders.game import GAME
from kaper.games.marauders.glory_events import GloryGained, GoldGained, GoldPaid, GoldStolen
from kaper.games.marauders.port_events import (
    CargoSold,
    PrizeTaken,
    RumorBought,
    ShipSold,
    WeaponSold,
)
from kaper.games.marauders.rules.captains import STARTING_GOLD
from kaper.games.marauders.rules.scoring import result, total
from kaper.games.marauders.state import Marauders
from kaper.kernel.driver import playout
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.strategies import matches
from kaper.testing.wander import wander

LONGEST = 5_000
EVENTS = 34
RUMOR_PRICE = 2


@settings(max_examples=25, deadline=None)
@given(matches(GAME, most=80))
def test_nothing_is_wrong_with_any_position(match: Match[Marauders]) -> None:
    assert match.problems() == []
    assert match.over or match.pending()
    for seat in range(match.seats):
        sample = match.sample(seat, 1)
        assert sample.problems() == []
        assert sample.view(seat) == match.view(seat)


@pytest.mark.rule("marauders:end.event-deck", "marauders:end.captain-deck")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_in_time_with_everything_in_place(seats: int) -> None:
    for seed in range(8):
        random = Random(seed)
        state = GAME.start(seats, seed, {"length": random.choice(GAME.options[0].values)})
        decisions = playout(state, random.randrange, LONGEST)
        assert decisions < LONGEST
        assert not state.stack
        assert GAME.problems(state) == []
        assert state.round <= EVENTS
        ended = result(state)
        assert ended.scores == tuple(total(state, seat) for seat in range(seats))
        assert max(ended.scores) == max(ended.scores[seat] for seat in ended.winners)


class Ledger:
    """What anybody can follow of the players' means by the log alone."""

    def __init__(self, seats: int) -> None:
        self.wealth = [STARTING_GOLD] * seats
        self.glory: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.bounties: dict[tuple[int, str], int] = {}

    def note(self, event: Event) -> None:
        match event:
            case GoldGained() | CargoSold() | RaidWon() | BountyPaid() | ShipSold() | PrizeTaken():
                self.wealth[event.seat] += event.gold
            case GoldPaid() | BelongingsLost():
                self.wealth[event.seat] -= event.gold
            case WeaponSold():
                self.wealth[event.seat] += 1
            case GoldStolen() | Plundered():
                self.wealth[event.seat] += event.gold
                self.wealth[event.owner] -= event.gold
            case RumorBought():
                self.wealth[event.seat] -= RUMOR_PRICE
                self.wealth[event.owner] += RUMOR_PRICE
            case StartingGold() if event.gold:
                self.wealth[event.seat] = event.gold
            case GloryGained():
                self.glory[event.seat] += 1
                assert event.glory == self.glory[event.seat]
            case TurnBegan():
                self.turns[event.seat] += 1
            case BountySet() | BountyLifted():
                self.bounties[event.seat, event.nation] = event.level
            case CaptainSailed():
                self.bounties = {k: v for k, v in self.bounties.items() if k[0] != event.seat}
            case _:
                pass


@pytest.mark.rule("marauders:gold.secrecy", "marauders:gold.lost-is-counted")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_gold_glory_and_bounties(seats: int) -> None:
    for seed in range(4):
        match = Match.begin(GAME, seats, seed, {})
        for _ in wander(match, seed):
            pass
        ledger = Ledger(seats)
        for event in match.events:
            ledger.note(event)
        state = match.state
        for seat in range(seats):
            assert ledger.wealth[seat] == state.captains[seat].gold + state.captains[seat].chest
            assert ledger.glory[seat] == state.captains[seat].glory
        for (seat, nation), level in ledger.bounties.items():
            levels = match.view(None)["seats"]
            assert isinstance(levels, list)
            row = levels[seat]
            assert isinstance(row, dict)
            assert isinstance(row["bounties"], dict)
            # A captain who died has none, and is followed by another only on the next turn.
            assert row["status"] != "in-play" or row["bounties"][nation] == level
        # Nobody has had a turn more than another, but for those whom the end came before.
        turns = [ledger.turns[seat] for seat in range(seats)]
        assert max(turns) - min(turns) <= 1
