"""Stage I, Dawn: players take turns to enter a pirate or to move one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.martinique import doors
from kaper.games.martinique.actions import (
    ENTERS,
    REACH,
    REVEALS,
    SITS,
    TAKE_JOKER,
    TAKE_MAPS,
    Numbered,
    Place,
    Walk,
)
from kaper.games.martinique.dusk import begin_dusk
from kaper.games.martinique.events import Blocked, RevealDeclined
from kaper.games.martinique.geography import BEACH, IN_HOOK
from kaper.games.martinique.loading import Load
from kaper.games.martinique.reasons import (
    why_no_bonus,
    why_no_entering_or_move,
    why_no_reveal,
    why_no_stool,
)
from kaper.games.martinique.state import STOOLS, Martinique
from kaper.games.martinique.tokens import EMPTY, STEPS
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, Ask, Frame


@dataclass(frozen=True, slots=True)
class Dawn(Ask[Martinique]):
    """A player's turn. `after_pass` says that the opponent had no legal action before it."""

    after_pass: bool = False

    def step(self, state: Martinique) -> bool:
        seat = self.seat
        if len(state.stools) == STOOLS:
            begin_dusk(state)
            return False
        if state.reserve[seat] or can_move(state, seat):
            return True
        if state.trace is not None:
            state.trace.events.append(Blocked(seat))
        opponent = 1 - seat
        state.stack[-1] = (
            TakeStools(opponent) if self.after_pass else Dawn(opponent, after_pass=True)
        )
        return False

    def options(self, state: Martinique, seat: int) -> Sequence[Action]:
        options: list[Action] = []
        standing = state.standing
        if state.reserve[seat]:
            options += [ENTERS[square] for square in BEACH if not standing[square]]
        if state.entered(seat) >= state.enter_first:
            tokens = state.tokens
            for square in state.pirates[seat]:
                for end, walks in REACH[square][STEPS[tokens[square]]]:
                    if not standing[end]:
                        options += walks
        return options

    def answer(self, state: Martinique, seat: int, action: Action) -> None:
        if isinstance(action, Walk):
            walk(state, seat, action)
        elif isinstance(action, Place):
            enter(state, seat, action.square)

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        missing = state.enter_first - state.entered(seat)
        if missing > 0:
            return Prompt("martinique-prompt-enter", (("missing", missing),))
        if state.reserve[seat]:
            return Prompt("martinique-prompt-enter-or-move")
        return Prompt("martinique-prompt-move")

    def why_not(self, state: Martinique, seat: int, action: Action) -> str:
        return why_no_entering_or_move(state, seat, action)

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dawn.alternate-turns"


def can_move(state: Martinique, seat: int) -> bool:
    """Whether any pirate of this player has somewhere to go."""
    if state.entered(seat) < state.enter_first:
        return False
    standing, tokens = state.standing, state.tokens
    for square in state.pirates[seat]:
        for end, _ in REACH[square][STEPS[tokens[square]]]:
            if not standing[end]:
                return True
    return False


def enter(state: Martinique, seat: int, square: int) -> None:
    """Entering a pirate is the whole turn. Without a token there are no steps to go from there."""
    doors.enter(state, seat, square)
    if state.tokens[square] == EMPTY:
        doors.lift(state, seat, square)
        doors.sit(state, seat, square)
    state.stack[-1] = TURNS[1 - seat]


def walk(state: Martinique, seat: int, action: Walk) -> None:
    """Name the path; then turn up maps for enemies passed; then finish the move."""
    doors.tell_walk(state, seat, action)
    enemy = 2 - seat
    standing = state.standing
    passed = 0
    for square in action.through:
        if standing[square] == enemy:
            passed += 1
    if passed and state.face_down(1 - seat):
        state.stack[-1] = FinishMove(seat, action.start, action.end)
        state.stack.append(TurnUpMaps(seat, passed))
    else:
        finish_move(state, seat, action.start, action.end)


