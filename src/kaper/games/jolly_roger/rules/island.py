"""Treasure Island: the map, the guard, the burying, and what the Cabin Boy digs up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.jolly_roger import doors, loot_doors
from kaper.games.jolly_roger.actions import BURY, BURY_ALL
from kaper.games.jolly_roger.components.cards import BLOODY_PIRATE, BOSUN, CABIN_BOY
from kaper.games.jolly_roger.events import Buried, IslandMissed
from kaper.games.jolly_roger.rules.answers import may_be_held
from kaper.games.jolly_roger.rules.bribes import GIFT
from kaper.games.jolly_roger.rules.powers import ANY_TIME
from kaper.games.jolly_roger.rules.refusals import why_no_loot
from kaper.games.jolly_roger.rules.windows import PLAY, Decide, Open, kinds_in, open_window
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DONE, Frame


def head_for_island(state: JollyRoger) -> None:
    """Somebody must show a map; with no Bloody Pirate in any hand there is none."""
    # Rule: island.needs-map, card.bloody-pirate
    window = ShowMap(state.from_left_of(state.captain))
    if may_be_held(state, window.specials):
        # Rule: island.map-window
        open_window(state, window)
    else:
        window.resolve(state)


@dataclass(frozen=True, slots=True)
class ShowMap(Open):
    """Anybody may play a Bloody Pirate; the first one that stands is enough."""

    specials: ClassVar[tuple[int, ...]] = (BLOODY_PIRATE, *ANY_TIME)

    def step(self, state: JollyRoger) -> bool:
        # Rule: island.map-window, island.needs-map
        if BLOODY_PIRATE in state.table:
            state.stack.pop()
            land(state)
            return False
        return Open.step(self, state)

    def resolve(self, state: JollyRoger) -> None:
        """The Captain has to choose another destination."""
        doors.tell(state, IslandMissed(state.captain))
        # Rule: island.not-reached-card-returns
        doors.put_back(state)
        state.barred = True

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-map")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "island.map-window"


def land(state: JollyRoger) -> None:
    doors.turn_up(state)
    doors.dismiss_guard(state)
    state.stack += [LeaveIsland(), BuryAll()]
    if may_be_held(state, Arrival.specials):
        open_window(state, Arrival(state.from_left_of(state.captain)))


@dataclass(frozen=True, slots=True)
class Arrival(Open):
    """On arrival the Bosun may post a guard."""

    specials: ClassVar[tuple[int, ...]] = (BOSUN, *ANY_TIME)

    def resolve(self, state: JollyRoger) -> None:
        pass

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-arrival")


@dataclass(frozen=True, slots=True)
class BuryAll(Frame[JollyRoger]):
    """Everybody but the guard may bury, clockwise from the Captain; then the Cabin Boy."""

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        state.stack.append(AfterBurying())
        for seat in reversed(state.clockwise(state.captain)):
            # Rule: card.bosun, island.bury-subset
            if seat != state.guard:
                state.stack.append(Bury(seat))
        return False


@dataclass(frozen=True, slots=True)
class Bury(Decide):
    """Bury all, some or none of one's loot."""

    def step(self, state: JollyRoger) -> bool:
        if state.loot[self.seat]:
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Bury, JollyRoger]:
        return BURYING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-bury")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "card.bosun" if seat == state.guard else "island.bury-subset"


def burials(asked: Bury, state: JollyRoger, seat: int) -> list[Action]:
    buries = state.tables.actions.buries
    return [BURY_ALL, *(buries[kind] for kind in sorted(kinds_in(state.loot[seat])))]


def why_no_burial(asked: Bury, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    if action is BURY_ALL:
        return None
    return why_no_loot(state, seat, action.args[0], "island.bury")


def bury(asked: Bury, state: JollyRoger, seat: int, action: Action) -> None:
    # Rule: island.buried-safe, island.buried-known, variant.hidden-loot-mark-buried
    if action is BURY_ALL:
        state.stack.pop()
        names = doors.loot_names(state, state.loot[seat])
        loot_doors.bury_all(state, seat)
    else:
        names = (action.args[0],)
        loot_doors.bury(state, seat, state.tables.loot_number[action.args[0]])
    doors.tell(state, Buried(seat, len(names), names, state.hidden_loot))


def bury_no_more(asked: Bury, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()


BURYING: Final[Deeds[Bury, JollyRoger]] = Deeds(
    Deed(BURY, why_no_burial, bury, burials),
    Deed(DONE, always, bury_no_more),
    PLAY,
    GIFT,
)


@dataclass(frozen=True, slots=True)
class AfterBurying(Frame[JollyRoger]):
    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        doors.dismiss_guard(state)
        if may_be_held(state, DigWindow.specials):
            open_window(state, DigWindow(state.from_left_of(state.captain)))
        return False


@dataclass(frozen=True, slots=True)
class DigWindow(Open):
    """After the burying the Cabin Boy may be played."""

    # Rule: card.cabin-boy
    specials: ClassVar[tuple[int, ...]] = (CABIN_BOY, *ANY_TIME)

    def resolve(self, state: JollyRoger) -> None:
        pass

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-after-burying")


@dataclass(frozen=True, slots=True)
class LeaveIsland(Frame[JollyRoger]):
    """The Bloody Pirate who led the way is discarded."""

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        # Rule: island.bloody-pirate-discarded
        doors.clear_table(state)
        return False
