"""Which games to play, and with whom."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from kaper import registry
from kaper.bots import Bot, check_bot, make_bot
from kaper.bots.random_bot import RandomBot
from kaper.kernel.chance import seeded
from kaper.kernel.components import Components
from kaper.kernel.driver import LONGEST
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play. The same plan plays the same games on any number of workers."""

    game: str
    seats: int
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    bots: tuple[str, ...] = ("random",)
    components: str | None = None
    check: bool = False
    record: str | None = None
    longest: int = LONGEST

    def prepare(self) -> None:
        """Raise what is wrong with the plan before anything starts."""
        if self.games < 1:
            raise BadSetup(f"at least one game has to be played, not {self.games}")
        self.deal(self.seed)
        if len(self.bots) not in (1, self.seats):
            raise BadSetup(f"name one bot for all or {self.seats}, not {len(self.bots)}")
        for bot in self.bots:
            check_bot(bot, registry.game(self.game))

    def tables(self) -> Components:
        return _components(self.game, self.options, self.components)

    def bot_of(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]

    @property
    def seeds(self) -> range:
        """Of the games: the first has the seed of the plan, each other one more."""
        return range(self.seed, self.seed + self.games)

    @property
    def keeps(self) -> bool:
        """Whether somebody asked for more of a game than what came of it."""
        return self.check or self.record is not None

    @property
    def quick(self) -> bool:
        """Whether nothing is asked for but games of bots that choose by a number alone."""
        return not self.keeps and set(self.bots) == {RandomBot.name}

    @property
    def record_folder(self) -> Path | None:
        """Where a record of every game goes, if `record` names a folder."""
        named = self.record is not None and (Path(self.record).is_dir() or self.record[-1:] == "/")
        return Path(str(self.record)) if named else None

    def record_file(self, seed: int) -> Path | None:
        """Where the record of a game goes: each into the folder, or the last into the file."""
        if self.record is None:
            return None
        folder = self.record_folder
        if folder is not None:
            return folder / f"{self.game}-{seed}.kaper"
        return Path(self.record) if seed == self.seeds[-1] else None

    # One game

    def deal(self, seed: int) -> State:
        """The position that a game begins with, for who needs nothing else."""
        options = dict(self.options)
        return registry.game(self.game).start(self.seats, seed, options, self.tables())

    def begin(self, seed: int) -> Match[State]:
        game, options = registry.game(self.game), dict(self.options)
        return Match.begin(game, self.seats, seed, options, components=self.tables())

    def seated(self, seed: int) -> list[Bot]:
        """The bots of a game, by seat."""
        return [make_bot(self.bot_of(seat), whims) for seat, whims in enumerate(self.whims(seed))]

    def whims(self, seed: int) -> list[int]:
        """What the bots of a game choose by where they do not care, by seat."""
        return [seeded(f"{seed} bot {seat}") for seat in range(self.seats)]

    def order(self, seed: int) -> Random:
        """Where several seats may act, any may be the first."""
        return Random(seeded(f"{seed} order"))  # noqa: S311 - play, not secrets


@cache
def _components(game: str, options: tuple[tuple[str, str], ...], text: str | None) -> Components:
    built_in = registry.game(game).components(dict(options))
    return built_in if text is None else built_in.replaced_by(text)
