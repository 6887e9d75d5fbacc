"""Cards that somebody has seen and lost track of: they are in hands or among loot, in no pile.

Where a card is, the mask on it says who knows (see `cards`). Once it may have gone elsewhere
unseen, its kind is noted as adrift: in a list for each seat, with spectators last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from kaper.games.jolly_roger.components.cards import kind_of, knowers, known_by, unknown
from kaper.games.jolly_roger.state import JollyRoger

Adrift = list[tuple[int, ...]]


def _known(cards: Iterable[int], viewer: int | None) -> Counter[int]:
    return Counter(kind_of(card) for card in cards if known_by(knowers(card), viewer))


def _viewers(adrift: Adrift) -> list[tuple[int, int | None]]:
    last = len(adrift) - 1
    return [(place, None if place == last else place) for place in range(len(adrift))]


def _add(adrift: Adrift, place: int, kinds: Iterable[int]) -> None:
    adrift[place] = tuple(sorted((*adrift[place], *kinds)))


def find(adrift: Adrift, place: int, kind: int) -> None:
    """A card comes in sight that may be one of those adrift."""
    kinds = adrift[place]
    if kind in kinds:
        index = kinds.index(kind)
        adrift[place] = kinds[:index] + kinds[index + 1 :]


def lose_track(
    adrift: Adrift, before: tuple[int, ...], after: tuple[int, ...], watching: int
) -> None:
    """A card has left others, unseen by all but a mask of seats."""
    if unknown(before):
        return
    for place, viewer in _viewers(adrift):
        if not watching >> place & 1:
            _add(adrift, place, (_known(before, viewer) - _known(after, viewer)).elements())


def take_in_sight(
    adrift: Adrift, kind: int, before: tuple[int, ...], after: tuple[int, ...], seat: int
) -> None:
    """A seat takes a card from others: it was known to be there, or may be one adrift."""
    if _known(before, seat)[kind] == _known(after, seat)[kind]:
        find(adrift, seat, kind)


def leave_openly(
    adrift: Adrift, kind: int, before: tuple[int, ...], after: tuple[int, ...], owner: int
) -> None:
    """Whoever knew of several alike still knows of the others, if no longer where."""
    if unknown(before) and not any(adrift):
        return
    for place, viewer in _viewers(adrift):
        if place == owner:
            continue
        lost = _known(before, viewer)[kind] - _known(after, viewer)[kind]
        if lost:
            _add(adrift, place, [kind] * (lost - 1))
        else:
            find(adrift, place, kind)


def shown(adrift: Adrift, kind: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """A card stays where it is, and some know now that it is there."""
    for place, viewer in _viewers(adrift):
        if _known(before, viewer)[kind] < _known(after, viewer)[kind]:
            find(adrift, place, kind)


def lose_lot(state: JollyRoger, kind: int, seat: int, giver: int) -> None:
    """A card of the lot goes to a seat; only the giver still knows all that is left of it."""
    adrift = state.loot_adrift
    for place, viewer in _viewers(adrift):
        if place == giver:
            continue
        masks = ((kind_of(card), state.lot_seen | knowers(card)) for card in state.lot)
        known = Counter(each for each, mask in masks if known_by(mask, viewer))
        if place == seat:
            if kind not in known:
                find(adrift, seat, kind)
            known -= Counter([kind])
        _add(adrift, place, known.elements())


def look_at_lot(state: JollyRoger, seat: int) -> None:
    for card in state.lot:
        if not known_by(state.lot_seen | knowers(card), seat):
            find(state.loot_adrift, seat, kind_of(card))


def adrift_problems(state: JollyRoger) -> Iterator[str]:
    """Nobody remembers what is not so."""
    if not any(state.loot_adrift) and not any(state.crew_adrift):
        return
    loot = [(owner, card) for owner, cards in enumerate(state.loot) for card in cards]
    loot += [(owner, card) for owner, cards in enumerate(state.buried) for card in cards]
    crew = [(owner, card) for owner, hand in enumerate(state.hands) for card in hand]
    for place, viewer in _viewers(state.loot_adrift):
        lot = [c for c in state.lot if not known_by(state.lot_seen | knowers(c), viewer)]
        hidden = Counter(map(kind_of, lot)) + _unseen(loot, viewer)
        if Counter(state.loot_adrift[place]) - hidden:
            yield f"{viewer} remembers loot that nobody has"
        if Counter(state.crew_adrift[place]) - _unseen(crew, viewer):
            yield f"{viewer} remembers crew that nobody holds"


def _unseen(cards: Iterable[tuple[int, int]], viewer: int | None) -> Counter[int]:
    return Counter(
        kind_of(card)
        for owner, card in cards
        if owner != viewer and not known_by(knowers(card), viewer)
    )
