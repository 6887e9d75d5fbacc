"""Stage II, Dusk: the pirates dig in the order in which they sit at the bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.martinique import doors
from kaper.games.martinique.actions import DIG, DIGS, square_of
from kaper.games.martinique.components.geography import NUMBER, SQUARES
from kaper.games.martinique.events import (
    Drawn,
    Dug,
    DuskFell,
    Scored,
    TreasureFound,
    TreasureShown,
    Won,
)
from kaper.games.martinique.rules.prospects import digging_brings
from kaper.games.martinique.rules.scoring import finder, lost_square, score, who_wins
from kaper.games.martinique.rules.squares import no_square, occupied
from kaper.games.martinique.state import SEATS, STOOLS, Martinique
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask


def begin_dusk(state: Martinique) -> None:
    """Discard, unseen, all tokens left on the island and in the bar."""
    discarded = doors.clear_island(state)
    doors.clear_bar(state)
    if state.trace is not None:
        state.trace.events.append(DuskFell(discarded))
    # Rule: game.two-stages
    state.stack[-1] = Dig(state.stools[0], 0)


@dataclass(frozen=True, slots=True)
class Dig(Ask[Martinique]):
    """The pirate of this stool, counted from 0, is put where its player suspects the treasure."""

    stool: int

    def begins_turn(self, state: Martinique) -> bool:
        return True

    def deeds(self) -> Deeds[Dig, Martinique]:
        return DIGGING

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        left = state.stools[self.stool :].count(seat)
        return Prompt("martinique-prompt-dig", (("left", left),))

    def not_now(self, state: Martinique, seat: int, action: Action) -> str:
        return "game.two-stages"

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dusk.stool-order"


def free_squares(asked: Dig, state: Martinique, seat: int) -> list[Action]:
    # Rule: dusk.hook-squares-allowed
    return [dig for dig, standing in zip(DIGS, state.standing, strict=True) if not standing]


def why_no_dig(asked: Dig, state: Martinique, seat: int, action: Action) -> Refusal | None:
    square = NUMBER.get(action.args[0])
    if square is None:
        return no_square(action.args[0])
    return occupied(state, square, "dusk.place-on-empty-square")


def dig(asked: Dig, state: Martinique, seat: int, action: Action) -> None:
    square = square_of(action)
    doors.stand(state, seat, square)
    if state.trace is not None:
        state.trace.events.append(Dug(seat, SQUARES[square], asked.stool + 1))
    following = asked.stool + 1
    # Rule: dusk.ends-when-all-placed
    if following < STOOLS:
        state.stack[-1] = Dig(state.stools[following], following)
    else:
        state.stack.pop()
        tell_end(state)


# Listed ahead as just what is legal: 64 squares are many to ask about.
DIGGING: Final = Deeds(
    Deed(DIG, why_no_dig, dig, free_squares, prepared=True, brings=digging_brings)
)


def tell_end(state: Martinique) -> None:
    """Turn up the Lost Treasure's coordinates and tell who won, and by what."""
    trace = state.trace
    if trace is None:
        return
    square = SQUARES[lost_square(state)]
    # Rule: reveal.coordinates
    trace.events.append(TreasureShown(square))
    found_by = finder(state)
    if found_by is not None:
        trace.events.append(TreasureFound(found_by, square))
    winners, reason = who_wins(state)
    if reason != "treasure":
        for seat in range(SEATS):
            points = score(state, seat)
            trace.events.append(
                Scored(
                    seat, points.total, points.loads, points.digits, points.pairs, points.treasure
                )
            )
    trace.events.append(Won(winners[0], reason) if len(winners) == 1 else Drawn())
