"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/deliveries/make_golden.py

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

from kaper.bots import Seen, make_bot
from kaper.games.deliveries import GAME
from kaper.games.deliveries.events import GameEnded
from kaper.games.deliveries.scoring import result
from kaper.games.deliveries.state import Deliveries
from kaper.kernel import driver
from kaper.match import Match
from kaper.testing.wander import wander

GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True, slots=True)
class Wanted:
    """One ending of the list."""

    file: str
    seats: int
    options: dict[str, str]
    bots: str
    cause: str
    reason: str

    def begin(self, seed: int) -> Match[Deliveries]:
        return Match.begin(GAME, self.seats, seed, self.options)

    def is_met_by(self, match: Match[Deliveries]) -> bool:
        causes = [event.cause for event in match.events if isinstance(event, GameEnded)]
        return causes[-1] == self.cause and result(match.state).reason == self.reason


def wanted() -> list[Wanted]:
    data = tomllib.loads((GOLDEN / "endings.toml").read_text("utf-8"))
    names = Wanted.__slots__
    return [Wanted(**{name: entry[name] for name in names}) for entry in data["record"]]


def search(ending: Wanted) -> Match[Deliveries]:
    """The first game of this kind, with the same number as the seed of the game and the bots."""
    for seed in count(1):
        if ending.bots == "random" and not _ends_so_at_random(ending, seed):
            continue
        match = ending.begin(seed)
        if ending.bots == "random":
            for _ in wander(match, seed):
                pass
        else:
            _play_by_bots(match, ending.bots, seed)
        if ending.is_met_by(match):
            return match
    raise AssertionError("unreachable")


def _ends_so_at_random(ending: Wanted, seed: int) -> bool:
    """Makes the choices of `wander` without a record: many times as many games to search."""
    state = GAME.start(ending.seats, seed, ending.options)
    random = Random(seed)
    while state.stack:
        seat = random.choice(list(driver.waiting(state)))
        driver.apply(state, seat, random.choice(driver.options(state, seat)))
    return result(state).reason == ending.reason


def _play_by_bots(match: Match[Deliveries], name: str, seed: int) -> None:
    bots = [make_bot(name, 10 * seed + seat) for seat in range(match.seats)]
    while not match.over:
        for seat in match.pending():
            match.play(seat, bots[seat].decide(Seen(match, seat)))


def main() -> None:
    for ending in wanted():
        match = search(ending)
        (GOLDEN / f"{ending.file}.record").write_text(match.record(), "utf-8")
        scores = list(result(match.state).scores)
        sys.stdout.write(f"{ending.file}: seed {match.header.seed}, scores = {scores}\n")


if __name__ == "__main__":
    main()
