"""What Wreck Bay is to everything outside this folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kaper.kernel.actions import Grammar
from kaper.kernel.components import Components
from kaper.kernel.events import Event
from kaper.kernel.game import Game, Option, Options, Result, ranking_of
from wreck_bay import visibility
from wreck_bay.rules import DIVE, SEND, Diving, Rounds, Sending, SetUp
from wreck_bay.state import (
    SAILORS,
    Bay,
    CameToLight,
    ChartDealt,
    ChartShown,
    Dived,
    Sent,
    points,
)
from wreck_bay.tables import tables_of

# A lead of so many points is as good as won.
_CLEAR = 30


class WreckBay(Game[Bay]):
    id = "wreck-bay"
    package = "wreck_bay"
    seats = range(2, 5)
    rules = 1
    options: tuple[Option, ...] = ()
    grammar = Grammar(SEND, DIVE)
    state = Bay
    records = (
        *(SetUp, Rounds, Sending, Diving),
        *(ChartDealt, CameToLight, Sent, Dived, ChartShown),
    )
    view_type = visibility.BayView

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Bay:
        tables = tables_of(components)
        return Bay(
            seats,
            [SetUp()],
            rng,
            None,
            tables,
            round=0,
            wreck=list(tables.wreck),
            light=[],
            charts=[],
            spare=list(range(len(tables.charts))),
            finds=[[] for _ in range(seats)],
            sent=[[] for _ in range(seats)],
        )

    def tables(self, components: Components) -> dict[str, object]:
        return {"tables": tables_of(components)}

    def view(self, state: Bay, seat: int | None) -> Mapping[str, object]:
        return visibility.view(state, seat)

    def redact(self, event: Event, seat: int | None) -> Event:
        return visibility.redact(event, seat)

    def sample(self, state: Bay, seat: int | None, seed: int) -> Bay:
        return visibility.sample(state, seat, seed)

    def result(self, state: Bay) -> Result:
        scores = tuple(points(state, seat) for seat in range(state.seats))
        ranking = ranking_of([(score,) for score in scores])
        # Rule: end.winner
        return Result(scores, ranking[0], ranking, "points")

    def evaluate(self, state: Bay, seat: int) -> float:
        """The lead before the best of the others, and how strong a crew is left."""
        others = (_seen(state, other) for other in range(state.seats) if other != seat)
        lead = points(state, seat) + _crew(state, seat) - max(others)
        return min(1.0, max(0.0, 0.5 + lead / (2 * _CLEAR)))

    def problems(self, state: Bay) -> list[str]:
        finds = [*state.wreck, *state.light, *(find for own in state.finds for find in own)]
        charts = sorted([*state.charts, *state.spare])
        told = []
        if Counter(finds) != Counter(state.tables.wreck):
            told.append(f"{len(finds)} finds, not {len(state.tables.wreck)}")
        if charts != list(range(len(state.tables.charts))):
            told.append(f"the charts are {charts}")
        if any(len(set(sent)) < len(sent) for sent in state.sent):
            told.append(f"a sailor went twice: {state.sent}")
        return told


def _seen(state: Bay, seat: int) -> float:
    """What a captain has as far as others see it: of a hidden chart, what any would bring."""
    kinds = {chart.kind for chart in state.tables.charts}
    return sum(points(state, seat, kind) for kind in sorted(kinds)) / len(kinds) + _crew(
        state, seat
    )


def _crew(state: Bay, seat: int) -> float:
    """A point of strength is worth less than a point of loot."""
    strength = sum(range(1, SAILORS + 1)) - sum(state.sent[seat])
    return strength / 4


GAME = WreckBay()
