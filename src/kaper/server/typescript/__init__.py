"""The browser's types, made from those of Python.

`python -m kaper.server.typescript` writes them.
"""

from __future__ import annotations

from pathlib import Path

from kaper import registry
from kaper.server.typescript import messages, views

WEB = Path(__file__).parents[4] / "web" / "src"


def files() -> dict[Path, str]:
    """What is written, and where."""
    written = {
        WEB / "lib" / "messages.ts": messages.generate_live(),
        WEB / "lib" / "httpMessages.ts": messages.generate_http(),
    }
    for game_id in registry.games():
        view_type, folder = registry.game(game_id).view_type, WEB / "games" / game_id
        if view_type and folder.is_dir():
            written[folder / "view.ts"] = views.generate(game_id, view_type)
    return written
