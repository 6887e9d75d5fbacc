"""What the balance reports share: games among quick bots, and how their pictures are drawn."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from rich.progress import track

from kaper.bots.base import Seen
from kaper.bots.greedy import GreedyBot, Sight
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Decision
from kaper.kernel.game import Game
from kaper.kernel.state import State
from kaper.match import Match

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
INK, SEA, BRASS, SEAL = "#1d2b3a", "#2a7f9e", "#b98a2d", "#9e2320"

S = TypeVar("S", bound=State)
Wanted = TypeVar("Wanted")
Played = TypeVar("Played")


def played(
    game: Game[S], seats: int, seed: int, options: Mapping[str, str], worlds: int | None
) -> Iterator[tuple[Match[S], Decision, Action]]:
    """A game among bots that look at so many worlds: what was asked, answered, and came of it."""
    match = Match.begin(game, seats, seed, options)
    bots = [GreedyBot(seed * 10 + seat, Sight(worlds, seconds=None)) for seat in range(seats)]
    while not match.over:
        seat, decision = min(match.pending().items())
        action = bots[seat].decide(Seen(match, seat))
        match.play(seat, action)
        yield match, decision, action


def play_all(
    play: Callable[[Wanted], Played], wanted: Sequence[Wanted], workers: int
) -> list[Played]:
    with ProcessPoolExecutor(workers) as pool:
        return list(track(pool.map(play, wanted), total=len(wanted)))


def draw(name: str, size: tuple[float, float], paint: Callable[[Axes], None]) -> None:
    figure = Figure(figsize=size, layout="constrained")
    axes = figure.subplots()
    paint(axes)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(PICTURES / f"balance-{name}.png", dpi=110)


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
