"""The mutiny: from the windows in which it may be called to the crew dealt again after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.games.jolly_roger import doors, memory
from kaper.games.jolly_roger.actions import (
    APPOINTS,
    EXTRAS,
    LEADERS,
    MUTINY_BY_OFFICE,
    QUARTERMASTER_CARD,
    SHOW,
    SUPPORTS_BY_OFFICE,
    seat_of,
)
from kaper.games.jolly_roger.card_events import LootShown
from kaper.games.jolly_roger.cards import (
    ASSASSIN,
    KINDS,
    LOOKOUT,
    SEA_WOLF,
    SPENT_BY_MUTINY,
    kind_of,
    knowers,
    shown_to,
    shown_to_all,
    with_card,
)
from kaper.games.jolly_roger.events import (
    CrewRedealt,
    LootCollected,
    MutinyCalled,
    MutinyEnded,
    SupportLaid,
)
from kaper.games.jolly_roger.hands import limit_hands
from kaper.games.jolly_roger.powers import ANY_TIME
from kaper.games.jolly_roger.sharing import share_lot
from kaper.games.jolly_roger.state import (
    CAPTAIN,
    MUTINEER,
    NEUTRAL,
    NOBODY,
    SAILING,
    JollyRoger,
)
from kaper.games.jolly_roger.windows import (
    Decide,
    Open,
    QuartermasterDecides,
    call_mutiny,
    kinds_in,
    may_be_held,
    open_window,
    press_with,
)
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Frame

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

    def own_plays(self, state: JollyRoger, seat: int) -> list[Action]:
        plays = showable(state, seat) if state.hidden_loot else []
        if state.mutinied or seat == state.captain:
            return plays
        mutinies = state.tables.actions.mutinies
        plays += [mutinies[kind] for kind in kinds_in(state.hands[seat])]
        if seat == state.quartermaster:
            plays.append(MUTINY_BY_OFFICE)
        return plays

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action.verb == SHOW.name:
            # No card is played: passes stand.
            show_loot(state, seat, action)
        else:
            Open.answer(self, state, seat, action)

    def own_play(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action is not MUTINY_BY_OFFICE:
            call_mutiny(state, seat, action)
            return
        # A role card cannot be answered: the mutiny begins at once.
        doors.tell(state, MutinyCalled(seat, QUARTERMASTER_CARD))
        doors.begin_mutiny(state, seat)
        commit_office(state, seat, MUTINEER)

    def resolve(self, state: JollyRoger) -> None:
        state.stage = self.then

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        if state.mutinied or seat == state.captain:
            return Prompt("jolly-roger-prompt-after-decision")
        return Prompt("jolly-roger-prompt-mutiny-or-pass")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "mutiny.call-window"


@dataclass(frozen=True, slots=True)
class AfterChoice(AfterDecision):
    """After the choice of destination the Lookout may be played, too."""

    specials: ClassVar[tuple[int, ...]] = (LOOKOUT, *ANY_TIME)


def after_decision(state: JollyRoger, then: int) -> None:
    """Open the window after a decision, unless everybody can see that nobody can act."""
    seats = state.from_left_of(state.captain)
    window = (AfterChoice if then == SAILING else AfterDecision)(seats, then)
    state.offered = [0] * state.seats
    if state.mutinied and not may_be_held(state, window.specials):
        window.resolve(state)
    else:
        open_window(state, window)


def showable(state: JollyRoger, seat: int) -> list[Action]:
    """Where loot is hidden: the unburied cards that not everybody knows yet."""
    shows = state.tables.actions.shows
    return [shows[kind] for kind in kinds_in(_not_shown(state, seat))]


def _not_shown(state: JollyRoger, seat: int) -> list[int]:
    everybody = everybody_but(state, seat)
    return [card for card in state.loot[seat] if knowers(card) & everybody != everybody]


def everybody_but(state: JollyRoger, seat: int) -> int:
    return (1 << state.seats) - 1 & ~(1 << seat)


def show_loot(state: JollyRoger, seat: int, action: Action) -> None:
    """Show a hidden loot card to everybody, who know of it from now on."""
    kind = state.tables.loot_number[action.args[0]]
    # Of several alike, one that was not shown yet.
    card = next(card for card in _not_shown(state, seat) if kind_of(card) == kind)
    before = state.loot[seat]
    rest = list(before)
    rest.remove(card)
    open_card = shown_to_all(kind, everybody_but(state, seat))
    after = state.loot[seat] = with_card(tuple(rest), open_card)
    memory.shown(state.loot_adrift, kind, before, after)
    doors.tell(state, LootShown(seat, action.args[0]))


def commit_office(state: JollyRoger, seat: int, side: int) -> None:
    """The Quartermaster lays the Quartermaster card for a leader: one crew member."""
    state.office = side
    state.sides[seat] = side
    doors.tell(state, SupportLaid(seat, LEADERS[side], QUARTERMASTER_CARD, 1))


# Taking sides


@dataclass(frozen=True, slots=True)
class Mutiny(Open):
    """Everybody may lay crew cards for either leader until nobody wants to any more."""

    specials: ClassVar[tuple[int, ...]] = (ASSASSIN, *ANY_TIME)

    def step(self, state: JollyRoger) -> bool:
        if state.killed != NOBODY:
            state.stack.pop()
            end_mutiny(state, 1 - state.killed)
            return False
        return Open.step(self, state)

    def own_plays(self, state: JollyRoger, seat: int) -> list[Action]:
        side = state.sides[seat]
        kinds = kinds_in(state.hands[seat])
        supports = state.tables.actions.supports
        sides = (CAPTAIN, MUTINEER) if side == NEUTRAL else (side,)
        plays = [supports[side][kind] for side in sides for kind in kinds]
        by_office = seat == state.quartermaster and state.office == NEUTRAL
        if by_office and state.has_quartermaster():
            plays += [SUPPORTS_BY_OFFICE[side] for side in sides]
        return plays

    def own_play(self, state: JollyRoger, seat: int, action: Action) -> None:
        side = LEADERS.index(action.args[0])
        if action.args[1] == QUARTERMASTER_CARD:
            commit_office(state, seat, side)
            return
        kind = state.tables.crew_number[action.args[1]]
        if kind == SEA_WOLF:
            press_with(state, seat, side)
        else:
            doors.lay_support(state, seat, side, kind)

    def resolve(self, state: JollyRoger) -> None:
        wins = doors.support(state, MUTINEER) > doors.support(state, CAPTAIN)
        end_mutiny(state, MUTINEER if wins else CAPTAIN)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        totals = (("captain", doors.support(state, CAPTAIN)),)
        more = (("mutineer", doors.support(state, MUTINEER)),)
        return Prompt("jolly-roger-prompt-mutiny", (*totals, *more))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "mutiny.open-window"


def open_mutiny(state: JollyRoger) -> None:
    """The cards laid so far in the window below can no longer be answered."""
    open_window(state, Mutiny(state.from_left_of(state.mutineer)))


# The end of a mutiny


def end_mutiny(state: JollyRoger, winner: int) -> None:
    """The winner is Captain and appoints; then loot and crew are shared."""
    totals = (doors.support(state, CAPTAIN), doors.support(state, MUTINEER))
    losers = sum(1 << s for s in range(state.seats) if doors.loses(state, s, 1 - winner))
    doors.make_captain(state, state.leader(winner))
    doors.tell(state, MutinyEnded(state.captain, *totals))
    state.mutineer = NOBODY
    state.killed = NOBODY
    state.office = NEUTRAL
    state.sides = [NEUTRAL] * state.seats
    state.stack += [Redeal(), CollectLoot(losers)]
    if state.has_quartermaster():
        state.stack.append(Reappoint(state.captain))


@dataclass(frozen=True, slots=True)
class Appoint(Decide):
    """The Captain appoints a Quartermaster, the same or another."""

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        return [APPOINTS[other] for other in range(state.seats) if other != seat]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        doors.appoint(state, seat_of(action))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-appoint")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "appoint.captain-names-qm"


@dataclass(frozen=True, slots=True)
class Reappoint(Appoint):
    """The appointment right after a mutiny."""

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-reappoint")


@dataclass(frozen=True, slots=True)
class CollectLoot(Frame[JollyRoger]):
    """The Quartermaster collects what the losers have not buried, and shares it."""

    losers: int

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        for seat in range(state.seats):
            if self.losers >> seat & 1:
                # Where loot is hidden, whoever lost a card still knows that it is in the lot.
                lost = state.loot[seat]
                state.lot += [shown_to(c, seat) for c in lost] if state.hidden_loot else lost
                state.loot[seat] = ()
        state.lot.sort()
        if state.lot:
            doors.tell(state, LootCollected(state.quartermaster, len(state.lot)))
            share_lot(state, with_captain=False)
        return False


@dataclass(frozen=True, slots=True)
class Redeal(Frame[JollyRoger]):
    """All crew cards of the mutiny are shuffled and dealt out again, but for three."""

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        kinds = [entry % KINDS for entry in state.laid]
        doors.discard(state, [kind for kind in kinds if kind in SPENT_BY_MUTINY])
        state.laid = sorted(kind for kind in kinds if kind not in SPENT_BY_MUTINY)
        each, extra = divmod(len(state.laid), state.seats)
        if state.laid:
            state.stack.append(NameExtras(state.quartermaster, each, extra, 0))
        return False


@dataclass(frozen=True, slots=True)
class NameExtras(QuartermasterDecides):
    """The Quartermaster names, unseen, who gets the cards over; `named` is a mask."""

    each: int
    extra: int
    named: int

    def asks(self, state: JollyRoger) -> bool:
        if self.extra:
            return True
        state.stack.pop()
        redeal(state, self.each, self.named)
        return False

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        return [EXTRAS[other] for other in range(state.seats) if not self.named >> other & 1]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        named = self.named | 1 << seat_of(action)
        state.stack[-1] = NameExtras(seat, self.each, self.extra - 1, named)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-extras", (("count", self.extra),))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "mutiny.redeal-uneven"


def redeal(state: JollyRoger, each: int, extras: int) -> None:
    order = state.clockwise(state.captain)
    limit_hands(state, order)
    # Everybody saw the cards, and now that they are dealt out nobody sees who has which.
    state.held = sorted((*state.held, *state.laid))
    for seat in order:
        count = each + (extras >> seat & 1)
        drawn = draw(state, "mutiny", state.laid, count) if count else []
        if not drawn:
            continue
        for kind in drawn:
            state.hands[seat] = with_card(state.hands[seat], kind)
        if state.trace is not None:
            names = tuple(doors.crew_name(state, kind) for kind in sorted(drawn))
            state.trace.events.append(CrewRedealt(seat, count, names))
