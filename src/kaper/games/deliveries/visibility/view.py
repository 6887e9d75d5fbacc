"""What a seat sees, ready for JSON."""

from __future__ import annotations

from kaper.games.deliveries.components.cards import (
    COLOURS,
    DELIVERY_CARDS,
    NAMES,
    VALUE,
    WOLF,
    name_of,
)
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
from kaper.games.deliveries.visibility.knowledge import sees_hand
from kaper.games.deliveries.visibility.shapes import (
    CardWorth,
    DeliveriesView,
    SeatView,
    Stage,
    Worth,
)


def view(state: Deliveries, seat: int | None) -> DeliveriesView:
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


def _stage(state: Deliveries) -> Stage:
    if not state.stack:
        return "over"
    stages: dict[type, Stage] = {LayDown: "delivery", OfferWolf: "wolf", LoseCard: "event"}
    return next((s for kind, s in stages.items() if isinstance(state.stack[-1], kind)), "turn")


def _names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def _seat(state: Deliveries, owner: int, viewer: int | None) -> SeatView:
    sees_all = sees_hand(state, owner, viewer)
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


def _worth(state: Deliveries, seat: int) -> Worth:
    """What a hand is worth, all of it and card by card."""
    hand = state.hands[seat]
    held = [*dict.fromkeys(hand), *([WOLF] if state.wolves[seat] else [])]
    # Nothing is laid down any more when the game is over.
    pairs = best_pairs(state, seat, hand) if state.stack else {}
    now = sum(pairs.values())
    # What counts as a pair costs as much if it is left.
    left = hand_cost(state, seat) - now
    return {
        "cards": {name_of(card): _card_worth(state, seat, card) for card in held},
        "pairs": {COLOURS[colour]: points for colour, points in pairs.items()},
        "now": now,
        "left": left,
        "ended": delivered_points(state, seat) + now - left,
    }


def _card_worth(state: Deliveries, seat: int, card: int) -> CardWorth:
    partner = best_partner(state, seat, card)
    return {
        "now": 0 if partner is None else VALUE[card] + VALUE[partner],
        "partner": None if partner is None else NAMES[partner],
        "cost": cost_if_left(card),
        "delivered": is_delivered(state, seat, card),
    }
