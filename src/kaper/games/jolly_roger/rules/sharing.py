"""Sharing loot, after an attack or a mutiny: first picks, and the rest as evenly as possible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.jolly_roger import doors, loot_doors
from kaper.games.jolly_roger.actions import SHARE, TAKE, seat_of
from kaper.games.jolly_roger.components.cards import COOK, SHIPWRIGHT, kinds_of
from kaper.games.jolly_roger.events import LootPicked, LootShared
from kaper.games.jolly_roger.rules.answers import may_be_held
from kaper.games.jolly_roger.rules.bribes import GIFT
from kaper.games.jolly_roger.rules.powers import ANY_TIME
from kaper.games.jolly_roger.rules.prospects import sharing_brings
from kaper.games.jolly_roger.rules.refusals import named_seat, no_player
from kaper.games.jolly_roger.rules.windows import (
    PLAY,
    Decide,
    Open,
    QuartermasterDecides,
    kinds_in,
    open_window,
)
from kaper.games.jolly_roger.state import NOBODY, NONE, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Frame


def share_lot(state: JollyRoger, *, with_captain: bool) -> None:
    """Share the lot: the Cook's window, the picks, the shares, the Shipwright's window.

    After an attack the Captain has a share in the rest; after a mutiny the pick is all he gets.
    """
    # Rule: loot.captain-first, loot.qm-shares-rest, mutiny.share-loot
    loot_doors.begin_sharing(state)
    state.stack += [AfterShare(), ShareOut(with_captain), FirstPicks()]
    if may_be_held(state, BeforePick.specials):
        open_window(state, BeforePick(state.from_left_of(state.captain)))


@dataclass(frozen=True, slots=True)
class BeforePick(Open):
    """Before the first pick the Cook may be played."""

    # Rule: card.cook-details
    specials: ClassVar[tuple[int, ...]] = (COOK, *ANY_TIME)

    def resolve(self, state: JollyRoger) -> None:
        pass

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-before-pick", (("count", len(state.lot)),))


@dataclass(frozen=True, slots=True)
class FirstPicks(Frame[JollyRoger]):
    """The Captain picks first, or the Cook's player and then the Captain.

    With three players a Surgeon may make the Cook's player Captain, who has then picked already.
    """

    def step(self, state: JollyRoger) -> bool:
        # Rule: card.cook
        if state.cook != NOBODY and not state.got[state.cook]:
            state.stack.append(Pick(state.cook))
            return False
        state.stack.pop()
        # Rule: card.cook-details, variant.three-players-details
        if not state.got[state.captain]:
            state.stack.append(Pick(state.captain))
        return False


@dataclass(frozen=True, slots=True)
class Pick(Decide):
    """Pick one card of the lot for oneself."""

    seen: bool = False

    def step(self, state: JollyRoger) -> bool:
        if self.seat not in (state.cook, state.captain):
            # A Surgeon has made somebody else Captain.
            state.stack[-1] = FirstPicks()
            return False
        if not state.lot:
            state.stack.pop()
            return False
        if not self.seen:
            state.stack[-1] = Pick(self.seat, True)
            look(state, self.seat)
        if len(state.lot) > 1:
            return True
        state.stack.pop()
        take(state, self.seat, kinds_of(state.lot)[0])
        return False

    def deeds(self) -> Deeds[Pick, JollyRoger]:
        return PICKING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-pick")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "loot.captain-first"


def lot_cards(asked: Pick, state: JollyRoger, seat: int) -> list[Action]:
    takes = state.tables.actions.takes
    return [takes[kind] for kind in sorted(kinds_in(state.lot))]


def why_not_in_lot(
    asked: Frame[JollyRoger], state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    kind = state.tables.loot_number.get(action.args[0], NONE)
    return None if kind in kinds_of(state.lot) else Refusal("loot.draw", loot=action.args[0])


def pick(asked: Pick, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    take(state, seat, state.tables.loot_number[action.args[0]])


PICKING: Final[Deeds[Pick, JollyRoger]] = Deeds(
    Deed(TAKE, why_not_in_lot, pick, lot_cards), PLAY, GIFT
)


def look(state: JollyRoger, seat: int) -> None:
    """In the variant the lot is seen only by those who pick and share, in this order."""
    # Rule: variant.hidden-loot-share, variant.hidden-loot-unburied
    if state.hidden_loot:
        loot_doors.look_at_lot(state, seat)


def take(state: JollyRoger, seat: int, kind: int) -> None:
    loot_doors.take_from_lot(state, seat, kind, seat)
    doors.tell(state, LootPicked(seat, doors.loot_name(state, kind), state.hidden_loot))


@dataclass(frozen=True, slots=True)
class ShareOut(Frame[JollyRoger]):
    """The Quartermaster shares what is left."""

    with_captain: bool = True

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        if state.lot:
            left_out = NOBODY if self.with_captain else state.captain
            state.stack.append(Share(state.quartermaster, left_out))
        return False


@dataclass(frozen=True, slots=True)
class Share(QuartermasterDecides):
    """Give each card to somebody who has fewest of this lot: so shares differ by one at most."""

    left_out: int = NOBODY

    def asks(self, state: JollyRoger) -> bool:
        if not state.lot:
            state.stack.pop()
            return False
        if not state.lot_seen >> self.seat & 1:
            look(state, self.seat)
        return True

    def deeds(self) -> Deeds[Share, JollyRoger]:
        return SHARING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-share", (("count", len(state.lot)),))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "loot.qm-shares-rest"


def sharers(asked: Share, state: JollyRoger) -> list[int]:
    return [other for other in range(state.seats) if other != asked.left_out]


def shares(asked: Share, state: JollyRoger, seat: int) -> list[Action]:
    """Each card of the lot to each who has fewest."""
    others = sharers(asked, state)
    least = min(state.got[other] for other in others)
    poorest = [other for other in others if state.got[other] == least]
    actions = state.tables.actions.shares
    return [actions[kind][o] for kind in sorted(kinds_in(state.lot)) for o in poorest]


def why_no_share(asked: Share, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    other = named_seat(state, action.args[1])
    if other == NOBODY:
        return no_player("loot.qm-shares-rest", action.args[1])
    if other == asked.left_out:
        return Refusal("mutiny.share-loot-others", owner=other)
    missing = why_not_in_lot(asked, state, seat, action)
    if missing is not None:
        return missing
    # Rule: loot.even-share, mutiny.share-loot
    got, least = state.got[other], min(state.got[sharer] for sharer in sharers(asked, state))
    if got == least:
        return None
    return Refusal("loot.no-second-before-first", owner=other, have=got, need=least)


def share(asked: Share, state: JollyRoger, seat: int, action: Action) -> None:
    kind, other = state.tables.loot_number[action.args[0]], seat_of(action)
    loot_doors.take_from_lot(state, other, kind, seat)
    name = doors.loot_name(state, kind)
    doors.tell(state, LootShared(seat, other, name, state.hidden_loot))


# Only legal shares are listed (`prepared`): asking the guard about each would be slow.
SHARING: Final[Deeds[Share, JollyRoger]] = Deeds(
    Deed(SHARE, why_no_share, share, shares, prepared=True, brings=sharing_brings), PLAY, GIFT
)


def left_out(state: JollyRoger) -> int:
    """Who has no share in the rest of the lot, beside the pick; NOBODY where everybody has."""
    for frame in state.stack:
        if isinstance(frame, ShareOut):
            return NOBODY if frame.with_captain else state.captain
        if isinstance(frame, Share):
            return frame.left_out
    return NOBODY


@dataclass(frozen=True, slots=True)
class AfterShare(Frame[JollyRoger]):
    """After the share the Shipwright may be played."""

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        state.cook = NOBODY
        if may_be_held(state, Repairable.specials):
            open_window(state, Repairable(state.from_left_of(state.captain)))
        return False


@dataclass(frozen=True, slots=True)
class Repairable(Open):
    # Rule: card.shipwright-ask
    specials: ClassVar[tuple[int, ...]] = (SHIPWRIGHT, *ANY_TIME)

    def resolve(self, state: JollyRoger) -> None:
        pass

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-after-share")


def is_shared(state: JollyRoger) -> bool:
    """Whether the loot of an attack is shared out, and the ship still lies there."""
    return any(isinstance(frame, Repairable) for frame in state.stack)
