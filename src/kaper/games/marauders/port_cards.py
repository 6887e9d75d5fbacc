"""Glory cards of one's own Port action."""

from __future__ import annotations

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import playing, seat_of
from kaper.games.marauders.own_turn_cards import carry_out, turn_plays
from kaper.games.marauders.reward_choices import levy
from kaper.games.marauders.state import ABOARD, BOUNTIES, Marauders
from kaper.games.marauders.tables import NATIONS
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action

# A bit of `done`: once a turn, so that nobody can go on for ever.
CARDS_DRAWN = 1 << 23


def port_plays(state: Marauders, seat: int) -> list[Action]:
    """The cards that can change something now, those of any moment of the turn included."""
    if not state.hands[seat]:
        return []
    options = turn_plays(state, seat)
    for name, word in hands.fitting(state, seat, "port"):
        options += _ways(state, seat, name, word)
    return options


def _ways(state: Marauders, seat: int, name: str, word: Word) -> list[Action]:
    match word.name:
        case "pardon":
            return [
                playing(name, NATIONS[nation])
                for nation in range(BOUNTIES)
                if 0 < state.bounty(seat, nation) * word.value <= state.wealth(seat)
            ]
        case "levy":
            return [
                playing(name, seat=f"p{other}")
                for other in range(state.seats)
                if other != seat and state.status[other] in ABOARD
            ]
    return [playing(name)] if _can_help(state, seat, word) else []


def _can_help(state: Marauders, seat: int, word: Word) -> bool:
    match word.name:
        case "rumor":
            return bool(state.rumor_deck)
        case "purchase":
            _, price = word.args
            return state.wealth(seat) >= price
        case "glory-cards":
            return not state.done & CARDS_DRAWN
    return True


def play_in_port(state: Marauders, seat: int, action: Action) -> Word:
    word = hands.play(state, seat, action)
    match word.name:
        case "pardon":
            nation = NATIONS.index(action.args[1])
            levels = state.bounty(seat, nation)
            doors.pay(state, seat, levels * word.value)
            doors.lift_bounty(state, seat, nation, levels)
        case "levy":
            levy(state, seat, seat_of(action.args[2]), *word.args)
        case "glory-cards":
            state.done |= CARDS_DRAWN
            hands.draw_glory(state, seat, word.value)
        case _:
            carry_out(state, seat, action, word)
    return word
