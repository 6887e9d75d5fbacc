"""The paths that people use, beside the bare rules: what `simulate` and the arena cost above."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import median

from kaper import registry
from kaper.arena import play, schedule
from kaper.bench.contest import Contender, Times, contest
from kaper.bench.ours import playouts
from kaper.bench.paces import fewest
from kaper.kernel.codec import Json
from kaper.simulate import Plan, play_chunk

BARE, USED = "playout", ("simulate", "arena")
# Games are not played one by one, but in chunks.
IN_A_CHUNK = 5


@dataclass(slots=True)
class Report:
    """Times by game and path: of random bots, so that all that counts is what lies around them."""

    rounds: int
    times: dict[str, dict[str, Times]] = field(default_factory=dict)

    def ratio(self, game: str, path: str) -> float:
        """How many decisions a path makes while the bare rules make one: the median of rounds."""
        bare, used = self.times[game][BARE].rounds, self.times[game][path].rounds
        return median(one / other for one, other in zip(bare, used, strict=True))

    def to_json(self) -> dict[str, Json]:
        return {
            "python": platform.python_version(),
            "clock": "process_time",
            "rounds": self.rounds,
            "games": {
                game: {
                    **{path: found.to_json() for path, found in times.items()},
                    "ratios": {path: round(self.ratio(game, path), 3) for path in USED},
                }
                for game, times in self.times.items()
            },
        }


def measure(seconds: float, rounds: int) -> Iterator[Report]:
    """Time all games by all paths in turn, yielding the report as it fills; the last is whole."""
    report = Report(rounds)
    for game in registry.games():
        contenders = [playouts(game, BARE), _simulated(game), _arena(game)]
        for times in contest(contenders, seconds, rounds):
            names = [contender.name for contender in contenders]
            report.times[game] = dict(zip(names, times, strict=True))
            yield report


def _simulated(game: str) -> Contender:
    plan = Plan(game, fewest(game), IN_A_CHUNK)

    def work(random: Random) -> int:
        first = random.getrandbits(32)
        games = play_chunk(plan, range(first, first + IN_A_CHUNK)).games
        return sum(game.decisions for game in games)

    return Contender("simulate", "kaper simulate", work)


def _arena(game: str) -> Contender:
    seats = fewest(game)
    plan = schedule.Plan(game, ("random", "random"), seats, 1)

    def work(random: Random) -> int:
        pairing = schedule.Pairing(random.getrandbits(32), 0, ("random",) * seats)
        played = play.play_game(plan, pairing)
        assert played is not None
        return played.length

    return Contender("arena", "kaper arena", work)
