"""What lies on the table, the events that tell of it, and the doors that change it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from kaper.kernel.chance import draw
from kaper.kernel.events import Event
from kaper.kernel.frames import Frame
from kaper.kernel.state import State
from wreck_bay.tables import Tables

SAILORS = 7
ROUNDS = 6
# The box of charts and the wreck, as records name what is drawn from them.
CHARTS, WRECK = "charts", "wreck"


@dataclass(frozen=True, slots=True)
class ChartDealt(Event):
    """Empty for all but its captain."""

    reveals: ClassVar[bool] = True
    seat: int
    chart: str


@dataclass(frozen=True, slots=True)
class CameToLight(Event):
    finds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sent(Event):
    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    sailor: int


@dataclass(frozen=True, slots=True)
class Dived(Event):
    seat: int
    find: str


@dataclass(frozen=True, slots=True)
class ChartShown(Event):
    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    chart: str
    points: int


@dataclass(slots=True)
class Bay(State):
    transient: ClassVar[frozenset[str]] = State.transient | {"tables"}
    stack: list[Frame[Bay]]
    tables: Tables
    round: int
    wreck: list[int]
    light: list[int]  # what has come to light and is not yet taken
    charts: list[int]  # by seat
    spare: list[int]  # charts that nobody has
    finds: list[list[int]]  # by seat
    sent: list[list[int]]  # by seat: the sailors that have been sent, in their order

    def clone(self) -> Bay:
        return Bay(
            self.seats,
            self.stack[:],
            self.rng,
            None,
            self.tables,
            self.round,
            self.wreck[:],
            self.light[:],
            self.charts[:],
            self.spare[:],
            [finds[:] for finds in self.finds],
            [sent[:] for sent in self.sent],
        )

    def item_names(self, pile: str) -> Sequence[str]:
        return self.tables.chart_names if pile == CHARTS else self.tables.find_names

    def tell(self, event: Event) -> None:
        if self.trace is not None:
            self.trace.events.append(event)

    # Doors

    def deal_charts(self) -> None:
        # Rule: setup.chart
        self.charts = draw(self, CHARTS, self.spare, self.seats)
        for seat, chart in enumerate(self.charts):
            self.tell(ChartDealt(seat, self.tables.chart_names[chart]))

    def bring_to_light(self) -> None:
        # Rule: round.light
        self.light = sorted(draw(self, WRECK, self.wreck, self.seats))
        self.tell(CameToLight(tuple(self.tables.find_names[find] for find in self.light)))

    def send(self, seat: int, sailor: int) -> None:
        self.sent[seat].append(sailor)
        self.tell(Sent(seat, sailor))

    def take(self, seat: int, find: int) -> None:
        self.light.remove(find)
        self.finds[seat].append(find)
        self.tell(Dived(seat, self.tables.find_names[find]))

    def show_charts(self) -> None:
        # Rule: end.charts
        for seat, chart in enumerate(self.charts):
            self.tell(ChartShown(seat, self.tables.chart_names[chart], points(self, seat)))


def points(state: Bay, seat: int, chart: str | None = None) -> int:
    """A captain's points with a chart of this kind; without one, with the captain's own."""
    kind = state.tables.charts[state.charts[seat]].kind if chart is None else chart
    found = [state.tables.finds[find] for find in state.finds[seat]]
    idols = [find.value for find in found if find.value < 0]
    # Rule: score.finds
    total = sum(find.value for find in found if find.value > 0)
    # Rule: score.chart
    total += 2 * sum(find.kind == kind for find in found)
    # Rule: score.idols
    return total + (idols[-1] if len(idols) % 2 else 0)
