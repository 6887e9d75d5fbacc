"""How steep the chance of winning is in what a game thinks of a position: fitted on bots' games.

python -m kaper.analysis.fitting martinique --seats 2 --games 40
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from kaper import registry
from kaper.analysis.chances import shares
from kaper.bots import Seen, make_bot
from kaper.kernel.driver import LONGEST
from kaper.match import Match

# The steepnesses that are tried, from hardly any to a lead that all but decides.
_TRIED = [step / 10 for step in range(1, 200)]


@dataclass(frozen=True, slots=True)
class Moment:
    """What a game thought of all seats at a moment, and whose the win was in the end."""

    worths: tuple[float, ...]
    wins: tuple[float, ...]


def moments_of(game_id: str, seats: int, seed: int, bot: str) -> list[Moment]:
    """The moments of one game among bots."""
    game = registry.game(game_id)
    match = Match.begin(game, seats, seed, {})
    bots = [make_bot(bot, seed * seats + seat) for seat in range(seats)]
    thought: list[tuple[float, ...]] = []
    while not match.over and len(thought) < LONGEST:
        thought.append(tuple(game.evaluate(match.state, seat) for seat in range(seats)))
        seat = min(match.pending())
        match.play(seat, bots[seat].decide(Seen(match, seat)))
    winners = () if match.result is None else match.result.winners
    wins = tuple((seat in winners) / max(1, len(winners)) for seat in range(seats))
    return [Moment(worths, wins) for worths in thought] if match.over else []


def loss(moments: Sequence[Moment], steepness: float) -> float:
    """How surprising the wins are by the chances that this steepness gives: less is better."""
    total = 0.0
    for moment in moments:
        found = shares(moment.worths, steepness)
        total -= sum(win * log(chance) for win, chance in zip(moment.wins, found, strict=True))
        if len(found) == 1:
            total -= (1 - moment.wins[0]) * log(1 - found[0])
    return total / max(1, len(moments))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--bot", default="greedy:1")
    args = words.parse_args()
    moments = [
        moment
        for seed in range(args.games)
        for moment in moments_of(args.game, args.seats, seed, args.bot)
    ]
    best = min(_TRIED, key=lambda steepness: loss(moments, steepness))
    told = ", ".join(f"{tried}: {loss(moments, tried):.4f}" for tried in (1.0, best))
    print(f"{args.game}: steepness {best} ({len(moments)} moments; loss {told})")


if __name__ == "__main__":
    main()
