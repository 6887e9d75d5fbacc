"""Events: what happened, in ids and numbers; words come late, per viewer and per language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """The base of every event. Subclasses add fields of ints, strings and tuples of them.

    `reveals` marks events by which somebody learns what was hidden: nobody may undo past them.
    `public` marks those that show everybody what may be hidden again right after, such as cards
    that are counted and shuffled: a log may tell of it what no view shows.
    """

    reveals: ClassVar[bool] = False
    public: ClassVar[bool] = False
