"""A round from its start to its end: the frame at the bottom of the stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import (
    DEMAND,
    PUNISH,
    PUNISHES,
    RECRUIT,
    SAIL,
    SAILS,
    WAIVE,
    seat_of,
)
from kaper.games.jolly_roger.components.cards import ISLAND, PORT, TYPES
from kaper.games.jolly_roger.components.tables import ROUNDS
from kaper.games.jolly_roger.events import (
    Punished,
    PunishmentDemanded,
    PunishmentWaived,
)
from kaper.games.jolly_roger.rules.aftermath import Appoint
from kaper.games.jolly_roger.rules.attack import begin_attack
from kaper.games.jolly_roger.rules.bribes import GIFT
from kaper.games.jolly_roger.rules.island import head_for_island
from kaper.games.jolly_roger.rules.mutiny import after_decision
from kaper.games.jolly_roger.rules.port import visit_port
from kaper.games.jolly_roger.rules.prospects import sailing_brings
from kaper.games.jolly_roger.rules.refusals import moment, named_seat, no_player
from kaper.games.jolly_roger.rules.scoring import end_game
from kaper.games.jolly_roger.rules.windows import (
    PLAY,
    CaptainDecides,
    Decide,
    QuartermasterDecides,
)
from kaper.games.jolly_roger.state import (
    APPOINTED,
    APPOINTING,
    CHOOSING,
    ENDING,
    LANDED,
    MUTINY_ENDING,
    NOBODY,
    NONE,
    PUNISHED,
    PUNISHING,
    RESUMED,
    SAILING,
    JollyRoger,
)
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, PASS, Frame


@dataclass(frozen=True, slots=True)
class Round(Frame[JollyRoger]):
    """Goes from stage to stage; each pushes what has to be decided in it."""

    def step(self, state: JollyRoger) -> bool:
        _STAGES[state.stage](state)
        return False


def appointing(state: JollyRoger) -> None:
    """Phase 1. With three players there is no Quartermaster to appoint."""
    doors.begin_round(state)
    # Rule: variant.three-players-no-qm, variant.three-players-phase-one
    if state.has_quartermaster():
        state.stage = APPOINTED
        state.stack.append(Appoint(state.captain))
    else:
        state.stage = RESUMED


def appointed(state: JollyRoger) -> None:
    """Free cards, then the window after the appointment."""
    after_decision(state, CHOOSING)
    recruit_all(state)


def resumed(state: JollyRoger) -> None:
    """Phase 1 without an appointment to mutiny against: only the free cards."""
    state.stage = CHOOSING
    recruit_all(state)


def recruit_all(state: JollyRoger) -> None:
    # Rule: appoint.free-card, appoint.free-card-order
    for seat in reversed(state.clockwise(state.captain)):
        if not state.hands[seat]:
            state.stack.append(Recruit(seat))


def choosing(state: JollyRoger) -> None:
    state.stack.append(Sail(state.captain))


def sailing(state: JollyRoger) -> None:
    """Phase 2: the voyage itself."""
    state.stage = LANDED
    # Rule: attack.which-destinations, port.no-attack
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
    doors.end_voyage(state)
    state.stage = PUNISHING


def punishing(state: JollyRoger) -> None:
    """Phase 3."""
    # Rule: punish.captain-may-demand
    state.stack.append(Punishment(state.captain))


def punished(state: JollyRoger) -> None:
    state.stage = ENDING
    if state.demanded:
        state.demanded = False
        state.stack.append(Punish(state.quartermaster))


def ending(state: JollyRoger) -> None:
    # Rule: round.next
    state.stage = APPOINTING
    # Rule: end.after-full-round
    if is_last_round(state):
        end_game(state)


def mutiny_ending(state: JollyRoger) -> None:
    """After a mutiny in phase 3 its appointment counts for the next round."""
    if is_last_round(state):
        end_game(state)
        return
    # Rule: mutiny.in-phase-three
    state.stage = RESUMED
    doors.begin_round(state)


def is_last_round(state: JollyRoger) -> bool:
    # Rule: end.conditions, end.loot-any-cause
    return len(state.used) >= ROUNDS or not state.loot_pile


# Rule: round.three-phases
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
            # Rule: attack.qm-empty-hand
            doors.draw_crew(state, self.seat, 1)
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Recruit, JollyRoger]:
        return RECRUITING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-recruit")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "appoint.free-card"


def recruit(asked: Recruit, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.draw_crew(state, seat, 1)


def recruit_nobody(asked: Recruit, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()


RECRUITING: Final[Deeds[Recruit, JollyRoger]] = Deeds(
    Deed(RECRUIT, always, recruit), Deed(DECLINE, always, recruit_nobody), PLAY, GIFT
)


@dataclass(frozen=True, slots=True)
class Sail(CaptainDecides):
    """The Captain chooses where to sail."""

    def deeds(self) -> Deeds[Sail, JollyRoger]:
        return CHOOSING_COURSE

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-sail")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "voyage.captain-chooses"


def courses(asked: Sail, state: JollyRoger, seat: int) -> Sequence[Action]:
    return SAILS


def why_no_course(asked: Sail, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    name = action.args[0]
    if name not in TYPES:
        return Refusal("voyage.captain-chooses")
    if not state.piles[TYPES.index(name)]:
        return Refusal("voyage.empty-pile", destination=name)
    barred = state.barred and name == TYPES[ISLAND]
    return Refusal("island.not-reached") if barred else None


def sail(asked: Sail, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.choose_destination(state, seat, TYPES.index(action.args[0]))
    after_decision(state, SAILING)


CHOOSING_COURSE: Final[Deeds[Sail, JollyRoger]] = Deeds(
    Deed(SAIL, why_no_course, sail, courses, brings=sailing_brings), PLAY, GIFT
)


@dataclass(frozen=True, slots=True)
class Punishment(CaptainDecides):
    """The Captain demands a punishment, or waives it."""

    def deeds(self) -> Deeds[Punishment, JollyRoger]:
        return DEMANDING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-punishment")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "punish.captain-may-demand"


def demand(asked: Punishment, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    state.demanded = True
    doors.tell(state, PunishmentDemanded(seat))
    after_decision(state, PUNISHED)


def waive(asked: Punishment, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    state.demanded = False
    doors.tell(state, PunishmentWaived(seat))
    after_decision(state, PUNISHED)


DEMANDING: Final[Deeds[Punishment, JollyRoger]] = Deeds(
    # Rule: punish.captain-may-demand
    Deed(DEMAND, always, demand),
    Deed(WAIVE, always, waive),
    PLAY,
    GIFT,
)


@dataclass(frozen=True, slots=True)
class Punish(QuartermasterDecides):
    """The Quartermaster punishes anybody with cards but himself and the Captain."""

    def asks(self, state: JollyRoger) -> bool:
        # Rule: punish.empty-victims
        for other in range(state.seats):
            if other not in (state.captain, self.seat) and state.hands[other]:
                return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Punish, JollyRoger]:
        return PUNISHING_ONE

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-punish")

    def not_now(self, state: JollyRoger, seat: int, action: Action) -> str:
        refuses = action.verb in (PASS.name, DECLINE.name, WAIVE.name)
        return "punish.qm-must-obey" if refuses else moment(state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "punish.qm-chooses-victim"


def players_to_punish(asked: Punish, state: JollyRoger, seat: int) -> Sequence[Action]:
    return PUNISHES[: state.seats]


def why_no_punishment(
    asked: Punish, state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    other = named_seat(state, action.args[0])
    if other == NOBODY:
        return no_player("punish.qm-chooses-victim", action.args[0])
    if other in (state.captain, state.quartermaster):
        return Refusal("punish.qm-chooses-victim", owner=other)
    if not state.hands[other]:
        return Refusal("punish.empty-victims", "empty-hand", owner=other)
    return None


def punish_player(asked: Punish, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    punish(state, seat, seat_of(action))


PUNISHING_ONE: Final[Deeds[Punish, JollyRoger]] = Deeds(
    # Rule: punish.qm-must-obey
    Deed(PUNISH, why_no_punishment, punish_player, players_to_punish),
    PLAY,
    GIFT,
)


def punish(state: JollyRoger, seat: int, owner: int) -> None:
    # Rule: punish.random-card
    kind = doors.random_of_hand(state, owner)
    doors.lay_down(state, owner, kind)
    doors.discard(state, [kind])
    doors.tell(state, Punished(seat, owner, doors.crew_name(state, kind)))
