"""Stage I, Dawn: players take turns to enter a pirate or to move one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from kaper.games.martinique import doors
from kaper.games.martinique.actions import (
    DIG,
    ENTER,
    ENTERS,
    LOAD,
    MOVE,
    REACH,
    REVEAL,
    REVEALS,
    SIT,
    SITS,
    TAKE,
    TAKE_JOKER,
    TAKE_MAPS,
    Numbered,
    Walk,
    square_of,
)
from kaper.games.martinique.components.geography import BEACH, IN_HOOK, NUMBER, neighbours
from kaper.games.martinique.components.tokens import EMPTY, FIRST_MAP, STEPS
from kaper.games.martinique.events import Blocked, RevealDeclined
from kaper.games.martinique.rules.dusk import begin_dusk
from kaper.games.martinique.rules.loading import Load
from kaper.games.martinique.rules.prospects import entering_brings, moving_brings, sitting_brings
from kaper.games.martinique.rules.squares import no_pirate, no_square, occupied
from kaper.games.martinique.state import PIRATES, STOOLS, Martinique
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, Ask, Frame


@dataclass(frozen=True, slots=True)
class Dawn(Ask[Martinique]):
    """A player's turn. `after_pass` says that the opponent had no legal action before it."""

    after_pass: bool = False

    def step(self, state: Martinique) -> bool:
        seat = self.seat
        # Rule: dawn.ends
        if len(state.stools) == STOOLS:
            begin_dusk(state)
            return False
        # Rule: dawn.no-voluntary-pass
        if state.reserve[seat] or can_move(state, seat):
            return True
        if state.trace is not None:
            state.trace.events.append(Blocked(seat))
        opponent = 1 - seat
        state.stack[-1] = (
            # Rule: dawn.both-blocked
            TakeStools(opponent) if self.after_pass else Dawn(opponent, after_pass=True)
        )
        return False

    def in_the_open(self, state: Martinique, seat: int) -> bool:
        return True

    def begins_turn(self, state: Martinique) -> bool:
        return True

    def deeds(self) -> Deeds[Dawn, Martinique]:
        return TURN

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        missing = state.enter_first - state.entered(seat)
        if missing > 0:
            return Prompt("martinique-prompt-enter", (("missing", missing),))
        if state.reserve[seat]:
            return Prompt("martinique-prompt-enter-or-move")
        return Prompt("martinique-prompt-move")

    def not_now(self, state: Martinique, seat: int, action: Action) -> str:
        if action.verb == LOAD.name and state.entered(seat):
            return "load.check-after-move"
        return "dawn.ends" if action.verb == DIG.name else "dawn.one-action"

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


def every_action(turn: Dawn, state: Martinique, seat: int) -> list[Action]:
    """All that is legal: to enter on a free square, or a walk of the right length to one."""
    found: list[Action] = []
    standing, tokens = state.standing, state.tokens
    # Rule: move.fourth-pirate-later
    if state.reserve[seat]:
        found += [ENTERS[square] for square in BEACH if not standing[square]]
    if state.entered(seat) >= state.enter_first:
        for square in state.pirates[seat]:
            for end, walks in REACH[square][STEPS[tokens[square]]]:
                if not standing[end]:
                    found += walks
    return found


# Entering


def why_no_entering(turn: Dawn, state: Martinique, seat: int, action: Action) -> Refusal | None:
    square = NUMBER.get(action.args[0])
    if square is None:
        return no_square(action.args[0])
    if not state.reserve[seat]:
        return Refusal("setup.colours", count=PIRATES)
    if square not in BEACH:
        return Refusal("enter.on-beach", square=action.args[0])
    return occupied(state, square, "enter.free-square")


def enter(turn: Dawn, state: Martinique, seat: int, action: Action) -> None:
    """Entering a pirate is the whole turn. Without a token there are no steps to go from there."""
    square = square_of(action)
    doors.enter(state, seat, square)
    if state.tokens[square] == EMPTY:
        doors.lift(state, seat, square)
        doors.sit(state, seat, square)
    # Rule: enter.ends-turn, load.not-after-entering, dawn.alternate-turns, dawn.one-action
    state.stack[-1] = TURNS[1 - seat]


