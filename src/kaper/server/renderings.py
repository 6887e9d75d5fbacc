"""What each viewer is sent, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from kaper.kernel.decisions import Decision as KernelDecision
from kaper.server.choices import RenderedDecision, rendered_decision
from kaper.server.facts import Person
from kaper.server.guides import shown_to
from kaper.server.messages import Line, MatchResult, Seat, TableInfo, Talk
from kaper.server.news import Chronicle, News
from kaper.server.scenes import Scene, difference
from kaper.server.tables import Table

ENCODER = msgspec.json.Encoder()
Raw = msgspec.Raw


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
    """The messages of a table as it is now; made anew for each change, filled on demand.

    Each is news and a scene: the whole scene, or what of it is not as in the one told before.
    Whoever sees the same and knew the same gets the same bytes.
    """

    def __init__(self, table: Table, online: frozenset[int], watchers: int) -> None:
        self.table = table
        self.online = online
        self.watchers = watchers
        self._viewers: dict[tuple[Person | None, int | None, bool], Viewer] = {}
        self._infos: dict[Viewer, Raw] = {}
        self._chronicle = Chronicle()
        self.renew()

    def renew(self) -> None:
        """The table has changed, but not who sits there."""
        self._views: dict[int | None, dict[str, Raw]] = {}
        self._decisions: dict[int, RenderedDecision] = {}
        self._scenes: dict[Viewer, Scene] = {}
        self._messages: dict[tuple[Scene, Scene | None, int], bytes] = {}

    def viewer(self, person: Person | None, eyes: int | None, *, member: bool) -> Viewer:
        viewer = self._viewers.get((person, eyes, member))
        if viewer is None:
            viewer = viewer_of(self.table, person, eyes, member=member)
            self._viewers[person, eyes, member] = viewer
        return viewer

    def situation(self, viewer: Viewer, since: int) -> bytes:
        """The text of a viewer's `Situation`, with the events from `since` on."""
        return self.message(viewer, since, None)

    def message(self, viewer: Viewer, since: int, before: Scene | None) -> bytes:
        """What to tell a viewer now who was told a scene before, or none."""
        scene = self.scene(viewer)
        message = self._messages.get((scene, before, since))
        # The time left is not the same a moment later.
        if message is None or self.table.ticking:
            news = self._chronicle.news(self.table, viewer.eyes, since)
            message = self._messages[scene, before, since] = _encoded(news, scene, before)
        return message

    def scene(self, viewer: Viewer) -> Scene:
        """What a viewer sees now."""
        scene = self._scenes.get(viewer)
        if scene is None:
            scene = self._scenes[viewer] = self._scene(viewer)
        return scene

    def _scene(self, viewer: Viewer) -> Scene:
        table, eyes = self.table, viewer.eyes
        kind = "" if eyes is None else table.undo_kind(eyes)
        unasked = eyes is not None and table.by_itself(eyes) is not None
        asked = None if unasked else self._decision(table.pending, eyes)
        standing = None if eyes is None else table.questions.standing.get(eyes)
        waiting = table.seen_waiting(viewer.own)
        return Scene(
            self._info(viewer),
            eyes,
            self._view(eyes),
            waiting,
            _topic(table, waiting),
            asked,
            self._decision(table.interruptions, eyes),
            [kind] if kind else [],
            table.request,
            match_result(table),
            viewer.member or bool(viewer.own),
            shown_to(table.guide, viewer.own),
            "" if standing is None else standing.until,
            [] if eyes is None or asked is None else table.may_stand(eyes),
            eyes in table.questions.always,
        )

    def info(self, viewer: Viewer) -> TableInfo:
        return table_info(self.table, viewer, self.online, self.watchers)

    def _info(self, viewer: Viewer) -> Raw:
        info = self._infos.get(viewer)
        if info is None:
            info = self._infos[viewer] = Raw(ENCODER.encode(self.info(viewer)))
        return info

    def _view(self, eyes: int | None) -> dict[str, Raw] | None:
        match = self.table.match
        if match is None:
            return None
        view = self._views.get(eyes)
        if view is None:
            seen = match.view(eyes).items()
            view = {name: Raw(ENCODER.encode(member)) for name, member in seen}
            self._views[eyes] = view
        return view

    def _decision(
        self, asked: Mapping[int, KernelDecision], eyes: int | None
    ) -> RenderedDecision | None:
        """What these eyes are asked, or may do though they are not: never both."""
        if eyes is None or eyes not in asked:
            return None
        if eyes not in self._decisions:
            self._decisions[eyes] = rendered_decision(self.table.playing(), asked[eyes])
        return self._decisions[eyes]


def _encoded(news: News, scene: Scene, before: Scene | None) -> bytes:
    """A `Situation`, or an `Update` of the scene before: the members of both parts in one."""
    changed = None if before is None else difference(before, scene)
    kind = b'{"type":"situation",' if changed is None else b'{"type":"update",'
    parts = ENCODER.encode(scene if changed is None else changed)
    told = kind + ENCODER.encode(news)[1:-1]
    return told + parts[1:] if changed == {} else told + b"," + parts[1:]


def table_info(table: Table, viewer: Viewer, online: frozenset[int], watchers: int) -> TableInfo:
    seats = [
        Seat(
            kind=place.kind,
            name=place.name,
            bot=place.bot,
            mine=seat in viewer.own,
            online=seat in online,
            former=seat in viewer.former,
            portrait=place.portrait,
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
        host_seat=table.host_seat,
        watchers=watchers,
        seed_hash=table.seed_hash,
        seed=table.setup.seed if table.over else "",
        next_table=table.next_table,
        clock=table.setup.clock,
        pace=table.setup.pace,
    )


def match_result(table: Table) -> MatchResult | None:
    """How it ended; nothing is counted where a seat resigned."""
    if table.resigned is not None:
        others = [seat for seat in range(len(table.places)) if seat != table.resigned]
        reason = "time" if table.out_of_time else "resigned"
        return MatchResult([], others, [others, [table.resigned]], reason)
    result = None if table.match is None else table.match.result
    if result is None:
        return None
    ranking = [list(group) for group in result.ranking]
    return MatchResult(list(result.scores), list(result.winners), ranking, result.reason)


def _topic(table: Table, waiting: list[int]) -> str:
    """What all may know of what is asked, where one seat alone is seen to be asked."""
    asked = table.pending.get(waiting[0]) if len(waiting) == 1 else None
    return "" if asked is None else table.game.topic(asked.prompt)


def rendered_talk(lines: Iterable[Line]) -> bytes:
    return ENCODER.encode(Talk(list(lines)))
