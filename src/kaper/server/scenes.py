"""What a viewer sees, and what of it is no longer as it was.

Both ends of a socket know the scene that was told last, so that only what differs has to be told:
`difference` finds it here, and every browser does what `applied` does.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kaper.kernel.codec import Json
from kaper.server.choices import RenderedDecision
from kaper.server.messages import GuideInfo, MatchResult, Message, Patience, UndoRequest


class Scene(Message, frozen=True, eq=False):
    """That part of a `Situation` which does not hang on what was known before.

    Scenes are told apart by identity: whoever was told the same one can be sent the same update.
    The members of a view are encoded: every browser keeps its last scene, and nested lists and
    dicts would take more memory and all the garbage collector's time.
    """

    table: msgspec.Raw
    seat: int | None
    view: dict[str, msgspec.Raw] | None
    waiting: list[int]
    asked: str
    decision: RenderedDecision | None
    interruption: RenderedDecision | None
    undo: list[str]
    request: UndoRequest | None
    result: MatchResult | None
    may_talk: bool
    guide: GuideInfo | None
    standing: Patience
    may_stand: list[Patience]
    always: bool


# The parts of a scene that are told as a whole where they differ, and their names on the wire.
_PARTS = [
    (name, told)
    for name, told in zip(Scene.__struct_fields__, Scene.__struct_encode_fields__, strict=True)
    if name != "view"
]


def difference(before: Scene, now: Scene) -> dict[str, object] | None:
    """What to tell of a scene, by names of the wire, to whoever was told another one before; None
    where that would not do: then the whole of it."""
    if before.seat != now.seat:
        return None
    changed: dict[str, object] = {}
    for name, told in _PARTS:
        part = getattr(now, name)
        if part != getattr(before, name):
            changed[told] = part
    if before.view is None or now.view is None:
        return changed if before.view is now.view else None
    view = members(before.view, now.view)
    if view:
        changed["view"] = view
    return None if view is None else changed


def members(
    before: Mapping[str, msgspec.Raw], now: Mapping[str, msgspec.Raw]
) -> dict[str, msgspec.Raw] | None:
    """What is new or otherwise in a view; None where something is gone."""
    if not before.keys() <= now.keys():
        return None
    return {name: member for name, member in now.items() if before.get(name) != member}


class Listener:
    """The other end of a socket: what is told there, each update as the situation it leads to."""

    def __init__(self) -> None:
        self._now: dict[str, Json] | None = None

    def hear(self, text: str | bytes) -> dict[str, Json]:
        message: dict[str, Json] = msgspec.json.decode(text)
        if message["type"] == "update":
            assert self._now is not None, "an update comes after a situation"
            message = applied(self._now, message)
        if message["type"] == "situation":
            self._now = message
        return message


def applied(situation: Mapping[str, Json], update: Mapping[str, Json]) -> dict[str, Json]:
    """The situation that an `Update` makes of the one that was told before."""
    found = {**situation, **update, "type": "situation"}
    view, members = situation["view"], update.get("view")
    if isinstance(view, dict) and isinstance(members, dict):
        found["view"] = {**view, **members}
    return found
