"""Who may take back an action, and who has to agree."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.facts import Place

UndoKind = Literal["", "own", "consent"]


def undo_count(match: Match[State], seat: int, by_itself: Collection[int] = ()) -> int:
    """How many actions lie after and including the last one that this seat chose; 0 if it has
    none. Those with the numbers `by_itself` were done without asking."""
    for number in reversed(range(len(match.history))):
        if match.history[number].step.seat == seat and number not in by_itself:
            return len(match.history) - number
    return 0


def undo_kind(
    match: Match[State],
    places: Sequence[Place],
    seat: int,
    by_itself: Collection[int] = (),
    late: Collection[int] = (),
) -> UndoKind:
    """Whether a seat can take back its last action: at once, or if the others agree."""
    count = undo_count(match, seat, by_itself)
    if not count or not match.can_undo(seat, count, consent=True):
        return ""
    return "own" if not must_agree(match, places, seat, count, late) else "consent"


def must_agree(
    match: Match[State],
    places: Sequence[Place],
    seat: int,
    count: int,
    late: Collection[int] = (),
) -> list[int]:
    """The seats of other persons who have to agree; bots always do.

    Actions with the numbers `late` were done because somebody's time was up: who could take them
    back at once would have new time as often as they like.
    """
    first = len(match.history) - count
    if match.can_undo(seat, count) and not any(number >= first for number in late):
        return []
    owners = set(places[seat].owners)
    return [
        other
        for other, place in enumerate(places)
        if place.kind == "person" and not owners & set(place.owners)
    ]
