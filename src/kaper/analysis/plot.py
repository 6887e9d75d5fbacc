"""The plot of everybody's chance of winning, as SVG to be put into a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kaper.analysis.report import Report

_WIDTH, _HEIGHT = 720.0, 260.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 44.0, 120.0, 14.0, 30.0
# Names at the ends of lines keep at least this far apart.
_LINE = 16.0
# The colours of the games whose boxes fix them; others go by the seat's number.
_LOOKS = {"martinique": (7, 1)}


def plot(report: Report, names: Sequence[str], label: str, steps: str) -> str:
    """Lines from left to right, one for each seat, with the turning points numbered."""
    looks = _LOOKS.get(report.game, range(1, len(names) + 1))
    last = max(1, len(report.chances) - 1)

    def x(step: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * step / last

    def y(chance: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - chance)

    parts = [
        f'<svg viewBox="0 0 {_WIDTH:g} {_HEIGHT:g}" role="img" aria-label="{escape(label)}">',
    ]
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        height = y(chance)
        parts.append(
            f'<line class="axis" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{height:.1f}"'
            f' y2="{height:.1f}"/><text class="scale" x="{_LEFT - 8}" y="{height + 4:.1f}">'
            f"{chance:.0%}</text>"
        )
    for number, turn in enumerate(report.turns, 1):
        left, right = x(turn.step), x(turn.until)
        parts.append(
            f'<rect class="turn" x="{left:.1f}" width="{max(1.5, right - left):.1f}" y="{_TOP}"'
            f' height="{_HEIGHT - _TOP - _BOTTOM}"/><text class="number"'
            f' x="{(left + right) / 2:.1f}" y="{_HEIGHT - _BOTTOM + 14}">{number}</text>'
        )
    for seat in range(len(names)):
        points = " ".join(
            f"{x(step):.1f},{y(chances[seat]):.1f}" for step, chances in enumerate(report.chances)
        )
        parts.append(f'<polyline class="seat seat-{looks[seat]}" points="{points}"/>')
    for seat, height in _ends([y(chance) for chance in report.chances[-1]]):
        parts.append(
            f'<text class="name" x="{_WIDTH - _RIGHT + 8}" y="{height + 4:.1f}">'
            f"{escape(_short(names[seat]))}</text>"
        )
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    parts.append(
        f'<text class="number" x="{middle}" y="{_HEIGHT - 2}">{escape(steps)}</text></svg>'
    )
    return "\n".join(parts)


def _ends(heights: Sequence[float]) -> list[tuple[int, float]]:
    """Where the names stand: at the ends of their lines, or as near as there is room."""
    placed: list[tuple[int, float]] = []
    lowest = -_LINE
    for seat in sorted(range(len(heights)), key=lambda each: heights[each]):
        lowest = max(heights[seat], lowest + _LINE)
        placed.append((seat, lowest))
    # What went over the edge moves up, and pushes up those above it.
    highest = _HEIGHT - _BOTTOM + _LINE
    for index in range(len(placed) - 1, -1, -1):
        seat, height = placed[index]
        highest = min(height, highest - _LINE)
        placed[index] = (seat, highest)
    return placed


def _short(name: str) -> str:
    return name if len(name) <= 16 else f"{name[:15]}…"
