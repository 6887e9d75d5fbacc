"""Open windows, and decisions beside which any-time cards may be played.

Windows open by what everybody can see, never by what is in hands (see `may_be_held`). Any-time
cards need none: whoever is not asked, or has passed, may break in with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import BETRAY, BRIBE, PASSING, SHOW, USE_CARD, seat_of
from kaper.games.jolly_roger.components.cards import (
    KINDS,
    SPECIALS,
    TRAITOR,
    kind_of,
    kinds_of,
    may_be_special,
)
from kaper.games.jolly_roger.rules.answers import betray, play_special, why_no_traitor
from kaper.games.jolly_roger.rules.bribes import GIFT, BesideGifts, has_nothing
from kaper.games.jolly_roger.rules.powers import ANY_TIME, MOMENTS, why_no_power
from kaper.games.jolly_roger.rules.prospects import betraying_brings, playing_brings
from kaper.games.jolly_roger.rules.refusals import moment, named_seat, why_no_crew
from kaper.games.jolly_roger.state import NONE, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask, Frame, Window

# What is done without playing a card: passes stand.
PASSES_STAND: Final = (BRIBE.name, SHOW.name)


def playable(state: JollyRoger, seat: int, kinds: Sequence[int]) -> list[Action]:
    """The special cards among these that a seat holds and that can act."""
    held = kinds_of(state.hands[seat])
    plays = state.tables.actions.plays
    return [
        plays[kind] for kind in kinds if kind in held and why_no_power(state, seat, kind) is None
    ]


def any_time_plays(state: JollyRoger, seat: int) -> Sequence[Action]:
    """The cards for any moment that a seat holds and that can act."""
    return playable(state, seat, ANY_TIME) if may_be_special(state.hands[seat]) else ()


@dataclass(frozen=True, slots=True)
class BesideCards(BesideGifts):
    """Beside what is asked any-time cards may be played too. Without cards there is no secret."""

    def interruptions(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        """A pass stands, but the card may be played at any moment."""
        # Rule: special.any-time-digital
        return any_time_plays(state, seat)

    def in_the_open(self, state: JollyRoger, seat: int) -> bool:
        return has_nothing(state, seat)

    def not_now(self, state: JollyRoger, seat: int, action: Action) -> str:
        return moment(state, seat, action)


@dataclass(frozen=True, slots=True)
class Open(BesideCards, Window[JollyRoger]):
    """A window in which everybody may act at any moment: what it is for, special cards of this
    moment and of any time, a Traitor against cards laid here, and gifts."""

    specials: ClassVar[tuple[int, ...]] = ANY_TIME

    def deeds(self) -> Deeds[Self, JollyRoger]:
        return OPEN

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action is PASSING:
            # Rule: card.traitor-window
            state.since[seat] = len(state.shown)
        elif action.verb in PASSES_STAND:
            Frame.answer(self, state, seat, action)
            return
        Window.answer(self, state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "special.windows"


def open_window(state: JollyRoger, window: Open) -> None:
    """Push a window in which no card has been laid yet."""
    doors.open_window(state)
    # Rule: special.windows
    state.stack.append(window)


@dataclass(frozen=True, slots=True)
class Decide(BesideCards, Ask[JollyRoger]):
    """A decision of one player, who may also play an any-time card first, or offer a gift.

    Everybody else may break in with an any-time card.
    """

    specials: ClassVar[tuple[int, ...]] = ANY_TIME


@dataclass(frozen=True, slots=True)
class CaptainDecides(Decide):
    """A decision of the Captain: with three players, a Surgeon may make another one decide."""

    def step(self, state: JollyRoger) -> bool:
        if self.seat == state.captain:
            return True
        # Rule: variant.three-players-details
        state.stack[-1] = replace(self, seat=state.captain)
        return False


@dataclass(frozen=True, slots=True)
class QuartermasterDecides(Decide):
    """A decision of the Quartermaster: a Surgeon may take over what is still to be done."""

    def step(self, state: JollyRoger) -> bool:
        if self.seat == state.quartermaster:
            return self.asks(state)
        # Rule: card.surgeon-takes-over
        state.stack[-1] = self.taken_over(state.quartermaster)
        return False

    def taken_over(self, seat: int) -> Self:
        """What another Quartermaster is asked instead."""
        return replace(self, seat=seat)

    def asks(self, state: JollyRoger) -> bool:
        """Whether there is something to decide; otherwise the frame does what follows."""
        raise NotImplementedError


def kinds_in(cards: Sequence[int]) -> list[int]:
    """The kinds among some cards, each once, in order."""
    return list(dict.fromkeys([kind_of(card) for card in cards]))


# Special cards


def specials_in_hand(asked: Open | Decide, state: JollyRoger, seat: int) -> Sequence[Action]:
    return playable(state, seat, asked.specials) if may_be_special(state.hands[seat]) else ()


def why_no_special(
    asked: Open | Decide, state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    name = action.args[0]
    if name not in SPECIALS:
        return Refusal("special.timing", "no-special", card=name)
    missing = why_no_crew(state, seat, name, "special.timing")
    if missing is not None:
        return missing
    kind = SPECIALS.index(name)
    if kind not in asked.specials:
        return Refusal(MOMENTS[kind], "moment", card=name)
    rule = why_no_power(state, seat, kind)
    return None if rule is None else Refusal(rule)


def play(asked: Open | Decide, state: JollyRoger, seat: int, action: Action) -> None:
    play_special(state, seat, action)


# Listed ahead as just what is legal: most hands have no special card, which is seen at once.
PLAY: Final = Deed(
    USE_CARD, why_no_special, play, specials_in_hand, prepared=True, brings=playing_brings
)

# A Traitor against a card laid in a window


def betrayals(asked: Open, state: JollyRoger, seat: int) -> Sequence[Action]:
    since = state.since[seat]
    if len(state.shown) <= since or TRAITOR not in kinds_of(state.hands[seat]):
        return ()
    betrays = state.tables.actions.betrays
    return [
        betrays[entry // KINDS][entry % KINDS]
        for entry in sorted(set(state.shown[since:]))
        if entry // KINDS != seat
    ]


def why_no_betrayal(asked: Open, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    refusal = why_no_traitor(state, seat, action)
    if refusal is not None:
        return refusal
    owner = named_seat(state, action.args[0])
    kind = state.tables.crew_number.get(action.args[1], NONE)
    if kind != NONE and owner * KINDS + kind in state.shown[state.since[seat] :]:
        return None
    return Refusal("card.traitor-window", owner=owner, card=action.args[1])


def betray_laid(asked: Open, state: JollyRoger, seat: int, action: Action) -> None:
    kind = state.tables.crew_number[action.args[1]]
    betray(state, seat, action, seat_of(action) * KINDS + kind)


BETRAYAL: Final = Deed(BETRAY, why_no_betrayal, betray_laid, brings=betraying_brings)


def cards_to_play(asked: Open, state: JollyRoger, seat: int) -> list[Action]:
    """Special cards and the Traitor; most hands have neither, which is seen at once."""
    if not may_be_special(state.hands[seat]):
        return []
    return [*playable(state, seat, asked.specials), *betrayals(asked, state, seat)]


# Windows list at once what is legal, for speed: everybody is asked, and again after each card.
OPEN: Final[Deeds[Open, JollyRoger]] = Deeds(PLAY, BETRAYAL, GIFT, listing=cards_to_play)
