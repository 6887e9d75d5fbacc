"""Glory cards of one's own turn, outside combat and raids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors, hands, independent
from kaper.games.marauders.actions import DONES, REPAIRS, SEND, TAKE, places_of, playing, seat_of
from kaper.games.marauders.glory_events import GlorySalvaged, Slowed
from kaper.games.marauders.knowledge import return_glory
from kaper.games.marauders.rewards import effects_of
from kaper.games.marauders.state import ABOARD, KINDS_OF_WEAPONS, Marauders
from kaper.games.marauders.tables import CREW, FLEETS, NONE, WEAPONS
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, Run
from kaper.kernel.frames import Ask

# A bit of `done`: once a turn, so that nobody can go on for ever.
SALVAGED = 1 << 22


def turn_plays(state: Marauders, seat: int) -> list[Action]:
    """The cards that can change something now, each with the one it is played on."""
    options: list[Action] = []
    for name, word in hands.fitting(state, seat, "turn"):
        options += _ways(state, seat, name, word)
    return options


def _ways(state: Marauders, seat: int, name: str, word: Word) -> list[Action]:
    match word.name:
        case "steal":
            return [playing(name, seat=f"p{other}") for other in victims(state, seat)]
        case "slow":
            return [
                playing(name, seat=f"p{other}")
                for other in victims(state, seat)
                if state.slowed[other] < word.value
            ]
        case "beckon":
            fleets = range(len(FLEETS))
            return [playing(name, fleet=FLEETS[f]) for f in fleets if state.npc_zones[f] != NONE]
        case "salvage":
            others = {*state.glory_discards} - {state.tables.glory_number[name]}
            return [playing(name)] if others and not state.done & SALVAGED else []
        case "weapon":
            kinds = range(KINDS_OF_WEAPONS)
            return [
                playing(name, WEAPONS[w]) for w in kinds if doors.can_hold_weapon(state, seat, w)
            ]
    return [playing(name)] if can_help(state, seat, word) else []


def victims(state: Marauders, seat: int) -> list[int]:
    """Players whose ships lie in port, also those whose captains have just retired."""
    return [
        other
        for other in range(state.seats)
        if other != seat and state.status[other] in ABOARD and state.in_port[other]
    ]


def can_help(state: Marauders, seat: int, word: Word) -> bool:
    match word.name:
        case "repair":
            return bool(doors.damaged(state, seat))
        case "recruit":
            return state.crew(seat) < state.full(seat, CREW)
        case "cargo":
            return state.at_sea(seat) and state.capacity(seat) > state.has_freight(seat)
        case "smuggle":
            port = state.tables.zone_nation[state.zones[seat]] != NONE
            return state.at_sea(seat) and port and bool(state.cargo[seat])
    return True


def play_in_turn(state: Marauders, seat: int, action: Action) -> None:
    carry_out(state, seat, action, hands.play(state, seat, action))


def carry_out(state: Marauders, seat: int, action: Action, word: Word) -> None:
    match word.name:
        case "repair":
            state.stack.append(RepairSome(seat, word.value))
        case "recruit":
            doors.regain_crew(state, seat, word.value)
        case "moves":
            state.moves += word.value
        case "steal":
            doors.take_gold(state, seat, seat_of(action.args[2]), word.value)
        case "slow":
            victim = seat_of(action.args[2])
            state.slowed[victim] = word.value
            doors.tell(state, Slowed(seat, victim, word.value))
        case "beckon":
            state.stack.append(Beckon(seat, FLEETS.index(action.args[3]), word.value))
        case "weapon":
            doors.gain_weapon(state, seat, WEAPONS.index(action.args[1]))
        case "salvage":
            state.done |= SALVAGED
            state.stack.append(Salvage(seat, state.tables.glory_number[action.args[0]]))
        case _:
            state.stack.append(Run(effects_of((word,)), Context(seat, action.args[0])))


@dataclass(frozen=True, slots=True)
class RepairSome(Ask[Marauders]):
    """Up to so many points of damage, in any locations except Crew."""

    count: int

    def step(self, state: Marauders) -> bool:
        if self.count and doors.damaged(state, self.seat):
            return True
        state.stack.pop()
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [*(REPAIRS[location] for location in doors.damaged(state, seat)), DONES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            state.stack.pop()
            return
        state.stack[-1] = RepairSome(seat, self.count - 1)
        doors.repair(state, seat, places_of(action))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-repair-some", (("count", self.count),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "yard.repair"


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

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        tables = state.tables
        near = tables.neighbours[state.npc_zones[self.fleet]]
        options = [SEND(tables.zone_names[zone]) for zone in near]
        return [*options, DONES] if self.moved else options

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            state.stack.pop()
            return
        state.stack[-1] = replace(self, left=self.left - 1, moved=True)
        independent.sail(state, self.fleet, state.tables.zone_number[action.args[0]])

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("fleet", FLEETS[self.fleet]), ("count", self.left))
        return Prompt("marauders-prompt-beckon", args)

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.house-beckon"


@dataclass(frozen=True, slots=True)
class Salvage(Ask[Marauders]):
    """Any card of the discards but the one just played comes into the hand."""

    card: int

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        kinds = {*state.glory_discards} - {self.card}
        return [TAKE(state.tables.glory_names[kind]) for kind in sorted(kinds)]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        kind = state.tables.glory_number[action.args[0]]
        state.glory_discards.remove(kind)
        hands.take_glory(state, seat, (kind,))
        return_glory(state, seat, kind)
        doors.tell(state, GlorySalvaged(seat, action.args[0]))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-salvage")

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.house-once"
