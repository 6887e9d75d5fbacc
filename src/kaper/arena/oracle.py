"""A measuring device that sees everything: hidden cards, and the chance to come.

It tells how much there is to win beyond the greedy bot. It is no bot: nobody can be seated against
it, `make_bot` does not know it, and only the arena may import this module. What honest bots are
shown stays what it is: the oracle brings a `Seen` of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from kaper.bots import Seen, make_bot
from kaper.bots.base import Position, S
from kaper.bots.mcts import USUAL, Budget, MctsBot
from kaper.kernel.actions import Action
from kaper.kernel.errors import BadSetup
from kaper.match import Match

NAME = "oracle"
# So many times as long as the bots it is compared with the oracle thinks.
LONGER = 10


class Unveiled(Seen[S]):
    """The true position instead of one that the seat cannot tell from it.

    A copy of the state goes on with the generator of the true one, so the dice and cards to come
    are the true ones too, as long as all do what was foreseen.
    """

    def __init__(self, match: Match[S], seat: int) -> None:
        super().__init__(match, seat)
        self._true = match

    def sample(self, seed: int) -> Position[S]:
        return Position(self._true.game, self._true.state.clone())


class Oracle:
    """Searches as the bot does, but through the one true world."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._bot = MctsBot(seed, budget)

    @classmethod
    def named(cls, name: str, seed: int) -> Oracle:
        return cls(seed, Budget.parse(name.removeprefix(f"{NAME}:")))

    def decide(self, match: Match[S], seat: int) -> Action:
        return self._bot.decide(Unveiled(match, seat))


def name_for(bots: Sequence[str], budget: str | None) -> str:
    """What an oracle is called in line-ups: by its budget, or ten times the largest of the bots'.

    Where no bot has one, it is ten times that of a search that nobody said more about.
    """
    if budget is not None:
        return f"{NAME}:{budget}"
    players = [make_bot(name, 0) for name in bots]
    budgets = [player.budget for player in players if isinstance(player, MctsBot)] or [USUAL]
    seconds = [each.seconds for each in budgets if each.seconds is not None]
    passes = [each.passes for each in budgets if each.passes is not None]
    if seconds and passes:
        raise BadSetup(
            "some bots count their time and some their passes: name what the oracle may use,"
            " as --oracle 5s"
        )
    return f"{NAME}:{LONGER * max(seconds):g}s" if seconds else f"{NAME}:{LONGER * max(passes)}"