# Moving


def why_no_move(turn: Dawn, state: Martinique, seat: int, action: Action) -> Refusal | None:
    names = action.args[0].split("-")
    path = [NUMBER.get(name, -1) for name in names]
    if -1 in path:
        return no_square(names[path.index(-1)])
    start = names[0]
    if state.standing[path[0]] != 1 + seat:
        return no_pirate(start)
    if state.entered(seat) < state.enter_first:
        rule = "move.three-entered-first" if state.enter_first == 3 else "variant.entry-number"
        return Refusal(rule, "entered", have=state.entered(seat), need=state.enter_first)
    if len(path) == 1 and is_blocked(state, path[0]):
        return Refusal("move.blocked-pirate", square=start)
    return _why_no_path(names, path) or _why_no_end(state, names, path)


def _why_no_path(names: Sequence[str], path: Sequence[int]) -> Refusal | None:
    for (here, there), step in zip(pairwise(path), pairwise(names), strict=True):
        if there not in neighbours(here):
            return Refusal("move.orthogonal-only", path="-".join(step))
    if path[0] in path[1:]:
        return Refusal("move.start-square-counts", square=names[0])
    for place, square in enumerate(path):
        if square in path[:place]:
            return Refusal("move.no-square-twice", square=names[place])
    return None


def _why_no_end(state: Martinique, names: Sequence[str], path: Sequence[int]) -> Refusal | None:
    token = state.tokens[path[0]]
    steps = len(path) - 1
    if steps != STEPS[token]:
        rule = "move.map-token-one-step" if token >= FIRST_MAP else "move.exact-steps"
        return Refusal(rule, "steps", square=names[0], have=steps, need=STEPS[token])
    return occupied(state, path[-1], "move.no-end-on-occupied")


def is_blocked(state: Martinique, square: int) -> bool:
    ends = REACH[square][STEPS[state.tokens[square]]]
    return all(state.standing[end] for end, _ in ends)


def walk(turn: Dawn, state: Martinique, seat: int, action: Action) -> None:
    """Name the path; then turn up maps for enemies passed; then finish the move."""
    assert isinstance(action, Walk)
    doors.tell_walk(state, seat, action)
    enemy = 2 - seat
    standing = state.standing
    passed = 0
    for square in action.through:
        if standing[square] == enemy:
            passed += 1
    if passed and state.face_down(1 - seat):
        state.stack[-1] = FinishMove(seat, action.start, action.end)
        # Rule: move.pass-enemy-details
        state.stack.append(TurnUpMaps(seat, passed))
    else:
        finish_move(state, seat, action.start, action.end)


def finish_move(state: Martinique, seat: int, start: int, end: int) -> None:
    """Take the token left behind, stay or sit down, have the bar's bonus, then load."""
    doors.lift(state, seat, start)
    # Rule: loot.take-token-left
    doors.take_token(state, seat, start)
    stack = state.stack
    # Rule: dawn.alternate-turns, dawn.one-action
    stack[-1] = TURNS[1 - seat]
    # Rule: dawn.last-move-completes, load.one-per-turn, load.check-after-move
    stack.append(LOADS[seat])
    # Rule: land.token-stays
    if state.tokens[end] != EMPTY:
        doors.stand(state, seat, end)
        return
    # Rule: land.empty-to-stool, land.hook-to-stool
    doors.sit(state, seat, end)
    # Rule: land.hook-bonus
    if IN_HOOK[end] and (state.bar_jokers or state.bar_places()):
        stack.append(Bonus(seat))


# Listed at once: a player looks at these more than at all else together.
TURN: Final = Deeds(
    Deed(ENTER, why_no_entering, enter, brings=entering_brings),
    Deed(MOVE, why_no_move, walk, brings=moving_brings),
    listing=every_action,
)


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

    def deeds(self) -> Deeds[TurnUpMaps, Martinique]:
        return TURNING_UP

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        times = min(self.times, len(state.face_down(1 - seat)))
        return Prompt("martinique-prompt-turn-up", (("times", times),))

    def not_now(self, state: Martinique, seat: int, action: Action) -> str:
        return "move.pass-enemy-details"

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dawn.alternate-turns"


