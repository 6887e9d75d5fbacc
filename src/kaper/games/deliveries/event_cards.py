"""Event cards: everybody loses a card of the event's colour, or proves to have none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.deliveries import doors
from kaper.games.deliveries.actions import LOSES, SHOW_HAND, USE_WOLF, Lose
from kaper.games.deliveries.cards import COLOURS, FIRST_EVENT
from kaper.games.deliveries.reasons import why_no_loss
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask


def begin_event(state: Deliveries, seat: int, card: int) -> None:
    doors.play_event(state, seat, card)
    state.stack.append(LoseCard(seat, state.tables.colour[card], state.seats))


@dataclass(frozen=True, slots=True)
class LoseCard(Ask[Deliveries]):
    """A player loses a card of the colour, shows a hand without one, or has a Sea Wolf help.

    `left` players are to be asked, this one included.
    """

    colour: int
    left: int

    def step(self, state: Deliveries) -> bool:
        if _is_asked(state, self.seat):
            return True
        self._pass_on(state)
        return False

    def options(self, state: Deliveries, seat: int) -> Sequence[Action]:
        colour = state.tables.colour
        options: list[Action] = [
            LOSES[card]
            for card in dict.fromkeys(state.hands[seat])
            if card < FIRST_EVENT and colour[card] == self.colour
        ]
        if not options:
            options.append(SHOW_HAND)
        if state.wolves[seat]:
            options.append(USE_WOLF)
        return options

    def answer(self, state: Deliveries, seat: int, action: Action) -> None:
        if isinstance(action, Lose):
            doors.lose(state, seat, action.card)
        elif action is USE_WOLF:
            doors.use_wolf(state, seat)
        elif state.vouch:
            doors.vouch_for_hand(state, seat, self.colour)
        else:
            doors.show_hand(state, seat, self.colour)
        self._pass_on(state)

    def _pass_on(self, state: Deliveries) -> None:
        if self.left > 1:
            state.stack[-1] = LoseCard(state.left_of(self.seat), self.colour, self.left - 1)
        else:
            state.stack.pop()

    def prompt(self, state: Deliveries, seat: int) -> Prompt:
        then = state.next_asked(seat, self.left, _is_asked)
        return Prompt("deliveries-prompt-lose", (("colour", COLOURS[self.colour]), ("then", then)))

    def why_not(self, state: Deliveries, seat: int, action: Action) -> str:
        return why_no_loss(state, seat, action, self.colour)

    def not_asked(self, state: Deliveries, seat: int) -> str:
        return "event.order"


def _is_asked(state: Deliveries, seat: int) -> bool:
    """Anybody with a card, whatever it is: a player who is passed over because there is only one
    answer would tell how many cards of the colour the hand has."""
    return bool(state.hands[seat]) or state.wolves[seat] > 0
