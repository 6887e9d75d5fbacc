"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/maracaibo/make_golden.py

Only for a change of the rules that makes old records invalid; then copy the printed scores to
endings.toml.
"""

from __future__ import annotations

from pathlib import Path

from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.scoring import result
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.golden import Ending, Search, make


def is_met(ending: Ending, state: Maracaibo) -> bool:
    ended = result(state)
    return (ended.reason, bool(ended.winners)) == (ending.details["reason"], ending.details["won"])


if __name__ == "__main__":
    make(Path(__file__).parent / "golden", Search(GAME, is_met))
