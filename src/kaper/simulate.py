"""Playing many games, on several cores, with or without checks."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter

from kaper import registry
from kaper.bots import Seen, check_bot, make_bot
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.chance import seeded
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup, KaperError
from kaper.kernel.game import Result
from kaper.kernel.state import State
from kaper.machine import cores
from kaper.match import Match
from kaper.testing.checks import Checks
from kaper.testing.faults import Fault

# What faulty rules raise. A fault of the machine (no memory, an interrupt) is none of theirs.
RULES_FAULTS = (
    KaperError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)

# Starting a process costs as much as some hundred games without checks.
GAMES_PER_WORKER = 400
CHECKED_GAMES_PER_WORKER = 10
MOST_IN_A_CHUNK = 50


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
    longest: int = driver.LONGEST

    def prepare(self) -> None:
        """Raise what is wrong with the plan before anything starts."""
        if self.games < 1:
            raise BadSetup(f"at least one game has to be played, not {self.games}")
        game = registry.game(self.game)
        game.start(self.seats, self.seed, dict(self.options), self.tables())
        if len(self.bots) not in (1, self.seats):
            raise BadSetup(f"name one bot for all or {self.seats}, not {len(self.bots)}")
        for bot in self.bots:
            check_bot(bot, game)

    def tables(self) -> Components:
        return _components(self.game, self.options, self.components)

    def bot_of(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]

    @property
    def record_folder(self) -> Path | None:
        """Where a record of every game goes, if `record` names a folder."""
        named = self.record is not None and (Path(self.record).is_dir() or self.record[-1:] == "/")
        return Path(str(self.record)) if named else None


@cache
def _components(game: str, options: tuple[tuple[str, str], ...], text: str | None) -> Components:
    built_in = registry.game(game).components(dict(options))
    return built_in if text is None else built_in.replaced_by(text)


@dataclass(frozen=True, slots=True)
class Failure:
    """The first fault: which check, in which game, at which decision, and the record of it."""

    check: str
    detail: str
    seed: int
    decision: int
    record: str


@dataclass(slots=True)
class Tally:
    """The results of some games, added up. Those that were cut have none: they are only counted."""

    games: int = 0
    cut: int = 0
    decisions: int = 0
    lengths: list[int] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    without_winner: int = 0
    last_record: str = ""
    failure: Failure | None = None
    seconds: float = 0.0

    def count(self, result: Result, decisions: int) -> None:
        self.games += 1
        self.lengths.append(decisions)
        self.wins.update(result.winners)
        self.reasons[result.reason] += 1
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score
        self.shared += len(result.winners) > 1
        self.without_winner += not result.winners

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.cut += other.cut
        self.decisions += other.decisions
        self.lengths += other.lengths
        self.wins += other.wins
        self.reasons += other.reasons
        # `+=` would drop seats whose scores add up to less than 1.
        self.scores.update(other.scores)
        self.shared += other.shared
        self.without_winner += other.without_winner
        self.last_record = other.last_record or self.last_record
        self.failure = other.failure

    @property
    def mean_length(self) -> float:
        return sum(self.lengths) / max(1, self.games)

    def mean_scores(self, seats: int) -> list[float]:
        return [round(self.scores[seat] / max(1, self.games), 2) for seat in range(seats)]

    def to_json(self, plan: Plan) -> dict[str, Json]:
        failure = self.failure
        return {
            "game": plan.game,
            "seats": plan.seats,
            "seed": plan.seed,
            "options": dict(registry.game(plan.game).check_options(dict(plan.options))),
            "bots": [plan.bot_of(seat) for seat in range(plan.seats)],
            "checked": plan.check,
            "games": self.games,
            "cut": self.cut,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0,
            "mean_length": round(self.mean_length, 2),
            "results": {
                "wins": [self.wins[seat] for seat in range(plan.seats)],
                "shared": self.shared,
                "without_winner": self.without_winner,
                "mean_scores": list(self.mean_scores(plan.seats)),
                "reasons": dict(sorted(self.reasons.items())),
                "shortest": min(self.lengths, default=0),
                "longest": max(self.lengths, default=0),
            },
            "fault": None
            if failure is None
            else {
                "check": failure.check,
                "detail": failure.detail,
                "seed": failure.seed,
                "decision": failure.decision,
            },
        }


def workers_for(plan: Plan) -> int:
    each = CHECKED_GAMES_PER_WORKER if plan.check else GAMES_PER_WORKER
    return max(1, min(cores(), plan.games // each))


def simulate(plan: Plan, workers: int | None = None) -> Iterator[Tally]:
    """Play the games and yield the tally so far, again and again; the last one is the result.

    It ends early, with `failure` set, at the first fault.
    """
    plan.prepare()
    workers = workers_for(plan) if workers is None else workers
    total, start = Tally(), perf_counter()
    folder = plan.record_folder
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    for tally in _tallies(plan, workers):
        total.add(tally)
        total.seconds = perf_counter() - start
        yield total
        if total.failure is not None:
            return


def _tallies(plan: Plan, workers: int) -> Iterator[Tally]:
    chunks = _chunks(plan.games, workers)
    if workers <= 1:
        yield from (play_games(plan, first, count) for first, count in chunks)
        return
    # Spawned, not forked: the same on every system, and safe beside threads.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_games, repeat(plan), *zip(*chunks, strict=True))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunks(games: int, workers: int) -> list[tuple[int, int]]:
    size = max(1, min(MOST_IN_A_CHUNK, games // (workers * 8)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def play_games(plan: Plan, first: int, count: int) -> Tally:
    """Play some games of the plan; game i has the seed of the plan plus i."""
    tally = Tally()
    for number in range(first, first + count):
        seed = plan.seed + number
        table = Table(plan, seed)
        tally.failure = table.play()
        if tally.failure is not None:
            break
        tally.decisions += table.decisions
        result = table.match.result
        if result is None:
            tally.cut += 1
        else:
            tally.count(result, table.decisions)
        if plan.record_folder is not None:
            path = plan.record_folder / f"{plan.game}-{seed}.kaper"
            path.write_text(table.match.record(), "utf-8")
        elif plan.record is not None and number == plan.games - 1:
            tally.last_record = table.match.record()
    return tally


class Table:
    """One game with its bots.

    Where nobody asks for checks or a record, only the state goes on: no history, no events.
    """

    def __init__(self, plan: Plan, seed: int) -> None:
        self.seed = seed
        self.decisions = 0
        self._plan = plan
        self._longest = plan.longest
        self._keeps = plan.check or plan.record is not None
        self._actions: list[tuple[int, Action]] = []
        self.match = self._begin()
        self._bots = [
            make_bot(plan.bot_of(seat), seeded(f"{seed} bot {seat}")) for seat in range(plan.seats)
        ]
        # Where several seats may act, any may be the first.
        self._order = Random(seeded(f"{seed} order"))  # noqa: S311 - play, not secrets
        self._checks = Checks(self.match, seeded(f"{seed} checks")) if plan.check else None

    def _begin(self) -> Match[State]:
        plan = self._plan
        return Match.begin(
            registry.game(plan.game),
            plan.seats,
            self.seed,
            dict(plan.options),
            components=plan.tables(),
        )

    def play(self) -> Failure | None:
        """Play to the end, or until the game is cut; None where nothing is wrong."""
        try:
            while not self.match.over and self.decisions < self._longest:
                if self._checks is not None:
                    self._checks.step()
                self._decide()
            if self._checks is not None:
                self._checks.end()
        except Fault as fault:
            return self._failure(fault.check, fault.detail)
        except RULES_FAULTS as error:
            return self._failure("crash", _where(error))
        return None

    def _decide(self) -> None:
        match = self.match
        waiting = driver.waiting(match.state)
        seat = waiting[0] if len(waiting) == 1 else self._order.choice(waiting)
        action = self._bots[seat].decide(Seen(match, seat))
        if self._keeps:
            match.play(seat, action)
        else:
            self._actions.append((seat, action))
            driver.apply(match.state, seat, action)
        self.decisions += 1

    def _failure(self, check: str, detail: str) -> Failure:
        return Failure(check, detail, self.seed, self.decisions + 1, self._record())

    def _record(self) -> str:
        """Of the game up to the fault, which is played again where nothing was kept."""
        if self._keeps:
            return self.match.record()
        match = self._begin()
        with suppress(*RULES_FAULTS):
            for seat, action in self._actions:
                match.play(seat, action)
        return match.record()


def _where(error: BaseException) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    name = type(error).__name__
    return f"{name}: {error} ({Path(frame.filename).name}, line {frame.lineno}, in {frame.name})"
