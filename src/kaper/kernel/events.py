"""Events: what happened, in ids and numbers; words come late, per viewer and per language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """The base of every event. Subclasses add fields of ints, strings and tuples of them.

    `reveals` marks events by which somebody learns what was hidden: nobody may undo past them.
    """

    reveals: ClassVar[bool] = False
