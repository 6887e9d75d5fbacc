"""Whole games of Merchants & Marauders by hints alone: does a hint ever undo what one advised?

python -m kaper.testing.advised 20 --passes 60
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator

import kaper
from kaper.bots import Seen, make_bot
from kaper.bots.advice import Adviser
from kaper.bots.mcts import Budget
from kaper.kernel.driver import LONGEST

FOLLOWER = 0
ENDS_VISIT = ("port", "leave", "end")
GOT, GIVEN_AWAY = ("buy", "arm"), ("sell", "jettison", "disarm")


def undone(seed: int, passes: int, most: int = LONGEST) -> Iterator[str]:
    """What was bought and given away again in one visit of a port, in a game or so many decisions
    of it; the others are greedy bots."""
    match, visit = kaper.new("marauders", 2, seed), list[str]()
    adviser, rival = Adviser(FOLLOWER, seed, Budget(passes=passes)), make_bot("greedy", seed)
    while not match.over and len(match.history) < most:
        seat = next(iter(match.pending()))
        if seat != FOLLOWER:
            match.play(seat, rival.decide(Seen(match, seat)))
            continue
        action = adviser.advise(match).steps[0].best.action
        if action.verb in ENDS_VISIT:
            visit.clear()
        if action.verb in GOT:
            visit += action.args
        if action.verb in GIVEN_AWAY and action.args[0] in visit:
            yield f"{action.text} in the visit after {len(match.history)} actions"
        match.play(seat, action)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--passes", type=int, default=60)
    chosen = parser.parse_args()
    for seed in range(1, chosen.games + 1):
        found = list(undone(seed, chosen.passes))
        print(f"game {seed}: {'; '.join(found) or 'nothing undone'}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
