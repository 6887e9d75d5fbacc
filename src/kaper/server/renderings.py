"""What each viewer is sent, encoded once for all who see the same."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import fields

import msgspec

from kaper.kernel.actions import Action
from kaper.kernel.decisions import Decision as KernelDecision
from kaper.kernel.deeds import Prospect as KernelProspect
from kaper.kernel.events import Event
from kaper.server.facts import Person
from kaper.server.guides import shown_to
from kaper.server.messages import (
    Choice,
    Form,
    FormField,
    GuideInfo,
    Happening,
    Line,
    MatchResult,
    Message,
    Prompt,
    Prospect,
    Seat,
    TableInfo,
    Talk,
    UndoRequest,
    Value,
)
from kaper.server.tables import Table
from kaper.text import event_key

ENCODER = msgspec.json.Encoder()
Raw = msgspec.Raw
NOTHING = Raw(b"null")


class RenderedDecision(Message, frozen=True):
    """A `Decision` whose options are encoded already."""

    id: int
    seat: int
    prompt: Prompt
    options: list[Raw]
    form: Form | None


class RenderedSituation(Message, frozen=True, tag_field="type", tag="situation"):
    """A `Situation` made of parts that viewers share."""

    sequence: int
    table: Raw
    seat: int | None
    view: Raw
    waiting: list[int]
    decision: Raw
    interruption: Raw
    since: int
    happenings: list[Happening]
    undo: list[str]
    request: UndoRequest | None
    result: MatchResult | None
    time_left: float | None
    may_talk: bool
    guide: GuideInfo | None


class Viewer(msgspec.Struct, frozen=True):
    """What a rendering hangs on: whose eyes, which seats are or were one's own; host? invited?"""

    eyes: int | None
    own: tuple[int, ...]
    former: tuple[int, ...]
    host: bool
    member: bool = False


def viewer_of(
    table: Table, person: Person | None, eyes: int | None, *, member: bool = False
) -> Viewer:
    own, former = table.seats_of(person), table.former_seats_of(person)
    return Viewer(eyes, own, former, table.is_host(person), member)


class Renderings:
    """The messages of a table as it is now; made anew for each change, filled on demand."""

    def __init__(self, table: Table, online: frozenset[int], watchers: int) -> None:
        self.table = table
        self.online = online
        self.watchers = watchers
        self._infos: dict[Viewer, Raw] = {}
        self.renew()

    def renew(self) -> None:
        """The table has changed."""
        self._views: dict[int | None, Raw] = {}
        self._decisions: dict[int, Raw] = {}
        self._situations: dict[tuple[Viewer, int], str] = {}

    def situation(self, viewer: Viewer, since: int) -> str:
        """The text of a viewer's `Situation`, with the events from `since` on."""
        situation = self._situations.get((viewer, since))
        # The time left is not the same a moment later.
        if situation is None or self.table.clock.deadline is not None:
            situation = self._situations[viewer, since] = self._situation(viewer, since)
        return situation

    def _situation(self, viewer: Viewer, since: int) -> str:
        table, eyes = self.table, viewer.eyes
        kind = "" if eyes is None else table.undo_kind(eyes)
        situation = RenderedSituation(
            table.told,
            self._info(viewer),
            eyes,
            self._view(eyes),
            table.seen_waiting(viewer.own),
            self._decision(table.pending, eyes),
            self._decision(table.interruptions, eyes),
            since,
            happenings(table, eyes, since),
            [kind] if kind else [],
            table.request,
            match_result(table),
            _time_left(table),
            viewer.member or bool(viewer.own),
            shown_to(table.guide, viewer.own),
        )
        return ENCODER.encode(situation).decode()

    def info(self, viewer: Viewer) -> TableInfo:
        return table_info(self.table, viewer, self.online, self.watchers)

    def _info(self, viewer: Viewer) -> Raw:
        key = msgspec.structs.replace(viewer, eyes=None)
        if key not in self._infos:
            self._infos[key] = Raw(ENCODER.encode(self.info(viewer)))
        return self._infos[key]

    def _view(self, eyes: int | None) -> Raw:
        match = self.table.match
        if match is None:
            return NOTHING
        if eyes not in self._views:
            self._views[eyes] = Raw(ENCODER.encode(match.view(eyes)))
        return self._views[eyes]

    def _decision(self, asked: Mapping[int, KernelDecision], eyes: int | None) -> Raw:
        """What these eyes are asked, or may do though they are not: never both."""
        if eyes is None or eyes not in asked:
            return NOTHING
        if eyes not in self._decisions:
            self._decisions[eyes] = Raw(ENCODER.encode(rendered_decision(self.table, asked[eyes])))
        return self._decisions[eyes]


