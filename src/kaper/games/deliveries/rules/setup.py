"""Setting up a game, and the games of a series one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.deliveries.components.cards import NAMES, ROW
from kaper.games.deliveries.components.tables import Tables
from kaper.games.deliveries.events import Began, SharedWin, Won
from kaper.games.deliveries.rules.scoring import is_over, result
from kaper.games.deliveries.rules.turn import TURNS
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.chance import draw, roll
from kaper.kernel.frames import Frame

# The draw pile from the top, as (ordinary cards, Delivery cards): a Delivery card under each of
# two piles, the third shuffled together with its own.
# Rule: setup.three-piles, setup.delivery-under-each, setup.stack-piles, setup.pile-sizes
THREE_PILES = ((18, 0), (0, 1), (17, 0), (0, 1), (17, 1))
# Poor visibility: both halves are shuffled together with their Delivery cards.
# Rule: variant.fog-two-piles, variant.fog-lower-pile, variant.fog-upper-pile
TWO_PILES = ((26, 1), (26, 2))


@dataclass(frozen=True, slots=True)
class Series(Frame[Deliveries]):
    """At the bottom of the stack: sets up the next game, or tells who has won."""

    def step(self, state: Deliveries) -> bool:
        if state.game and is_over(state):
            state.stack.pop()
            tell_winners(state)
        else:
            set_up(state)
        return False


def set_up(state: Deliveries) -> None:
    """Stack the draw pile, lay out the row and find the first player; nobody has cards yet."""
    seats = state.seats
    state.game += 1
    # All but the Delivery cards, which `parts` puts where they belong.
    # Rule: setup.set-aside-deliveries
    state.bag = list(state.tables.cards)
    # Rule: setup.open-row
    state.row = draw(state, "pile", state.bag, ROW)
    # In Poor visibility the upper half is shuffled anew while a Delivery card is among its top
    # five: the row and the card after it come from the ordinary ones.
    # Rule: variant.fog, variant.fog-early-delivery
    (upper, deliveries), *rest = TWO_PILES if state.fog else THREE_PILES
    state.parts = ((upper - ROW, deliveries), *rest)
    # Rule: setup.discard-space
    state.discards = []
    state.came = 0
    # Rule: setup.no-starting-hand
    state.hands = [()] * seats
    state.known = [()] * seats
    state.unseen = [()] * seats
    state.wolves = [0] * seats
    state.delivered = [()] * seats
    state.kinds = [0] * seats
    # Rule: setup.first-player, setup.first-player-digital
    chosen = state.first_seat and state.game == 1
    state.first = 0 if chosen else roll(state, "first-player", seats)[0] - 1
    state.stack.append(TURNS[state.first])
    if state.trace is not None:
        cards = tuple(NAMES[card] for card in state.row)
        state.trace.events.append(Began(state.first, state.game, cards))


def tell_winners(state: Deliveries) -> None:
    if state.trace is None:
        return
    found = result(state)
    if len(found.winners) == 1:
        state.trace.events.append(Won(found.winners[0], found.reason))
    else:
        state.trace.events += [SharedWin(seat) for seat in found.winners]


def empty_table(
    tables: Tables,
    seats: int,
    rng: int,
    *,
    target: int,
    fog: bool,
    vouch: bool,
    first_seat: bool,
) -> Deliveries:
    """The table before the first game."""
    return Deliveries(
        seats=seats,
        stack=[Series()],
        rng=rng,
        trace=None,
        tables=tables,
        target=target,
        fog=fog,
        vouch=vouch,
        first_seat=first_seat,
        game=0,
        first=0,
        bag=[],
        parts=(),
        row=[],
        discards=[],
        came=0,
        hands=[],
        known=[],
        unseen=[],
        wolves=[],
        delivered=[],
        kinds=[],
        totals=[0] * seats,
    )
