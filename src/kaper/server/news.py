"""What is new to a viewer: events, and what its seat answered by itself."""

from __future__ import annotations

import time
from dataclasses import fields

from kaper.kernel.events import Event
from kaper.server.choices import value_of
from kaper.server.messages import Given, Happening, Message
from kaper.server.pace import SeatTime
from kaper.server.tables import Table
from kaper.text import event_key


class News(Message, frozen=True):
    """That part of a `Situation` or an `Update` which hangs on what was known before."""

    sequence: int
    since: int
    happenings: list[Happening]
    given: list[Given]
    time_left: float | None
    times: list[SeatTime]


def news_of(table: Table, eyes: int | None, since: int) -> News:
    return News(
        table.told,
        since,
        happenings(table, eyes, since),
        given(table, eyes, since),
        _time_left(table),
        table.clocks.times(time.time()),
    )


def _time_left(table: Table) -> float | None:
    left = table.clock.left(time.time())
    return None if left is None else round(left, 1)


def happenings(table: Table, eyes: int | None, since: int) -> list[Happening]:
    """The events from `since` on, as these eyes may know them, under their own indices."""
    match, times = table.match, table.times
    if match is None:
        return []
    return [
        happening(match.game.id, index, event, times[index])
        for index in range(since, len(match.events))
        for event in match.redact((match.events[index],), eyes)
    ]


def given(table: Table, eyes: int | None, since: int) -> list[Given]:
    """What these eyes' own seat answered by itself: of others it would tell what they hold."""
    found: list[Given] = []
    for each in table.questions.given:
        action = table.game.grammar.parse(each.action)
        if each.seat == eyes and each.events >= since and action is not None:
            verb = table.game.grammar.verbs[action.verb]
            args = dict(zip(verb.parameters, action.args, strict=True))
            found.append(Given(each.events, action.verb, args))
    return found


def happening(game: str, index: int, event: Event, at: float = 0.0) -> Happening:
    kind = type(event)
    key, names = _told.get(kind) or _tell(game, kind)
    args = {name: value_of(getattr(event, name)) for name in names}
    return Happening(index, int(at), key, args)


# The message key and the fields of each kind of event.
_told: dict[type[Event], tuple[str, tuple[str, ...]]] = {}


def _tell(game: str, kind: type[Event]) -> tuple[str, tuple[str, ...]]:
    _told[kind] = event_key(game, kind), tuple(field.name for field in fields(kind))
    return _told[kind]
