"""Glory Points, Glory cards, and the moments at which a card fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.actions import DISCARD, playing
from kaper.games.marauders.events import (
    Reshuffled,
)
from kaper.games.marauders.glory_events import (
    GloryCopied,
    GloryDiscarded,
    GloryDrawn,
    GloryGained,
    GloryHeldBack,
    GloryPlayed,
)
from kaper.games.marauders.knowledge import glory_reshuffled, leave_hand, return_glory
from kaper.games.marauders.state import HAND_LIMIT, IN_PLAY, Marauders
from kaper.games.marauders.tables import NONE
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask, hand_back


def gain_glory(state: Marauders, seat: int, deed: str, cards: int = 1) -> None:
    """A Glory Point and its card; call it last, for the hand may have to be cut."""
    state.glory[seat] += 1
    doors.tell(state, GloryGained(seat, deed, state.glory[seat]))
    doors.announce(state, seat)
    draw_glory(state, seat, cards)


def draw_glory(state: Marauders, seat: int, count: int, *, cut: bool = True) -> None:
    """Draw Glory cards; above the limit, the player must first discard, unless more will follow."""
    drawn = draw(state, "glory", state.glory_deck, min(count, len(state.glory_deck)))
    if len(drawn) < count and state.glory_discards:
        glory_reshuffled(state, drawn)
        state.glory_deck = sorted(state.glory_discards)
        state.glory_discards = []
        doors.tell(state, Reshuffled("glory"))
        more = min(count - len(drawn), len(state.glory_deck))
        drawn += draw(state, "glory", state.glory_deck, more)
    take_glory(state, seat, drawn, cut=cut)
    if state.trace is not None and drawn:
        names = tuple(state.tables.glory_names[kind] for kind in sorted(drawn))
        state.trace.events.append(GloryDrawn(seat, len(drawn), names))


def take_glory(state: Marauders, seat: int, kinds: Sequence[int], *, cut: bool = True) -> None:
    state.hands[seat] = tuple(sorted((*state.hands[seat], *kinds)))
    if cut and len(state.hands[seat]) > HAND_LIMIT:
        state.stack.append(CutHand(seat))


def drop_glory(state: Marauders, seat: int, kind: int) -> None:
    """Out of a hand, to the discards."""
    hand = list(state.hands[seat])
    hand.remove(kind)
    state.hands[seat] = tuple(hand)
    leave_hand(state, seat, kind)
    state.glory_discards.append(kind)


@dataclass(frozen=True, slots=True)
class CutHand(Ask[Marauders]):
    """Discard down to the hand limit before any card is played."""

    def step(self, state: Marauders) -> bool:
        if len(state.hands[self.seat]) > HAND_LIMIT:
            return True
        state.stack.pop()
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        kinds = dict.fromkeys(state.hands[seat])
        return [DISCARD(state.tables.glory_names[kind]) for kind in kinds]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        drop_glory(state, seat, state.tables.glory_number[action.args[0]])
        doors.tell(state, GloryDiscarded(seat, action.args[0]))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        excess = len(state.hands[seat]) - HAND_LIMIT
        return Prompt("marauders-prompt-cut-hand", (("count", excess),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.hand-limit"


# Playing cards


def may_hold(state: Marauders, seat: int) -> bool:
    """Whether, as far as all can see, a seat might hold a card for any moment."""
    return state.status[seat] == IN_PLAY and bool(state.hands[seat])


def fitting(state: Marauders, seat: int, moment: str) -> list[tuple[str, Word]]:
    """The cards in a hand that fit a moment, each with what it does: a copy, what the last did."""
    tables = state.tables
    copied = state.last_card != NONE and tables.when[state.last_card] == moment
    found = []
    for kind in dict.fromkeys(state.hands[seat]):
        if tables.when[kind] == moment:
            found.append((tables.glory_names[kind], tables.effect[kind]))
        elif copied and tables.when[kind] == "card-played":
            found.append((tables.glory_names[kind], tables.effect[state.last_card]))
    return found


def plays(state: Marauders, seat: int, moment: str) -> list[Action]:
    return [playing(name) for name, _ in fitting(state, seat, moment)]


def play(state: Marauders, seat: int, action: Action) -> Word:
    """Lay a card down; returns its effect, which the caller carries out."""
    tables = state.tables
    kind = tables.glory_number[action.args[0]]
    drop_glory(state, seat, kind)
    if tables.when[kind] == "card-played":
        doors.tell(state, GloryCopied(seat, tables.glory_names[state.last_card]))
    else:
        doors.tell(state, GloryPlayed(seat, action.args[0]))
        state.last_card = kind
    return tables.effect[state.last_card]


def hold_back(state: Marauders, seat: int, kind: int) -> None:
    """A card that was shown is not played after all and returns to its hand."""
    state.glory_discards.remove(kind)
    state.hands[seat] = tuple(sorted((*state.hands[seat], kind)))
    return_glory(state, seat, kind)
    state.last_card = NONE
    doors.tell(state, GloryHeldBack(seat, state.tables.glory_names[kind]))


def withhold(state: Marauders, seat: int, kind: int) -> None:
    """The details of a card were asked, but it is held back: the frame below takes it as a pass."""
    state.stack.pop()
    hold_back(state, seat, kind)
    hand_back(state, ())
