"""Stage II, Dusk: the pirates dig in the order in which they sit at the bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.martinique import doors
from kaper.games.martinique.actions import DIGS, Place
from kaper.games.martinique.events import (
    Drawn,
    Dug,
    DuskFell,
    Scored,
    TreasureFound,
    TreasureShown,
    Won,
)
from kaper.games.martinique.geography import SQUARES
from kaper.games.martinique.reasons import why_no_dig
from kaper.games.martinique.scoring import finder, lost_square, outcome, score
from kaper.games.martinique.state import GONE, SEATS, STOOLS, Martinique
from kaper.games.martinique.tokens import EMPTY, FIRST_LOOT, FIRST_MAP
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask


def begin_dusk(state: Martinique) -> None:
    """Discard, unseen, all tokens left on the island and in the bar."""
    discarded = 0
    for square, token in enumerate(state.tokens):
        if token == EMPTY:
            continue
        discarded += 1
        if token >= FIRST_MAP:
            state.discarded_maps.append(token - FIRST_MAP)
        else:
            state.spent.append(token - FIRST_LOOT)
        state.tokens[square] = EMPTY
    for place in state.bar_places():
        state.discarded_maps.append(state.bar_maps[place])
        state.bar_maps[place] = GONE
    state.discarded_maps.sort()
    state.bar_jokers = 0
    if state.trace is not None:
        state.trace.events.append(DuskFell(discarded))
    state.stack[-1] = Dig(state.stools[0], 0)


@dataclass(frozen=True, slots=True)
class Dig(Ask[Martinique]):
    """The pirate of this stool, counted from 0, is put where its player suspects the treasure."""

    stool: int

    def options(self, state: Martinique, seat: int) -> Sequence[Action]:
        return [dig for dig, standing in zip(DIGS, state.standing, strict=True) if not standing]

    def answer(self, state: Martinique, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        doors.stand(state, seat, action.square)
        if state.trace is not None:
            state.trace.events.append(Dug(seat, SQUARES[action.square], self.stool + 1))
        following = self.stool + 1
        if following < STOOLS:
            state.stack[-1] = Dig(state.stools[following], following)
        else:
            state.stack.pop()
            tell_end(state)

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        left = state.stools[self.stool :].count(seat)
        return Prompt("martinique-prompt-dig", (("left", left),))

    def why_not(self, state: Martinique, seat: int, action: Action) -> str:
        return why_no_dig(action)

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dusk.stool-order"


def tell_end(state: Martinique) -> None:
    """Turn up the Lost Treasure's coordinates and tell who won, and by what."""
    trace = state.trace
    if trace is None:
        return
    square = SQUARES[lost_square(state)]
    trace.events.append(TreasureShown(square))
    found_by = finder(state)
    if found_by is not None:
        trace.events.append(TreasureFound(found_by, square))
    winners, reason = outcome(state)
    if reason != "treasure":
        for seat in range(SEATS):
            points = score(state, seat)
            trace.events.append(
                Scored(
                    seat, points.total, points.loads, points.digits, points.pairs, points.treasure
                )
            )
    trace.events.append(Won(winners[0], reason) if len(winners) == 1 else Drawn())
