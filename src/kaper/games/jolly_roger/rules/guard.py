"""What players choose on Treasure Island while the Bosun or the Cabin Boy acts.

Nothing else is played meanwhile; only the guard of the ship, who needs another's consent, may
offer gifts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from kaper.games.jolly_roger import doors, loot_doors
from kaper.games.jolly_roger.actions import (
    BEG,
    BEGS,
    LOOT_FROM,
    LOOTS_FROM,
    POST,
    POSTS,
    STAND_IN,
    seat_of,
)
from kaper.games.jolly_roger.card_events import StandInRefused
from kaper.games.jolly_roger.rules.bribes import GIFT, BesideGifts
from kaper.games.jolly_roger.rules.hands import Choice
from kaper.games.jolly_roger.rules.refusals import named_seat, why_not_another
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DECLINE, DONE

# Bosun


@dataclass(frozen=True, slots=True)
class Post(Choice):
    """Choose who guards the ship."""

    asked_by: ClassVar[str] = "card.bosun"

    def deeds(self) -> Deeds[Post, JollyRoger]:
        return POSTING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-post")


def possible_guards(asked: Post, state: JollyRoger, seat: int) -> list[Action]:
    return [POSTS[other] for other in state.others(seat)]


def why_no_guard(asked: Post, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    return why_not_another(state, seat, action.args[0], "card.bosun-substitute-consent")


def post(asked: Post, state: JollyRoger, seat: int, action: Action) -> None:
    guard = seat_of(action)
    state.stack[-1] = FindStandIn(guard, 0)
    doors.post_guard(state, seat, guard)


POSTING: Final = Deeds(Deed(POST, why_no_guard, post, possible_guards))


@dataclass(frozen=True, slots=True)
class FindStandIn(BesideGifts, Choice):
    """The guard may bribe another to guard instead; `asked` is a mask of those who refused."""

    asked_by: ClassVar[str] = "card.bosun-substitute"

    asked: int

    def step(self, state: JollyRoger) -> bool:
        left = [other for other in state.others(self.seat) if not self.asked >> other & 1]
        if left and state.guard == self.seat:
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[FindStandIn, JollyRoger]:
        return FINDING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-find-stand-in")


def others_to_beg(asked: FindStandIn, state: JollyRoger, seat: int) -> list[Action]:
    return [BEGS[other] for other in state.others(seat)]


def why_no_begging(
    asked: FindStandIn, state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    unfit = why_not_another(state, seat, action.args[0], "card.bosun-substitute")
    if unfit:
        return unfit
    other = named_seat(state, action.args[0])
    if asked.asked >> other & 1:
        return Refusal("card.bosun-substitute", "begged", owner=other)
    return None


def beg(asked: FindStandIn, state: JollyRoger, seat: int, action: Action) -> None:
    other = seat_of(action)
    state.stack[-1] = replace(asked, asked=asked.asked | 1 << other)
    state.stack.append(StandIn(other, seat))


FINDING: Final = Deeds(
    Deed(BEG, why_no_begging, beg, others_to_beg),
    Deed(DONE, always, forgo),
    GIFT,
)


@dataclass(frozen=True, slots=True)
class StandIn(Choice):
    """Guard the ship in another's place, or not."""

    asked_by: ClassVar[str] = "card.bosun-substitute-consent"

    guard: int

    def deeds(self) -> Deeds[StandIn, JollyRoger]:
        return STANDING_IN

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-stand-in", (("owner", self.guard),))


def stand_in(asked: StandIn, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.post_guard(state, asked.guard, seat)


def refuse_to_guard(asked: StandIn, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.tell(state, StandInRefused(seat, asked.guard))


STANDING_IN: Final = Deeds(
    Deed(STAND_IN, always, stand_in),
    Deed(DECLINE, always, refuse_to_guard),
)

# Cabin Boy


@dataclass(frozen=True, slots=True)
class DigUpFrom(Choice):
    """Choose whose buried loot to draw from."""

    asked_by: ClassVar[str] = "card.cabin-boy"

    def deeds(self) -> Deeds[DigUpFrom, JollyRoger]:
        return DIGGING_UP

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-dig-up")


def others_to_dig_up(asked: DigUpFrom, state: JollyRoger, seat: int) -> list[Action]:
    return [LOOTS_FROM[other] for other in state.others(seat)]


def why_no_digging(
    asked: DigUpFrom, state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    unfit = why_not_another(state, seat, action.args[0], "card.cabin-boy-target")
    if unfit:
        return unfit
    owner = named_seat(state, action.args[0])
    if not state.buried[owner]:
        return Refusal("card.cabin-boy-target", "nothing-buried", owner=owner)
    return None


def dig_up_from(asked: DigUpFrom, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    loot_doors.dig_up(state, seat, seat_of(action))


DIGGING_UP: Final = Deeds(Deed(LOOT_FROM, why_no_digging, dig_up_from, others_to_dig_up))
