"""Games of bots whose budget is in passes; run here and in a browser's interpreter."""

from __future__ import annotations

import json

from kaper import registry
from kaper.testing.bot_games import played

# So many decisions: the slowest think for a tenth of a second at each.
MOST = 24


BOTS = ("greedy:2", "mcts:12")


def records() -> str:
    """The record of one game of each title, as JSON."""
    return json.dumps({game: _record(game) for game in registry.games()})


def _record(game: str) -> str:
    seats = registry.game(game).seats[0]
    bots = [BOTS[seat % len(BOTS)] for seat in range(seats)]
    return played(game, bots, 7, MOST).record()
