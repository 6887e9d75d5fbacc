"""What all questions to a player have in common."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.maracaibo.reasons import why_no_action
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.frames import Ask


@dataclass(frozen=True, slots=True)
class Decide(Ask[Maracaibo]):
    """A question to the player whose turn it is."""

    def why_not(self, state: Maracaibo, seat: int, action: Action) -> str:
        return why_no_action(state, seat, action)

    def not_asked(self, state: Maracaibo, seat: int) -> str:
        return "turn.move-then-action"
