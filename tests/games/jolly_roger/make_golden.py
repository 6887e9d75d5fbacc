"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/jolly_roger/make_golden.py

Only for a change of the rules that makes old records invalid; then copy the printed scores to
endings.toml. Loot never runs out in random games of the whole box: those records are played
with a small loot deck of their own.
"""

from __future__ import annotations

from pathlib import Path

from kaper.games.jolly_roger.game import GAME
from kaper.games.jolly_roger.rules.scoring import decided_by, result
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.components import Components
from kaper.testing.golden import Ending, Search, make


def components_of(ending: Ending) -> Components:
    """The whole box, or one with a single card of each loot."""
    if not ending.details.get("little_loot"):
        return GAME.components()
    rows = [{**row, "copies": 1} for row in GAME.components().tables["loot"]]
    return Components({**GAME.components().tables, "loot": tuple(rows)})


def is_met(ending: Ending, state: JollyRoger) -> bool:
    found = (result(state).reason, decided_by(state))
    return found == (ending.details["reason"], ending.details["decided"])


if __name__ == "__main__":
    make(Path(__file__).parent / "golden", Search(GAME, is_met, components=components_of))
