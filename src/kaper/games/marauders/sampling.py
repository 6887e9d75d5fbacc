"""The sampler: everything that a seat cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from kaper.games.marauders.goods import Market, ProveDiscount
from kaper.games.marauders.knowledge import forget_hand, hand_as_seen, see_glory
from kaper.games.marauders.state import UNSEEN, Marauders
from kaper.games.marauders.tables import NONE
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.frames import reseal
from kaper.kernel.piles import knows


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


def _deal(other: Marauders, held: Sequence[Sequence[int]], pile: list[int]) -> list[list[int]]:
    """As many cards as each holds, mixed with a pile; what is left is the pile.

    Sorted before they are shuffled: nothing hangs on the truth but what is hidden.
    """
    mixed = shuffled(other, sorted((*pile, *(card for cards in held for card in cards))))
    dealt = []
    for cards in held:
        dealt.append(sorted(mixed[: len(cards)]))
        del mixed[: len(cards)]
    pile[:] = sorted(mixed)
    return dealt


def _others(other: Marauders, seat: int | None) -> list[int]:
    return [owner for owner in range(other.seats) if owner != seat]


def _deal_captains(other: Marauders, seat: int | None) -> None:
    hidden = [owner for owner in _others(other, seat) if other.status[owner] == UNSEEN]
    held = [[other.captains[owner]] for owner in hidden]
    for owner, (captain,) in zip(hidden, _deal(other, held, other.captain_deck), strict=True):
        other.captains[owner] = captain


def _deal_cargo(other: Marauders, seat: int | None) -> None:
    """Cards in holds and on the table that the seat has not seen, and what was just bought."""
    hidden_table = not knows(other.table_known, seat)
    held = [card for owner in _others(other, seat) for card in other.cargo[owner]]
    held += other.table if hidden_table else ()
    hidden = sorted(card for card in held if not knows(other.cargo_known[card], seat))
    (dealt,) = _deal(other, [hidden], other.cargo_deck)
    new = dict(zip(hidden, shuffled(other, dealt), strict=True))
    for owner in _others(other, seat):
        other.cargo[owner] = tuple(sorted(new.get(card, card) for card in other.cargo[owner]))
    _move_masks(other.cargo_known, new)
    if hidden_table:
        other.table = sorted(new.get(card, card) for card in other.table)
        for place, frame in enumerate(other.stack):
            if isinstance(frame, (Market, ProveDiscount)):
                other.stack[place] = frame.with_cards(new)
        if any(other.market):
            _count_market(other)


def _move_masks(masks: list[int], new: Mapping[int, int]) -> None:
    """Whoever knew a card that is dealt anew knows the one in its place."""
    for card, mask in [(new[card], masks[card]) for card in new]:
        masks[card] = mask


def _count_market(other: Marauders) -> None:
    """The goods on offer, those already bought included."""
    bought = [card for frame in other.stack if isinstance(frame, Market) for card in frame.bought]
    other.market = [0] * len(other.market)
    for card in (*other.table, *bought):
        other.market[other.tables.good[card]] += 1


def _deal_glory(other: Marauders, seat: int | None) -> None:
    owners = _others(other, seat)
    known = [hand_as_seen(other, owner, seat) for owner in owners]
    held = [_without(other.hands[owner], seen) for owner, seen in zip(owners, known, strict=True)]
    dealt = _deal(other, held, other.glory_deck)
    for owner, seen, kinds in zip(owners, known, dealt, strict=True):
        other.hands[owner] = tuple(sorted((*seen, *kinds)))
        _doubt_what_others_saw(other, owner, seat)


def _without(cards: Sequence[int], some: Sequence[int]) -> list[int]:
    left = list(cards)
    for card in some:
        left.remove(card)
    return left


def _doubt_what_others_saw(other: Marauders, owner: int, seat: int | None) -> None:
    """What third players have seen of a hand that is dealt anew is what they see there now."""
    for viewer in range(other.seats):
        if viewer not in (owner, seat):
            seen = hand_as_seen(other, owner, viewer)
            forget_hand(other, owner, viewer)
            see_glory(other, owner, other.hands[owner][: len(seen)], 1 << viewer)


def _deal_rumors(other: Marauders, seat: int | None) -> None:
    owners = _others(other, seat)
    known = [
        [rumor for rumor in other.rumors[owner] if knows(other.rumors_known[rumor], seat)]
        for owner in owners
    ]
    held = [_without(other.rumors[owner], seen) for owner, seen in zip(owners, known, strict=True)]
    dealt = _deal(other, held, other.rumor_deck)
    for owner, seen, rumors in zip(owners, known, dealt, strict=True):
        other.rumors[owner] = tuple(sorted((*seen, *rumors)))
    _move_masks(other.rumors_known, dict(zip(chain(*held), chain(*dealt), strict=True)))


def _deal_tokens(other: Marauders, seat: int | None) -> None:
    """Face-down Modifications and Merchant tokens are mixed among their places."""
    for tokens, known in (
        (other.modifications, other.modifications_known),
        (other.merchants, other.merchants_known),
    ):
        places = [
            zone
            for zone, token in enumerate(tokens)
            if token != NONE and not knows(known[zone], seat)
        ]
        mixed = shuffled(other, sorted(tokens[zone] for zone in places))
        for zone, token in zip(places, mixed, strict=True):
            tokens[zone] = token


def _fill_chests(other: Marauders, seat: int | None) -> None:
    """What others have is known only as a whole: how much of it is stashed is not."""
    for owner in _others(other, seat):
        if other.announced >> owner & 1:
            continue
        wealth = other.gold[owner] + other.chest[owner]
        least, most = other.chest_least[owner], min(other.chest_most[owner], wealth)
        missing = other.target - other.glory[owner]
        if missing <= other.target // 2:
            # With more in the chest the target would have been announced.
            most = min(most, missing * 10 - 1)
        if least < most:
            (chest, *_) = shuffled(other, range(least, most + 1))
            other.chest[owner], other.gold[owner] = chest, wealth - chest
