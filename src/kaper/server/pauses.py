"""When an answer comes that nobody has to think about, so that its time tells nothing of a hand."""

from __future__ import annotations

from kaper.server.settings import Settings
from kaper.server.tables import Table


def longest_pause(settings: Settings) -> float:
    return max(settings.answer_pause[1], settings.second_thoughts)


def pause(table: Table, seat: int, settings: Settings) -> float:
    """How many seconds a seat takes to answer what it need not think about.

    Where others cannot see what it can choose from, they are drawn without regard to that.
    """
    state = table.playing().state
    if state.stack[-1].in_the_open(state, seat) or not _is_watched(table, seat):
        return 0.0
    low, high = settings.answer_pause
    return low + (high - low) * table.questions.draw(seat)


def due(table: Table, seat: int, settings: Settings) -> float:
    """When a seat answers by itself: whoever can still take back the last action has a while."""
    waits = pause(table, seat, settings)
    hesitates = not waits and seat not in table.questions.standing
    if hesitates and table.undo_kind(seat) == "own":
        waits = settings.second_thoughts
    return table.questions.asked[seat].at + waits


def reacts_at(table: Table, seat: int, settings: Settings) -> float:
    """The first moment at which others see a seat react to what they did, or let it go by: bots
    and persons who are faster wait as well. It is 0 where nothing is reacted to."""
    state = table.playing().state
    if state.stack[-1].passing(state, seat) is None:
        return 0.0
    return table.questions.asked[seat].at + pause(table, seat, settings)


def _is_watched(table: Table, seat: int) -> bool:
    """Whether a person, now or before a bot stood in, plays another seat."""
    places = enumerate(table.places)
    return any(other != seat and (place.owners or place.former) for other, place in places)
