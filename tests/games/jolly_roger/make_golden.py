"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/jolly_roger/make_golden.py

Only for a change of the rules that makes old records invalid; then copy the printed scores to
endings.toml. Loot never runs out in random games of the whole box: those records are played
with a small loot deck of their own.
"""

from __future__ import annotations

import sys
import tomllib
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from kaper.games.jolly_roger import GAME
from kaper.games.jolly_roger.scoring import decided_by, result
from kaper.games.jolly_roger.state import JollyRoger
from kaper.games.jolly_roger.tables import built_in
from kaper.kernel import driver
from kaper.kernel.components import Components
from kaper.match import Match
from kaper.testing.wander import wander

GOLDEN = Path(__file__).parent / "golden"


def components_of(ending: dict[str, Any]) -> Components:
    """The whole box, or one with a single card of each loot."""
    if not ending.get("little_loot"):
        return built_in()
    rows = [{**row, "copies": 1} for row in built_in().tables["loot"]]
    return Components({**built_in().tables, "loot": tuple(rows)}, built_in=False)


def is_met(ending: dict[str, Any], state: JollyRoger) -> bool:
    ended = result(state)
    return (ended.reason, decided_by(state)) == (ending["reason"], ending["decided"])


def search(ending: dict[str, Any]) -> Match[JollyRoger]:
    """The first game of this kind, played at random with the same number as the seed of both."""
    components = components_of(ending)
    for seed in count(1):
        state = GAME.start(ending["seats"], seed, ending["options"], components)
        _play_like_wander(state, seed)
        if is_met(ending, state):
            match = Match.begin(
                GAME, ending["seats"], seed, ending["options"], components=components
            )
            for _ in wander(match, seed):
                pass
            assert is_met(ending, match.state), "not the game that was found"
            return match
    raise AssertionError("unreachable")


def _play_like_wander(state: JollyRoger, seed: int) -> None:
    """The same choices without a record: many times as many games to search through."""
    random = Random(seed)
    while state.stack:
        seat = random.choice(list(driver.waiting(state)))
        driver.apply(state, seat, random.choice(state.stack[-1].options(state, seat)))


def main() -> None:
    data = tomllib.loads((GOLDEN / "endings.toml").read_text("utf-8"))
    for ending in data["record"]:
        match = search(ending)
        (GOLDEN / f"{ending['file']}.record").write_text(match.record(), "utf-8")
        ended = match.result
        assert ended is not None
        sys.stdout.write(f"{ending['file']}: {list(ended.scores)}, winners {ended.winners}\n")


if __name__ == "__main__":
    main()
