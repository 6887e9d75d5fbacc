"""What a hand is worth: the pairs that it could deliver, and what it costs at the end."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.deliveries.components.cards import FIRST_EVENT, FIRST_GOODS, VALUE, WOLF
from kaper.games.deliveries.rules.scoring import EVENT_COST, WOLF_COST, score
from kaper.games.deliveries.state import Deliveries


def cost_if_left(card: int) -> int:
    """What a card takes away from whoever still holds it at the end."""
    if card == WOLF:
        return WOLF_COST
    return VALUE[card] if card < FIRST_EVENT else EVENT_COST


def hand_cost(state: Deliveries, seat: int) -> int:
    """What the whole hand takes away if the game ends with it."""
    points = score(state, seat)
    return points.deliveries - points.total


def is_delivered(state: Deliveries, seat: int, card: int) -> bool:
    """Whether goods of this ship or good's kind were delivered: the card can only cost."""
    return card < FIRST_EVENT and bool(state.kinds[seat] >> state.tables.colour[card] & 1)


def best_partner(state: Deliveries, seat: int, card: int) -> int | None:
    """The most valuable card of the hand with which this one could be delivered."""
    if card >= FIRST_EVENT or is_delivered(state, seat, card):
        return None
    # The slots of a ship and of its goods differ in the last bit.
    slot = state.tables.slot
    fitting = [other for other in state.hands[seat] if slot[other] == slot[card] ^ 1]
    return max(fitting, key=VALUE.__getitem__, default=None)


def best_pairs(state: Deliveries, seat: int, hand: Sequence[int]) -> dict[int, int]:
    """For each colour that a player with this hand could deliver: what its best pair counts."""
    colours, best_good = state.tables.colour, dict[int, int]()
    for card in hand:
        if FIRST_GOODS <= card < FIRST_EVENT:
            best_good[colours[card]] = max(VALUE[card], best_good.get(colours[card], 0))
    found: dict[int, int] = {}
    for card in hand:
        colour = colours[card]
        if card < FIRST_GOODS and colour in best_good and not is_delivered(state, seat, card):
            found[colour] = max(VALUE[card] + best_good[colour], found.get(colour, 0))
    return found
