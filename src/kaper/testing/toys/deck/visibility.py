"""Who may know which card: the one answer behind views, logs and samples."""

from __future__ import annotations

from dataclasses import replace

from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.codec import Json
from kaper.kernel.events import Event
from kaper.kernel.piles import Place, Segment, deal_anew, knows
from kaper.testing.toys.deck.flow import Swap
from kaper.testing.toys.deck.table import (
    NAMES,
    STORMS,
    Drew,
    Scouted,
    Table,
    cards_of,
    hand_of,
)


def redact(event: Event, seat: int | None) -> Event:
    """A card that somebody drew or looked at, nobody else sees; a storm shows itself."""
    if isinstance(event, Scouted) and event.seat != seat:
        return replace(event, card="")
    if isinstance(event, Drew) and event.seat != seat and not event.card.startswith("storm"):
        return replace(event, card="")
    return event


def view(state: Table, seat: int | None) -> dict[str, Json]:
    return {
        "deck": [None if card is None else NAMES[card] for card in state.deck.seen_by(seat)],
        "hands": [_hand(hand, seat) for hand in state.hands],
        "discards": [NAMES[card] for card in state.discards],
        "storms": state.storms,
        "points": list(state.points),
    }


def _hand(hand: Segment, seat: int | None) -> dict[str, Json]:
    known = [NAMES[card] for card, mask in cards_of(hand) if knows(mask, seat)]
    return {"cards": len(hand.items), "known": [*known]}


def sample(state: Table, seat: int | None, seed: int) -> Table:
    """Deal anew what this seat has not seen; storms only within the deck, for no hand has one.

    Hands are sorted by their cards, which others cannot see: unseen cards go by who knows them.
    """
    other = state.clone()
    other.rng = seeded(seed)
    deck = other.deck.unknown_to(seat)
    deal_anew(other, deck)
    hands: list[Place] = [
        (hand.items, place)
        for hand in other.hands
        for mask, place in sorted((mask, place) for place, (_, mask) in enumerate(cards_of(hand)))
        if not knows(mask, seat)
    ]
    deal_anew(other, [*hands, *(place for place in deck if place[0][place[1]] >= STORMS)])
    other.deck.settle()
    other.hands = [hand_of(cards_of(hand)) for hand in other.hands]
    pick_anew(other, seat)
    return other


def pick_anew(state: Table, seat: int | None) -> None:
    """What others have picked so far to swap, nobody sees yet."""
    for depth, frame in enumerate(state.stack):
        if isinstance(frame, Swap) and frame.seat != seat:
            places = shuffled(state, range(len(state.hands[frame.seat].items)))
            state.stack[depth] = replace(frame, picked=tuple(places[: len(frame.picked)]))
