"""The doors of a mutiny: the only writers of its sides and of the crew laid in it."""

from __future__ import annotations

from collections.abc import Container

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import LEADERS, QUARTERMASTER_CARD
from kaper.games.jolly_roger.components.cards import KINDS, TYPES, with_card
from kaper.games.jolly_roger.events import (
    CrewRedealt,
    MutinyBegan,
    SupportLaid,
    VoyageBrokenOff,
)
from kaper.games.jolly_roger.state import (
    CAPTAIN,
    CHOOSING,
    MUTINEER,
    MUTINY_ENDING,
    NEUTRAL,
    NOBODY,
    NONE,
    PUNISHING,
    JollyRoger,
)
from kaper.kernel.chance import draw


def begin_mutiny(state: JollyRoger, seat: int) -> None:
    """A call of mutiny stands: the voyage is broken off, or the punishment is not carried out."""
    # Rule: mutiny.before-qm-acts, mutiny.interrupted-card-returns
    if state.stage == PUNISHING:
        state.stage = MUTINY_ENDING
        state.demanded = False
    else:
        if state.chosen != NONE:
            doors.tell(state, VoyageBrokenOff(TYPES[state.chosen]))
            doors.put_back(state)
        # Rule: mutiny.then-destination, mutiny.in-phase-one-or-two
        state.stage = CHOOSING
    state.mutinied = True
    state.mutineer = seat
    state.barred = False
    state.killed = NOBODY
    state.bound = 0
    state.offered = [0] * state.seats
    state.sides = [NEUTRAL] * state.seats
    state.sides[state.captain] = CAPTAIN
    state.sides[seat] = MUTINEER
    doors.tell(state, MutinyBegan(seat, state.captain))


def lay_support(state: JollyRoger, seat: int, side: int, kind: int) -> None:
    """Lay a crew card from the hand for a leader, which binds its player to that side."""
    doors.lay_down(state, seat, kind)
    count_support(state, seat, side, kind)
    doors.show(state, seat, kind)


def count_support(state: JollyRoger, seat: int, side: int, kind: int) -> None:
    """A crew card counts for a leader."""
    state.sides[seat] = side
    state.laid.append(seat * KINDS + kind)
    if state.trace is not None:
        crew, leader = state.tables.crew[kind], LEADERS[side]
        state.trace.events.append(SupportLaid(seat, leader, doors.crew_name(state, kind), crew))


def lose_support(state: JollyRoger, seat: int, kind: int) -> None:
    """A card in a mutiny is cancelled: with no other card there, its player is neutral again."""
    state.laid.remove(seat * KINDS + kind)
    if not takes_part(state, seat) and not state.bound >> seat & 1:
        state.sides[seat] = NEUTRAL


def takes_part(state: JollyRoger, seat: int) -> bool:
    """Whether a seat leads a side of the mutiny, or has a card in it."""
    # Rule: mutiny.who-loses, mutiny.neutral-keeps-loot
    committed = state.office != NEUTRAL and seat == state.quartermaster
    if committed or seat in (state.captain, state.mutineer):
        return True
    return any(entry // KINDS == seat for entry in state.laid)


def loses(state: JollyRoger, seat: int, side: int) -> bool:
    """Whether a seat loses with a side: not one whom a Sea Wolf has bound to it without a card."""
    return state.sides[seat] == side and takes_part(state, seat)


def support(state: JollyRoger, side: int) -> int:
    """The crew members on a side; the Captain card always counts for the Captain."""
    crew, sides = state.tables.crew, state.sides
    # Rule: mutiny.count-crew, mutiny.role-cards-count-one, mutiny.special-cards-count-one
    # Rule: special.as-plain-no-effect, card.ship-rats-always-five
    total = int(side == CAPTAIN) + int(state.office == side)
    for entry in state.laid:
        if sides[entry // KINDS] == side:
            # Rule: card.ship-rats
            total += crew[entry % KINDS]
    return total


def commit_office(state: JollyRoger, seat: int, side: int) -> None:
    """The Quartermaster lays the Quartermaster card for a leader: one crew member."""
    state.office = side
    state.sides[seat] = side
    doors.tell(state, SupportLaid(seat, LEADERS[side], QUARTERMASTER_CARD, 1))


def press(state: JollyRoger, seat: int, other: int) -> None:
    """The other is bound to this player's side."""
    # Rule: card.sea-wolf
    state.sides[other] = state.sides[seat]
    state.bound |= 1 << other


def end_mutiny(state: JollyRoger) -> None:
    state.mutineer = NOBODY
    state.killed = NOBODY
    state.office = NEUTRAL
    state.sides = [NEUTRAL] * state.seats


# The crew laid, dealt out again


def gather_crew(state: JollyRoger, spent: Container[int]) -> None:
    """All crew cards of the mutiny in one pile; those that it spends are discarded."""
    kinds = [entry % KINDS for entry in state.laid]
    # Rule: mutiny.redeal-crew, mutiny.redeal-exceptions
    doors.discard(state, [kind for kind in kinds if kind in spent])
    state.laid = sorted(kind for kind in kinds if kind not in spent)


def mix_crew(state: JollyRoger) -> None:
    """Everybody saw the cards, and when they are dealt out nobody sees who has which."""
    state.held = sorted((*state.held, *state.laid))


def deal_crew(state: JollyRoger, seat: int, count: int) -> None:
    """So many cards of the gathered crew."""
    drawn = draw(state, "mutiny", state.laid, count) if count else []
    if not drawn:
        return
    for kind in drawn:
        state.hands[seat] = with_card(state.hands[seat], kind)
    if state.trace is not None:
        names = tuple(doors.crew_name(state, kind) for kind in sorted(drawn))
        state.trace.events.append(CrewRedealt(seat, count, names))
