"""Glory cards of one's own turn, outside combat and raids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from kaper.games.marauders import captain_doors, card_doors, doors, ship_doors, turn_doors
from kaper.games.marauders.actions import (
    REPAIR,
    SEND,
    TAKE,
    each,
    location_of,
    playing,
    seat_of,
)
from kaper.games.marauders.components.ids import (
    CREW,
    FLEETS,
    NATIONS,
    NONE,
    WEAPON_NUMBER,
    WEAPONS,
    GloryKind,
    Zone,
)
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.glory_events import FleetBeckoned
from kaper.games.marauders.marks import SALVAGED
from kaper.games.marauders.rules import hands, independent
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.rules.prospects_sea import prey
from kaper.games.marauders.rules.rewards import effects_of
from kaper.games.marauders.rules.shipyard import damaged, why_nothing_to_repair
from kaper.games.marauders.rules.shortages import SEATS, why_no_weapon, word_of
from kaper.games.marauders.state import ABOARD, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.effects import Context, Run
from kaper.kernel.frames import DONE, Ask
from kaper.kernel.prospects import Prospect


@lru_cache(maxsize=256)
def ways(card: str, word: str, seats: int) -> tuple[Action, ...]:
    """A card with everything that it could be played on."""
    match word:
        case "steal" | "slow" | "levy":
            return tuple(playing(card, seat=seat) for seat in SEATS[:seats])
        case "beckon":
            return tuple(playing(card, fleet=fleet) for fleet in FLEETS)
        case "weapon":
            return tuple(playing(card, weapon) for weapon in WEAPONS)
        case "pardon":
            return tuple(playing(card, nation) for nation in NATIONS)
    return (playing(card),)


def turn_plays(frame: object, state: Marauders, seat: int) -> list[Action]:
    """The cards that can change something now, each with the one it is played on."""
    if not state.captains[seat].hand:
        return []
    return [
        way
        for card, word in hands.fitting(state, seat, "turn")
        for way in ways(card, word.name, state.seats)
        if no_effect(state, seat, way, word) is None
    ]


def why_no_turn_card(frame: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    card = action.args[0]
    word = word_of(state, seat, card, "turn")
    if word is None:
        return hands.why_no_card(state, seat, action, "turn", "glory.play-own-turn")
    return not_played_so(state, action, word) or no_effect(state, seat, action, word)


def not_played_so(state: Marauders, action: Action, word: Word) -> Refusal | None:
    """The action names something that the card is not played on, or lacks what it is."""
    card = action.args[0]
    if action in ways(card, word.name, state.seats):
        return None
    return Refusal("glory.play-own-turn", "card-target", card=card)


def no_effect(state: Marauders, seat: int, action: Action, word: Word) -> Refusal | None:
    """Why a card could change nothing, played like this."""
    captain = state.captains[seat]
    match word.name:
        case "steal" | "slow":
            return _no_victim(state, seat, seat_of(action.args[2]), word)
        case "beckon":
            fleet = action.args[3]
            if state.fleets[FLEETS.index(fleet)].zone == NONE:
                return Refusal("glory.house-no-effect", "fleet-away", fleet=fleet)
        case "salvage":
            return _nothing_to_salvage(state, action.args[0])
        case "weapon":
            return why_no_weapon(state, seat, action.args[1])
        case "repair" if not ship_doors.damaged(state, seat):
            return Refusal("glory.house-no-effect", "undamaged")
        case "recruit" if state.crew(seat) >= state.full(seat, CREW):
            return Refusal("glory.house-no-effect", "full-crew")
        case "cargo":
            if not state.at_sea(seat) or state.capacity(seat) <= state.has_freight(seat):
                return Refusal("glory.house-no-effect", "no-hold-at-sea")
        case "smuggle":
            off_port = state.tables.zones[captain.zone].nation != NONE
            if not (state.at_sea(seat) and off_port and captain.cargo):
                return Refusal("glory.house-no-effect", "no-smuggling")
    return None


def _no_victim(state: Marauders, seat: int, other: int, word: Word) -> Refusal | None:
    """Ships in port can be robbed, also those whose captains have just retired."""
    # Rule: retire.details
    if (
        other == seat
        or state.captains[other].status not in ABOARD
        or not state.captains[other].in_port
    ):
        return Refusal("glory.house-no-effect", "no-victim")
    if word.name == "slow" and state.captains[other].slowed >= word.value:
        return Refusal("glory.house-slow", owner=other)
    return None


def _nothing_to_salvage(state: Marauders, card: str) -> Refusal | None:
    if state.turn.done & SALVAGED:
        return Refusal("glory.house-once")
    if {*state.discards.glory} - {state.tables.glory_number[card]}:
        return None
    return Refusal("glory.house-no-effect", "no-discards")


def play_in_turn(state: Marauders, seat: int, action: Action) -> None:
    carry_out(state, seat, action, hands.play(state, seat, action))


def carry_out(state: Marauders, seat: int, action: Action, word: Word) -> None:
    match word.name:
        case "repair":
            state.stack.append(RepairSome(seat, word.value))
        case "recruit":
            ship_doors.regain_crew(state, seat, word.value)
        case "moves":
            turn_doors.gain_moves(state, word.value)
        case "steal":
            doors.take_gold(state, seat, seat_of(action.args[2]), word.value)
        case "slow":
            captain_doors.slow(state, seat, seat_of(action.args[2]), word.value)
        case "beckon":
            fleet = action.args[3]
            doors.tell(state, FleetBeckoned(seat, fleet))
            state.stack.append(Beckon(seat, FLEETS.index(fleet), word.value))
        case "weapon":
            ship_doors.gain_weapon(state, seat, WEAPON_NUMBER[action.args[1]])
        case "salvage":
            turn_doors.note(state, SALVAGED)
            state.stack.append(Salvage(seat, state.tables.glory_number[action.args[0]]))
        case _:
            state.stack.append(Run(effects_of((word,)), Context(seat, action.args[0])))


# Repairs


@dataclass(frozen=True, slots=True)
class RepairSome(Ask[Marauders]):
    """Up to so many points of damage, in any locations except Crew."""

    count: int

    def step(self, state: Marauders) -> bool:
        if self.count and ship_doors.damaged(state, self.seat):
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[RepairSome, Marauders]:
        return REPAIRING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-repair-some", (("count", self.count),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "yard.repair"


def why_not_repaired(asked: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_nothing_to_repair(state, seat, action.args[0])


def repair_one(asked: RepairSome, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = RepairSome(seat, asked.count - 1)
    ship_doors.repair(state, seat, location_of(action))


REPAIRING: Final = Deeds(
    Deed(REPAIR, why_not_repaired, repair_one, damaged), Deed(DONE, always, forgo)
)


# Pointing out a ship


@dataclass(frozen=True, slots=True)
class Beckon(Ask[Marauders]):
    """An NPC is moved from zone to zone, at least once."""

    fleet: int
    left: int
    moved: bool = field(default=False, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.left:
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Beckon, Marauders]:
        return BECKONING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("fleet", FLEETS[self.fleet]), ("count", self.left))
        return Prompt("marauders-prompt-beckon", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.house-beckon"

    def neighbours(self, state: Marauders) -> tuple[Zone, ...]:
        here = state.fleets[self.fleet].zone
        assert here != NONE
        return state.tables.zones[here].neighbours


def neighbours(asked: Beckon, state: Marauders, seat: int) -> list[Action]:
    sends = each(SEND, state.tables.zone_names)
    return [sends[zone] for zone in asked.neighbours(state)]


def why_not_sent(asked: Beckon, state: Marauders, seat: int, action: Action) -> Refusal | None:
    word = action.args[0]
    if state.tables.zone_number.get(word) in asked.neighbours(state):
        return None
    return Refusal("glory.house-beckon", "no-border", zone=word)


def send(asked: Beckon, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = replace(asked, left=asked.left - 1, moved=True)
    independent.sail(state, asked.fleet, state.tables.zone_number[action.args[0]])


def why_not_left(asked: Beckon, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return None if asked.moved else Refusal("glory.house-beckon")


def sending_brings(asked: Beckon, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return prey(state, seat, asked.fleet, state.tables.zone_number[action.args[0]])


BECKONING: Final = Deeds(
    Deed(SEND, why_not_sent, send, neighbours, brings=sending_brings),
    Deed(DONE, why_not_left, forgo),
)


# A card from the discards


@dataclass(frozen=True, slots=True)
class Salvage(Ask[Marauders]):
    """Any card of the discards but the one just played comes into the hand."""

    card: GloryKind

    def deeds(self) -> Deeds[Salvage, Marauders]:
        return SALVAGING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-salvage")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.house-once"


def discarded(asked: Salvage, state: Marauders, seat: int) -> Sequence[Action]:
    kinds = {*state.discards.glory} - {asked.card}
    return [TAKE(state.tables.glory_names[kind]) for kind in sorted(kinds)]


def why_not_salvaged(asked: Salvage, state: Marauders, seat: int, action: Action) -> Refusal | None:
    card = action.args[0]
    kind = state.tables.glory_number.get(card, NONE)
    if kind in state.discards.glory and kind != asked.card:
        return None
    return Refusal("glory.house-once", "not-salvaged", card=card)


def salvage(asked: Salvage, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    card_doors.salvage_glory(state, seat, state.tables.glory_number[action.args[0]])
    hands.cut_hand(state, seat)


SALVAGING: Final = Deeds(Deed(TAKE, why_not_salvaged, salvage, discarded, brings=glory_card_reads))
