"""What somebody sees of a hand."""

from __future__ import annotations

from kaper.testing.scenario import Scenario


def hand_seen(s: Scenario, viewer: int | None, owner: int) -> list[str | None]:
    seats = s.match.view(viewer)["seats"]
    assert isinstance(seats, list)
    seat = seats[owner]
    assert isinstance(seat, dict)
    hand = seat["hand"]
    assert isinstance(hand, list)
    return [None if card is None else str(card) for card in hand]
