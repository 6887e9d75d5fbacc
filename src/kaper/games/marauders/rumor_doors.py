"""The doors of Rumors: in hand, shown, sold, proven, kept."""

from __future__ import annotations

from kaper.games.marauders.doors import tell
from kaper.games.marauders.events import PapersUsed, PassageUsed
from kaper.games.marauders.port_events import (
    RumorBought,
    RumorDrawn,
    RumorDropped,
    RumorSeen,
    RumorShown,
)
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.visibility.knowledge import gold_spent
from kaper.kernel.chance import draw
from kaper.kernel.piles import EVERYBODY

# In hand


def draw_rumors(state: Marauders, seat: int, count: int) -> None:
    # Rule: rumor.draw
    drawn = draw(state, "rumor", state.decks.rumor, count)
    for rumor in drawn:
        state.rumors_known[rumor] = 1 << seat
        tell(state, RumorDrawn(seat, state.tables.rumor_names[rumor]))
    captain = state.captains[seat]
    captain.rumors = tuple(sorted((*captain.rumors, *drawn)))


def keep_rumor(state: Marauders, seat: int, kept: int) -> None:
    """One of several; the others are shuffled back into their deck."""
    captain = state.captains[seat]
    for rumor in captain.rumors:
        if rumor != kept:
            state.decks.rumor = sorted((*state.decks.rumor, rumor))
            tell(state, RumorDropped(seat, state.tables.rumor_names[rumor]))
    captain.rumors = (kept,)
    # Whoever had seen one of them cannot tell which it is now.
    state.rumors_known[kept] = 1 << seat


def see_rumor(state: Marauders, seat: int, owner: int) -> None:
    """Look at another's Rumor."""
    (rumor,) = state.captains[owner].rumors
    state.rumors_known[rumor] |= 1 << seat
    tell(state, RumorSeen(seat, owner, state.tables.rumor_names[rumor]))


def buy_rumor(state: Marauders, seat: int, owner: int, gold: int) -> None:
    """From another, whose only one it is."""
    buyer, seller = state.captains[seat], state.captains[owner]
    (rumor,), seller.rumors = seller.rumors, ()
    buyer.gold -= gold
    seller.gold += gold
    gold_spent(state, seat)
    tell(state, RumorBought(seat, owner, state.tables.rumor_names[rumor]))
    buyer.rumors = tuple(sorted((*buyer.rumors, rumor)))


def plunder_rumors(state: Marauders, seat: int, loser: int) -> None:
    """All of a beaten captain's, kept ones too."""
    winner, beaten = state.captains[seat], state.captains[loser]
    for rumor in beaten.rumors:
        state.rumors_known[rumor] |= 1 << seat
    winner.kept = (*winner.kept, *beaten.kept)
    winner.rumors = tuple(sorted((*winner.rumors, *beaten.rumors)))
    beaten.rumors = beaten.kept = ()


# Checked


def show_rumor(state: Marauders, seat: int, rumor: int) -> None:
    """To all, before its test."""
    state.turn.rumor_shown = rumor
    # Rule: rumor.reveal
    state.rumors_known[rumor] = EVERYBODY
    tell(state, RumorShown(seat, state.tables.rumor_names[rumor]))


def put_back_rumor(state: Marauders, seat: int, rumor: int) -> None:
    """One that is done with is shuffled back into its deck."""
    captain = state.captains[seat]
    captain.rumors = tuple(card for card in captain.rumors if card != rumor)
    state.decks.rumor = sorted((*state.decks.rumor, rumor))


# Proven ones that stay with their owners, out of the Rumor slot


def set_aside_rumor(state: Marauders, seat: int) -> None:
    """The one in hand, to be used later."""
    captain = state.captains[seat]
    (rumor,) = captain.rumors
    captain.rumors = ()
    captain.kept = (*captain.kept, rumor)


def use_papers(state: Marauders, seat: int, rumor: int) -> None:
    """They open the port of the zone for one stay."""
    _use_up(state, seat, rumor)
    captain = state.captains[seat]
    captain.legal_stay = True
    tell(state, PapersUsed(seat, state.tables.zone_names[captain.zone]))


def use_passage(state: Marauders, seat: int, rumor: int) -> None:
    """Extra Moves in this turn."""
    _use_up(state, seat, rumor)
    state.turn.moves += state.tables.rumor_reward[rumor][0].value
    tell(state, PassageUsed(seat))


def _use_up(state: Marauders, seat: int, rumor: int) -> None:
    captain = state.captains[seat]
    captain.kept = tuple(card for card in captain.kept if card != rumor)
    state.decks.rumor = sorted((*state.decks.rumor, rumor))
