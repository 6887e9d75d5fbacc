"""The bot `hard` against the IS-MCTS of OpenSpiel, with equal time of the processor a move.

    python benchmarks/against_openspiel.py martinique --games 60 --seconds 1

OpenSpiel's bot is its Python module with random playouts; it plays through the adapter. Games come
in pairs: the same deal, seats changed round.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.progress import track

import kaper
from kaper.adapters import openspiel
from kaper.arena.intervals import Tally, share_of
from kaper.bots import Seen, make_bot
from kaper.bots.clock import USED, processor_time

# Its usual constant for rewards between -1 and 1.
_EXPLORING = 2.0
_NO_END = 10_000_000


@dataclass(frozen=True)
class Contest:
    game: str
    seconds: float
    seed: int
    seat: int  # of Kaper's bot


class _TimeUp(Exception):
    pass


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc] # OpenSpiel has no types
    """OpenSpiel's bot, stopped when its time is up instead of after so many simulations."""

    def __init__(self, game: openspiel.KaperGame, seconds: float, seed: int) -> None:
        random = np.random.RandomState(seed)
        super().__init__(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, random),
            uct_c=_EXPLORING,
            max_simulations=_NO_END,
            random_state=random,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self._seconds = seconds
        self._until = 0.0

    def sample_root_state(self, state: openspiel.KaperState) -> openspiel.KaperState:
        if process_time() >= self._until:
            raise _TimeUp
        sampled: openspiel.KaperState = super().sample_root_state(state)
        return sampled

    def run_search(self, state: openspiel.KaperState) -> list[tuple[int, float]]:
        self._until = process_time() + USED * self._seconds
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except _TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        return policy


def play(contest: Contest) -> float:
    """What Kaper's bot has of one game: 1 for a win, a half for a shared one."""
    theirs_game = pyspiel.load_game(openspiel.name_of(contest.game), {"seats": 2})
    theirs = TimedBot(theirs_game, contest.seconds, contest.seed)
    ours = make_bot(f"hard:{round(contest.seconds * 1000)}ms", contest.seed)
    match = kaper.new(contest.game, 2, contest.seed)
    with processor_time():
        while not match.over:
            seat = min(match.pending())
            if seat == contest.seat:
                match.play(seat, ours.decide(Seen(match, seat)))
            else:
                number = theirs.step(theirs_game.at(match.state))
                match.play(seat, theirs_game.rules.space.actions[number])
    result = match.result
    assert result is not None
    return (contest.seat in result.winners) / len(result.winners)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=kaper.games())
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=1.0, help="of the processor a move")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    contests = [
        Contest(args.game, args.seconds, seed, seat)
        for seed in range((args.games + 1) // 2)
        for seat in (0, 1)
    ]
    tallies: dict[int, Tally] = {}
    with ProcessPoolExecutor(args.workers) as pool:
        for contest, points in zip(
            contests, track(pool.map(play, contests), total=len(contests)), strict=True
        ):
            tallies.setdefault(contest.seed, Tally()).add(points)
    share = share_of(list(tallies.values()))
    sys.stdout.write(
        f"hard wins {share.value:.0%} of {len(contests)} games of {args.game} against IS-MCTS of "
        f"OpenSpiel, {args.seconds:g} s of the processor a move ({share.low:.0%} to "
        f"{share.high:.0%})\n"
    )


if __name__ == "__main__":
    main()
