"""The one Rumor that a captain may hold, and proven ones that stay with him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import rumor_doors
from kaper.games.marauders.actions import TAKE
from kaper.games.marauders.components.ids import NONE, Nothing, Rumor
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask
from kaper.kernel.prospects import Prospect


def keep_one(state: Marauders, seat: int) -> None:
    """Rumors were taken in hand: of several, one is kept. Call it last, it may ask."""
    if len(state.captains[seat].rumors) > 1:
        state.stack.append(KeepRumor(seat))


@dataclass(frozen=True, slots=True)
class KeepRumor(Ask[Marauders]):
    """Which Rumor to keep; the others are shuffled back into their deck."""

    def deeds(self) -> Deeds[KeepRumor, Marauders]:
        return KEEPING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-keep-rumor")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "rumor.max-one"


def in_hand(asked: KeepRumor, state: Marauders, seat: int) -> list[Action]:
    return [TAKE(state.tables.rumor_names[rumor]) for rumor in state.captains[seat].rumors]


def why_not_kept(asked: KeepRumor, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if state.tables.rumor_number.get(action.args[0], NONE) in state.captains[seat].rumors:
        return None
    return Refusal("rumor.max-one")


def keep(asked: KeepRumor, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    rumor_doors.keep_rumor(state, seat, state.tables.rumor_number[action.args[0]])


def keeping_brings(asked: KeepRumor, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("note", "reads-rumor", rumor=action.args[0])]


KEEPING: Final = Deeds(Deed(TAKE, why_not_kept, keep, in_hand, brings=keeping_brings))


def draw_rumors(state: Marauders, seat: int) -> None:
    """Draw a Rumor, or as many as the captain may choose from. Call it last, it may ask."""
    count = min(max(1, state.ability(seat, "rumor-draw")), len(state.decks.rumor))
    rumor_doors.draw_rumors(state, seat, count)
    keep_one(state, seat)


def kept_rumor(state: Marauders, seat: int, word: str) -> Rumor | Nothing:
    """The first proven Rumor that a captain has kept for what this word brings; NONE without."""
    for rumor in state.captains[seat].kept:
        if state.tables.rumors[rumor].reward[0].name == word:
            return rumor
    return NONE
