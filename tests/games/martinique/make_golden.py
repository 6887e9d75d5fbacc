"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/martinique/make_golden.py

Only for a change of the rules that makes old records invalid; then copy the printed scores to
endings.toml.
"""

from __future__ import annotations

import sys
import tomllib
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from kaper.games.martinique import GAME
from kaper.games.martinique.scoring import finder, outcome
from kaper.games.martinique.state import Martinique
from kaper.kernel import driver
from kaper.match import Match
from kaper.testing.wander import wander

GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True, slots=True)
class Wanted:
    """One ending of the list."""

    file: str
    options: dict[str, str]
    reason: str
    winners: tuple[int, ...]
    found: bool
    finder: int | None

    def is_met_by(self, state: Martinique) -> bool:
        found_by = finder(state)
        if (found_by is not None) != self.found or outcome(state) != (self.winners, self.reason):
            return False
        return self.finder in (None, found_by)


def wanted() -> list[Wanted]:
    data = tomllib.loads((GOLDEN / "endings.toml").read_text("utf-8"))
    return [
        Wanted(
            entry["file"],
            entry["options"],
            entry["reason"],
            tuple(entry["winners"]),
            entry["found"],
            entry.get("finder"),
        )
        for entry in data["record"]
    ]


def search(ending: Wanted) -> Match[Martinique]:
    """The first game of this kind, played at random with the same number as the seed of both."""
    for seed in count(1):
        state = GAME.start(2, seed, ending.options)
        _play_like_wander(state, seed)
        if ending.is_met_by(state):
            match = Match.begin(GAME, 2, seed, ending.options)
            for _ in wander(match, seed):
                pass
            assert ending.is_met_by(match.state), "not the game that was found"
            return match
    raise AssertionError("unreachable")


def _play_like_wander(state: Martinique, seed: int) -> None:
    """The same choices without a record: a hundred times as many games to search through."""
    random = Random(seed)
    while state.stack:
        seat = random.choice(list(driver.waiting(state)))
        driver.apply(state, seat, random.choice(driver.options(state, seat)))


def main() -> None:
    for ending in wanted():
        match = search(ending)
        (GOLDEN / f"{ending.file}.record").write_text(match.record(), "utf-8")
        result = match.result
        assert result is not None
        sys.stdout.write(f"{ending.file}: seed {match.header.seed}, scores {result.scores}\n")


if __name__ == "__main__":
    main()
