"""The doors of captains: where they sail and lie in port, how they leave play and come into it."""

from __future__ import annotations

from kaper.games.marauders.components.tables import CREW, NONE, SHIPS
from kaper.games.marauders.doors import goods, tell
from kaper.games.marauders.events import (
    BelongingsLost,
    CaptainDrawn,
    CaptainRefused,
    CaptainRetired,
    CaptainSailed,
    EnteredPort,
    LeftPort,
    Sailed,
)
from kaper.games.marauders.glory_events import Slowed
from kaper.games.marauders.mission_doors import drop_mission
from kaper.games.marauders.ship_doors import board_ship
from kaper.games.marauders.state import (
    BOUNTIES,
    IN_PLAY,
    KINDS_OF_WEAPONS,
    PER_SHIP,
    RETIRED,
    WAITING,
    Marauders,
)
from kaper.games.marauders.visibility.knowledge import gold_counted, leave_hand, lose_hand
from kaper.kernel.chance import draw

# At sea and in port


def sail(state: Marauders, seat: int, zone: int) -> None:
    state.captains[seat].zone = zone
    if state.trace is not None:
        state.trace.events.append(Sailed(seat, state.tables.zone_names[zone]))


def leave_port(state: Marauders, seat: int) -> None:
    captain = state.captains[seat]
    captain.in_port = captain.legal_stay = False
    tell(state, LeftPort(seat, state.tables.zone_names[captain.zone]))


def moor(state: Marauders, seat: int) -> None:
    """In the port of the zone."""
    captain = state.captains[seat]
    captain.in_port = True
    tell(state, EnteredPort(seat, state.tables.zone_names[captain.zone]))


def remember_market(state: Marauders, seat: int) -> None:
    """The market here is visited: next turn it has less on offer."""
    captain = state.captains[seat]
    captain.market_now = captain.zone


def slow(state: Marauders, seat: int, victim: int, actions: int) -> None:
    """Somebody's next turn will lack some actions."""
    # Rule: glory.house-slow
    state.captains[victim].slowed = actions
    tell(state, Slowed(seat, victim, actions))


# Leaving play


def retire(state: Marauders, seat: int) -> None:
    """The ship stays in port until the player's next turn."""
    captain = state.captains[seat]
    # Rule: retire.details
    captain.status = RETIRED
    tell(state, CaptainRetired(seat, state.tables.captain_names[captain.card]))


def lose_belongings(state: Marauders, seat: int) -> None:
    """Captain, cards, ship and all aboard but its Modifications, which go back to ports."""
    captain = state.captains[seat]
    cards = tuple(state.tables.glory_names[kind] for kind in captain.hand)
    # Rule: death.discard
    tell(state, BelongingsLost(seat, cards, goods(state, captain.cargo), captain.gold))
    _discard_cards(state, seat)
    drop_mission(state, seat)
    captain.weapons = (0,) * KINDS_OF_WEAPONS
    captain.bounties = (0,) * BOUNTIES
    captain.cubes = [0] * PER_SHIP
    # Rule: death.keeps
    captain.gold = 0
    # Rule: gold.lost-is-counted
    gold_counted(state, seat)
    captain.status = WAITING
    captain.zone = captain.ship = captain.card = NONE
    captain.market_before = captain.market_now = NONE
    captain.in_port = captain.ship_bought = captain.legal_stay = False


def _discard_cards(state: Marauders, seat: int) -> None:
    """Cargo, hand and Specialists; Rumors go back into their deck."""
    captain = state.captains[seat]
    state.discards.cargo += captain.cargo
    captain.cargo = ()
    state.discards.glory += captain.hand
    for kind in captain.hand:
        leave_hand(state, seat, kind)
    captain.hand = ()
    lose_hand(state, seat)
    state.discards.glory += [
        kind for kind in range(state.tables.specialists) if captain.specialists >> kind & 1
    ]
    captain.specialists = 0
    state.decks.rumor = sorted((*state.decks.rumor, *captain.rumors, *captain.kept))
    captain.rumors = captain.kept = ()


# Coming into play


def draw_captain(state: Marauders, seat: int) -> None:
    captain = state.captains[seat]
    # Rule: death.new-captain
    (captain.card,) = draw(state, "captain", state.decks.captain, 1)
    tell(state, CaptainDrawn(seat, state.tables.captain_names[captain.card]))


def refuse_captain(state: Marauders, seat: int) -> None:
    """Draw another; the one refused goes back into the deck after that."""
    refused = state.captains[seat].card
    tell(state, CaptainRefused(seat, state.tables.captain_names[refused]))
    draw_captain(state, seat)
    state.decks.captain = sorted((*state.decks.captain, refused))


def come_into_play(state: Marauders, seat: int, ship: int) -> None:
    """In the Home Port, with an undamaged ship."""
    tables, captain = state.tables, state.captains[seat]
    captain.status = IN_PLAY
    # Rule: setup.placement
    captain.zone = tables.home[captain.card]
    captain.in_port = True
    # Rule: setup.location-cubes
    board_ship(state, seat, ship, tables.ship_values[ship][CREW])
    home = tables.zone_names[captain.zone]
    tell(state, CaptainSailed(seat, tables.captain_names[captain.card], SHIPS[ship], home))
