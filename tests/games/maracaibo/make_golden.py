"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/maracaibo/make_golden.py

Only for a change of the rules that makes old records invalid; then copy the printed scores to
endings.toml.
"""

from __future__ import annotations

import sys
import tomllib
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.scoring import result
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel import driver
from kaper.match import Match
from kaper.testing.wander import wander

GOLDEN = Path(__file__).parent / "golden"


def is_met(ending: dict[str, Any], state: Maracaibo) -> bool:
    ended = result(state)
    return (ended.reason, bool(ended.winners)) == (ending["reason"], ending["won"])


def search(ending: dict[str, Any]) -> Match[Maracaibo]:
    """The first game of this kind, played at random with the same number as the seed of both."""
    for seed in count(1):
        state = GAME.start(ending["seats"], seed, ending["options"])
        _play_like_wander(state, seed)
        if is_met(ending, state):
            match = Match.begin(GAME, ending["seats"], seed, ending["options"])
            for _ in wander(match, seed):
                pass
            assert is_met(ending, match.state), "not the game that was found"
            return match
    raise AssertionError("unreachable")


def _play_like_wander(state: Maracaibo, seed: int) -> None:
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
