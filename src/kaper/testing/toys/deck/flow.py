"""A turn: draw, scout, swap cards, or salvage the last discard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.kernel.actions import Action, Verb
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import NOT_OFFERED, Deed, Deeds, Refusal, always
from kaper.kernel.frames import DONE, Ask, Frame
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
MOST_SWAPPED = 2
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

    def deeds(self) -> Deeds[Turn, Table]:
        return TURN

    def prompt(self, state: Table, seat: int) -> Prompt:
        return Prompt("deck-prompt-turn")


def end_turn(turn: Turn, state: Table) -> None:
    following = (turn.seat + 1) % state.seats
    more = turn.number < TURNS * state.seats
    state.stack[-1] = Turn(following, turn.number + 1) if more else Becalmed()


def draw(turn: Turn, state: Table, seat: int, action: Action) -> None:
    end_turn(turn, state)
    take_card(state, seat)


def scout(turn: Turn, state: Table, seat: int, action: Action) -> None:
    end_turn(turn, state)
    (card,) = state.deck.look(state, seat)
    if state.trace is not None:
        state.trace.events.append(Scouted(seat, NAMES[card]))
    state.stack.append(KeepOrUnder(seat))


def why_no_swap(turn: Turn, state: Table, seat: int, action: Action) -> Refusal | None:
    return None if state.hands[seat].items else Refusal("nothing-there")


def swap(turn: Turn, state: Table, seat: int, action: Action) -> None:
    end_turn(turn, state)
    state.stack.append(Swap(seat))


def why_no_salvage(turn: Turn, state: Table, seat: int, action: Action) -> Refusal | None:
    return None if state.discards else Refusal("nothing-there")


def salvage(turn: Turn, state: Table, seat: int, action: Action) -> None:
    """Put the last discard back on the deck, open to everybody."""
    end_turn(turn, state)
    card = state.discards.pop()
    state.deck.put_on_top([card], EVERYBODY)
    if state.trace is not None:
        state.trace.events.append(Salvaged(seat, NAMES[card]))


TURN: Final = Deeds(
    Deed(DRAW, always, draw),
    Deed(SCOUT, always, scout),
    Deed(SWAP, why_no_swap, swap),
    Deed(SALVAGE, why_no_salvage, salvage),
)


@dataclass(frozen=True, slots=True)
class KeepOrUnder(Ask[Table]):
    """The scout leaves the card on top, or puts it under the deck."""

    def deeds(self) -> Deeds[KeepOrUnder, Table]:
        return SCOUTING

    def prompt(self, state: Table, seat: int) -> Prompt:
        return Prompt("deck-prompt-keep")


def keep(asked: KeepOrUnder, state: Table, seat: int, action: Action) -> None:
    state.stack.pop()


def put_under(asked: KeepOrUnder, state: Table, seat: int, action: Action) -> None:
    state.stack.pop()
    (card,), (known,) = state.deck.draw_known(state)
    state.deck.put_under([card], known)
    if state.trace is not None:
        state.trace.events.append(PutUnder(seat))


SCOUTING: Final = Deeds(Deed(KEEP, always, keep), Deed(UNDER, always, put_under))


@dataclass(frozen=True, slots=True)
class Swap(Ask[Table]):
    """Discard one card or two and draw as many, unless a storm breaks.

    The picks are places in the hand, not cards: others do not see them yet, and a sample may deal
    other cards into these places.
    """

    picked: tuple[int, ...] = ()

    def left(self, state: Table) -> list[int]:
        places = range(len(state.hands[self.seat].items))
        return [place for place in places if place not in self.picked]

    def step(self, state: Table) -> bool:
        if len(self.picked) < MOST_SWAPPED and self.left(state):
            return True
        self.end(state)
        return False

    def deeds(self) -> Deeds[Swap, Table]:
        return SWAPPING

    def end(self, state: Table) -> None:
        state.stack.pop()
        cards = cards_of(state.hands[self.seat])
        thrown = [cards[place][0] for place in self.picked]
        kept = [card for place, card in enumerate(cards) if place not in self.picked]
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


def discards(swap: Swap, state: Table, seat: int) -> list[Action]:
    items = state.hands[seat].items
    return [DISCARD(NAMES[items[place]]) for place in swap.left(state)]


def why_no_discard(swap: Swap, state: Table, seat: int, action: Action) -> Refusal | None:
    return None if action in discards(swap, state, seat) else NOT_OFFERED


def discard(swap: Swap, state: Table, seat: int, action: Action) -> None:
    place = swap.left(state)[discards(swap, state, seat).index(action)]
    state.stack[-1] = Swap(seat, (*swap.picked, place))


def why_not_done(swap: Swap, state: Table, seat: int, action: Action) -> Refusal | None:
    return None if swap.picked else NOT_OFFERED


def finish(swap: Swap, state: Table, seat: int, action: Action) -> None:
    swap.end(state)


SWAPPING: Final = Deeds(
    Deed(DISCARD, why_no_discard, discard, discards), Deed(DONE, why_not_done, finish)
)


@dataclass(frozen=True, slots=True)
class Becalmed(Frame[Table]):
    """The time is up."""

    def step(self, state: Table) -> bool:
        state.stack.pop()
        state.discards += [card for hand in state.hands for card in hand.items]
        count_hands(state)
        return False
