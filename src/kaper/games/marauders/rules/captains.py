"""Captains who die or retire, and those who take their place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import board_doors, captain_doors, doors, ship_doors, turn_doors
from kaper.games.marauders.actions import KEEP, REDRAW, RETURN, SHIP, SHIP_CHOICES, each
from kaper.games.marauders.components.ids import (
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SHIP_NUMBER,
    Modification,
    ShipType,
    Zone,
)
from kaper.games.marauders.events import (
    CaptainDied,
)
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.prospects import ship_reads
from kaper.games.marauders.rules.stowing import ShedCargo
from kaper.games.marauders.state import NO_CAPTAINS, Marauders
from kaper.games.marauders.visibility.knowledge import (
    next_lot,
)
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import Ask
from kaper.kernel.prospects import Prospect

STARTING_GOLD = 10


def die(state: Marauders, seat: int) -> None:
    """A captain dies: all but Glory Points and the chest is lost."""
    doors.tell(state, CaptainDied(seat, state.tables.captain_names[state.captains[seat].card]))
    leave_play(state, seat)


def leave_play(state: Marauders, seat: int) -> None:
    """Discard captain, cards, ship and all aboard; draw the next captain at once."""
    captain_doors.lose_belongings(state, seat)
    # Rule: death.timing
    draw_captain(state, seat)
    if state.ending == NONE:
        # Rule: mod.lost-with-ship
        lose_modifications(state, seat)


def draw_captain(state: Marauders, seat: int) -> None:
    if not state.decks.captain:
        # Rule: end.captain-deck
        turn_doors.end_game(state, NO_CAPTAINS)
    else:
        captain_doors.draw_captain(state, seat)


def lose_modifications(state: Marauders, seat: int, kept: int = 0) -> None:
    """The Modifications of a ship that is lost go back to ports.

    Another ship is boarded only after this, which takes them off the captain's board; the owner is
    asked for the ports once what is under way is done, and after what is pushed later.
    """
    tokens = ship_doors.strip(state, seat, kept)
    if tokens:
        state.stack.append(ReturnTokens(seat, tokens))


def leave_ship(state: Marauders, seat: int) -> None:
    """For a captured one, boarded next. Cargo that it cannot hold is thrown out first of all."""
    # Rule: take.no-modifications, mod.lost-with-ship
    lose_modifications(state, seat)
    state.stack.append(ShedCargo(seat))


@dataclass(frozen=True, slots=True)
class ReturnTokens(Ask[Marauders]):
    """The owner picks ports without a token; chance decides which lands where.

    Those that were laid down so far have the number of their lot.
    """

    tokens: tuple[Modification, ...]
    lot: int = 0

    def step(self, state: Marauders) -> bool:
        empty = without_token(state)
        if len(self.tokens) < len(empty):
            return True
        state.stack.pop()
        left, lot = list(self.tokens), self.lot_number(state)
        for zone in empty[: len(left)]:
            board_doors.return_modification(state, self.seat, zone, left, lot)
        return False

    def lot_number(self, state: Marauders) -> int:
        return self.lot or next_lot(state.modifications_known)

    def deeds(self) -> Deeds[ReturnTokens, Marauders]:
        return RETURNING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-return", (("count", len(self.tokens)),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "mod.return-ports"


def without_token(state: Marauders) -> list[Zone]:
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
    zone = state.tables.zone_number[action.args[0]]
    board_doors.return_modification(state, seat, zone, left, lot)
    if left:
        state.stack[-1] = ReturnTokens(seat, tuple(left), lot)
    else:
        state.stack.pop()


RETURNING: Final = Deeds(Deed(RETURN, why_not_returned, return_token, empty_ports))


@dataclass(frozen=True, slots=True)
class NewCaptain(Ask[Marauders]):
    """With a pirate NPC in the zone where the new captain would appear, another may be drawn."""

    def _threatened(self, state: Marauders) -> bool:
        home = state.tables.captains[state.captains[self.seat].card].home
        pirates = (state.fleets[PIRATE_SLOOP].zone, state.fleets[PIRATE_FRIGATE].zone)
        return home in pirates and bool(state.decks.captain)

    def step(self, state: Marauders) -> bool:
        if state.ending != NONE:
            state.stack.pop()
            return False
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
    captain_doors.refuse_captain(state, seat)


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
        return which_ship(state, seat)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "setup.starting-ship"


def which_ship(state: Marauders, seat: int) -> Prompt:
    name = state.tables.captain_names[state.captains[seat].card]
    return Prompt("marauders-prompt-ship", (("captain", name),))


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
    doors.count_starting_gold(state, seat, STARTING_GOLD)
    # Rule: death.setup-again
    come_into_play(state, seat, SHIP_NUMBER[action.args[0]])


FITTING_OUT: Final = Deeds(
    Deed(SHIP, why_no_starting_ship, set_sail_again, starting_ships, brings=ship_reads)
)


def come_into_play(state: Marauders, seat: int, ship: ShipType) -> None:
    """Put a captain and an undamaged ship into the Home Port, and draw the first Glory card."""
    captain_doors.come_into_play(state, seat, ship)
    # Rule: setup.starting-goods
    hands.draw_glory(state, seat, max(1, state.ability(seat, "starting-glory")))
