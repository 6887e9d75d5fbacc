"""Chain: cards whose effects bring about others. Shows effects as data, doors, and `Special`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.chance import seeded
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import NOT_OFFERED, Deed, Deeds, Refusal
from kaper.kernel.effects import CHOOSE, Context, run_effect
from kaper.kernel.events import Event
from kaper.kernel.frames import Ask
from kaper.kernel.game import Options, Result, ranking_of
from kaper.testing.toys.chain.cards import CARDS
from kaper.testing.toys.chain.voyage import Gained, Lost, Rolled, Voyage
from kaper.testing.toys.chain.words import Everybody, Gain, Lose, Nothing, RollFor, Tale
from kaper.testing.toys.toy import Toy

START = 4
TAKE = Verb("take", "card")


@dataclass(frozen=True, slots=True)
class Turn(Ask[Voyage]):
    """Take a card from the row and have its effect; the game ends with the last card."""

    def step(self, state: Voyage) -> bool:
        if not state.row:
            state.stack.pop()
        return bool(state.row)

    def deeds(self) -> Deeds[Turn, Voyage]:
        return TURN

    def prompt(self, state: Voyage, seat: int) -> Prompt:
        return Prompt("chain-prompt-take")


def the_row(turn: Turn, state: Voyage, seat: int) -> list[Action]:
    return [TAKE(card) for card in state.row]


def why_not_taken(turn: Turn, state: Voyage, seat: int, action: Action) -> Refusal | None:
    return None if action.args[0] in state.row else NOT_OFFERED


def take(turn: Turn, state: Voyage, seat: int, action: Action) -> None:
    (card,) = action.args
    state.row.remove(card)
    state.stack[-1] = Turn((seat + 1) % state.seats)
    run_effect(state, CARDS[card], Context(seat, card))


TURN: Final = Deeds(Deed(TAKE, why_not_taken, take, the_row))


class ChainGame(Toy[Voyage]):
    id = "chain"
    package = "kaper.testing.toys.chain"
    seats = range(2, 5)
    grammar = Grammar(TAKE, CHOOSE)
    state = Voyage
    records = (Turn, Everybody, Gain, Lose, Nothing, RollFor, Tale, Gained, Lost, Rolled)

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Voyage:
        return Voyage(seats, [Turn(0)], rng, None, [START] * seats, list(CARDS))

    def view(self, state: Voyage, seat: int | None) -> dict[str, Json]:
        return {"gold": list(state.gold), "row": list(state.row)}

    def redact(self, event: Event, seat: int | None) -> Event:
        return event

    def sample(self, state: Voyage, seat: int | None, seed: int) -> Voyage:
        other = state.clone()
        other.rng = seeded(seed)
        return other

    def result(self, state: Voyage) -> Result:
        ranking = ranking_of([(gold,) for gold in state.gold])
        return Result(tuple(state.gold), ranking[0], ranking, "row-empty")

    def evaluate(self, state: Voyage, seat: int) -> float:
        return state.gold[seat] / max(1, sum(state.gold))

    def problems(self, state: Voyage) -> list[str]:
        return [f"seat {s} has {gold} gold" for s, gold in enumerate(state.gold) if gold < 0]
