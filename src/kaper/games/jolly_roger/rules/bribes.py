"""Bribes: a gift of a crew card or of unburied loot, shown to whom it is for, taken or refused.

An offer that is refused can be raised, and one that is taken followed by more; but who has refused
often enough is left alone. Promises are for talk only: nobody can be held to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from kaper.games.jolly_roger import doors, loot_doors
from kaper.games.jolly_roger.actions import ACCEPT, BRIBE, seat_of
from kaper.games.jolly_roger.card_events import BribeOffered, BribeRefused, BribeTaken
from kaper.games.jolly_roger.components.cards import kind_of, kinds_of
from kaper.games.jolly_roger.rules.hands import limit_hands
from kaper.games.jolly_roger.rules.refusals import moment, named_seat, why_not_another
from kaper.games.jolly_roger.state import NEUTRAL, NONE, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Field, Form, Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, Ask, Frame

# After so many refusals a player gets no more offers from the same one until the next decision.
MOST_REFUSALS = 3
# In `offered` a giver has three bits for each seat: how often it refused, and whether it took one.
_BITS, _REFUSALS, _TAKEN = 3, 0b011, 0b100


def refusals(state: JollyRoger, giver: int, seat: int) -> int:
    """How many gifts of another a seat has refused since the last decision."""
    return state.offered[giver] >> _BITS * seat & _REFUSALS


def has_taken(state: JollyRoger, giver: int, seat: int) -> bool:
    """Whether a seat has taken a gift of another since the last decision."""
    return bool(state.offered[giver] >> _BITS * seat & _TAKEN)


def has_nothing(state: JollyRoger, seat: int) -> bool:
    """Whether a seat has neither crew nor loot: nothing to play and nothing to give."""
    return not state.hands[seat] and not state.loot[seat]


def bribe_form(state: JollyRoger, seat: int) -> Form | None:
    """The form for a gift; none for a seat that has nothing to give, or nobody left to ask."""
    receivers = _receivers(state, seat)
    if not receivers or has_nothing(state, seat):
        return None
    return Form(
        BRIBE.name,
        (Field("seat", receivers), Field("card", _gifts(state, seat))),
        partial(why_no_bribe, state, seat),
        partial(_first, suggest_bribes(state, seat, 1)),
    )


def _first(suggested: Sequence[Action], count: int) -> Sequence[Action]:
    """Suggestions as they were when the form was made, whatever happens to the state later."""
    return suggested[:count]


def _receivers(state: JollyRoger, seat: int) -> tuple[str, ...]:
    others = state.others(seat)
    return tuple(f"p{other}" for other in others if refusals(state, seat, other) < MOST_REFUSALS)


def _gifts(state: JollyRoger, seat: int) -> tuple[str, ...]:
    crew = [state.tables.crew_names[kind] for kind in sorted(set(kinds_of(state.hands[seat])))]
    loot = [state.tables.loot_names[kind] for kind in sorted(set(kinds_of(state.loot[seat])))]
    return (*crew, *loot)


def why_no_bribe(state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    """A gift is one card that the giver has, to another player who has not refused too often."""
    word, name = action.args
    unfit = why_not_another(state, seat, word, "bribe.digital")
    if unfit:
        return unfit
    other = named_seat(state, word)
    crew = state.tables.crew_number.get(name, NONE)
    loot = state.tables.loot_number.get(name, NONE)
    if crew not in kinds_of(state.hands[seat]) and loot not in kinds_of(state.loot[seat]):
        return Refusal("bribe.cards", card=name)
    if refusals(state, seat, other) < MOST_REFUSALS:
        return None
    return Refusal("bribe.digital", "bribe-refused", seat=other, count=MOST_REFUSALS)


def suggest_bribes(state: JollyRoger, seat: int, count: int) -> Sequence[Action]:
    """Few, so that bots do not drown in gifts: the cheapest loot card to one whose help counts.

    That is, for a leader in a mutiny the neutral player with the most crew cards, and for the
    guard of the ship the poorest other player. After each refusal the next dearer card is offered;
    one gift taken is enough.
    """
    if not state.loot[seat] or not count:
        return ()
    others = [s for s in state.others(seat) if not has_taken(state, seat, s)]
    if seat in (state.captain, state.mutineer) and state.mutineer >= 0:
        others = [s for s in others if state.sides[s] == NEUTRAL and state.hands[s]]
        others.sort(key=lambda s: -len(state.hands[s]))
    elif seat == state.guard:
        others.sort(key=lambda s: len(state.loot[s]))
    else:
        return ()
    gold = state.tables.gold
    dearer = sorted(set(kinds_of(state.loot[seat])), key=lambda kind: (gold[kind], kind))
    for other in others:
        refused = refusals(state, seat, other)
        if refused < min(MOST_REFUSALS, len(dearer)):
            return (BRIBE(f"p{other}", state.tables.loot_names[dearer[refused]]),)
    return ()


def offer_bribe(state: JollyRoger, seat: int, action: Action) -> None:
    """Show the gift to whom it is for, who then decides; the question asked before stays."""
    other = seat_of(action)
    name = action.args[1]
    crew = state.tables.crew_number.get(name)
    if crew is not None:
        doors.show_crew(state, seat, crew, other)
        place = max(i for i, card in enumerate(state.hands[seat]) if kind_of(card) == crew)
    else:
        kind = state.tables.loot_number[name]
        loot_doors.show_loot(state, seat, kind, other)
        place = max(i for i, card in enumerate(state.loot[seat]) if kind_of(card) == kind)
    hidden = crew is not None or state.hidden_loot
    doors.tell(state, BribeOffered(seat, other, name, hidden))
    state.stack.append(Offer(other, seat, crew is not None, place))


def why_no_gift(
    asked: Frame[JollyRoger], state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    return why_no_bribe(state, seat, action)


def give(asked: Frame[JollyRoger], state: JollyRoger, seat: int, action: Action) -> None:
    offer_bribe(state, seat, action)


# Asked by a form, so it lists nothing.
GIFT: Final = Deed(BRIBE, why_no_gift, give)


@dataclass(frozen=True, slots=True)
class BesideGifts(Frame[JollyRoger]):
    """Beside what is asked gifts may be offered, by a form."""

    def form(self, state: JollyRoger, seat: int) -> Form | None:
        return bribe_form(state, seat)

    def suggestions(self, state: JollyRoger, seat: int, count: int) -> Sequence[Action]:
        return suggest_bribes(state, seat, count)


@dataclass(frozen=True, slots=True)
class Offer(Ask[JollyRoger]):
    """Take a gift or refuse it. The gift is a place in a hand or among loot, not a card: others
    do not see it, and a sample may deal another card there."""

    giver: int
    crew: bool
    place: int

    def name(self, state: JollyRoger) -> str:
        if self.crew:
            return state.tables.crew_names[kind_of(state.hands[self.giver][self.place])]
        return doors.loot_name(state, state.loot[self.giver][self.place])

    def deeds(self) -> Deeds[Offer, JollyRoger]:
        return OFFER

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        args = (("owner", self.giver), ("card", self.name(state)))
        return Prompt("jolly-roger-prompt-bribe", args)

    def not_now(self, state: JollyRoger, seat: int, action: Action) -> str:
        return moment(state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "bribe.never-forced"


def accept(asked: Offer, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    name = asked.name(state)
    if asked.crew:
        doors.pass_crew(state, asked.giver, state.tables.crew_number[name], seat)
    else:
        loot_doors.pass_loot(state, asked.giver, state.tables.loot_number[name], seat)
    state.offered[asked.giver] |= _TAKEN << _BITS * seat
    hidden = asked.crew or state.hidden_loot
    doors.tell(state, BribeTaken(seat, asked.giver, name, hidden))
    limit_hands(state, (seat,))


def refuse(asked: Offer, state: JollyRoger, seat: int, action: Action) -> None:
    # Rule: bribe.never-forced
    state.stack.pop()
    state.offered[asked.giver] += 1 << _BITS * seat
    doors.tell(state, BribeRefused(seat, asked.giver))


OFFER: Final = Deeds(Deed(ACCEPT, always, accept), Deed(DECLINE, always, refuse))