def face_down(asked: TurnUpMaps, state: Martinique, seat: int) -> list[Action]:
    return [REVEALS[slot] for slot in state.face_down(1 - seat)]


def why_not_turned_up(
    asked: TurnUpMaps, state: Martinique, seat: int, action: Action
) -> Refusal | None:
    count = len(state.maps[1 - seat])
    if not isinstance(action, Numbered) or action.index >= count:
        return Refusal("move.pass-enemy-reveals-map", owner=1 - seat, count=count)
    if state.turned_up[1 - seat] >> action.index & 1:
        return Refusal("move.revealed-map-stays-open", slot=action.args[0])
    return None


def turn_up(asked: TurnUpMaps, state: Martinique, seat: int, action: Action) -> None:
    assert isinstance(action, Numbered)
    doors.turn_up_map(state, seat, action.index)
    state.stack[-1] = TurnUpMaps(seat, asked.times - 1)


def leave_face_down(asked: TurnUpMaps, state: Martinique, seat: int, action: Action) -> None:
    if state.trace is not None:
        state.trace.events.append(RevealDeclined(seat, 1 - seat))
    state.stack[-1] = TurnUpMaps(seat, asked.times - 1)


TURNING_UP: Final = Deeds(
    Deed(REVEAL, why_not_turned_up, turn_up, face_down, prepared=True),
    # Rule: move.pass-enemy-details
    Deed(DECLINE, always, leave_face_down),
)


@dataclass(frozen=True, slots=True)
class Bonus(Ask[Martinique]):
    """A move that ended in The Hook earns a joker or a map token from the bar."""

    def deeds(self) -> Deeds[Bonus, Martinique]:
        return BONUS

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        return Prompt("martinique-prompt-bonus")

    def not_now(self, state: Martinique, seat: int, action: Action) -> str:
        return "land.bonus-details"

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dawn.alternate-turns"


def bonuses(asked: Bonus, state: Martinique, seat: int) -> list[Action]:
    maps: list[Action] = [TAKE_MAPS[place] for place in state.bar_places()]
    # Rule: land.bonus-details
    return [TAKE_JOKER, *maps] if state.bar_jokers else maps


def why_no_bonus(asked: Bonus, state: Martinique, seat: int, action: Action) -> Refusal | None:
    if action is TAKE_JOKER:
        left = state.bar_jokers > 0
    else:
        left = isinstance(action, Numbered) and action.index in state.bar_places()
    return None if left else Refusal("land.hook-bonus")


def take_bonus(asked: Bonus, state: Martinique, seat: int, action: Action) -> None:
    state.stack.pop()
    if action is TAKE_JOKER:
        doors.take_joker(state, seat)
    elif isinstance(action, Numbered):
        doors.take_bar_map(state, seat, action.index)


BONUS: Final = Deeds(Deed(TAKE, why_no_bonus, take_bonus, bonuses, prepared=True))


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
            sit(self, state, seat, SITS[pirates[0]])
        else:
            state.stack[-1] = TakeStools(1 - seat)
        return False

    def deeds(self) -> Deeds[TakeStools, Martinique]:
        return STOOL

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        return Prompt("martinique-prompt-take-stool")

    def not_now(self, state: Martinique, seat: int, action: Action) -> str:
        return "dawn.both-blocked"

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dawn.both-blocked"


def own_pirates(asked: TakeStools, state: Martinique, seat: int) -> list[Action]:
    return [SITS[square] for square in state.pirates[seat]]


def why_no_stool(asked: TakeStools, state: Martinique, seat: int, action: Action) -> Refusal | None:
    square = NUMBER.get(action.args[0])
    return None if square in state.pirates[seat] else no_pirate(action.args[0])


def sit(asked: TakeStools, state: Martinique, seat: int, action: Action) -> None:
    square = square_of(action)
    doors.lift(state, seat, square)
    doors.sit(state, seat, square)
    state.stack[-1] = TakeStools(1 - seat)


STOOL: Final = Deeds(Deed(SIT, why_no_stool, sit, own_pirates, brings=sitting_brings))

# Frames are values: the ones of every turn are made once.
TURNS = (Dawn(0), Dawn(1))
LOADS = (Load(0), Load(1))
