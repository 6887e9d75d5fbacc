"""Captains who die or retire, and those who take their place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import doors
from kaper.games.marauders.actions import KEEP, REDRAW, RETURN, SHIP, SHIP_CHOICES, each
from kaper.games.marauders.components.tables import NONE, PIRATE_FRIGATE, PIRATE_SLOOP, SHIPS
from kaper.games.marauders.events import (
    BelongingsLost,
    CaptainDied,
    CaptainDrawn,
    CaptainRefused,
    CaptainSailed,
    StartingGold,
)
from kaper.games.marauders.port_events import ModificationReturned
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.prospects import ship_reads
from kaper.games.marauders.state import (
    BOUNTIES,
    IN_PLAY,
    KINDS_OF_WEAPONS,
    PER_SHIP,
    WAITING,
    Marauders,
)
from kaper.games.marauders.visibility.knowledge import (
    gold_counted,
    laid_in,
    leave_hand,
    lose_hand,
    next_lot,
)
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Prospect, Refusal, always
from kaper.kernel.frames import Ask

NO_EVENTS, NO_CAPTAINS, TARGET = range(3)
STARTING_GOLD = 10


def die(state: Marauders, seat: int) -> None:
    """A captain dies: all but Glory Points and the chest is lost."""
    doors.tell(state, CaptainDied(seat, state.tables.captain_names[state.captains[seat].card]))
    leave_play(state, seat)


def leave_play(state: Marauders, seat: int) -> None:
    """Discard captain, cards, ship and all aboard; draw the next captain at once."""
    captain = state.captains[seat]
    cards = tuple(state.tables.glory_names[kind] for kind in captain.hand)
    goods = doors.goods(state, captain.cargo)
    # Rule: death.discard
    doors.tell(state, BelongingsLost(seat, cards, goods, captain.gold))
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
    doors.drop_mission(state, seat)
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
    # Rule: death.timing
    draw_captain(state, seat)
    if state.ending == NONE:
        # Rule: mod.lost-with-ship
        lose_modifications(state, seat)


def draw_captain(state: Marauders, seat: int) -> None:
    if not state.decks.captain:
        # Rule: end.captain-deck
        state.ending = NO_CAPTAINS
        return
    captain = state.captains[seat]
    # Rule: death.new-captain
    (captain.card,) = draw(state, "captain", state.decks.captain, 1)
    doors.tell(state, CaptainDrawn(seat, state.tables.captain_names[captain.card]))


def lose_modifications(state: Marauders, seat: int, kept: int = 0) -> None:
    """The Modifications of a ship that is lost go back to ports; call it last, it may ask."""
    captain = state.captains[seat]
    tokens = tuple(
        kind
        for kind in range(len(state.tables.modification_names))
        if (captain.fitted & ~kept) >> kind & 1
    )
    captain.fitted &= kept
    captain.flipped &= kept
    if tokens:
        state.stack.append(ReturnTokens(seat, tokens))


@dataclass(frozen=True, slots=True)
class ReturnTokens(Ask[Marauders]):
    """The owner picks ports without a token; chance decides which lands where.

    Those that were laid down so far have the number of their lot.
    """

    tokens: tuple[int, ...]
    lot: int = 0

    def step(self, state: Marauders) -> bool:
        empty = without_token(state)
        if len(self.tokens) < len(empty):
            return True
        state.stack.pop()
        left, lot = list(self.tokens), self.lot_number(state)
        for zone in empty[: len(left)]:
            self.lay(state, zone, left, lot)
        return False

    def lot_number(self, state: Marauders) -> int:
        return self.lot or next_lot(state.modifications_known)

    def lay(self, state: Marauders, zone: int, tokens: list[int], lot: int) -> None:
        # Rule: mod.return-ports
        (state.modifications[zone],) = draw(state, "modification", tokens, 1)
        state.modifications_known[zone] = laid_in(lot)
        doors.tell(state, ModificationReturned(self.seat, state.tables.zone_names[zone]))

    def deeds(self) -> Deeds[ReturnTokens, Marauders]:
        return RETURNING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-return", (("count", len(self.tokens)),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "mod.return-ports"


def without_token(state: Marauders) -> list[int]:
    return [zone for zone in state.tables.ports if state.modifications[zone] == NONE]


def empty_ports(asked: ReturnTokens, state: Marauders, seat: int) -> list[Action]:
    returns = each(RETURN, state.tables.zone_names)
    return [returns[zone] for zone in without_token(state)]


def why_not_returned(
    asked: ReturnTokens, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    word = action.args[0]
    if state.tables.zone_number.get(word, NONE) in without_token(state):
        return None
    return Refusal("mod.return-ports", zone=word)


def return_token(asked: ReturnTokens, state: Marauders, seat: int, action: Action) -> None:
    left, lot = list(asked.tokens), asked.lot_number(state)
    asked.lay(state, state.tables.zone_number[action.args[0]], left, lot)
    if left:
        state.stack[-1] = ReturnTokens(seat, tuple(left), lot)
    else:
        state.stack.pop()


RETURNING: Final = Deeds(Deed(RETURN, why_not_returned, return_token, empty_ports))


@dataclass(frozen=True, slots=True)
class NewCaptain(Ask[Marauders]):
    """With a pirate NPC in the zone where the new captain would appear, another may be drawn."""

    def _threatened(self, state: Marauders) -> bool:
        home = state.tables.home[state.captains[self.seat].card]
        pirates = (state.fleets[PIRATE_SLOOP].zone, state.fleets[PIRATE_FRIGATE].zone)
        return home in pirates and bool(state.decks.captain)

    def step(self, state: Marauders) -> bool:
        # Rule: death.redraw
        if self._threatened(state):
            return True
        state.stack[-1] = NewShip(self.seat)
        return False

    def deeds(self) -> Deeds[NewCaptain, Marauders]:
        return SUCCEEDING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        name = state.tables.captain_names[state.captains[seat].card]
        return Prompt("marauders-prompt-new-captain", (("captain", name),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "death.redraw"


def keep_captain(asked: NewCaptain, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = NewShip(seat)


def refuse_captain(asked: NewCaptain, state: Marauders, seat: int, action: Action) -> None:
    refused = state.captains[seat].card
    doors.tell(state, CaptainRefused(seat, state.tables.captain_names[refused]))
    draw_captain(state, seat)
    state.decks.captain = sorted((*state.decks.captain, refused))


def redraw_brings(asked: NewCaptain, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("note", "redraw")]


SUCCEEDING: Final = Deeds(
    Deed(KEEP, always, keep_captain), Deed(REDRAW, always, refuse_captain, brings=redraw_brings)
)


@dataclass(frozen=True, slots=True)
class NewShip(Ask[Marauders]):
    """A new captain starts with a Sloop or a Flute."""

    def deeds(self) -> Deeds[NewShip, Marauders]:
        return FITTING_OUT

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        name = state.tables.captain_names[state.captains[seat].card]
        return Prompt("marauders-prompt-ship", (("captain", name),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "setup.starting-ship"


def starting_ships(asked: object, state: Marauders, seat: int) -> list[Action]:
    return [SHIP_CHOICES[ship] for ship in state.tables.starting_ships]


def why_no_starting_ship(
    asked: object, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    if action in starting_ships(asked, state, seat):
        return None
    return Refusal("setup.starting-ship")


def set_sail_again(asked: NewShip, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    captain = state.captains[seat]
    # Rule: death.ducats, death.ducats-ten-or-more
    if captain.chest < STARTING_GOLD:
        captain.chest = 0
        captain.gold = STARTING_GOLD
    # Rule: gold.lost-is-counted
    gold_counted(state, seat)
    doors.tell(state, StartingGold(seat, captain.gold))
    # Rule: death.setup-again
    come_into_play(state, seat, SHIPS.index(action.args[0]))


FITTING_OUT: Final = Deeds(
    Deed(SHIP, why_no_starting_ship, set_sail_again, starting_ships, brings=ship_reads)
)


def come_into_play(state: Marauders, seat: int, ship: int) -> None:
    """Put a captain and an undamaged ship into the Home Port, and draw the first Glory card."""
    tables = state.tables
    captain = state.captains[seat].card
    state.captains[seat].status = IN_PLAY
    # Rule: setup.placement
    state.captains[seat].zone = tables.home[captain]
    state.captains[seat].in_port = True
    # Rule: setup.location-cubes
    doors.board_ship(state, seat, ship, tables.ship_values[ship][3])
    home = tables.zone_names[tables.home[captain]]
    doors.tell(state, CaptainSailed(seat, tables.captain_names[captain], SHIPS[ship], home))
    # Rule: setup.starting-goods
    hands.draw_glory(state, seat, max(1, state.ability(seat, "starting-glory")))
