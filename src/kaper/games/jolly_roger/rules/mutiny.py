"""The mutiny: the windows in which it may be called, and the one in which sides are taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Self

from kaper.games.jolly_roger import doors, loot_doors, mutiny_doors
from kaper.games.jolly_roger.actions import (
    LEADERS,
    MUTINY,
    MUTINY_BY_OFFICE,
    QUARTERMASTER_CARD,
    SHOW,
    SUPPORT,
    SUPPORTS_BY_OFFICE,
)
from kaper.games.jolly_roger.components.cards import (
    ASSASSIN,
    LOOKOUT,
    SEA_WOLF,
    TYPES,
    kind_of,
    kinds_of,
    knowers,
)
from kaper.games.jolly_roger.events import MutinyCalled
from kaper.games.jolly_roger.rules.aftermath import end_mutiny
from kaper.games.jolly_roger.rules.answers import call_mutiny, may_be_held, press_with
from kaper.games.jolly_roger.rules.bribes import GIFT
from kaper.games.jolly_roger.rules.powers import ANY_TIME
from kaper.games.jolly_roger.rules.prospects import calling_brings, supporting_brings
from kaper.games.jolly_roger.rules.refusals import why_no_crew, why_no_loot
from kaper.games.jolly_roger.rules.windows import (
    BETRAYAL,
    PLAY,
    Open,
    cards_to_play,
    kinds_in,
    open_window,
)
from kaper.games.jolly_roger.state import (
    CAPTAIN,
    MUTINEER,
    NEUTRAL,
    NOBODY,
    PUNISHED,
    SAILING,
    JollyRoger,
)
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal

# Calling a mutiny


@dataclass(frozen=True, slots=True)
class AfterDecision(Open):
    """After a decision of the Captain anybody else may call a mutiny, once a round."""

    then: int  # the stage that follows if nobody does

    def step(self, state: JollyRoger) -> bool:
        if state.mutineer != NOBODY:
            state.stack.pop()
            open_mutiny(state)
            return False
        return Open.step(self, state)

    def deeds(self) -> Deeds[Self, JollyRoger]:
        return CALLING

    def resolve(self, state: JollyRoger) -> None:
        state.stage = self.then

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        if state.mutinied or seat == state.captain:
            return Prompt("jolly-roger-prompt-after-decision", self._decided(state, seat))
        return Prompt("jolly-roger-prompt-mutiny-or-pass", self._decided(state, seat))

    def _decided(self, state: JollyRoger, seat: int) -> tuple[tuple[str, str | int], ...]:
        """What the Captain has decided, said to this seat."""
        if self.then == SAILING:
            return ("decided", "sailing"), ("destination", TYPES[state.chosen])
        if self.then == PUNISHED:
            return (("decided", "demanded" if state.demanded else "waived"),)
        if seat == state.quartermaster:
            return (("decided", "you-appointed"),)
        return ("decided", "appointed"), ("owner", state.quartermaster)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "mutiny.call-window"


@dataclass(frozen=True, slots=True)
class AfterChoice(AfterDecision):
    """After the choice of destination the Lookout may be played, too."""

    # Rule: card.lookout-window
    specials: ClassVar[tuple[int, ...]] = (LOOKOUT, *ANY_TIME)


def why_no_mutiny(
    asked: AfterDecision, state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    if seat == state.captain:
        return Refusal("mutiny.not-the-captain")
    if state.mutinied:
        return Refusal("mutiny.once-per-round")
    if action.args[0] == QUARTERMASTER_CARD:
        return None if seat == state.quartermaster else Refusal("mutiny.role-cards-side")
    return why_no_crew(state, seat, action.args[0], "mutiny.start")


def call(asked: AfterDecision, state: JollyRoger, seat: int, action: Action) -> None:
    # Rule: mutiny.several-callers
    if action is not MUTINY_BY_OFFICE:
        call_mutiny(state, seat, action)
        return
    # A role card cannot be answered: the mutiny begins at once.
    doors.tell(state, MutinyCalled(seat, QUARTERMASTER_CARD))
    mutiny_doors.begin_mutiny(state, seat)
    mutiny_doors.commit_office(state, seat, MUTINEER)


def after_decision(state: JollyRoger, then: int) -> None:
    """Open the window after a decision, unless everybody can see that nobody can act."""
    seats = state.from_left_of(state.captain)
    window = (AfterChoice if then == SAILING else AfterDecision)(seats, then)
    state.offered = [0] * state.seats
    # Rule: mutiny.windows, end.last-mutiny, mutiny.call-window
    if state.mutinied and not may_be_held(state, window.specials):
        window.resolve(state)
    else:
        open_window(state, window)


def showable(state: JollyRoger, seat: int) -> list[Action]:
    """Where loot is hidden: the unburied cards that not everybody knows yet."""
    shows = state.tables.actions.shows
    return [shows[kind] for kind in kinds_in(_not_shown(state, seat))]


def why_no_showing(
    asked: AfterDecision, state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    if not state.hidden_loot:
        return Refusal("variant.hidden-loot-showing")
    rule = "variant.hidden-loot-showing-digital"
    missing = why_no_loot(state, seat, action.args[0], rule)
    if missing is not None:
        return missing
    kind = state.tables.loot_number[action.args[0]]
    hidden = kind in kinds_of(_not_shown(state, seat))
    return None if hidden else Refusal(rule, loot=action.args[0])


def _not_shown(state: JollyRoger, seat: int) -> list[int]:
    everybody = everybody_but(state, seat)
    return [card for card in state.loot[seat] if knowers(card) & everybody != everybody]


def everybody_but(state: JollyRoger, seat: int) -> int:
    return (1 << state.seats) - 1 & ~(1 << seat)


def show_loot(asked: AfterDecision, state: JollyRoger, seat: int, action: Action) -> None:
    kind = state.tables.loot_number[action.args[0]]
    # Of several alike, one that was not shown yet.
    card = next(card for card in _not_shown(state, seat) if kind_of(card) == kind)
    loot_doors.show_to_all(state, seat, card, everybody_but(state, seat))


def plays_after_decision(asked: AfterDecision, state: JollyRoger, seat: int) -> list[Action]:
    found = showable(state, seat) if state.hidden_loot else []
    if not state.mutinied and seat != state.captain:
        mutinies = state.tables.actions.mutinies
        found += [mutinies[kind] for kind in kinds_in(state.hands[seat])]
        if seat == state.quartermaster:
            found.append(MUTINY_BY_OFFICE)
    found += cards_to_play(asked, state, seat)
    return found


CALLING: Final[Deeds[AfterDecision, JollyRoger]] = Deeds(
    Deed(SHOW, why_no_showing, show_loot),
    Deed(MUTINY, why_no_mutiny, call, brings=calling_brings),
    PLAY,
    BETRAYAL,
    GIFT,
    listing=plays_after_decision,
)


# Taking sides


@dataclass(frozen=True, slots=True)
class Mutiny(Open):
    """Everybody may lay crew cards for either leader until nobody wants to any more."""

    specials: ClassVar[tuple[int, ...]] = (ASSASSIN, *ANY_TIME)

    def step(self, state: JollyRoger) -> bool:
        # Rule: card.assassin
        if state.killed != NOBODY:
            state.stack.pop()
            end_mutiny(state, 1 - state.killed)
            return False
        return Open.step(self, state)

    def deeds(self) -> Deeds[Mutiny, JollyRoger]:
        return TAKING_SIDES

    def resolve(self, state: JollyRoger) -> None:
        # Rule: mutiny.ends, mutiny.winner, mutiny.tie-captain
        wins = mutiny_doors.support(state, MUTINEER) > mutiny_doors.support(state, CAPTAIN)
        end_mutiny(state, MUTINEER if wins else CAPTAIN)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        # Rule: mutiny.ask-totals
        totals = (("captain", mutiny_doors.support(state, CAPTAIN)),)
        more = (("mutineer", mutiny_doors.support(state, MUTINEER)),)
        return Prompt("jolly-roger-prompt-mutiny", (*totals, *more))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "mutiny.open-window"


def open_mutiny(state: JollyRoger) -> None:
    """The cards laid so far in the window below can no longer be answered."""
    # Rule: mutiny.open-window
    open_window(state, Mutiny(state.from_left_of(state.mutineer)))


def mutiny_plays(asked: Mutiny, state: JollyRoger, seat: int) -> list[Action]:
    side = state.sides[seat]
    kinds = kinds_in(state.hands[seat])
    actions = state.tables.actions.supports
    sides = (CAPTAIN, MUTINEER) if side == NEUTRAL else (side,)
    found = [actions[side][kind] for side in sides for kind in kinds]
    if seat == state.quartermaster and state.office == NEUTRAL and state.has_quartermaster():
        found += [SUPPORTS_BY_OFFICE[side] for side in sides]
    found += cards_to_play(asked, state, seat)
    return found


def why_no_support(asked: Mutiny, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    leader, name = action.args
    if leader not in LEADERS:
        return Refusal("mutiny.play-support", "no-leader")
    side = state.sides[seat]
    if side not in (NEUTRAL, LEADERS.index(leader)):
        leads = seat in (state.captain, state.mutineer)
        rule = "mutiny.leaders-own-side" if leads else "mutiny.no-switching"
        return Refusal(rule, leader=LEADERS[side])
    # Rule: mutiny.neutral-allowed, special.as-plain-in-mutiny
    if name != QUARTERMASTER_CARD:
        return why_no_crew(state, seat, name, "mutiny.play-support")
    if seat != state.quartermaster or not state.has_quartermaster():
        return Refusal("mutiny.role-cards-side")
    return None if state.office == NEUTRAL else Refusal("mutiny.role-cards-side", "office-laid")


def lay_support(asked: Mutiny, state: JollyRoger, seat: int, action: Action) -> None:
    side = LEADERS.index(action.args[0])
    if action.args[1] == QUARTERMASTER_CARD:
        mutiny_doors.commit_office(state, seat, side)
        return
    kind = state.tables.crew_number[action.args[1]]
    if kind == SEA_WOLF:
        press_with(state, seat, side)
    else:
        mutiny_doors.lay_support(state, seat, side, kind)


TAKING_SIDES: Final[Deeds[Mutiny, JollyRoger]] = Deeds(
    Deed(SUPPORT, why_no_support, lay_support, brings=supporting_brings),
    PLAY,
    BETRAYAL,
    GIFT,
    listing=mutiny_plays,
)
