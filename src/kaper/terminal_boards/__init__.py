"""How the terminal shows a game: a drawing for the games that have one, a table for all others.

A drawing sees only the view of a seat, as the browser does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from rich.console import RenderableType

from kaper.terminal_boards import generic, marauders, martinique
from kaper.text import Text
from kaper.words import Words

Draw: TypeAlias = Callable[[Mapping[str, object], Text, Words], RenderableType]

_DRAWINGS: dict[str, Draw] = {
    "marauders": marauders.draw,
    "martinique": martinique.draw,
}


def drawing(game: str) -> Draw:
    """What draws a view of this game, with the words of the game and of the command line."""
    return _DRAWINGS.get(game, generic.draw)
