"""How well a seat stands, by what it can know."""

from __future__ import annotations

from kaper.games.maracaibo.evaluation.outlook import prospects
from kaper.games.maracaibo.rules.scoring import result, score
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.piles import knows

# A lead of so many points is as good as certain.
CERTAIN = 300


def evaluate(state: Maracaibo, seat: int) -> float:
    """By the points that everybody would have if the game ended now, and by what may still come."""
    if not state.stack:
        winners = result(state).winners
        return 1 / len(winners) if seat in winners else 0.0
    standings = [standing(state, captain, seat) for captain in range(len(state.players))]
    own = standings.pop(seat)
    return min(max(0.5 + (own - max(standings)) / CERTAIN / 2, 0.0), 1.0)


def standing(state: Maracaibo, captain: int, viewer: int) -> float:
    """The points of a captain as a viewer can know them, and those that may come."""
    player = state.players[captain]
    quests = player.quests
    if captain != viewer:
        held = zip(quests, player.known, strict=True)
        quests = tuple([quest for quest, mask in held if knows(mask, viewer)])
    return score(state, captain, quests).total + prospects(state, captain, quests)
