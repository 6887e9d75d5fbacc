"""A view as a table: plain, but it shows any game."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table

from kaper.text import Text
from kaper.words import Words


def draw(view: Mapping[str, object], game: Text, words: Words) -> RenderableType:
    table = Table(show_header=False, box=None, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for key, value in view.items():
        if key == "seats" and isinstance(value, list):
            for seat, item in enumerate(value):
                table.add_row(game.name(seat), line(item))
        else:
            table.add_row(key, line(value))
    return table


def line(value: object) -> str:
    """Any value in one line."""
    if isinstance(value, list):
        return ", ".join(line(item) for item in value) or "-"
    if isinstance(value, dict):
        return "; ".join(f"{key}: {line(item)}" for key, item in value.items()) or "-"
    return "-" if value is None else str(value)
