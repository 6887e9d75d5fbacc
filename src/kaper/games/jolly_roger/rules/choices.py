"""What players choose while the Second Mate, the Assassin or the Sea Wolf acts.

Nothing else is played meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.jolly_roger import doors, mutiny_doors
from kaper.games.jolly_roger.actions import (
    KILL,
    KILLS,
    LEADERS,
    PRESS,
    PRESSES,
    ROB,
    ROBS,
    SUPPORT,
    seat_of,
)
from kaper.games.jolly_roger.components.cards import kinds_of
from kaper.games.jolly_roger.events import LeaderKilled, Pressed
from kaper.games.jolly_roger.rules.hands import Choice
from kaper.games.jolly_roger.rules.prospects import supporting_brings
from kaper.games.jolly_roger.rules.refusals import (
    named_seat,
    no_player,
    why_no_crew,
    why_not_another,
)
from kaper.games.jolly_roger.state import NEUTRAL, NOBODY, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal

# Second Mate


@dataclass(frozen=True, slots=True)
class Rob(Choice):
    """Choose the next player to steal from; `robbed` is a mask of those before."""

    asked_by: ClassVar[str] = "card.second-mate"

    left: int
    robbed: int

    def victims(self, state: JollyRoger) -> list[int]:
        others = state.others(self.seat)
        return [s for s in others if state.hands[s] and not self.robbed >> s & 1]

    def step(self, state: JollyRoger) -> bool:
        # Rule: card.second-mate-one-target
        if self.left and self.victims(state):
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Rob, JollyRoger]:
        return ROBBING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-rob", (("count", self.left),))


def others_to_rob(asked: Rob, state: JollyRoger, seat: int) -> list[Action]:
    return [ROBS[other] for other in state.others(seat)]


def why_no_theft(asked: Rob, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    unfit = why_not_another(state, seat, action.args[0], "card.second-mate-one-target")
    if unfit:
        return unfit
    victim = named_seat(state, action.args[0])
    if asked.robbed >> victim & 1:
        return Refusal("card.second-mate-one-target", "robbed", owner=victim)
    if not state.hands[victim]:
        return Refusal("card.second-mate-one-target", "empty-hand", owner=victim)
    return None


def rob(asked: Rob, state: JollyRoger, seat: int, action: Action) -> None:
    victim = seat_of(action)
    state.stack[-1] = Rob(seat, asked.left - 1, asked.robbed | 1 << victim)
    # Rule: card.second-mate
    doors.steal_crew(state, seat, victim)


ROBBING: Final = Deeds(Deed(ROB, why_no_theft, rob, others_to_rob))

# Assassin


@dataclass(frozen=True, slots=True)
class Kill(Choice):
    """Choose the leader to kill."""

    asked_by: ClassVar[str] = "card.assassin"

    def deeds(self) -> Deeds[Kill, JollyRoger]:
        return KILLING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-kill")


def both_leaders(asked: Kill, state: JollyRoger, seat: int) -> Sequence[Action]:
    return KILLS


def why_no_killing(asked: Kill, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    return None if action.args[0] in LEADERS else Refusal("card.assassin-details", "no-leader")


def kill_leader(asked: Kill, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    kill(state, seat, KILLS.index(action))


def kill(state: JollyRoger, seat: int, side: int) -> None:
    # Rule: card.assassin
    state.killed = side
    doors.tell(state, LeaderKilled(seat, state.leader(side)))


KILLING: Final = Deeds(Deed(KILL, why_no_killing, kill_leader, both_leaders))

# Sea Wolf


@dataclass(frozen=True, slots=True)
class Press(Choice):
    """Choose the neutral player who has to take this side."""

    asked_by: ClassVar[str] = "card.sea-wolf"

    def deeds(self) -> Deeds[Press, JollyRoger]:
        return PRESSING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-press")


def neutrals(state: JollyRoger) -> list[int]:
    """Neutral players with a crew card in hand."""
    return [s for s in range(state.seats) if state.sides[s] == NEUTRAL and state.hands[s]]


def players_to_press(asked: Press, state: JollyRoger, seat: int) -> Sequence[Action]:
    return PRESSES[: state.seats]


def why_no_pressing(asked: Press, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    other = named_seat(state, action.args[0])
    if other == NOBODY:
        return no_player("card.sea-wolf-details", action.args[0])
    if state.sides[other] != NEUTRAL:
        return Refusal("card.sea-wolf-details", "not-neutral", owner=other)
    if not state.hands[other]:
        return Refusal("card.sea-wolf-details", "empty-hand", owner=other)
    return None


def press(asked: Press, state: JollyRoger, seat: int, action: Action) -> None:
    other = seat_of(action)
    mutiny_doors.press(state, seat, other)
    # Rule: card.sea-wolf
    state.stack[-1] = LayPressed(other)
    doors.tell(state, Pressed(seat, other))


PRESSING: Final = Deeds(Deed(PRESS, why_no_pressing, press, players_to_press))


@dataclass(frozen=True, slots=True)
class LayPressed(Choice):
    """The pressed player lays a crew card of their choice, which has no effect but its crew."""

    asked_by: ClassVar[str] = "card.sea-wolf"

    def deeds(self) -> Deeds[LayPressed, JollyRoger]:
        return PRESSED

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        leader = LEADERS[state.sides[seat]]
        return Prompt("jolly-roger-prompt-lay-pressed", (("leader", leader),))


def pressed_cards(asked: LayPressed, state: JollyRoger, seat: int) -> list[Action]:
    supports = state.tables.actions.supports[state.sides[seat]]
    return [supports[kind] for kind in sorted(set(kinds_of(state.hands[seat])))]


def why_not_pressed(
    asked: LayPressed, state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    if action.args[0] != LEADERS[state.sides[seat]]:
        return Refusal("card.sea-wolf", "pressed", leader=LEADERS[state.sides[seat]])
    return why_no_crew(state, seat, action.args[1], "card.sea-wolf-details")


def lay_pressed(asked: LayPressed, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    mutiny_doors.lay_support(
        state, seat, state.sides[seat], state.tables.crew_number[action.args[1]]
    )


PRESSED: Final = Deeds(
    Deed(SUPPORT, why_not_pressed, lay_pressed, pressed_cards, brings=supporting_brings)
)
