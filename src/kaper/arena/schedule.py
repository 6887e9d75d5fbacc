"""Who sits where in which deal: every bot in every seat equally often, all with the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from kaper import registry
from kaper.arena.oracle import Oracle, name_for
from kaper.bots import check_bot
from kaper.bots.greedy import GreedyBot
from kaper.kernel.components import Components
from kaper.kernel.driver import LONGEST
from kaper.kernel.errors import BadSetup

LineUp = tuple[str, ...]
# What headroom is counted from.
BASE = GreedyBot.name


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to play: a deal, and the bots by seat. `number` tells the line-ups apart."""

    deal: int
    number: int
    bots: LineUp


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament. The same plan has the same deals and line-ups on any number of workers.

    With an oracle it measures headroom: each bot, and the oracle, meets the greedy bot alone.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    components: str | None = None
    longest: int = LONGEST
    oracle: str | None = None
    processor_time: bool = False  # in which budgets are counted

    def with_oracle(self, budget: str | None = None) -> Plan:
        """The same bots, to see how much of the headroom they win."""
        return replace(self, oracle=name_for(self.bots, budget))

    def prepare(self) -> None:
        """Raise what is wrong with the plan before anything starts."""
        if self.games < 1:
            raise BadSetup(f"at least one game has to be played, not {self.games}")
        if len(self.bots) < 2 and self.oracle is None:
            raise BadSetup("an arena needs two bots or more; they may be alike")
        if self.seats < 2:
            raise BadSetup("bots that play alone cannot be compared: name at least 2 seats")
        game = registry.game(self.game)
        for bot in self.bots:
            check_bot(bot, game)
        if self.oracle is not None:
            Oracle.named(self.oracle, 0)
        game.start(self.seats, self.seed, dict(self.options), self.tables())

    def tables(self) -> Components:
        return _components(self.game, self.options, self.components)

    @property
    def players(self) -> tuple[str, ...]:
        """All who play, each once."""
        if self.oracle is None:
            return tuple(dict.fromkeys(self.bots))
        return tuple(dict.fromkeys((BASE, *self.bots, self.oracle)))

    def line_ups(self) -> list[LineUp]:
        if self.oracle is None:
            return line_ups(self.bots, self.seats)
        return challenges(self.players[1:], self.seats)

    def pairings(self) -> list[Pairing]:
        """All games: at least as many as were wanted, and every deal with every line-up."""
        sitting = self.line_ups()
        deals = -(-self.games // len(sitting))
        return [
            Pairing(self.seed + deal, number, bots)
            for deal in range(deals)
            for number, bots in enumerate(sitting)
        ]


@cache
def _components(game: str, options: tuple[tuple[str, str], ...], text: str | None) -> Components:
    built_in = registry.game(game).components(dict(options))
    return built_in if text is None else built_in.replaced_by(text)


def line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Every way to sit down that a deal is played with.

    Each choice of as many bots as there are seats is turned around the table. Fewer bots take
    several seats: in turn, starting with each of them.
    """
    if len(bots) >= seats:
        circles = [tuple(chosen) for chosen in combinations(bots, seats)]
    else:
        circles = [
            tuple(bots[(first + seat) % len(bots)] for seat in range(seats))
            for first in range(len(bots))
        ]
    turned = [circle[start:] + circle[:start] for circle in circles for start in range(seats)]
    return list(dict.fromkeys(turned))


def challenges(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Each bot in each seat, among greedy bots."""
    return [
        tuple(bot if place == seat else BASE for place in range(seats))
        for bot in bots
        for seat in range(seats)
    ]
