"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/martinique/make_golden.py

Only for a change of the rules that makes old records invalid; then copy the printed scores to
endings.toml.
"""

from __future__ import annotations

from pathlib import Path

from kaper.games.martinique.game import GAME
from kaper.games.martinique.rules.scoring import finder, who_wins
from kaper.games.martinique.state import Martinique
from kaper.testing.golden import Ending, Search, make


def is_met(ending: Ending, state: Martinique) -> bool:
    details, found_by = ending.details, finder(state)
    winners, reason = who_wins(state)
    if (list(winners), reason) != (details["winners"], details["reason"]):
        return False
    return (found_by is not None) == details["found"] and found_by == details.get(
        "finder", found_by
    )


if __name__ == "__main__":
    make(Path(__file__).parent / "golden", Search(GAME, is_met))
