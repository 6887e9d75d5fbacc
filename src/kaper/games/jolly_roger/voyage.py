"""A round from its start to its end: the frame at the bottom of the stack."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import (
    DEMAND,
    PUNISHES,
    RECRUIT,
    SAILS,
    WAIVE,
    seat_of,
)
from kaper.games.jolly_roger.attack import begin_attack
from kaper.games.jolly_roger.cards import ISLAND, PORT, TYPES
from kaper.games.jolly_roger.events import (
    DestinationChosen,
    Punished,
    PunishmentDemanded,
    PunishmentWaived,
    RoundBegan,
)
from kaper.games.jolly_roger.island import head_for_island
from kaper.games.jolly_roger.mutiny import Appoint, after_decision
from kaper.games.jolly_roger.port import visit_port
from kaper.games.jolly_roger.scoring import end_game
from kaper.games.jolly_roger.state import (
    APPOINTED,
    APPOINTING,
    CHOOSING,
    ENDING,
    LANDED,
    MUTINY_ENDING,
    NONE,
    PUNISHED,
    PUNISHING,
    RESUMED,
    SAILING,
    JollyRoger,
)
from kaper.games.jolly_roger.tables import ROUNDS
from kaper.games.jolly_roger.windows import CaptainDecides, Decide, QuartermasterDecides
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, Frame


@dataclass(frozen=True, slots=True)
class Round(Frame[JollyRoger]):
    """Goes from stage to stage; each pushes what has to be decided in it."""

    def step(self, state: JollyRoger) -> bool:
        _STAGES[state.stage](state)
        return False


def appointing(state: JollyRoger) -> None:
    """Phase 1. With three players there is no Quartermaster to appoint."""
    begin_round(state)
    if state.has_quartermaster():
        state.stage = APPOINTED
        state.stack.append(Appoint(state.captain))
    else:
        state.stage = RESUMED


def begin_round(state: JollyRoger) -> None:
    state.mutinied = False
    state.offered = [0] * state.seats
    doors.tell(state, RoundBegan(state.captain, len(state.used) + 1))


def appointed(state: JollyRoger) -> None:
    """Free cards, then the window after the appointment."""
    after_decision(state, CHOOSING)
    recruit_all(state)


def resumed(state: JollyRoger) -> None:
    """Phase 1 without an appointment to mutiny against: only the free cards."""
    state.stage = CHOOSING
    recruit_all(state)


def recruit_all(state: JollyRoger) -> None:
    for seat in reversed(state.clockwise(state.captain)):
        if not state.hands[seat]:
            state.stack.append(Recruit(seat))


def choosing(state: JollyRoger) -> None:
    state.stack.append(Sail(state.captain))


def sailing(state: JollyRoger) -> None:
    """Phase 2: the voyage itself."""
    state.stage = LANDED
    if state.chosen == PORT:
        visit_port(state)
    elif state.chosen == ISLAND:
        head_for_island(state)
    else:
        begin_attack(state)


def landed(state: JollyRoger) -> None:
    """The destination card is discarded, unless the Island was not reached."""
    if state.chosen == NONE:
        state.stage = CHOOSING
        return
    state.used.append(state.destination)
    state.chosen = state.destination = NONE
    state.barred = False
    state.stage = PUNISHING


def punishing(state: JollyRoger) -> None:
    """Phase 3."""
    state.stack.append(Punishment(state.captain))


def punished(state: JollyRoger) -> None:
    state.stage = ENDING
    if state.demanded:
        state.demanded = False
        state.stack.append(Punish(state.quartermaster))


def ending(state: JollyRoger) -> None:
    state.stage = APPOINTING
    if is_last_round(state):
        end_game(state)


def mutiny_ending(state: JollyRoger) -> None:
    """After a mutiny in phase 3 its appointment counts for the next round."""
    if is_last_round(state):
        end_game(state)
        return
    state.stage = RESUMED
    begin_round(state)


def is_last_round(state: JollyRoger) -> bool:
    return len(state.used) >= ROUNDS or not state.loot_pile


_STAGES = {
    APPOINTING: appointing,
    APPOINTED: appointed,
    RESUMED: resumed,
    CHOOSING: choosing,
    SAILING: sailing,
    LANDED: landed,
    PUNISHING: punishing,
    PUNISHED: punished,
    ENDING: ending,
    MUTINY_ENDING: mutiny_ending,
}


@dataclass(frozen=True, slots=True)
class Recruit(Decide):
    """A player without crew cards may draw one for free; the Quartermaster has to."""

    def step(self, state: JollyRoger) -> bool:
        left = bool(state.crew_pile or state.crew_discards)
        if not state.hands[self.seat] and left:
            if self.seat != state.quartermaster:
                return True
            doors.draw_crew(state, self.seat, 1)
        state.stack.pop()
        return False

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        return [RECRUIT(), DECLINE()]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        if action == RECRUIT():
            doors.draw_crew(state, seat, 1)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-recruit")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "appoint.free-card"


@dataclass(frozen=True, slots=True)
class Sail(CaptainDecides):
    """The Captain chooses where to sail."""

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        return [
            SAILS[kind]
            for kind, pile in enumerate(state.piles)
            if pile and not (kind == ISLAND and state.barred)
        ]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        state.chosen = TYPES.index(action.args[0])
        doors.tell(state, DestinationChosen(seat, action.args[0]))
        after_decision(state, SAILING)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-sail")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "voyage.captain-chooses"


@dataclass(frozen=True, slots=True)
class Punishment(CaptainDecides):
    """The Captain demands a punishment, or waives it."""

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        return [DEMAND(), WAIVE()]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        state.demanded = action == DEMAND()
        event = PunishmentDemanded if state.demanded else PunishmentWaived
        doors.tell(state, event(seat))
        after_decision(state, PUNISHED)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-punishment")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "punish.captain-may-demand"


@dataclass(frozen=True, slots=True)
class Punish(QuartermasterDecides):
    """The Quartermaster punishes anybody with cards but himself and the Captain."""

    def asks(self, state: JollyRoger) -> bool:
        if self.choices(state, self.seat):
            return True
        state.stack.pop()
        return False

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        return [
            PUNISHES[other]
            for other in range(state.seats)
            if other not in (state.captain, state.quartermaster) and state.hands[other]
        ]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        punish(state, seat, seat_of(action))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-punish")

    def why_not(self, state: JollyRoger, seat: int, action: Action) -> str:
        refuses = action.verb in ("pass", "decline", "waive")
        return "punish.qm-must-obey" if refuses else Decide.why_not(self, state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "punish.qm-chooses-victim"


def punish(state: JollyRoger, seat: int, owner: int) -> None:
    kind = doors.random_of_hand(state, owner)
    doors.lay_down(state, owner, kind)
    doors.discard(state, [kind])
    doors.tell(state, Punished(seat, owner, doors.crew_name(state, kind)))
