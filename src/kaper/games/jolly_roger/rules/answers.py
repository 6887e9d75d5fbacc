"""Cards that wait until all others have passed on them, or a Traitor cancels them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.jolly_roger import doors, mutiny_doors
from kaper.games.jolly_roger.actions import (
    BETRAY,
    BRIBE,
    LEADERS,
    QUARTERMASTER_CARD,
    seat_of,
)
from kaper.games.jolly_roger.card_events import (
    CardBetrayed,
    CardCancelled,
    CardPlayed,
    SeaWolfLaid,
)
from kaper.games.jolly_roger.components.cards import (
    ASSASSIN,
    KINDS,
    SEA_WOLF,
    SPECIALS,
    TRAITOR,
    kinds_of,
)
from kaper.games.jolly_roger.events import MutinyCalled
from kaper.games.jolly_roger.rules.bribes import GIFT, BesideGifts, has_nothing
from kaper.games.jolly_roger.rules.powers import POWERS, context_of
from kaper.games.jolly_roger.rules.prospects import betraying_brings
from kaper.games.jolly_roger.rules.refusals import named_seat, no_player, why_no_crew
from kaper.games.jolly_roger.state import MUTINEER, NOBODY, NONE, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Run
from kaper.kernel.frames import Frame, Window

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
        # Rule: special.windows
        if seen < copies[kind]:
            return True
    return False


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
    doors.begin_answers(state, seat, kind)
    state.stack.append(Answer(state.others(seat), seat, kind, how, target))


@dataclass(frozen=True, slots=True)
class Answer(BesideGifts, Window[JollyRoger]):
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

    def deeds(self) -> Deeds[Answer, JollyRoger]:
        return ANSWERS

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        # A gift is no card played: passes stand.
        passes_stand = action.verb == BRIBE.name
        (Frame if passes_stand else Window).answer(self, state, seat, action)

    def in_the_open(self, state: JollyRoger, seat: int) -> bool:
        return has_nothing(state, seat)

    def resolve(self, state: JollyRoger) -> None:
        """The card stands."""
        if self.how == BETRAYAL:
            self._cancel(state)
            return
        if self.how == CALL:
            mutiny_doors.begin_mutiny(state, self.by)
            if self.kind != ASSASSIN:
                mutiny_doors.count_support(state, self.by, MUTINEER, doors.take_played(state))
                return
        elif self.how == PRESSING:
            mutiny_doors.count_support(state, self.by, self.target, doors.take_played(state))
        state.stack.append(DiscardPlayed(len(state.played) - (self.how != PRESSING)))
        state.stack.append(Run((POWERS[self.kind],), context_of(self.by, self.kind)))

    def _cancel(self, state: JollyRoger) -> None:
        """This Traitor stands: the card it answers is discarded and counts as not played."""
        doors.discard_played(state)
        if self.target == NONE:
            waiting = state.stack.pop()
            assert isinstance(waiting, Answer)
            owner, kind = waiting.by, doors.take_played(state)
        else:
            owner, kind = divmod(self.target, KINDS)
            doors.unshow(state, self.target)
            if state.laid:
                mutiny_doors.lose_support(state, owner, kind)
            else:
                doors.take_from_table(state, kind)
        doors.discard(state, [kind])
        doors.tell(state, CardCancelled(owner, doors.crew_name(state, kind)))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        args = (("owner", self.by), ("card", doors.crew_name(state, self.kind)))
        return Prompt("jolly-roger-prompt-answer", args)

    def not_now(self, state: JollyRoger, seat: int, action: Action) -> str:
        return "card.traitor-window"

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "card.traitor-window"


def why_no_traitor(state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    """What a Traitor needs wherever it is played: the card itself, and a crew card of another."""
    word, name = action.args
    owner = named_seat(state, word)
    if owner == NOBODY:
        return no_player("card.traitor-details", word)
    missing = why_no_crew(state, seat, SPECIALS[TRAITOR], "card.traitor")
    if missing is not None:
        return missing
    if owner == seat:
        return Refusal("card.traitor-details", "own-card")
    return Refusal("card.traitor-details", "role-card") if name == QUARTERMASTER_CARD else None


def waiting_card(asked: Answer, state: JollyRoger, seat: int) -> Sequence[Action]:
    if TRAITOR not in kinds_of(state.hands[seat]):
        return ()
    return (state.tables.actions.betrays[asked.by][asked.kind],)


def why_no_answer(asked: Answer, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    refusal = why_no_traitor(state, seat, action)
    waiting = (f"p{asked.by}", doors.crew_name(state, asked.kind))
    if refusal is not None or action.args == waiting:
        return refusal
    return Refusal("card.traitor-window", "waiting", owner=asked.by, card=waiting[1])


def answer_with_traitor(asked: Answer, state: JollyRoger, seat: int, action: Action) -> None:
    betray(state, seat, action, NONE)


# Listed at once, for speed: everybody is asked about every card that waits.
ANSWERS: Final[Deeds[Answer, JollyRoger]] = Deeds(
    Deed(BETRAY, why_no_answer, answer_with_traitor, brings=betraying_brings),
    GIFT,
    listing=waiting_card,
)


@dataclass(frozen=True, slots=True)
class DiscardPlayed(Frame[JollyRoger]):
    """A card has acted: it is discarded, unless its effect has put it elsewhere."""

    before: int  # how many cards were waiting or acting below it

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        # Rule: special.discard-after-use
        if len(state.played) > self.before:
            doors.discard_played(state)
        return False
