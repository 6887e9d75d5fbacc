"""Glory cards of one's own Port action."""

from __future__ import annotations

from kaper.games.marauders import doors, turn_doors
from kaper.games.marauders.actions import seat_of
from kaper.games.marauders.components.ids import NATION_NUMBER
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.marks import CARDS_DRAWN
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.own_turn_cards import (
    carry_out,
    not_played_so,
    turn_plays,
    ways,
    why_no_turn_card,
)
from kaper.games.marauders.rules.reward_choices import levy
from kaper.games.marauders.rules.shortages import too_dear, word_of
from kaper.games.marauders.state import ABOARD, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Refusal


def port_plays(port: object, state: Marauders, seat: int) -> list[Action]:
    """The cards that can change something now, those of any moment of the turn included."""
    if not state.captains[seat].hand:
        return []
    return turn_plays(port, state, seat) + [
        way
        for card, word in hands.fitting(state, seat, "port")
        for way in ways(card, word.name, state.seats)
        if no_effect_in_port(state, seat, way, word) is None
    ]


def why_no_port_card(port: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    word = word_of(state, seat, action.args[0], "port")
    if word is None:
        return why_no_turn_card(port, state, seat, action)
    return not_played_so(state, action, word) or no_effect_in_port(state, seat, action, word)


def no_effect_in_port(state: Marauders, seat: int, action: Action, word: Word) -> Refusal | None:
    """Why a card could change nothing, played like this, or cannot be paid for."""
    match word.name:
        case "pardon":
            return _no_pardon(state, seat, action.args[1], word.value)
        case "levy":
            other = seat_of(action.args[2])
            if other == seat or state.captains[other].status not in ABOARD:
                return Refusal("glory.house-no-effect", "nobody-to-tax")
        case "rumor" if not state.decks.rumor:
            return Refusal("glory.house-no-effect", "no-rumors-left")
        case "purchase":
            _, price = word.args
            return too_dear(state, seat, price, "buy.pay-and-store")
        case "glory-cards" if state.turn.done & CARDS_DRAWN:
            return Refusal("glory.house-once")
    return None


def _no_pardon(state: Marauders, seat: int, word: str, price: int) -> Refusal | None:
    levels = state.captains[seat].bounties[NATION_NUMBER[word]]
    if not levels:
        return Refusal("glory.house-no-effect", "not-wanted", nation=word)
    return too_dear(state, seat, levels * price, "bounty.stays")


def play_in_port(state: Marauders, seat: int, action: Action) -> Word:
    word = hands.play(state, seat, action)
    match word.name:
        case "pardon":
            nation = NATION_NUMBER[action.args[1]]
            levels = state.captains[seat].bounties[nation]
            doors.pay(state, seat, levels * word.value)
            doors.lift_bounty(state, seat, nation, levels)
        case "levy":
            levy(state, seat, seat_of(action.args[2]), *word.args)
        case "glory-cards":
            turn_doors.note(state, CARDS_DRAWN)
            hands.draw_glory(state, seat, word.value)
        case _:
            carry_out(state, seat, action, word)
    return word
