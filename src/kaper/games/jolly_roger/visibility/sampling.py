"""A table that a seat cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from kaper.games.jolly_roger.components.cards import (
    kind_of,
    kinds_of,
    knowers,
    known_by,
    known_to,
    unknown,
)
from kaper.games.jolly_roger.rules.aftermath import NameExtras
from kaper.games.jolly_roger.rules.bribes import Offer
from kaper.games.jolly_roger.state import (
    JollyRoger,
)
from kaper.games.jolly_roger.visibility.knowledge import seen, sees, sees_lot
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.frames import reseal
from kaper.kernel.piles import Place


def sample(state: JollyRoger, seat: int | None, seed: int) -> JollyRoger:
    """Deal anew every crew card, and with hidden loot every loot card, that a seat cannot know.

    What others have seen of each other in private is theirs to know, and no rule asks for it: in a
    sample they know only what everybody does. So it hangs on nothing but what its seat knows.
    """
    other = state.clone()
    other.rng = seeded(seed)
    if not state.stack:
        return other
    _deal_crew(other, seat)
    if state.hidden_loot:
        _deal_loot(other, seat)
    _decide_anew(state, other, seat)
    reseal(other, seat)
    return other


def _decide_anew(state: JollyRoger, other: JollyRoger, seat: int | None) -> None:
    """Who is to get cards over is known only to who names them, and a gift only to the two."""
    for place, frame in enumerate(state.stack):
        if isinstance(frame, NameExtras) and frame.seat != seat:
            named = shuffled(other, range(other.seats))[: frame.named.bit_count()]
            other.stack[place] = replace(frame, named=sum(1 << each for each in named))
        elif isinstance(frame, Offer) and (frame.crew or state.hidden_loot):
            other.stack[place] = replace(frame, place=_gift(state, other, frame, seat))


def _gift(state: JollyRoger, other: JollyRoger, offer: Offer, seat: int | None) -> int:
    """Where a gift lies in a sample: the same card for the two, any for everybody else."""
    cards, dealt = (
        (each.hands if offer.crew else each.loot)[offer.giver] for each in (state, other)
    )
    if seat in (offer.seat, offer.giver):
        return kinds_of(dealt).index(kind_of(cards[offer.place]))
    return shuffled(other, range(len(dealt)))[0]


def _deal_crew(other: JollyRoger, seat: int | None) -> None:
    kinds = [kinds_of(hand) for hand in other.hands]
    places: list[Place] = []
    known: list[int] = []
    for owner, hand in enumerate(other.hands):
        known += kinds_of(seen(hand, owner, seat))
        places += _hidden(kinds[owner], hand, owner, seat)
    adrift = _recall(other.crew_adrift, seat)
    held: list[int] = []
    if other.held or adrift:
        in_hands = (Counter(other.held) - Counter(known)) | Counter(adrift)
        held = [*in_hands.elements()]
    _deal(other, places, other.crew_pile, held)
    other.hands = [
        _masked(new, old, seat) if owner != seat else old
        for owner, (new, old) in enumerate(zip(kinds, other.hands, strict=True))
    ]


def _hidden(kinds: list[int], cards: tuple[int, ...], owner: int, seat: int | None) -> list[Place]:
    """The places of the cards before an owner that a seat does not know, among their kinds."""
    return [(kinds, index) for index, card in enumerate(cards) if not sees(card, owner, seat)]


def _recall(adrift: list[tuple[int, ...]], seat: int | None) -> tuple[int, ...]:
    """What a viewer knows to be in no pile; in a sample the others do not remember theirs."""
    own = len(adrift) - 1 if seat is None else seat
    for place in range(len(adrift) - 1):
        if place != own:
            adrift[place] = ()
    return adrift[own]


def _without(kinds: Sequence[int], seen: Sequence[int]) -> list[int]:
    left = list(kinds)
    for kind in seen:
        if kind in left:
            left.remove(kind)
    return left


def _deal(
    other: JollyRoger, places: list[Place], pile: list[int], held: Sequence[int] = ()
) -> None:
    """Mix what lies in these places with a pile; some cards are known to be in no pile.

    The same seed gives the same deal in all states that the seat cannot tell apart: the cards are
    sorted before they are shuffled, so nothing hangs on the truth.
    """
    hidden = sorted((*(cards[index] for cards, index in places), *pile))
    mixed = shuffled(other, _without(hidden, held))
    free = len(places) - len(held)
    pile[:] = sorted(mixed[free:])
    dealt = shuffled(other, sorted((*held, *mixed[:free]))) if held else mixed
    for (cards, index), kind in zip(places, dealt, strict=False):
        cards[index] = kind


def _deal_loot(other: JollyRoger, seat: int | None) -> None:
    """Loot, buried loot and the lot are mixed with the pile, each as far as a seat knows them."""
    kinds: list[list[int]] = []
    places: list[Place] = []
    groups = [(cards, o) for held in (other.loot, other.buried) for o, cards in enumerate(held)]
    for cards, owner in groups:
        kinds.append(kinds_of(cards))
        places += _hidden(kinds[-1], cards, owner, seat)
    lot = kinds_of(other.lot)
    places += [(lot, i) for i, card in enumerate(other.lot) if not sees_lot(other, card, seat)]
    _deal(other, places, other.loot_pile, _recall(other.loot_adrift, seat))
    dealt = [
        _masked(new, old, seat) if owner != seat else old
        for new, (old, owner) in zip(kinds, groups, strict=True)
    ]
    other.loot, other.buried = dealt[: other.seats], dealt[other.seats :]
    other.lot = list(_masked(lot, tuple(other.lot), seat))


def _masked(kinds: list[int], cards: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """Other kinds in the places of some cards, known there to everybody, to the seat or nobody."""
    if unknown(cards):
        return tuple(sorted(kinds))
    own = 0 if seat is None else 1 << seat
    masks = [knowers(card) for card in cards]
    masks = [mask if known_by(mask, None) else mask & own for mask in masks]
    return tuple(sorted(known_to(new, mask) for new, mask in zip(kinds, masks, strict=True)))
