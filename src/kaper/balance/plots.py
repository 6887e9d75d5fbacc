"""Plots as SVG: estimates with their intervals in rows, and how long games are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from math import isfinite

from kaper.arena.intervals import Estimate

_WIDTH, _LEFT, _RIGHT = 720.0, 250.0, 20.0
_TOP, _BOTTOM = 30.0, 34.0
_LINE = 14.0
_BARS = 24


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that is measured, once for each series."""

    label: str
    estimates: Sequence[Estimate | None]


def style() -> str:
    return resources.files(__package__).joinpath("plots.css").read_text("utf-8")


def alone(svg: str) -> str:
    """The same as a file of its own."""
    head, _, rest = svg.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>\n{style()}</style>{rest}\n'


def rows_plot(
    title: str,
    series: Sequence[str],
    rows: Sequence[Row],
    told: Callable[[float], str],
    neutral: float | None = None,
) -> str:
    """A line for each row and series: the value, and the interval as far as it is known."""
    known = [each for row in rows for each in row.estimates if each is not None]
    ends = [end for each in known for end in (each.low, each.value, each.high) if isfinite(end)]
    ends += [] if neutral is None else [neutral]
    ticks = _ticks(min(ends, default=0.0), max(ends, default=1.0))
    step = _LINE * len(series) + 6
    height = _TOP + step * len(rows) + _BOTTOM

    def x(value: float) -> float:
        room = (value - ticks[0]) / (ticks[-1] - ticks[0])
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * min(1.0, max(0.0, room))

    parts = [_begin(title, height), *_legend(series)]
    for tick in ticks:
        parts += [
            _line("axis", x(tick), x(tick), _TOP, height - _BOTTOM),
            _text("number", x(tick), height - _BOTTOM + 15, told(tick)),
        ]
    if neutral is not None:
        parts.append(_line("neutral", x(neutral), x(neutral), _TOP, height - _BOTTOM))
    for number, row in enumerate(rows):
        top = _TOP + step * number + 3
        parts.append(_text("scale", _LEFT - 10, top + step / 2 + 1, _short(row.label)))
        for index, each in enumerate(row.estimates):
            if each is None:
                continue
            y = top + _LINE * (index + 0.5)
            if isfinite(each.low):
                parts.append(_line(f"reach series-{index % 6}", x(each.low), x(each.high), y, y))
            parts.append(
                f'<circle class="series-{index % 6}" cx="{x(each.value):.1f}" cy="{y:.1f}" r="4"/>'
            )
    return "".join((*parts, "</svg>"))


def lengths_plot(
    title: str, series: Sequence[str], lengths: Sequence[Sequence[int]], axis: str
) -> str:
    """How many of the games of each series have about so many decisions, as shares."""
    every = [length for row in lengths for length in row]
    low, high = min(every, default=0), max(every, default=1)
    width = max(1, -(-(high - low + 1) // _BARS))
    bars = range(low, high + 1, width)
    shares = [
        [sum(bar <= length < bar + width for length in row) / max(1, len(row)) for bar in bars]
        for row in lengths
    ]
    most = max((max(row) for row in shares), default=0.0) or 1.0
    height = 240.0
    floor, left = height - _BOTTOM, 44.0
    room = (_WIDTH - left - _RIGHT) / len(bars)
    parts = [_begin(title, height), *_legend(series)]
    for part in (0.0, 0.5, 1.0):
        y = floor - (floor - _TOP) * part
        parts.append(_line("axis", left, _WIDTH - _RIGHT, y, y))
        parts.append(_text("scale", left - 6, y + 4, f"{most * part:.0%}"))
    slim = room * 0.86 / len(series)

    def bar(index: int, number: int, share: float) -> str:
        tall = (floor - _TOP) * share / most
        return (
            f'<rect class="series-{index % 6}" x="{left + room * number + slim * index:.1f}"'
            f' y="{floor - tall:.1f}" width="{slim:.1f}" height="{tall:.1f}"/>'
        )

    parts += [bar(i, n, share) for i, row in enumerate(shares) for n, share in enumerate(row)]
    for number in range(0, len(bars), max(1, len(bars) // 8)):
        parts.append(_text("number", left + room * (number + 0.43), floor + 14, str(bars[number])))
    parts.append(_text("number", (left + _WIDTH - _RIGHT) / 2, height - 3, axis))
    return "".join((*parts, "</svg>"))


def _begin(title: str, height: float) -> str:
    label = escape(title)
    return f'<svg viewBox="0 0 {_WIDTH:g} {height:g}" role="img" aria-label="{label}">'


def _legend(series: Sequence[str]) -> list[str]:
    if len(series) < 2:
        return []
    room = (_WIDTH - _RIGHT) / len(series)
    marks = [
        f'<circle class="series-{n % 6}" cx="{8 + room * n:.1f}" cy="12" r="5"/>'
        for n in range(len(series))
    ]
    names = [_text("name", 18 + room * n, 16, _short(name)) for n, name in enumerate(series)]
    return [*marks, *names]


def _line(kind: str, x1: float, x2: float, y1: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1:.1f}" y2="{y2:.1f}"/>'


def _text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def _short(words: str) -> str:
    return words if len(words) <= 36 else f"{words[:35]}…"


def _ticks(low: float, high: float) -> list[float]:
    """Some round numbers that hold both ends."""
    rough = (high - low) / 6 or 1.0
    power = 10.0
    while power > rough:
        power /= 10
    while power * 10 <= rough:
        power *= 10
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first = int(low // step)
    last = -int(-high // step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]
