"""The names of the figures in a game's book, so that each of them has to be drawn."""

from __future__ import annotations

import json
from collections.abc import Iterable

HEAD = """\
// The figures in the book of {game}. Made from its book.toml
// by `python -m kaper.server.typescript`: change it there.
"""


def generate(game: str, named: Iterable[str]) -> str:
    """The whole file; the type of the game's own drawings refuses any other name."""
    names = "".join(f"\n  | {json.dumps(name)}" for name in sorted(named))
    return f"{HEAD.format(game=game)}\nexport type FigureName ={names};\n"
