"""The deck, the hands, and what happens to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from kaper.kernel.chance import draw
from kaper.kernel.events import Event
from kaper.kernel.frames import Frame
from kaper.kernel.piles import EVERYBODY, Pile, Segment, bag_of, stack_of
from kaper.kernel.state import State

STORMS = 3
VALUES = (0,) * STORMS + (1, 2, 3, 4, 5, 6) * 3
NAMES = (
    *(f"storm-{number + 1}" for number in range(STORMS)),
    *(f"{value}{suit}" for suit in "abc" for value in range(1, 7)),
)


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card, and everybody else does not see which."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Scouted(Event):
    """A seat looked at the top card, and it alone."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PutUnder(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Salvaged(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class HandsCounted(Event):
    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    points: tuple[int, ...]


@dataclass(slots=True)
class Table(State):
    stack: list[Frame[Table]]
    deck: Pile
    hands: list[Segment]  # sorted; with each card, who knows that it is there
    discards: list[int]  # open, the last on top
    storms: int  # drawn so far
    points: list[int]

    def clone(self) -> Table:
        stack, deck, hands = self.stack[:], self.deck.clone(), [h.clone() for h in self.hands]
        discards, points = self.discards[:], self.points[:]
        return Table(self.seats, stack, self.rng, None, deck, hands, discards, self.storms, points)

    def item_names(self, pile: str) -> Sequence[str]:
        return NAMES


def stacked_deck(state: Table) -> list[Segment]:
    """Three bags of six cards, and everybody sees a storm put under each."""
    cards = list(range(STORMS, len(NAMES)))
    segments: list[Segment] = []
    for storm in range(STORMS):
        segments += [bag_of(draw(state, "deck", cards, 6)), stack_of([storm], EVERYBODY)]
    return segments


def cards_of(hand: Segment) -> list[tuple[int, int]]:
    """The cards of a hand, each with the seats that know it."""
    return list(zip(hand.items, hand.known or (), strict=True))


def hand_of(cards: list[tuple[int, int]]) -> Segment:
    return Segment([card for card, _ in sorted(cards)], [known for _, known in sorted(cards)])


def take_card(state: Table, seat: int) -> None:
    """Draw the top card: into the hand, or, if it is a storm, the storm breaks."""
    (card,), (known,) = state.deck.draw_known(state)
    if state.trace is not None:
        state.trace.events.append(Drew(seat, NAMES[card]))
    if card < STORMS:
        storm(state)
    else:
        state.hands[seat] = hand_of([*cards_of(state.hands[seat]), (card, known | 1 << seat)])


def storm(state: Table) -> None:
    """All hands are counted and shuffled into the deck with the discards; three end the game."""
    state.storms += 1
    thrown = [card for hand in state.hands for card in hand.items]
    count_hands(state)
    state.deck.shuffle_in((*thrown, *state.discards))
    state.discards.clear()
    if state.storms == STORMS:
        state.stack.clear()


def count_hands(state: Table) -> None:
    """Everybody shows and scores their cards, and throws them in."""
    gains = tuple(sum(VALUES[card] for card in hand.items) for hand in state.hands)
    state.points = [points + gain for points, gain in zip(state.points, gains, strict=True)]
    state.hands = [Segment([], []) for _ in range(state.seats)]
    if state.trace is not None:
        state.trace.events.append(HandsCounted(gains))
