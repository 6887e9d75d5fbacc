"""The sampler: everything that a seat cannot know is dealt anew.

What others have seen in private is theirs to know, and no rule asks for it: in a sample they
remember only what everybody does. So a sample hangs on nothing but what its seat knows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import TypeVar

from kaper.games.marauders.components.ids import NONE, CargoCard, Modification, Nothing
from kaper.games.marauders.rules.buying import Market, ProveDiscount
from kaper.games.marauders.rules.captains import ReturnTokens
from kaper.games.marauders.state import UNSEEN, Marauders
from kaper.games.marauders.visibility.knowledge import (
    HELD,
    forget_private_hands,
    hand_as_seen,
    lot_of,
)
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.frames import reseal
from kaper.kernel.piles import EVERYBODY, NOBODY, deal_anew, knows

Card = TypeVar("Card", bound=int)


def sample(state: Marauders, seat: int | None, seed: int) -> Marauders:
    """A state that this seat cannot tell from the true one."""
    other = state.clone()
    other.rng = seeded(seed)
    if not state.stack:
        return other
    _deal_captains(other, seat)
    _deal_cargo(other, seat)
    _deal_glory(other, seat)
    _deal_rumors(other, seat)
    _deal_tokens(other, seat)
    _fill_chests(other, seat)
    reseal(other, seat)
    return other


def _deal(
    other: Marauders,
    held: Sequence[Sequence[Card]],
    pile: list[Card],
    no_pile: Sequence[Card] = (),
) -> list[list[Card]]:
    """As many cards as each holds, mixed with a pile; what is left is the pile.

    Some are known to be in no pile, but not who holds them. Sorted before they are shuffled:
    nothing hangs on the truth but what is hidden.
    """
    hidden = sorted((*pile, *chain(*held)))
    mixed = shuffled(other, _without(hidden, no_pile))
    free = sum(map(len, held)) - len(no_pile)
    pile[:] = sorted(mixed[free:])
    dealt = iter(shuffled(other, sorted((*no_pile, *mixed[:free]))))
    return [sorted(islice(dealt, len(cards))) for cards in held]


def _others(other: Marauders, seat: int | None) -> list[int]:
    return [owner for owner in range(other.seats) if owner != seat]


def _without(cards: Sequence[Card], some: Sequence[Card]) -> list[Card]:
    left = list(cards)
    for card in some:
        left.remove(card)
    return left


def _remembered(
    masks: Sequence[int], cards: Sequence[int], seat: int | None, public: int = NOBODY
) -> list[int]:
    """Who knows where each card is, in a sample: everybody, or of these cards the seat alone.

    Some bits tell something else, which everybody knows of all cards.
    """
    own = public if seat is None else public | 1 << seat
    remembered = [mask & public for mask in masks]
    for card in cards:
        remembered[card] = EVERYBODY if masks[card] == EVERYBODY else masks[card] & own
    return remembered


def _deal_captains(other: Marauders, seat: int | None) -> None:
    hidden = [owner for owner in _others(other, seat) if other.captains[owner].status == UNSEEN]
    held = [[other.captains[owner].card] for owner in hidden]
    for owner, (captain,) in zip(hidden, _deal(other, held, other.decks.captain), strict=True):
        other.captains[owner].card = captain


def _deal_cargo(other: Marauders, seat: int | None) -> None:
    """Cards in holds and on the table that the seat has not seen, and what was just bought."""
    owners = _others(other, seat)
    places: list[Sequence[CargoCard]] = [other.captains[owner].cargo for owner in owners]
    if not knows(other.laid.known, seat):
        places.append(other.laid.cards)
    seen = [[c for c in cards if knows(other.cargo_known[c], seat)] for cards in places]
    held = [_without(cards, some) for cards, some in zip(places, seen, strict=True)]
    no_pile = [card for card in chain(*held) if other.cargo_known[card] & HELD]
    dealt = _deal(other, held, other.decks.cargo, no_pile)
    laid = [sorted((*some, *new)) for some, new in zip(seen, dealt, strict=True)]
    for owner, cards, new in zip(owners, laid, dealt, strict=False):
        other.captains[owner].cargo = tuple(cards)
        _imagine_purchase(other, owner, new)
    if len(laid) > len(owners):
        other.laid.cards = laid[-1]
        if any(other.laid.copies):
            _count_market(other)
    own = () if seat is None else other.captains[seat].cargo
    other.cargo_known = _remembered(other.cargo_known, (*own, *chain(*seen)), seat, HELD)


def _imagine_purchase(other: Marauders, owner: int, hidden: Sequence[CargoCard]) -> None:
    """A purchase under way is of cards in the hold, or of some thrown out again to make room."""
    for place, frame in enumerate(other.stack):
        if isinstance(frame, (Market, ProveDiscount)) and frame.seat == owner:
            cards = (*shuffled(other, hidden), *reversed(other.discards.cargo))
            if isinstance(frame, Market):
                bought, cheap = cards[: len(frame.bought)], cards[: len(frame.cheap)]
                other.stack[place] = replace(frame, bought=bought, cheap=cheap)
            else:
                other.stack[place] = replace(frame, cards=cards[: len(frame.cards)])


def _count_market(other: Marauders) -> None:
    """The goods on offer, those already bought included."""
    bought = [card for frame in other.stack if isinstance(frame, Market) for card in frame.bought]
    other.laid.copies = [0] * len(other.laid.copies)
    for card in (*other.laid.cards, *bought):
        other.laid.copies[other.tables.cargo[card].good] += 1


def _deal_glory(other: Marauders, seat: int | None) -> None:
    owners = _others(other, seat)
    known = [hand_as_seen(other, owner, seat) for owner in owners]
    held = [
        _without(other.captains[owner].hand, seen)
        for owner, seen in zip(owners, known, strict=True)
    ]
    own = () if seat is None else other.captains[seat].hand
    no_pile = Counter(other.glory_held) - Counter((*own, *chain(*known)))
    dealt = _deal(other, held, other.decks.glory, [*no_pile.elements()])
    for owner, seen, kinds in zip(owners, known, dealt, strict=True):
        other.captains[owner].hand = tuple(sorted((*seen, *kinds)))
    forget_private_hands(other, seat)


def _deal_rumors(other: Marauders, seat: int | None) -> None:
    owners = _others(other, seat)
    known = [
        [rumor for rumor in other.captains[owner].rumors if knows(other.rumors_known[rumor], seat)]
        for owner in owners
    ]
    held = [
        _without(other.captains[owner].rumors, seen)
        for owner, seen in zip(owners, known, strict=True)
    ]
    dealt = _deal(other, held, other.decks.rumor)
    for owner, seen, rumors in zip(owners, known, dealt, strict=True):
        other.captains[owner].rumors = tuple(sorted((*seen, *rumors)))
    own = () if seat is None else other.captains[seat].rumors
    other.rumors_known = _remembered(other.rumors_known, (*own, *chain(*known)), seat)


def _deal_tokens(other: Marauders, seat: int | None) -> None:
    """Face-down Modifications and Merchant tokens are mixed among the places of their lots."""
    _deal_lots(other, _lots(other.merchants, other.merchants_known, seat))
    lots = _lots(other.modifications, other.modifications_known, seat)
    for place, frame in enumerate(other.stack):
        if isinstance(frame, ReturnTokens) and frame.lot:
            # Nobody sees either which tokens of the lot are still to be laid down.
            left: list[Modification | Nothing] = list(frame.tokens)
            lots.setdefault(frame.lot, []).extend((left, index) for index in range(len(left)))
            _deal_lots(other, {frame.lot: lots.pop(frame.lot)})
            other.stack[place] = replace(frame, tokens=tuple(sorted(t for t in left if t != NONE)))
    _deal_lots(other, lots)


def _lots(
    tokens: list[Card], known: Sequence[int], seat: int | None
) -> dict[int, list[tuple[list[Card], int]]]:
    """By lot, the places of tokens that a seat does not know."""
    lots: dict[int, list[tuple[list[Card], int]]] = {}
    for zone, token in enumerate(tokens):
        if token != NONE and not knows(known[zone], seat):
            lots.setdefault(lot_of(known[zone]), []).append((tokens, zone))
    return lots


def _deal_lots(other: Marauders, lots: Mapping[int, Sequence[tuple[list[Card], int]]]) -> None:
    for lot in sorted(lots):
        deal_anew(other, lots[lot])


def _fill_chests(other: Marauders, seat: int | None) -> None:
    """What others have is known only as a whole: how much of it is stashed is not."""
    for owner in _others(other, seat):
        if other.announced >> owner & 1:
            continue
        captain = other.captains[owner]
        wealth = captain.gold + captain.chest
        least, most = captain.chest_least, min(captain.chest_most, wealth)
        missing = other.target - captain.glory
        if missing <= other.target // 2:
            # With more in the chest the target would have been announced.
            most = min(most, missing * 10 - 1)
        if least < most:
            (chest, *_) = shuffled(other, range(least, most + 1))
            captain.chest, captain.gold = chest, wealth - chest
