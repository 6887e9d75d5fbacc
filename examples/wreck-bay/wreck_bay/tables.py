"""What the components say: finds and charts, by their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kaper.kernel.components import Component, Components


@dataclass(frozen=True, slots=True)
class Find(Component):
    """A row of the table `find`: idols have a kind that no chart shows."""

    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class Chart(Component):
    """A row of the table `chart`: what it shows is worth more to its captain."""

    kind: str


@dataclass(frozen=True, slots=True)
class Tables:
    finds: tuple[Find, ...]
    charts: tuple[Chart, ...]
    find_names: tuple[str, ...]
    chart_names: tuple[str, ...]
    wreck: tuple[int, ...]  # all that lies in the wreck at first


@lru_cache(maxsize=8)
def tables_of(components: Components) -> Tables:
    finds = components.rows("find", Find)
    charts = components.rows("chart", Chart)
    return Tables(
        finds,
        charts,
        tuple(find.id for find in finds),
        tuple(chart.id for chart in charts),
        tuple(number for number, find in enumerate(finds) for _ in range(find.copies)),
    )