def finish_move(state: Martinique, seat: int, start: int, end: int) -> None:
    """Take the token left behind, stay or sit down, have the bar's bonus, then load."""
    doors.lift(state, seat, start)
    doors.take_token(state, seat, start)
    stack = state.stack
    stack[-1] = TURNS[1 - seat]
    stack.append(LOADS[seat])
    if state.tokens[end] != EMPTY:
        doors.stand(state, seat, end)
        return
    doors.sit(state, seat, end)
    if IN_HOOK[end] and (state.bar_jokers or state.bar_places()):
        stack.append(Bonus(seat))


@dataclass(frozen=True, slots=True)
class FinishMove(Frame[Martinique]):
    """The rest of a move that passed enemies."""

    seat: int
    start: int
    end: int

    def step(self, state: Martinique) -> bool:
        finish_move(state, self.seat, self.start, self.end)
        return False


@dataclass(frozen=True, slots=True)
class TurnUpMaps(Ask[Martinique]):
    """The mover may turn up a face-down map token of the opponent, once for each pirate passed."""

    times: int

    def step(self, state: Martinique) -> bool:
        if self.times and state.face_down(1 - self.seat):
            return True
        state.stack.pop()
        return False

    def options(self, state: Martinique, seat: int) -> Sequence[Action]:
        return [*(REVEALS[slot] for slot in state.face_down(1 - seat)), DECLINE()]

    def answer(self, state: Martinique, seat: int, action: Action) -> None:
        if isinstance(action, Numbered):
            doors.turn_up_map(state, seat, action.index)
        elif state.trace is not None:
            state.trace.events.append(RevealDeclined(seat, 1 - seat))
        state.stack[-1] = TurnUpMaps(seat, self.times - 1)

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        times = min(self.times, len(state.face_down(1 - seat)))
        return Prompt("martinique-prompt-turn-up", (("times", times),))

    def why_not(self, state: Martinique, seat: int, action: Action) -> str:
        return why_no_reveal(state, seat, action)

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dawn.alternate-turns"


@dataclass(frozen=True, slots=True)
class Bonus(Ask[Martinique]):
    """A move that ended in The Hook earns a joker or a map token from the bar."""

    def options(self, state: Martinique, seat: int) -> Sequence[Action]:
        maps = [TAKE_MAPS[place] for place in state.bar_places()]
        return [TAKE_JOKER, *maps] if state.bar_jokers else maps

    def answer(self, state: Martinique, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is TAKE_JOKER:
            doors.take_joker(state, seat)
        elif isinstance(action, Numbered):
            doors.take_bar_map(state, seat, action.index)

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        return Prompt("martinique-prompt-bonus")

    def why_not(self, state: Martinique, seat: int, action: Action) -> str:
        return why_no_bonus(state, action)

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dawn.alternate-turns"


@dataclass(frozen=True, slots=True)
class TakeStools(Ask[Martinique]):
    """Both players are blocked: the pirates left on the island sit down in turn."""

    def step(self, state: Martinique) -> bool:
        seat = self.seat
        if len(state.stools) == STOOLS:
            begin_dusk(state)
            return False
        pirates = state.pirates[seat]
        if len(pirates) > 1:
            return True
        if pirates:
            self._sit(state, pirates[0])
        else:
            state.stack[-1] = TakeStools(1 - seat)
        return False

    def _sit(self, state: Martinique, square: int) -> None:
        doors.lift(state, self.seat, square)
        doors.sit(state, self.seat, square)
        state.stack[-1] = TakeStools(1 - self.seat)

    def options(self, state: Martinique, seat: int) -> Sequence[Action]:
        return [SITS[square] for square in state.pirates[seat]]

    def answer(self, state: Martinique, seat: int, action: Action) -> None:
        if isinstance(action, Place):
            self._sit(state, action.square)

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        return Prompt("martinique-prompt-take-stool")

    def why_not(self, state: Martinique, seat: int, action: Action) -> str:
        return why_no_stool(action)

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dawn.both-blocked"


# Frames are values: the ones of every turn are made once.
TURNS = (Dawn(0), Dawn(1))
LOADS = (Load(0), Load(1))
