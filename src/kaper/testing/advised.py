"""Whole games of Merchants & Marauders by hints alone.

Does a hint ever undo what one advised? Does each say why? Does who follows them win?

python -m kaper.testing.advised 20 --passes 60
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass, field

import kaper
from kaper.bots import Seen, make_bot
from kaper.bots.advice import Adviser
from kaper.bots.mcts import Budget
from kaper.kernel.driver import LONGEST
from kaper.output import with_bar
from kaper.terminal_hints import hint_lines
from kaper.text import LANGUAGES, Text

GAME, SEATS = "marauders", 2
ENDS_VISIT = ("port", "leave", "end")
GOT, GIVEN_AWAY = ("buy", "arm"), ("sell", "jettison", "disarm")


@dataclass(slots=True)
class Followed:
    """How a game by hints went.

    What was advised against an earlier hint of the same visit of a port, which hints gave no
    reason in some language, and what part of the win they brought.
    """

    undone: list[str] = field(default_factory=list)
    unexplained: list[str] = field(default_factory=list)
    won: float = 0.0


def follow(seed: int, passes: int, rival: str = "medium", most: int = LONGEST) -> Followed:
    """A game, or so many decisions of it; who follows the hints begins in every other one."""
    match, visit, followed = kaper.new(GAME, SEATS, seed), list[str](), Followed()
    follower = seed % SEATS
    texts = [Text(GAME, lang, reader=follower) for lang in LANGUAGES]
    adviser, other = Adviser(follower, seed, Budget(passes=passes)), make_bot(rival, seed)
    while not match.over and len(match.history) < most:
        seat = next(iter(match.pending()))
        if seat != follower:
            match.play(seat, other.decide(Seen(match, seat)))
            continue
        advice = adviser.advise(match)
        action = advice.steps[0].best.action
        for text in texts:
            _, _, reason = next(hint_lines(advice, text)).partition(": ")
            if not reason.strip(" ."):
                followed.unexplained.append(action.text)
        if action.verb in ENDS_VISIT:
            visit.clear()
        if action.verb in GOT:
            visit += action.args
        if action.verb in GIVEN_AWAY and action.args[0] in visit:
            followed.undone.append(f"{action.text} after {len(match.history)} actions")
        match.play(seat, action)
    if match.result is not None:
        winners = match.result.winners
        followed.won = (follower in winners) / len(winners)
    return followed


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--passes", type=int, default=60)
    parser.add_argument("--rival", default="medium")
    chosen = parser.parse_args()
    seeds = range(1, chosen.games + 1)
    games = enumerate((follow(seed, chosen.passes, chosen.rival) for seed in seeds), 1)
    won = 0.0
    for number, game in with_bar(games, GAME, chosen.games, lambda item: item[0]):
        won += game.won
        print(  # noqa: T201
            f"game {number}: won {game.won:g}, {won:g} so far;"
            f" undone: {'; '.join(game.undone) or 'nothing'};"
            f" without a reason: {'; '.join(game.unexplained) or 'nothing'}",
            flush=True,
        )


if __name__ == "__main__":
    main()
