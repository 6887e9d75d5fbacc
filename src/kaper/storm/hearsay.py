"""What people were told of a table, beside what its facts say that their eyes may know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

import msgspec

from kaper.kernel.codec import Json
from kaper.server.facts import Person
from kaper.server.kept import Stored
from kaper.server.messages import Line, Talk
from kaper.server.news import happenings
from kaper.server.rebuild import CHANGED_RULES
from kaper.server.renderings import Renderings, viewer_of
from kaper.server.tables import Table
from kaper.storm.book import Heard
from kaper.storm.players import Situation
from kaper.storm.wrongs import Wrong


class _Kind(msgspec.Struct):
    type: str


_KIND = msgspec.json.Decoder(_Kind)
_SITUATION = msgspec.json.Decoder(Situation)
_TALK = msgspec.json.Decoder(Talk)


@dataclass(slots=True)
class Told:
    """A situation that a person was told, who knew the events before `known`."""

    person: Person | None
    eyes: int | None
    sequence: int
    since: int
    known: int
    text: str
    unlike: str = "never"  # what of it was otherwise, at the last moment that it may have been told


@dataclass(slots=True)
class Hearsay:
    """How many situations were compared, and what was wrong."""

    situations: int = 0
    wrongs: list[Wrong] = field(default_factory=list)


def compare(stored: Stored, members: Collection[Person], heard: Iterable[Heard]) -> Hearsay:
    """Play the facts again, and look at each moment at what was told of it."""
    told, lines = _sorted(heard)
    found = Hearsay(sum(map(len, told.values())))
    table, name = Table(stored.setup), stored.setup.id
    for _ in _moments(stored, table):
        # Secret passes leave the number as it was: then there are several such moments.
        left = [each for each in told.get(table.told, ()) if not _is_so(table, members, each)]
        told[table.told] = left
    for each in (each for some in told.values() for each in some):
        found.wrongs.append(Wrong("told", name, f"{each.sequence}: {each.unlike}"))
    found.wrongs += [Wrong("talk", name, str(line.number)) for line in _unsaid(lines, table)]
    return found


def _moments(stored: Stored, table: Table) -> Iterator[None]:
    """Before the first fact and after each, as far as they can be carried out."""
    yield
    for kept in stored.facts:
        try:
            table.record(kept)
        except CHANGED_RULES:
            return
        yield


def _sorted(heard: Iterable[Heard]) -> tuple[dict[int, list[Told]], list[Line]]:
    """Situations by their number, and all lines of talk."""
    told: defaultdict[int, list[Told]] = defaultdict(list)
    lines: list[Line] = []
    # What each person knows, by whose eyes.
    known: dict[Person | None, tuple[int | None, int]] = {}
    for person, text in ((each.person, each.text) for each in heard):
        kind = _KIND.decode(text).type
        if kind == "talk":
            lines += _TALK.decode(text).lines
        elif kind == "situation":
            head = _SITUATION.decode(text)
            eyes, events = known.get(person, (head.seat, 0))
            events = events if eyes == head.seat else 0
            told[head.sequence].append(
                Told(person, head.seat, head.sequence, head.since, events, text)
            )
            last = head.happenings[-1].index + 1 if head.happenings else min(events, head.since)
            known[person] = head.seat, last
    return dict(told), lines


def _is_so(table: Table, members: Collection[Person], told: Told) -> bool:
    """Whether these eyes may have been told this now, and were told everything."""
    viewer = viewer_of(table, told.person, told.eyes, member=told.person in members)
    expected = Renderings(table, frozenset(), 0).situation(viewer, told.since)
    is_, was = _lasting(expected), _lasting(told.text)
    unlike = [name for name in is_ | was if is_.get(name) != was.get(name)]
    if any(event.index < told.since for event in happenings(table, told.eyes, told.known)):
        unlike.append("since")
    told.unlike = ", ".join(unlike)
    return not unlike


def _lasting(text: str | bytes) -> dict[str, Json]:
    """A situation without what does not hang on facts: who is here, and the time that is left."""
    situation: dict[str, Json] = msgspec.json.decode(text)
    table = situation["table"]
    assert isinstance(table, dict)
    seats = table["seats"]
    assert isinstance(seats, list)
    table["watchers"] = 0
    for seat in seats:
        assert isinstance(seat, dict)
        seat["online"] = False
    situation["timeLeft"] = situation["timeLeft"] is not None
    times = situation["times"]
    assert isinstance(times, list)
    situation["times"] = [isinstance(each, dict) and each["running"] for each in times]
    return situation


def _unsaid(lines: Iterable[Line], table: Table) -> Iterator[Line]:
    """Lines that nobody said so; an undo moves them to earlier events."""
    said = {line.number: line for line in table.talk}
    for line in lines:
        kept = said.get(line.number)
        if kept is None or msgspec.structs.replace(kept, events=line.events) != line:
            yield line
