"""The state of a game: plain data, cloned by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Self

from kaper.kernel.events import Event

if TYPE_CHECKING:
    from kaper.kernel.chance import Feed, Outcome
    from kaper.kernel.frames import Frame


@dataclass(slots=True)
class Trace:
    """What happens while an action is carried out, for those who watch. Search runs without.

    `learned` is set where somebody learns something that no outcome or event tells of.
    """

    events: list[Event] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    feed: Feed | None = None
    learned: bool = False


@dataclass(slots=True)
class State:
    """The base of every game's state. Fields hold ints, strings, lists, tuples, dicts, records.

    `transient` names the fields that are no part of the position: they are neither saved nor
    digested (the trace, and tables shared by all clones).
    """

    transient: ClassVar[frozenset[str]] = frozenset({"trace"})

    seats: int
    stack: list[Frame[Self]]
    rng: int
    trace: Trace | None

    def clone(self) -> Self:
        """An independent copy without a trace, each field by hand: the hottest call of search."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def item_names(self, pile: str) -> Sequence[str]:
        """The names of a pile's items, by which records call them."""
        raise NotImplementedError
