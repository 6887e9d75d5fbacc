"""What a player can do, every action made once and for all."""

from __future__ import annotations

from kaper.games.deliveries.components.cards import (
    CARDS,
    FIRST_EVENT,
    FIRST_GOODS,
    NAMES,
    WOLF,
    name_of,
)
from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.frames import DECLINE, DONE

TAKE = Verb("take", "card")
DRAW = Verb("draw")
DISCARD = Verb("discard", "card")
PLAY = Verb("play", "event")
DELIVER = Verb("deliver", "cards")
HIRE = Verb("hire")
LOSE = Verb("lose", "card")
PROTECT = Verb("protect")
SHOW = Verb("show")

GRAMMAR = Grammar(TAKE, DRAW, DISCARD, PLAY, DELIVER, DONE, HIRE, DECLINE, LOSE, PROTECT, SHOW)


class CardAction(Action):
    """An action with one card: take, discard, play, lose."""

    __slots__ = ("card",)

    def __init__(self, verb: Verb, card: int) -> None:
        name = name_of(card)
        super().__init__(verb.name, (name,), verb.text([name]))
        self.card = card


class Deliver(Action):
    """Laying down a ship and a good."""

    __slots__ = ("goods", "ship")

    def __init__(self, ship: int, goods: int) -> None:
        words = (f"{NAMES[ship]},{NAMES[goods]}",)
        super().__init__(DELIVER.name, words, DELIVER.text(words))
        self.ship = ship
        self.goods = goods


TAKES = tuple(CardAction(TAKE, card) for card in range(CARDS))
DISCARDS = tuple(CardAction(DISCARD, card) for card in range(FIRST_EVENT))
DISCARD_WOLF = CardAction(DISCARD, WOLF)
PLAYS = tuple(CardAction(PLAY, card) for card in range(FIRST_EVENT, CARDS))
LOSES = tuple(CardAction(LOSE, card) for card in range(FIRST_EVENT))
# By ship, then by good counted from the first.
DELIVERS = tuple(
    tuple(Deliver(ship, goods) for goods in range(FIRST_GOODS, FIRST_EVENT))
    for ship in range(FIRST_GOODS)
)
# How each card is put on the discard pile in one's turn.
FROM_HAND = (*DISCARDS, *PLAYS)

TAKE.intern(TAKES)
DISCARD.intern((*DISCARDS, DISCARD_WOLF))
PLAY.intern(PLAYS)
LOSE.intern(LOSES)
DELIVER.intern(action for row in DELIVERS for action in row)
DRAW_TOP = DRAW()
