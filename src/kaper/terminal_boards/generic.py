"""A view as a table: plain, but it shows any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table

from kaper.text import Text
from kaper.words import Words

NOTHING = "\N{EN DASH}"


def draw(view: Mapping[str, object], game: Text, words: Words) -> RenderableType:
    table = Table(show_header=False, box=None, padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for key, value in view.items():
        if key == "seats" and isinstance(value, list):
            for seat, item in enumerate(value):
                table.add_row(game.name(seat), said(item, game, ("seat",)))
        else:
            table.add_row(label(key, game), said(value, game, (key,)))
    return table


def label(key: str, game: Text) -> str:
    """What a part of the view is called: `GAME-view-KEY`, or the key itself."""
    return game.word("view", key).replace("_", " ")


def said(value: object, game: Text, names: Sequence[str]) -> str:
    """Any value; a word of it may have a message by what it is called, or what contains it."""
    match value:
        case None | "":
            return NOTHING
        case bool():
            return "+" if value else NOTHING
        case str():
            words = (game.word(name, value) for name in names)
            return next((word for word in words if word != value), value)
        case list():
            between = "\n" if any(isinstance(item, dict) for item in value) else ", "
            return between.join(said(item, game, names) for item in value) or NOTHING
        case dict():
            parts = (
                f"{label(key, game)}: {said(item, game, (key, *names[:1]))}"
                for key, item in value.items()
            )
            return "; ".join(parts) or NOTHING
    return str(value)
