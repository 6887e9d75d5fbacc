"""Glory cards of one's own turn, outside combat and raids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import DONES, PLAY, REPAIRS, places_of, seat_of
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.games.marauders.tables import CREW
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask


def turn_plays(state: Marauders, seat: int) -> list[Action]:
    """The cards that can change something now; one that steals names its victim."""
    options: list[Action] = []
    for kind in hands.fitting(state, seat, "turn"):
        name = state.tables.glory_names[kind]
        copy = state.tables.when[kind] == "card-played"
        word = state.tables.effect[state.last_card if copy else kind]
        if word.name == "steal":
            options += [PLAY(name, "", f"p{other}") for other in victims(state, seat)]
        elif can_help(state, seat, word):
            options.append(PLAY(name, "", ""))
    return options


def victims(state: Marauders, seat: int) -> list[int]:
    return [
        other
        for other in range(state.seats)
        if other != seat and state.status[other] == IN_PLAY and state.in_port[other]
    ]


def can_help(state: Marauders, seat: int, word: Word) -> bool:
    if word.name == "repair":
        return bool(doors.damaged(state, seat))
    if word.name == "recruit":
        return state.crew(seat) < state.full(seat, CREW)
    return True


def play_in_turn(state: Marauders, seat: int, action: Action) -> None:
    word = hands.play(state, seat, action)
    match word.name:
        case "repair":
            state.stack.append(RepairSome(seat, word.value))
        case "recruit":
            doors.regain_crew(state, seat, word.value)
        case "moves":
            state.moves += word.value
        case "steal":
            doors.take_gold(state, seat, seat_of(action.args[2]), word.value)


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
