"""Everything that could be wrong with a state: cards lost or doubled, counts that differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kaper.games.deliveries.components.cards import (
    COLOURS,
    DELIVERY_CARDS,
    FIRST_EVENT,
    FIRST_GOODS,
    ROW,
    WOLF,
)
from kaper.games.deliveries.state import Deliveries


def problems(state: Deliveries) -> list[str]:
    found = [*_cards(state), *_pile(state)]
    for seat in range(state.seats):
        found += [*_hand(state, seat), *_delivered(state, seat)]
    return found


def _cards(state: Deliveries) -> Iterator[str]:
    held = [card for hand in state.hands for card in hand]
    laid = [card for pairs in state.delivered for pair in pairs for card in pair]
    thrown = [card for card in state.discards if card != WOLF]
    everything = sorted((*state.bag, *state.row, *thrown, *held, *laid))
    if tuple(everything) != state.tables.cards:
        yield f"the cards are not those of the game: {len(everything)}"
    if len(state.row) != ROW:
        yield f"{len(state.row)} cards lie open"
    if state.bag != sorted(state.bag):
        yield "the bag is not in its canonical order"


def _pile(state: Deliveries) -> Iterator[str]:
    ordinary = sum(cards for cards, _ in state.parts)
    if ordinary != len(state.bag):
        yield f"the draw pile counts {ordinary} cards and holds {len(state.bag)}"
    if (0, 0) in state.parts:
        yield "a part of the draw pile is empty"
    left = sum(deliveries for _, deliveries in state.parts)
    wolves = sum(state.wolves) + state.discards.count(WOLF)
    if left + wolves != DELIVERY_CARDS or min(state.wolves) < 0:
        yield f"{left} Delivery cards and {wolves} Sea Wolves"
    # The card that has come up stays on the pile until it is flipped.
    if not wolves <= state.came <= wolves + 1:
        yield f"{state.came} Delivery cards came up, {wolves} were flipped"


def _hand(state: Deliveries, seat: int) -> Iterator[str]:
    hand, known, unseen = state.hands[seat], state.known[seat], state.unseen[seat]
    if list(hand) != sorted(hand) or list(known) != sorted(known):
        yield f"the hand of seat {seat} is not in its canonical order"
    secret = Counter(hand)
    secret.subtract(known)
    if min(secret.values(), default=0) < 0:
        yield f"seat {seat} does not hold what everybody knows of"
    if len(hand) != len(known) + len(unseen):
        yield f"{len(unseen)} cards of seat {seat} are unseen, of {len(hand)} with {len(known)}"
    by_colour = Counter(state.tables.colour[card] for card in secret.elements())
    for colour, number in sorted(by_colour.items()):
        if number > sum(not excluded >> colour & 1 for excluded in unseen):
            yield f"seat {seat} was proven to have less {COLOURS[colour]} cards"


def _delivered(state: Deliveries, seat: int) -> Iterator[str]:
    colour = state.tables.colour
    kinds = 0
    for ship, goods in state.delivered[seat]:
        if not ship < FIRST_GOODS <= goods < FIRST_EVENT or colour[ship] != colour[goods]:
            yield f"seat {seat} delivered no ship with its cargo"
        if kinds >> colour[goods] & 1:
            yield f"seat {seat} delivered one kind twice"
        kinds |= 1 << colour[goods]
    if kinds != state.kinds[seat]:
        yield f"the kinds that seat {seat} delivered do not fit its pairs"
