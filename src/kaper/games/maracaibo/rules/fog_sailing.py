"""Sailing through fog over the improvements: a move leg by leg."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import actions, doors
from kaper.games.maracaibo.actions import SAIL, STOP, TO_BAY
from kaper.games.maracaibo.components.layout import BAY, CARDS, SPACES, Layout
from kaper.games.maracaibo.rules.arriving import bay_brings, stop_brings, way_brings
from kaper.games.maracaibo.rules.asking import Decide
from kaper.games.maracaibo.rules.courses import no_advance, no_course, too_far
from kaper.games.maracaibo.rules.fog import reveal, waits_for_a_ship
from kaper.games.maracaibo.rules.powers import RANGE
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, forgo
from kaper.kernel.prospects import Prospect


@dataclass(frozen=True, slots=True)
class SailInFog(Decide):
    """A move with fog over the improvements: it may go on after every card it reveals.

    `start` is where the move began, `steps` are those left. The ship stops on a card that lay
    face up at once: what it passes on the way there is known.
    """

    asks: ClassVar[str] = "turn.no-pass"
    start: int
    steps: int

    def step(self, state: Maracaibo) -> bool:
        if legs(state, self):
            return True
        state.stack.pop()
        return False

    def begins_turn(self, state: Maracaibo) -> bool:
        return state.players[self.seat].ship == self.start

    def in_the_open(self, state: Maracaibo, seat: int) -> bool:
        return True

    def deeds(self) -> Deeds[SailInFog, Maracaibo]:
        return LEGS

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        spaces = (("spaces", self.steps),)
        if self.begins_turn(state):
            return Prompt("maracaibo-prompt-sail", spaces)
        return Prompt("maracaibo-prompt-sail-on", spaces)


def begin_move(state: Maracaibo, seat: int) -> None:
    player = state.players[seat]
    state.stack.append(SailInFog(seat, player.ship, RANGE + player.powers.more_range))


def legs(state: Maracaibo, move: SailInFog) -> dict[int, int]:
    """Where the ship gets without revealing anything on the way, and in how many steps.

    It either ends the move there, or reveals the card and can still end the move further on.
    """
    chart = state.chart()
    column, advance = chart.column, chart.column[move.start]
    here = state.players[move.seat].ship
    found: dict[int, int] = {}
    seen = {here}
    level = [here]
    for step in range(1, move.steps + 1):
        around = [space for place in level for space in chart.neighbours[place]]
        level = []
        for space in around:
            if space in seen:
                continue
            seen.add(space)
            in_fog = space < CARDS and waits_for_a_ship(state, space)
            # Rule: fog-improvements.legs
            if column[space] > advance or (
                in_fog and leads_on(chart, move.start, space, move.steps - step)
            ):
                found[space] = step
            if not in_fog and space != BAY:
                level.append(space)
    return found


def leads_on(chart: Layout, start: int, space: int, steps: int) -> bool:
    """Whether a move that began at `start` can still end well from a space on its way."""
    distance, column = chart.distance[space], chart.column
    return any(0 < distance[end] <= steps and column[end] > column[start] for end in range(SPACES))


def cards_in_reach(move: SailInFog, state: Maracaibo, seat: int) -> list[Action]:
    names = state.chart().names
    return [SAIL(names[end]) for end in sorted(legs(state, move)) if end < CARDS]


def why_no_leg(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    chart, here = state.chart(), state.players[seat].ship
    refusal = no_course(chart, action.args[0])
    if refusal is not None:
        return refusal
    end = chart.number[action.args[0]]
    if end in legs(state, move):
        return None
    if end == here:
        return Refusal("move.one-to-three", "here-already", square=action.args[0])
    return (
        no_advance(chart, move.start, end)
        or too_far(chart, here, end, move.steps)
        or Refusal("fog-improvements.reveal-on-entry")
    )


def sail(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> None:
    end = state.chart().number[action.args[0]]
    steps = move.steps - legs(state, move)[end]
    doors.move_ship(state, seat, end)
    # Rule: fog-improvements.reveal-on-entry
    if waits_for_a_ship(state, end):
        reveal(state, end)
        state.stack[-1] = SailInFog(seat, move.start, steps)
    else:
        state.stack.pop()


def the_bay(move: SailInFog, state: Maracaibo, seat: int) -> Sequence[Action]:
    near = state.chart().distance[state.players[seat].ship][BAY] <= move.steps
    return (TO_BAY,) if near else ()


def why_no_bay(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    far = too_far(state.chart(), state.players[seat].ship, BAY, move.steps)
    if far is not None or BAY in legs(state, move):
        return far
    return Refusal("fog-improvements.reveal-on-entry")


def sail_to_bay(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.move_ship(state, seat, BAY)


def why_no_stop(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    return no_advance(state.chart(), move.start, state.players[seat].ship)


# What a leg leads to


def sailing_brings(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    """A card in the fog is turned up; where none is, the move ends."""
    end = state.chart().number[action.args[0]]
    steps = legs(state, move)[end]
    told = [way_brings(state, seat, end, steps)]
    if not waits_for_a_ship(state, end):
        return [*told, *stop_brings(state, seat, end)]
    left = Prospect("note", "sail-on", count=move.steps - steps)
    return [*told, Prospect("gain", "turned-up"), left]


def sailing_to_bay_brings(
    move: SailInFog, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    return [way_brings(state, seat, BAY, legs(state, move)[BAY]), *bay_brings(state, seat)]


def stopping_brings(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    return stop_brings(state, seat, state.players[seat].ship)


# Cards are listed ahead as just what is legal: they are found together, not one by one.
LEGS: Final = Deeds(
    Deed(SAIL, why_no_leg, sail, cards_in_reach, prepared=True, brings=sailing_brings),
    Deed(actions.BAY, why_no_bay, sail_to_bay, the_bay, brings=sailing_to_bay_brings),
    Deed(STOP, why_no_stop, forgo, brings=stopping_brings),
)
