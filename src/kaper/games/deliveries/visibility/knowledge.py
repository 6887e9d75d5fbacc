"""Who may know what: the one answer behind views, logs and samples.

Hidden are the order of the draw pile and those cards of other hands that came from it and were
never shown. A card taken from the open row is known to all as long as it is held, and so is a hand
that was shown to prove that it lacks a colour: logs tell it, so nobody has to remember it.
"""

from __future__ import annotations

from dataclasses import replace

from kaper.games.deliveries.components.cards import (
    COLOURS,
    DELIVERY_CARDS,
    NAMES,
    VALUE,
    WOLF,
    name_of,
)
from kaper.games.deliveries.events import Drew
from kaper.games.deliveries.rules.delivery import LayDown
from kaper.games.deliveries.rules.event_cards import LoseCard
from kaper.games.deliveries.rules.scoring import delivered_points, score
from kaper.games.deliveries.rules.wolf import OfferWolf
from kaper.games.deliveries.rules.worth import (
    best_pairs,
    best_partner,
    cost_if_left,
    hand_cost,
    is_delivered,
)
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.codec import Json
from kaper.kernel.events import Event


def redact(event: Event, seat: int | None) -> Event:
    """Which card somebody drew, only that player knows."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, card="")
    return event


def view(state: Deliveries, seat: int | None) -> dict[str, Json]:
    stage = _stage(state)
    least, most = state.until_delivery()
    return {
        "stage": stage,
        "game": state.game,
        "first": state.first,
        "row": _names(state.row),
        "pile": {
            "cards": sum(sum(part) for part in state.parts),
            "parts": [
                {"cards": cards, "deliveries": deliveries} for cards, deliveries in state.parts
            ],
            "least_until_delivery": least,
            "most_until_delivery": most,
        },
        "deliveries": state.came,
        # The delivery that is under way, or the next one.
        "delivery": state.came + (stage in ("turn", "event")),
        "deliveries_left": DELIVERY_CARDS - state.came,
        "discards": [name_of(card) for card in state.discards],
        "seats": [_seat(state, owner, seat) for owner in range(state.seats)],
        "options": {
            "target": state.target,
            "poor_visibility": state.fog,
            "vouched": state.vouch,
        },
    }


def _stage(state: Deliveries) -> str:
    if not state.stack:
        return "over"
    stages = {LayDown: "delivery", OfferWolf: "wolf", LoseCard: "event"}
    return next((s for kind, s in stages.items() if isinstance(state.stack[-1], kind)), "turn")


def _names(cards: list[int] | tuple[int, ...]) -> list[Json]:
    return [NAMES[card] for card in cards]


def _seat(state: Deliveries, owner: int, viewer: int | None) -> dict[str, Json]:
    sees_all = viewer == owner or not state.unseen[owner]
    points = score(state, owner)
    return {
        "cards": len(state.hands[owner]) + state.wolves[owner],
        "hand": _names(state.hands[owner] if sees_all else state.known[owner]),
        "known": _names(state.known[owner]),
        "unseen": [
            [name for colour, name in enumerate(COLOURS) if excluded >> colour & 1]
            for excluded in state.unseen[owner]
        ],
        "wolves": state.wolves[owner],
        "delivered": [_names(pair) for pair in state.delivered[owner]],
        "delivered_for": [VALUE[ship] + VALUE[goods] for ship, goods in state.delivered[owner]],
        "points": {
            "deliveries": delivered_points(state, owner),
            "hand": points.hand if sees_all else None,
            "wolves": points.wolves,
            "events": points.events if sees_all else None,
            "total": points.total if sees_all else None,
        },
        "total": state.totals[owner],
        "earlier": state.totals[owner] - (0 if state.stack else points.total),
        "worth": _worth(state, owner) if sees_all else None,
    }


def _worth(state: Deliveries, seat: int) -> dict[str, Json]:
    """What a hand is worth, all of it and card by card."""
    hand = state.hands[seat]
    held = [*dict.fromkeys(hand), *([WOLF] if state.wolves[seat] else [])]
    pairs = best_pairs(state, seat, hand)
    return {
        "cards": {name_of(card): _card_worth(state, seat, card) for card in held},
        "pairs": {COLOURS[colour]: points for colour, points in pairs.items()},
        "now": sum(pairs.values()),
        "cost": hand_cost(state, seat),
    }


def _card_worth(state: Deliveries, seat: int, card: int) -> dict[str, Json]:
    partner = best_partner(state, seat, card)
    return {
        "now": 0 if partner is None else VALUE[card] + VALUE[partner],
        "partner": None if partner is None else NAMES[partner],
        "cost": cost_if_left(card),
        "delivered": is_delivered(state, seat, card),
    }


def sample(state: Deliveries, seat: int | None, seed: int) -> Deliveries:
    """Deal anew every card that this seat has not seen.

    An unseen card of a hand never gets a colour that it is proven not to have. The same seed gives
    the same deal in all states that this seat cannot tell apart: nothing here may hang on the
    truth.
    """
    other = state.clone()
    other.rng = seeded(seed)
    hidden = [owner for owner in range(state.seats) if owner != seat and state.unseen[owner]]
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
