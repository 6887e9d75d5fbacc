"""Open windows, answers by a Traitor, and decisions beside which any-time cards may be played.

Windows open by what everybody can see, never by what is in hands (see `may_be_held`). Any-time
cards need none: whoever is not asked, or has passed, may break in with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import BETRAY, BRIBE, LEADERS, PASSES, USE_CARD, seat_of
from kaper.games.jolly_roger.bribes import bribe_form, offer_bribe, suggest_bribes
from kaper.games.jolly_roger.card_events import (
    CardBetrayed,
    CardCancelled,
    CardPlayed,
    SeaWolfLaid,
)
from kaper.games.jolly_roger.cards import (
    ASSASSIN,
    KINDS,
    SEA_WOLF,
    SPECIALS,
    TRAITOR,
    kind_of,
    kinds_of,
    may_be_special,
)
from kaper.games.jolly_roger.events import MutinyCalled
from kaper.games.jolly_roger.powers import ANY_TIME, POWERS, can_play, context_of
from kaper.games.jolly_roger.reasons import why_no_action
from kaper.games.jolly_roger.state import MUTINEER, NONE, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Form, Prompt
from kaper.kernel.effects import Run
from kaper.kernel.frames import Ask, Frame, Window

# What a card that waits for answers does if it stands.
POWER, CALL, PRESSING, BETRAYAL = range(4)


def may_be_held(state: JollyRoger, kinds: Sequence[int]) -> bool:
    """Whether, as far as everybody can see, one of these special cards may be in some hand."""
    if not any(state.hands):
        return False
    copies = state.tables.copies
    for kind in kinds:
        seen = state.crew_discards.count(kind) + state.table.count(kind) + state.played.count(kind)
        if state.laid:
            seen += kinds_of(state.laid).count(kind)
        if seen < copies[kind]:
            return True
    return False


def playable(state: JollyRoger, seat: int, kinds: Sequence[int]) -> list[Action]:
    """The special cards among these that a seat holds and that can act."""
    held = kinds_of(state.hands[seat])
    plays = state.tables.actions.plays
    return [plays[kind] for kind in kinds if kind in held and can_play(state, seat, kind)]


def any_time_plays(state: JollyRoger, seat: int) -> Sequence[Action]:
    """The cards for any moment that a seat holds and that can act."""
    return playable(state, seat, ANY_TIME) if may_be_special(state.hands[seat]) else ()


def play_special(state: JollyRoger, seat: int, action: Action) -> None:
    """Show a special card for its effect, which waits until all others have passed on it."""
    kind = state.tables.crew_number[action.args[0]]
    doors.lay_down(state, seat, kind)
    doors.tell(state, CardPlayed(seat, action.args[0]))
    await_answers(state, seat, kind, POWER, NONE)


def call_mutiny(state: JollyRoger, seat: int, action: Action) -> None:
    """Call a mutiny with a crew card, which waits as well."""
    kind = state.tables.crew_number[action.args[0]]
    doors.lay_down(state, seat, kind)
    doors.tell(state, MutinyCalled(seat, action.args[0]))
    await_answers(state, seat, kind, CALL, NONE)


def press_with(state: JollyRoger, seat: int, side: int) -> None:
    """Lay the Sea Wolf for a leader: its effect waits."""
    doors.lay_down(state, seat, SEA_WOLF)
    doors.tell(state, SeaWolfLaid(seat, LEADERS[side], SPECIALS[SEA_WOLF]))
    await_answers(state, seat, SEA_WOLF, PRESSING, side)


def betray(state: JollyRoger, seat: int, action: Action, target: int) -> None:
    """Play a Traitor against a card laid in this window, or against the card that waits."""
    doors.lay_down(state, seat, TRAITOR)
    owner, name = seat_of(action), action.args[1]
    doors.tell(state, CardBetrayed(seat, owner, name))
    await_answers(state, seat, TRAITOR, BETRAYAL, target)


def await_answers(state: JollyRoger, seat: int, kind: int, how: int, target: int) -> None:
    state.played.append(kind)
    state.since[seat] = len(state.shown)
    state.stack.append(Answer(state.others(seat), seat, kind, how, target))


@dataclass(frozen=True, slots=True)
class Open(Window[JollyRoger]):
    """A window in which everybody may act at any moment: what it is for, special cards of this
    moment and of any time, a Traitor against cards laid here, and gifts."""

    specials: ClassVar[tuple[int, ...]] = ANY_TIME

    def own_plays(self, state: JollyRoger, seat: int) -> list[Action]:
        """What this window is for."""
        return []

    def own_play(self, state: JollyRoger, seat: int, action: Action) -> None:
        raise NotImplementedError

    def plays(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        plays = self.own_plays(state, seat)
        if may_be_special(state.hands[seat]):
            plays += playable(state, seat, self.specials)
            if len(state.shown) > state.since[seat]:
                plays += self._betrayals(state, seat)
        return plays

    def _betrayals(self, state: JollyRoger, seat: int) -> list[Action]:
        if TRAITOR not in kinds_of(state.hands[seat]):
            return []
        betrays = state.tables.actions.betrays
        return [
            betrays[entry // KINDS][entry % KINDS]
            for entry in sorted(set(state.shown[state.since[seat] :]))
            if entry // KINDS != seat
        ]

    def play(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action.verb == USE_CARD.name:
            play_special(state, seat, action)
        elif action.verb == BETRAY.name:
            kind = state.tables.crew_number[action.args[1]]
            betray(state, seat, action, seat_of(action) * KINDS + kind)
        else:
            self.own_play(state, seat, action)

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action is PASSES:
            state.since[seat] = len(state.shown)
        elif action.verb == BRIBE.name:
            # A gift is no card played: passes stand.
            offer_bribe(state, seat, action)
            return
        Window.answer(self, state, seat, action)

    def interruptions(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        """A pass stands, but the card may be played at any moment."""
        return any_time_plays(state, seat)

    def form(self, state: JollyRoger, seat: int) -> Form | None:
        return bribe_form(state, seat)

    def suggestions(self, state: JollyRoger, seat: int, count: int) -> Sequence[Action]:
        return suggest_bribes(state, seat, count)

    def why_not(self, state: JollyRoger, seat: int, action: Action) -> str:
        return why_no_action(state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "special.windows"


def open_window(state: JollyRoger, window: Open) -> None:
    """Push a window in which no card has been laid yet."""
    state.shown = []
    state.since = [0] * state.seats
    state.stack.append(window)


@dataclass(frozen=True, slots=True)
class Answer(Window[JollyRoger]):
    """A card waits until all others have passed on it, or a Traitor cancels it.

    Everybody is asked, Traitor or not, as long as somebody may hold one for all that can be seen.
    A Traitor waits in a window of its own on top of this one, so chains resolve from the last card
    back.
    """

    secret: ClassVar[bool] = True

    by: int
    kind: int
    how: int
    target: int  # of a Traitor: the card laid, or NONE for the card that waits below; or a side

    def step(self, state: JollyRoger) -> bool:
        if may_be_held(state, (TRAITOR,)):
            return Window.step(self, state)
        self.close(state)
        return False

    def plays(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        if TRAITOR not in kinds_of(state.hands[seat]):
            return ()
        return (state.tables.actions.betrays[self.by][self.kind],)

    def play(self, state: JollyRoger, seat: int, action: Action) -> None:
        betray(state, seat, action, NONE)

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action.verb == BRIBE.name:
            offer_bribe(state, seat, action)
        else:
            Window.answer(self, state, seat, action)

    def form(self, state: JollyRoger, seat: int) -> Form | None:
        return bribe_form(state, seat)

    def suggestions(self, state: JollyRoger, seat: int, count: int) -> Sequence[Action]:
        return suggest_bribes(state, seat, count)

    def resolve(self, state: JollyRoger) -> None:
        """The card stands."""
        if self.how == BETRAYAL:
            self._cancel(state)
            return
        if self.how == CALL:
            doors.begin_mutiny(state, self.by)
            if self.kind != ASSASSIN:
                doors.count_support(state, self.by, MUTINEER, state.played.pop())
                return
        elif self.how == PRESSING:
            doors.count_support(state, self.by, self.target, state.played.pop())
        state.stack.append(DiscardPlayed(len(state.played) - (self.how != PRESSING)))
        state.stack.append(Run((POWERS[self.kind],), context_of(self.by, self.kind)))

    def _cancel(self, state: JollyRoger) -> None:
        """This Traitor stands: the card it answers is discarded and counts as not played."""
        doors.discard(state, [state.played.pop()])
        if self.target == NONE:
            waiting = state.stack.pop()
            assert isinstance(waiting, Answer)
            owner, kind = waiting.by, state.played.pop()
        else:
            owner, kind = divmod(self.target, KINDS)
            doors.unshow(state, self.target)
            if state.laid:
                doors.lose_support(state, owner, kind)
            else:
                state.table.remove(kind)
        doors.discard(state, [kind])
        doors.tell(state, CardCancelled(owner, doors.crew_name(state, kind)))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        args = (("owner", self.by), ("card", doors.crew_name(state, self.kind)))
        return Prompt("jolly-roger-prompt-answer", args)

    def why_not(self, state: JollyRoger, seat: int, action: Action) -> str:
        if action.verb == BETRAY.name:
            return why_no_action(state, seat, action)
        return "card.traitor-window"

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "card.traitor-window"


@dataclass(frozen=True, slots=True)
class DiscardPlayed(Frame[JollyRoger]):
    """A card has acted: it is discarded, unless its effect has put it elsewhere."""

    before: int  # how many cards were waiting or acting below it

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        if len(state.played) > self.before:
            doors.discard(state, [state.played.pop()])
        return False


@dataclass(frozen=True, slots=True)
class Decide(Ask[JollyRoger]):
    """A decision of one player, who may also play an any-time card first, or offer a gift.

    Everybody else may break in with an any-time card.
    """

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        raise NotImplementedError

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        raise NotImplementedError

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        choices = self.choices(state, seat)
        choices += any_time_plays(state, seat)
        return choices

    def interruptions(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        return any_time_plays(state, seat)

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action.verb == USE_CARD.name:
            play_special(state, seat, action)
        elif action.verb == BRIBE.name:
            offer_bribe(state, seat, action)
        else:
            self.decide(state, seat, action)

    def form(self, state: JollyRoger, seat: int) -> Form | None:
        return bribe_form(state, seat)

    def suggestions(self, state: JollyRoger, seat: int, count: int) -> Sequence[Action]:
        return suggest_bribes(state, seat, count)

    def why_not(self, state: JollyRoger, seat: int, action: Action) -> str:
        return why_no_action(state, seat, action)


@dataclass(frozen=True, slots=True)
class CaptainDecides(Decide):
    """A decision of the Captain: with three players, a Surgeon may make another one decide."""

    def step(self, state: JollyRoger) -> bool:
        if self.seat == state.captain:
            return True
        state.stack[-1] = replace(self, seat=state.captain)
        return False


@dataclass(frozen=True, slots=True)
class QuartermasterDecides(Decide):
    """A decision of the Quartermaster: a Surgeon may take over what is still to be done."""

    def step(self, state: JollyRoger) -> bool:
        if self.seat == state.quartermaster:
            return self.asks(state)
        state.stack[-1] = replace(self, seat=state.quartermaster)
        return False

    def asks(self, state: JollyRoger) -> bool:
        """Whether there is something to decide; otherwise the frame does what follows."""
        raise NotImplementedError


def kinds_in(cards: Sequence[int]) -> list[int]:
    """The kinds among some cards, each once, in order."""
    return list(dict.fromkeys([kind_of(card) for card in cards]))
