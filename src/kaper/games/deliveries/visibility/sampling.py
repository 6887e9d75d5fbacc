"""A table that a seat cannot tell from the true one."""

from __future__ import annotations

from kaper.games.deliveries.state import Deliveries
from kaper.games.deliveries.visibility.knowledge import sees_hand
from kaper.kernel.chance import seeded, shuffled


def sample(state: Deliveries, seat: int | None, seed: int) -> Deliveries:
    """Deal anew every card that this seat has not seen.

    An unseen card of a hand never gets a colour that it is proven not to have. The same seed gives
    the same deal in all states that this seat cannot tell apart: nothing here may hang on the
    truth.
    """
    other = state.clone()
    other.rng = seeded(seed)
    hidden = [owner for owner in range(state.seats) if not sees_hand(state, owner, seat)]
    pool = sorted((*state.bag, *(card for owner in hidden for card in _secret(state, owner))))
    # Cards of which most is known choose first; by chance alone, few deals would fit.
    places = sorted(
        ((owner, excluded) for owner in hidden for excluded in state.unseen[owner]),
        key=lambda place: -place[1].bit_count(),
    )
    left = shuffled(other, pool)
    while (dealt := _deal(state, places, left)) is None:
        left = shuffled(other, pool)
    for owner in hidden:
        cards = [card for holder, card in dealt if holder == owner]
        other.hands[owner] = tuple(sorted((*state.known[owner], *cards)))
    other.bag = sorted(left)
    return other


def _secret(state: Deliveries, owner: int) -> list[int]:
    """The cards of a hand that only their owner has seen."""
    cards = list(state.hands[owner])
    for card in state.known[owner]:
        cards.remove(card)
    return cards


def _deal(
    state: Deliveries, places: list[tuple[int, int]], left: list[int]
) -> list[tuple[int, int]] | None:
    """A card for each place, taken from those left: (owner, card); None if one finds no card."""
    colour = state.tables.colour
    dealt: list[tuple[int, int]] = []
    for owner, excluded in places:
        index = next((i for i, c in enumerate(left) if not excluded >> colour[c] & 1), None)
        if index is None:
            return None
        dealt.append((owner, left.pop(index)))
    return dealt
