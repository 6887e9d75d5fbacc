"""What is new to a viewer: events, and what its seat answered by itself."""

from __future__ import annotations

import time
from dataclasses import fields

import msgspec

from kaper.kernel.events import Event
from kaper.server.choices import value_of
from kaper.server.messages import Given, Happening, Message
from kaper.server.pace import SeatTime
from kaper.server.tables import Table
from kaper.text import event_key

_ENCODER = msgspec.json.Encoder()

# Of an event everybody is told soon; of those before only who comes in.
_KEPT = 100


class News(Message, frozen=True):
    """That part of a `Situation` or an `Update` which hangs on what was known before."""

    sequence: int
    since: int
    happenings: list[msgspec.Raw]
    given: list[Given]
    time_left: float | None
    times: list[SeatTime]


class Chronicle:
    """The events of a table as they were told: one is encoded once for all who may know the whole
    of it, and for everybody else as they may."""

    def __init__(self) -> None:
        # By index, with the event itself: another may take its place.
        self._whole: dict[int, tuple[Event, msgspec.Raw]] = {}

    def news(self, table: Table, eyes: int | None, since: int) -> News:
        return News(
            table.told,
            since,
            self._happenings(table, eyes, since),
            given(table, eyes, since),
            _time_left(table),
            table.clocks.times(time.time()),
        )

    def _happenings(self, table: Table, eyes: int | None, since: int) -> list[msgspec.Raw]:
        match = table.match
        if match is None:
            return []
        told = []
        for index, event in enumerate(match.events[since:], since):
            seen = match.seen(event, eyes)
            if seen is event:
                told.append(self._encoded(table, index, event))
            elif seen is not None:
                told.append(_encoded(table, index, seen))
        return told

    def _encoded(self, table: Table, index: int, event: Event) -> msgspec.Raw:
        known = self._whole.get(index)
        if known is not None and known[0] is event:
            return known[1]
        if len(self._whole) >= _KEPT:
            self._whole.clear()
        encoded = _encoded(table, index, event)
        self._whole[index] = event, encoded
        return encoded


def _encoded(table: Table, index: int, event: Event) -> msgspec.Raw:
    told = happening(table.setup.game, index, event, table.times[index])
    return msgspec.Raw(_ENCODER.encode(told))


def _time_left(table: Table) -> float | None:
    left = table.clock.left(time.time())
    return None if left is None else round(left, 1)


def happenings(table: Table, eyes: int | None, since: int) -> list[Happening]:
    """The events from `since` on, as these eyes may know them, under their own indices."""
    match, times = table.match, table.times
    if match is None:
        return []
    seen = ((index, match.seen(match.events[index], eyes)) for index in range(since, table.events))
    return [
        happening(match.game.id, index, event, times[index])
        for index, event in seen
        if event is not None
    ]


def given(table: Table, eyes: int | None, since: int) -> list[Given]:
    """What these eyes' own seat answered by itself: of others it would tell what they hold."""
    found: list[Given] = []
    for each in table.questions.given:
        if each.seat != eyes or each.events < since:
            continue
        action = table.game.grammar.parse(each.action)
        if action is not None:
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
