"""Glory Points, Glory cards, and the moments at which a card fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import card_doors, doors
from kaper.games.marauders.actions import DISCARD, playing
from kaper.games.marauders.components.tables import NONE
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.state import HAND_LIMIT, IN_PLAY, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask, hand_back

# The moment of a card that copies the last one.
COPY: Final = "card-played"


def gain_glory(state: Marauders, seat: int, deed: str, cards: int = 1) -> None:
    """A Glory Point and its card; call it last, for the hand may have to be cut."""
    # Rule: glory.point-and-card
    doors.score(state, seat, deed)
    draw_glory(state, seat, cards)


def draw_glory(state: Marauders, seat: int, count: int, *, cut: bool = True) -> None:
    """Draw Glory cards; above the limit, the player must first discard, unless more will follow."""
    card_doors.draw_glory(state, seat, count)
    if cut:
        cut_hand(state, seat)


def cut_hand(state: Marauders, seat: int) -> None:
    """Call it last, it may ask."""
    # Rule: glory.hand-limit
    if len(state.captains[seat].hand) > HAND_LIMIT:
        state.stack.append(CutHand(seat))


@dataclass(frozen=True, slots=True)
class CutHand(Ask[Marauders]):
    """Discard down to the hand limit before any card is played."""

    def step(self, state: Marauders) -> bool:
        if len(state.captains[self.seat].hand) > HAND_LIMIT:
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[CutHand, Marauders]:
        return CUTTING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        excess = len(state.captains[seat].hand) - HAND_LIMIT
        return Prompt("marauders-prompt-cut-hand", (("count", excess),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.hand-limit"


def held_cards(cut: CutHand, state: Marauders, seat: int) -> list[Action]:
    return [
        DISCARD(state.tables.glory_names[kind]) for kind in dict.fromkeys(state.captains[seat].hand)
    ]


def why_no_discard(cut: CutHand, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_not_held(state, seat, action, "glory.hand-limit")


def discard(cut: CutHand, state: Marauders, seat: int, action: Action) -> None:
    card_doors.discard_glory(state, seat, state.tables.glory_number[action.args[0]])


CUTTING: Final = Deeds(Deed(DISCARD, why_no_discard, discard, held_cards, brings=glory_card_reads))


# Playing cards


def may_hold(state: Marauders, seat: int) -> bool:
    """Whether, as far as all can see, a seat might hold a card for any moment."""
    captain = state.captains[seat]
    # Rule: glory.windows
    return captain.status == IN_PLAY and bool(captain.hand)


def fitting(state: Marauders, seat: int, moment: str) -> list[tuple[str, Word]]:
    """The cards in a hand that fit a moment, each with what it does: a copy, what the last did."""
    tables = state.tables
    copied = state.turn.last_card != NONE and tables.when[state.turn.last_card] == moment
    found = []
    for kind in dict.fromkeys(state.captains[seat].hand):
        if tables.when[kind] == moment:
            found.append((tables.glory_names[kind], tables.effect[kind]))
        elif copied and tables.when[kind] == COPY:
            found.append((tables.glory_names[kind], tables.effect[state.turn.last_card]))
    return found


def plays(state: Marauders, seat: int, moment: str) -> list[Action]:
    return [playing(name) for name, _ in fitting(state, seat, moment)]


def why_not_held(state: Marauders, seat: int, action: Action, rule: str) -> Refusal | None:
    """The first word of the action names a card that must be in hand."""
    name = action.args[0]
    held = state.tables.glory_number.get(name, NONE) in state.captains[seat].hand
    return None if held else Refusal(rule, "card-not-held", card=name)


def why_no_card(
    state: Marauders, seat: int, action: Action, moment: str, rule: str, *, targets: int = 0
) -> Refusal | None:
    """Why a card cannot be played: not held, not for this moment, or aimed at what it has not.

    `rule` is the one by which cards are played at this moment, `targets` how many words follow
    the name of the card there.
    """
    refusal = why_not_held(state, seat, action, rule)
    if refusal:
        return refusal
    tables, name = state.tables, action.args[0]
    when = tables.when[tables.glory_number[name]]
    if when == COPY:
        # A copy does what the last card did, which must have been played at this same moment.
        when = tables.when[state.turn.last_card] if state.turn.last_card != NONE else ""
        if when != moment:
            return Refusal(rule, "card-copies-nothing", card=name)
    if when != moment:
        return Refusal(rule, "card-moment", card=name)
    if any(action.args[1 + targets :]):
        return Refusal(rule, "card-target", card=name)
    return None


def idle(card: str) -> Refusal:
    """A card that could change nothing."""
    return Refusal("glory.house-no-effect", "card-idle", card=card)


def effect_of(state: Marauders, card: str) -> Word:
    """What a card does at a moment which it fits: a copy, what the last one did."""
    tables = state.tables
    kind = tables.glory_number[card]
    return tables.effect[state.turn.last_card if tables.when[kind] == COPY else kind]


def play(state: Marauders, seat: int, action: Action) -> Word:
    """Lay a card down; returns its effect, which the caller carries out."""
    tables = state.tables
    kind = tables.glory_number[action.args[0]]
    if tables.when[kind] == COPY:
        card_doors.copy_glory(state, seat, kind)
    else:
        card_doors.play_glory(state, seat, kind)
    return tables.effect[state.turn.last_card]


def withhold(state: Marauders, seat: int, kind: int) -> None:
    """The details of a card were asked, but it is held back: the frame below takes it as a pass."""
    state.stack.pop()
    card_doors.hold_back_glory(state, seat, kind)
    hand_back(state, ())
