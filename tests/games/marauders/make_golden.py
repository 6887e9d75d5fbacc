"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/marauders/make_golden.py

Only for a change of the rules that makes old records invalid; then copy the printed scores to
endings.toml. Random captains drown long before they are famous: games that go to the target are
played with foresight.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from kaper.games.marauders.components.ids import NONE
from kaper.games.marauders.game import GAME
from kaper.games.marauders.rules.scoring import decided_by, result, total
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.testing.golden import Ending, Search, make

Move = tuple[int, Action]

# Turns are tried out so many times; what never helps is left out of them.
TRIALS = 30
POINTLESS = ("retire", "jettison", "end", "release")


class Foresight:
    """Plays the best of some random turns, tried out with the dice that will really fall."""

    def __init__(self, chest_worth: float, *, abreast: bool = False) -> None:
        self._chest_worth = chest_worth
        self._abreast = abreast
        self._plan: list[Move] = []

    def __call__(self, state: Marauders, random: Random) -> Move:
        if not self._plan:
            turns = [self._try_turn(state, random) for _ in range(TRIALS)]
            self._plan = max(turns, key=lambda turn: turn[0])[1]
        return self._plan.pop(0)

    def _try_turn(self, state: Marauders, random: Random) -> tuple[float, list[Move]]:
        after, moves = state.clone(), []
        turn = (state.round, state.turns)
        while after.stack and (after.round, after.turns) == turn:
            seat = random.choice(driver.waiting(after))
            options = driver.options(after, seat)
            useful = [option for option in options if option.verb not in POINTLESS]
            moves.append((seat, random.choice(useful or options)))
            driver.apply(after, *moves[-1])
        return self._worth(after, state.turn.active), moves

    def _worth(self, state: Marauders, seat: int) -> float:
        worth = (
            40 * state.captains[seat].glory
            + state.captains[seat].gold
            + self._chest_worth * state.captains[seat].chest
        )
        if self._abreast:
            worth += self._beside(state, seat)
        worth += 2 * len(state.captains[seat].cargo) + 4 * len(state.captains[seat].rumors)
        worth += 6 * (state.captains[seat].mission != NONE) + len(state.captains[seat].hand)
        if state.captains[seat].status != IN_PLAY:
            return worth - 60
        cubes = state.captains[seat].cubes
        return worth + 2 * sum(cubes) - 6 * cubes.count(0)

    def _beside(self, state: Marauders, seat: int) -> float:
        """Nobody hurries to the target alone; once it is announced, those behind catch up."""
        best = max(state.captains[other].glory for other in range(state.seats) if other != seat)
        lead = state.captains[seat].glory - best
        there = total(state, seat) >= state.target
        if there and lead > 1:
            return -500
        late = state.announced & ~(1 << seat)
        return 300 * there - 150 * abs(lead) if late else -15 * abs(lead)


def aimlessly(state: Marauders, random: Random) -> Move:
    """Anything legal, sums for the chest included."""
    seat = random.choice(driver.waiting(state))
    return seat, random.choice(driver.options(state, seat))


def choose(ending: Ending) -> Callable[[Marauders, Random], Move]:
    match ending.details.get("play"):
        case "stash":
            return Foresight(1.5)
        case "stash-abreast":
            return Foresight(1.5, abreast=True)
        case "spend-abreast":
            return Foresight(-1, abreast=True)
        case _:
            return aimlessly


def is_met(ending: Ending, state: Marauders) -> bool:
    ended = result(state)
    wanted = (ending.details["reason"], ending.details["decided"])
    return (ended.reason, decided_by(state)) == wanted


if __name__ == "__main__":
    make(Path(__file__).parent / "golden", Search(GAME, is_met, choose))