def table_info(table: Table, viewer: Viewer, online: frozenset[int], watchers: int) -> TableInfo:
    seats = [
        Seat(
            kind=place.kind,
            name=place.name,
            bot=place.bot,
            mine=seat in viewer.own,
            online=seat in online,
            former=seat in viewer.former,
        )
        for seat, place in enumerate(table.places)
    ]
    return TableInfo(
        id=table.id,
        game=table.setup.game,
        options=table.options,
        components=table.components,
        status=table.status,
        seats=seats,
        hot_seat=table.hot_seat,
        host=viewer.host,
        watchers=watchers,
        seed_hash=table.seed_hash,
        seed=table.setup.seed if table.over else "",
        next_table=table.next_table,
        clock=table.setup.clock,
    )


def match_result(table: Table) -> MatchResult | None:
    """How it ended; nothing is counted where a seat resigned."""
    if table.resigned is not None:
        others = [seat for seat in range(len(table.places)) if seat != table.resigned]
        return MatchResult([], others, [others, [table.resigned]], "resigned")
    result = None if table.match is None else table.match.result
    if result is None:
        return None
    ranking = [list(group) for group in result.ranking]
    return MatchResult(list(result.scores), list(result.winners), ranking, result.reason)


def _time_left(table: Table) -> float | None:
    deadline = table.clock.deadline
    return None if deadline is None else round(max(0.0, deadline - time.time()), 1)


def rendered_decision(table: Table, asked: KernelDecision) -> RenderedDecision:
    form = asked.form
    return RenderedDecision(
        asked.id,
        asked.seat,
        Prompt(asked.prompt.key, dict(asked.prompt.args)),
        [choice(table, asked.seat, action) for action in asked.options],
        None
        if form is None
        else Form(
            form.verb,
            [FormField(f.name, [*f.choices], f.least, f.most, [*f.suggested]) for f in form.fields],
        ),
    )


# What leads nowhere in particular, encoded once: the same options come up again and again.
_plain: dict[tuple[str, str], Raw] = {}
# Games have some thousands of actions; a game with forms could have any number.
_PLAIN_KEPT = 100_000


def choice(table: Table, seat: int, action: Action) -> Raw:
    """An option and where it leads, encoded."""
    game = table.setup.game
    brings = [prospect(game, each) for each in table.playing().brings(seat, action)]
    found = None if brings else _plain.get((game, action.text))
    if found is None:
        verb = table.game.grammar.verbs[action.verb]
        args = dict(zip(verb.parameters, action.args, strict=True))
        found = Raw(ENCODER.encode(Choice(action.text, action.verb, args, brings)))
        if not brings and len(_plain) < _PLAIN_KEPT:
            _plain[game, action.text] = found
    return found


def prospect(game: str, told: KernelProspect) -> Prospect:
    args = {name: _value(value) for name, value in told.args.items()}
    return Prospect(told.kind, told.name, f"{game}-brings-{told.name}", args)


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


def happening(game: str, index: int, event: Event, at: float = 0.0) -> Happening:
    kind = type(event)
    key, names = _told.get(kind) or _tell(game, kind)
    args = {name: _value(getattr(event, name)) for name in names}
    return Happening(index, int(at), key, args)


# The message key and the fields of each kind of event.
_told: dict[type[Event], tuple[str, tuple[str, ...]]] = {}


def _tell(game: str, kind: type[Event]) -> tuple[str, tuple[str, ...]]:
    _told[kind] = event_key(game, kind), tuple(field.name for field in fields(kind))
    return _told[kind]


def _value(value: object) -> Value:
    if isinstance(value, (tuple, list)):
        return [str(item) for item in value]
    return value if isinstance(value, (int, str)) else str(value)


def rendered_talk(lines: Iterable[Line]) -> str:
    return ENCODER.encode(Talk(list(lines))).decode()
