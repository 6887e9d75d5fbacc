"""Playing the games of a tournament, on several cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter, thread_time

from kaper import registry
from kaper.arena.oracle import Oracle
from kaper.arena.schedule import LineUp, Pairing, Plan
from kaper.bots import Seen, make_bot
from kaper.bots.clock import processor_time
from kaper.bots.random_bot import RandomBot
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.chance import seeded
from kaper.kernel.state import State, Trace
from kaper.match import Match
from kaper.workers import shared_out


@dataclass(frozen=True, slots=True)
class Player:
    """Who decides for a seat; whoever does not think takes no time that were worth a clock."""

    decide: Callable[[Match[State], int], Action]
    thinks: bool = True


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went. All tuples go by seat; figures are the game's own.

    `busy` are the seconds of the processor in the seconds that went by.
    """

    deal: int
    number: int
    bots: LineUp
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    busy: tuple[float, ...]
    figures: Mapping[str, float] = field(default_factory=dict)

    @property
    def length(self) -> int:
        return sum(self.decisions)

    def share(self, seat: int) -> float:
        """A win counts 1, shared by all who won together."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: int) -> int:
        return next(place for place, group in enumerate(self.ranking) if seat in group)


def play_all(
    plan: Plan, pairings: Sequence[Pairing], workers: int | None, ray: str | None = None
) -> Iterator[tuple[Pairing, Played | None]]:
    """Play these games of the plan and yield each as it ends, or None for one that was cut."""
    yield from shared_out(partial(play_game, plan), pairings, workers, ray)


def play_game(plan: Plan, pairing: Pairing) -> Played | None:
    """One game; None where it is not over in time.

    Chance comes from the deal; each bot's whims from the deal, line-up and seat.
    """
    with processor_time() if plan.processor_time else nullcontext():
        return _play_game(plan, pairing)


def _play_game(plan: Plan, pairing: Pairing) -> Played | None:
    game = registry.game(plan.game)
    match = Match.begin(
        game, plan.seats, pairing.deal, dict(plan.options), components=plan.tables()
    )
    state, players = match.state, _players(plan, pairing)
    # Nobody wants a record or takes anything back: only the state goes on, and what is told.
    if game.has_figures or any(player.thinks for player in players):
        state.trace = Trace(events=match.events)
    # Where several seats may act, any may be the first.
    order = Random(seeded(f"{pairing.deal} order"))  # noqa: S311 - play, not secrets
    decisions = [0] * plan.seats
    seconds, busy = [0.0] * plan.seats, [0.0] * plan.seats
    while not match.over:
        if sum(decisions) == plan.longest:
            return None
        waiting = driver.waiting(state)
        seat = waiting[0] if len(waiting) == 1 else order.choice(waiting)
        player, start = players[seat], perf_counter()
        start_busy = thread_time() if player.thinks else start
        action = player.decide(match, seat)
        end = perf_counter()
        seconds[seat] += end - start
        busy[seat] += (thread_time() if player.thinks else end) - start_busy
        decisions[seat] += 1
        driver.apply(state, seat, action)
    result = game.result(state)
    assert len(result.scores) >= plan.seats
    return Played(
        pairing.deal,
        pairing.number,
        pairing.bots,
        result.winners,
        result.ranking,
        result.scores,
        tuple(decisions),
        tuple(seconds),
        tuple(busy),
        game.figures(state, match.events),
    )


def _players(plan: Plan, pairing: Pairing) -> list[Player]:
    """Who decides for each seat."""
    whims = [seeded(f"{pairing.deal} {pairing.number} bot {seat}") for seat in range(plan.seats)]
    return [
        Player(Oracle.named(name, seed).decide) if name == plan.oracle else _honest(name, seed)
        for name, seed in zip(pairing.bots, whims, strict=True)
    ]


def _honest(name: str, seed: int) -> Player:
    bot = make_bot(name, seed)
    return Player(
        lambda match, seat: bot.decide(Seen(match, seat)), thinks=not isinstance(bot, RandomBot)
    )
