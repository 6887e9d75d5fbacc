from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from kaper.kernel.chance import seeded
from kaper.kernel.piles import (
    EVERYBODY,
    NOBODY,
    Pile,
    bag_of,
    deal_anew,
    knows,
    stack_of,
)
from kaper.kernel.state import State, Trace

SEATS = 3
NAMES = tuple(f"card-{number}" for number in range(40))


@dataclass(slots=True)
class Plain(State):
    def item_names(self, pile: str) -> Sequence[str]:
        return NAMES


@dataclass(slots=True)
class Card:
    """A place of the naive model: the item where its order is fixed, and who knows it."""

    item: int | None
    bag: frozenset[int]
    known: int


class PileMachine(RuleBasedStateMachine):
    """A pile against a list with one entry a place, from the top."""

    def __init__(self) -> None:
        super().__init__()
        self.state = Plain(SEATS, [], seeded(3), Trace())
        bags = [range(6), range(6, 10)]
        self.pile = Pile("cards", [bag_of(bags[0]), stack_of([20], EVERYBODY), bag_of(bags[1])])
        self.model = [Card(None, frozenset(bags[0]), NOBODY) for _ in bags[0]]
        self.model += [Card(20, frozenset(), EVERYBODY)]
        self.model += [Card(None, frozenset(bags[1]), NOBODY) for _ in bags[1]]
        self.out: list[int] = []

    def _fix(self, card: Card, item: int) -> None:
        """An item of a bag got its place: the other places of that bag cannot have it."""
        if card.item is not None:
            assert card.item == item
            return
        assert item in card.bag
        for other in self.model:
            if other.item is None and other.bag == card.bag and other is not card:
                other.bag -= {item}
        card.item = item

    @rule(count=st.integers(0, 4))
    def draw(self, count: int) -> None:
        self.state.trace = Trace()
        items, masks = self.pile.draw_known(self.state, count)
        assert len(items) == min(count, len(self.model))
        hidden = any(c.known != EVERYBODY for c in self.model[: len(items)])
        assert (bool(self.state.trace.outcomes) or self.state.trace.learned) == hidden
        for item, mask in zip(items, masks, strict=True):
            self._fix(self.model[0], item)
            assert mask == self.model.pop(0).known
        self.out += items

    @rule(seat=st.integers(0, SEATS - 1), count=st.integers(0, 3))
    def look(self, seat: int, count: int) -> None:
        self.state.trace = Trace()
        news = any(not knows(card.known, seat) for card in self.model[:count])
        items = self.pile.look(self.state, seat, count)
        assert (bool(self.state.trace.outcomes) or self.state.trace.learned) == news
        assert len(items) == min(count, len(self.model))
        for card, item in zip(self.model, items, strict=False):
            self._fix(card, item)
            card.known |= 1 << seat

    @rule(count=st.integers(0, 2), known=st.sampled_from([NOBODY, 0b10, EVERYBODY]))
    def put_on_top(self, count: int, known: int) -> None:
        items, self.out = self.out[:count], self.out[count:]
        self.pile.put_on_top(items, known)
        self.model[:0] = [Card(item, frozenset(), known) for item in items]

    @rule(count=st.integers(0, 2), known=st.sampled_from([NOBODY, 0b10, EVERYBODY]))
    def put_under(self, count: int, known: int) -> None:
        items, self.out = self.out[:count], self.out[count:]
        self.pile.put_under(items, known)
        self.model += [Card(item, frozenset(), known) for item in items]

    @rule(count=st.integers(0, 3))
    def shuffle_in(self, count: int) -> None:
        items, self.out = self.out[:count], self.out[count:]
        self.pile.shuffle_in(items)
        bag = frozenset(self.pile.items())
        self.model = [Card(None, bag, NOBODY) for _ in bag]

    @rule(seat=st.none() | st.integers(0, SEATS - 1))
    def sample(self, seat: int | None) -> None:
        before = self.pile.clone()
        copy = self.pile.clone()
        deal_anew(self.state, copy.unknown_to(seat))
        copy.settle()
        assert copy.items() == self.pile.items()
        assert copy.seen_by(seat) == self.pile.seen_by(seat)
        assert self.pile == before

    @invariant()
    def the_pile_is_as_long_as_the_model(self) -> None:
        assert len(self.pile) == len(self.model)
        assert all(segment.items for segment in self.pile.segments)

    @invariant()
    def nothing_is_lost(self) -> None:
        assert sorted([*self.pile.items(), *self.out]) == [*range(10), 20]

    @invariant()
    def everybody_sees_what_they_know(self) -> None:
        for seat in (*range(SEATS), None):
            expected = [card.item if knows(card.known, seat) else None for card in self.model]
            assert self.pile.seen_by(seat) == expected
            assert len(self.pile.unknown_to(seat)) == expected.count(None)

    @invariant()
    def bags_are_sorted_so_that_they_tell_nothing(self) -> None:
        for segment in self.pile.segments:
            if segment.known is None:
                assert segment.items == sorted(segment.items)


TestPiles = PileMachine.TestCase
TestPiles.settings = settings(max_examples=40, stateful_step_count=30)


def test_a_clone_is_independent() -> None:
    pile = Pile("cards", [bag_of([2, 1]), stack_of([5, 4])])
    clone = pile.clone()
    pile.draw(Plain(SEATS, [], seeded(1), None), 3)
    assert clone == Pile("cards", [bag_of([1, 2]), stack_of([5, 4])])
    assert pile == Pile("cards", [stack_of([4])])


def test_a_look_gives_an_order_that_stays() -> None:
    state = Plain(SEATS, [], seeded(1), None)
    pile = Pile("cards", [bag_of(range(10))])
    seen = pile.look(state, 1, 3)
    assert pile.seen_by(1)[:3] == seen
    assert pile.seen_by(0) == [None] * 10
    assert pile.look(state, 0, 2) == seen[:2]
    assert pile.draw(state, 3) == seen
