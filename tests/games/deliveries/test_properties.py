"""Whatever is played: nothing is lost, and all sums can be done again from scratch."""

from __future__ import annotations

from collections import Counter

from hypothesis import settings
from hypothesis.stateful import invariant

from kaper.games.deliveries.components.cards import NAMES, VALUE, WOLF
from kaper.games.deliveries.events import (
    Began,
    Delivered,
    DeliveryCame,
    Scored,
    WolfHired,
    WolfUsed,
)
from kaper.games.deliveries.game import GAME
from kaper.games.deliveries.state import Deliveries
from kaper.testing.machines import AnyMatch


class AnyGame(AnyMatch[Deliveries]):
    game = GAME
    ahead = 120

    @invariant()
    def no_card_is_lost(self) -> None:
        state = self.match.state
        held = [card for hand in state.hands for card in hand]
        laid = [card for pairs in state.delivered for pair in pairs for card in pair]
        places = (state.bag, state.row, held, laid, [c for c in state.discards if c != WOLF])
        cards = Counter(card for place in places for card in place)
        assert cards == Counter(range(len(NAMES)))
        wolves = sum(state.wolves) + state.discards.count(WOLF)
        assert wolves + sum(deliveries for _, deliveries in state.parts) == 3

    @invariant()
    def points_can_be_counted_again(self) -> None:
        """From the events of this game, and of all games for the totals."""
        state = self.match.state
        totals, wolves = Counter[int](), Counter[int]()
        pairs: dict[int, list[tuple[str, ...]]] = {seat: [] for seat in range(state.seats)}
        came = 0
        for event in self.match.events:
            match event:
                case Began():
                    pairs = {seat: [] for seat in range(state.seats)}
                    wolves.clear()
                    came = 0
                case DeliveryCame():
                    came += 1
                case Delivered(seat, cards, points):
                    pairs[seat].append(cards)
                    assert points == sum(int(card[-1]) for card in cards)
                case WolfHired(seat):
                    wolves[seat] += 1
                case WolfUsed(seat):
                    wolves[seat] -= 1
                case Scored(seat, total, deliveries, hand, wolf_points, events):
                    totals[seat] += total
                    assert total == deliveries + hand + wolf_points + events
                    assert deliveries == sum(int(c[-1]) for pair in pairs[seat] for c in pair)
        assert came == state.came
        for seat in range(state.seats):
            assert totals[seat] == state.totals[seat]
            laid = [tuple(NAMES[card] for card in pair) for pair in state.delivered[seat]]
            assert laid == pairs[seat]
            assert state.wolves[seat] <= wolves[seat]

    @invariant()
    def an_ended_game_is_counted_from_the_cards(self) -> None:
        state = self.match.state
        if not self.match.over or state.target:
            return
        for seat in range(state.seats):
            laid = sum(VALUE[card] for pair in state.delivered[seat] for card in pair)
            names = [NAMES[card] for card in state.hands[seat]]
            left = sum(int(name[-1]) if "-" in name else 3 for name in names)
            assert state.totals[seat] == laid - left - 3 * state.wolves[seat]


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=30, stateful_step_count=50, deadline=None)
