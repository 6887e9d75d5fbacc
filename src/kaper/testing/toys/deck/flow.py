"""A turn: draw, scout, swap cards, or salvage the last discard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.kernel.actions import Action, Verb
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask, AskSome, Frame
from kaper.kernel.piles import EVERYBODY
from kaper.testing.toys.deck.table import (
    NAMES,
    Discarded,
    PutUnder,
    Salvaged,
    Scouted,
    Table,
    cards_of,
    count_hands,
    hand_of,
    stacked_deck,
    take_card,
)

TURNS = 10
DRAW = Verb("draw")
SCOUT = Verb("scout")
SWAP = Verb("swap")
SALVAGE = Verb("salvage")
KEEP = Verb("keep")
UNDER = Verb("under")
DISCARD = Verb("discard", "card")


@dataclass(frozen=True, slots=True)
class SetUp(Frame[Table]):
    def step(self, state: Table) -> bool:
        state.deck.segments = stacked_deck(state)
        state.stack[-1] = Turn(0, 1)
        return False


@dataclass(frozen=True, slots=True)
class Turn(Ask[Table]):
    number: int

    def options(self, state: Table, seat: int) -> Sequence[Action]:
        options = [DRAW(), SCOUT()]
        if state.hands[seat].items:
            options.append(SWAP())
        if state.discards:
            options.append(SALVAGE())
        return options

    def answer(self, state: Table, seat: int, action: Action) -> None:
        following = (seat + 1) % state.seats
        more = self.number < TURNS * state.seats
        state.stack[-1] = Turn(following, self.number + 1) if more else Becalmed()
        if action == DRAW():
            take_card(state, seat)
        elif action == SCOUT():
            scout(state, seat)
        elif action == SWAP():
            state.stack.append(Swap(seat, 1, 2))
        else:
            salvage(state, seat)

    def prompt(self, state: Table, seat: int) -> Prompt:
        return Prompt("deck-prompt-turn")

    def why_not(self, state: Table, seat: int, action: Action) -> str:
        return "nothing-there" if action in (SWAP(), SALVAGE()) else "kernel:not-an-option"


def scout(state: Table, seat: int) -> None:
    (card,) = state.deck.look(state, seat)
    if state.trace is not None:
        state.trace.events.append(Scouted(seat, NAMES[card]))
    state.stack.append(KeepOrUnder(seat))


def salvage(state: Table, seat: int) -> None:
    """Put the last discard back on the deck, open to everybody."""
    card = state.discards.pop()
    state.deck.put_on_top([card], EVERYBODY)
    if state.trace is not None:
        state.trace.events.append(Salvaged(seat, NAMES[card]))


@dataclass(frozen=True, slots=True)
class KeepOrUnder(Ask[Table]):
    """The scout leaves the card on top, or puts it under the deck."""

    def options(self, state: Table, seat: int) -> Sequence[Action]:
        return (KEEP(), UNDER())

    def answer(self, state: Table, seat: int, action: Action) -> None:
        state.stack.pop()
        if action == UNDER():
            (card,), (known,) = state.deck.draw_known(state)
            state.deck.put_under([card], known)
            if state.trace is not None:
                state.trace.events.append(PutUnder(seat))

    def prompt(self, state: Table, seat: int) -> Prompt:
        return Prompt("deck-prompt-keep")


@dataclass(frozen=True, slots=True)
class Swap(AskSome[Table]):
    """Discard cards and draw as many, unless a storm breaks.

    The picks are places in the hand, not cards: others do not see them yet, and a sample may deal
    other cards into these places.
    """

    def items(self, state: Table) -> Sequence[int]:
        return range(len(state.hands[self.seat].items))

    def action(self, state: Table, item: int) -> Action:
        return DISCARD(NAMES[state.hands[self.seat].items[item]])

    def resolve(self, state: Table, picked: tuple[int, ...]) -> None:
        cards = cards_of(state.hands[self.seat])
        thrown = [cards[place][0] for place in picked]
        kept = [card for place, card in enumerate(cards) if place not in picked]
        state.hands[self.seat] = hand_of(kept)
        state.discards += thrown
        if state.trace is not None:
            names = tuple(NAMES[card] for card in thrown)
            state.trace.events.append(Discarded(self.seat, names))
        storms = state.storms
        while thrown and state.storms == storms:
            thrown.pop()
            take_card(state, self.seat)

    def prompt(self, state: Table, seat: int) -> Prompt:
        return Prompt("deck-prompt-swap")


@dataclass(frozen=True, slots=True)
class Becalmed(Frame[Table]):
    """The time is up."""

    def step(self, state: Table) -> bool:
        state.stack.pop()
        state.discards += [card for hand in state.hands for card in hand.items]
        count_hands(state)
        return False
