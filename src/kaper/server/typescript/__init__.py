"""The browser's types, made from those of Python.

`python -m kaper.server.typescript` writes them.
"""

from __future__ import annotations

from pathlib import Path

from kaper import registry
from kaper.book import book
from kaper.server.typescript import figures, messages, views

WEB = Path(__file__).parents[4] / "web" / "src"


def files() -> dict[Path, str]:
    """What is written, and where."""
    written = {
        WEB / "lib" / "messages.ts": messages.generate_live(),
        WEB / "lib" / "httpMessages.ts": messages.generate_http(),
        WEB / "lib" / "personMessages.ts": messages.generate_person(),
        WEB / "lib" / "analysisMessages.ts": messages.generate_analysis(),
        WEB / "lib" / "puzzleMessages.ts": messages.generate_puzzles(),
    }
    for game_id in registry.games():
        view_type, folder = registry.game(game_id).view_type, WEB / "games" / game_id
        if not folder.is_dir():
            continue
        if view_type:
            written[folder / "view.ts"] = views.generate(game_id, view_type)
        if named := book(game_id).figures:
            written[folder / "figureNames.ts"] = figures.generate(game_id, named)
    return written
