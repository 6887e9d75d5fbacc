"""The doors of Glory cards: drawn, played, copied, held back; and of Specialists, who are such."""

from __future__ import annotations

from kaper.games.marauders.battle_events import CardsTaken
from kaper.games.marauders.components.tables import NONE
from kaper.games.marauders.doors import tell
from kaper.games.marauders.events import Reshuffled
from kaper.games.marauders.glory_events import (
    GloryCopied,
    GloryDiscarded,
    GloryDrawn,
    GloryHeldBack,
    GloryPlayed,
    GlorySalvaged,
)
from kaper.games.marauders.port_events import Hired
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.visibility import knowledge
from kaper.kernel.chance import draw

# Cards in hand


def draw_glory(state: Marauders, seat: int, count: int) -> None:
    """From the deck, which the discards make anew where it runs out."""
    drawn = draw(state, "glory", state.decks.glory, min(count, len(state.decks.glory)))
    # Rule: decks.reshuffle
    if len(drawn) < count and state.discards.glory:
        knowledge.glory_reshuffled(state, drawn)
        state.decks.glory = sorted(state.discards.glory)
        state.discards.glory = []
        tell(state, Reshuffled("glory"))
        more = min(count - len(drawn), len(state.decks.glory))
        drawn += draw(state, "glory", state.decks.glory, more)
    captain = state.captains[seat]
    captain.hand = tuple(sorted((*captain.hand, *drawn)))
    if state.trace is not None and drawn:
        names = tuple(state.tables.glory_names[kind] for kind in sorted(drawn))
        state.trace.events.append(GloryDrawn(seat, len(drawn), names))


def take_hand(state: Marauders, seat: int, loser: int) -> None:
    """All cards of a beaten captain."""
    winner, beaten = state.captains[seat], state.captains[loser]
    cards, beaten.hand = beaten.hand, ()
    names = tuple(state.tables.glory_names[kind] for kind in cards)
    tell(state, CardsTaken(seat, loser, len(cards), names))
    knowledge.hand_over(state, loser, seat, cards)
    winner.hand = tuple(sorted((*winner.hand, *cards)))


def salvage_glory(state: Marauders, seat: int, kind: int) -> None:
    """A card of the discards comes into a hand."""
    _return_to_hand(state, seat, kind)
    tell(state, GlorySalvaged(seat, state.tables.glory_names[kind]))


def drop_glory(state: Marauders, seat: int, kind: int) -> None:
    """Out of a hand, to the discards."""
    _leave_hand(state, seat, kind)
    state.discards.glory.append(kind)


def discard_glory(state: Marauders, seat: int, kind: int) -> None:
    """A card too many."""
    drop_glory(state, seat, kind)
    tell(state, GloryDiscarded(seat, state.tables.glory_names[kind]))


# Cards that are played


def play_glory(state: Marauders, seat: int, kind: int) -> None:
    drop_glory(state, seat, kind)
    tell(state, GloryPlayed(seat, state.tables.glory_names[kind]))
    state.turn.last_card = kind


def copy_glory(state: Marauders, seat: int, kind: int) -> None:
    """Play a card that does what the last one did."""
    drop_glory(state, seat, kind)
    tell(state, GloryCopied(seat, state.tables.glory_names[state.turn.last_card]))


def hold_back_glory(state: Marauders, seat: int, kind: int) -> None:
    """A card that was shown is not played after all and returns to its hand."""
    # Rule: glory.withhold
    _return_to_hand(state, seat, kind)
    state.turn.last_card = NONE
    tell(state, GloryHeldBack(seat, state.tables.glory_names[kind]))


def forget_last_card(state: Marauders) -> None:
    """The moment of the card played last is over: it cannot be copied any more."""
    state.turn.last_card = NONE


# Specialists


def show_glory(state: Marauders, seat: int, kind: int) -> None:
    """A Specialist whom a test may win over; until then the card stays in hand."""
    knowledge.show_glory(state, seat, kind)


def hire(state: Marauders, seat: int, kind: int) -> None:
    """Hired, a Specialist is no card in hand any more."""
    # Rule: specialist.not-in-hand
    _leave_hand(state, seat, kind)
    _employ(state, seat, kind)


def hire_promised(state: Marauders, seat: int, kind: int) -> bool:
    """A Specialist from the deck or its discards; whether the card was there."""
    for pile in (state.decks.glory, state.discards.glory):
        if kind in pile:
            pile.remove(kind)
            _employ(state, seat, kind)
            return True
    return False


def take_specialist(state: Marauders, seat: int, loser: int, kind: int) -> None:
    """One of a beaten captain's."""
    state.captains[loser].specialists &= ~(1 << kind)
    _employ(state, seat, kind)


def _employ(state: Marauders, seat: int, kind: int) -> None:
    state.captains[seat].specialists |= 1 << kind
    tell(state, Hired(seat, state.tables.glory_names[kind]))


# In and out of hands, in the open


def _leave_hand(state: Marauders, seat: int, kind: int) -> None:
    captain = state.captains[seat]
    hand = list(captain.hand)
    hand.remove(kind)
    captain.hand = tuple(hand)
    knowledge.leave_hand(state, seat, kind)


def _return_to_hand(state: Marauders, seat: int, kind: int) -> None:
    state.discards.glory.remove(kind)
    captain = state.captains[seat]
    captain.hand = tuple(sorted((*captain.hand, kind)))
    knowledge.return_glory(state, seat, kind)
