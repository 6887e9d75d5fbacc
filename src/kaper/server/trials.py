"""Tables at which the same was done as in another game, up to a point.

Chance then goes another way, and they count in nobody's history.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from kaper.bots.greedy import GreedyBot
from kaper.kernel.record import Move
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.facts import AnyFact, KeptFact, Moved, Person, Place, Started, TableSetup
from kaper.server.haven import new_id, new_seed
from kaper.server.tables import Table

# Who plays the other seats, and what marks such a table.
RIVAL, TRIAL = GreedyBot.name, "trial"


def rivals(match: Match[State]) -> list[Place]:
    """Bots at all seats."""
    return [Place("bot", "", RIVAL) for _ in range(match.seats)]


def setup_of(match: Match[State], places: list[Place], person: Person) -> TableSetup:
    header = match.header
    return TableSetup(
        new_id(),
        header.game,
        dict(header.options),
        new_seed(),
        person,
        places,
        time.time(),
        arrangement=header.arrangement,
        voyage=TRIAL,
    )


def trial(
    setup: TableSetup, match: Match[State], moves: Sequence[Move]
) -> tuple[Table, list[KeptFact]]:
    """A table from the position after these moves of a match, and the facts that led there."""
    facts: list[AnyFact] = [Started([str(outcome) for outcome in match.setup])]
    facts += [
        Moved(move.seat, move.text, [str(outcome) for outcome in move.outcomes]) for move in moves
    ]
    table = Table(setup)
    kept = [KeptFact(number, fact, setup.made) for number, fact in enumerate(facts, 1)]
    for fact in kept:
        table.record(fact)
    return table, kept
