"""Redbeard, against whom one plays alone: his set-up and his turn. He follows rules alone."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.maracaibo import doors, redbeard_doors
from kaper.games.maracaibo.components.layout import BAY, CARDS, MARACAIBO
from kaper.games.maracaibo.redbeard_events import (
    RedbeardActed,
    RedbeardAdded,
    RedbeardDrifted,
    RedbeardIgnored,
)
from kaper.games.maracaibo.rules.fog import lift_for_redbeard
from kaper.games.maracaibo.rules.redbeard_goals import best, in_reach
from kaper.games.maracaibo.rules.redbeard_words import upgrade
from kaper.games.maracaibo.rules.rubies import stop_of_redbeard
from kaper.games.maracaibo.rules.skirmishes import Fight
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.frames import Frame

DECK = 6
# For reaching Maracaibo.
ARRIVAL = 6


def set_up_redbeard(state: Maracaibo) -> None:
    """His deck, with as many B cards in it as agreed, and a quest that nobody knows."""
    # Rule: solo.setup-deck
    redbeard_doors.deal_deck(state, {"A": DECK - state.difficulty, "B": state.difficulty})
    # Rule: solo.setup-quest
    redbeard_doors.deal_quest(state)


@dataclass(frozen=True, slots=True)
class RedbeardTurn(Frame[Maracaibo]):
    """Nobody is asked: his events tell all of his turn."""

    def step(self, state: Maracaibo) -> bool:
        state.stack.pop()
        # Rule: solo.from-bay
        if state.players[REDBEARD].ship == BAY:
            reach_maracaibo(state)
        else:
            follow_cards(state)
        return False


def reach_maracaibo(state: Maracaibo) -> None:
    """From the Bay, without a card."""
    # Rule: solo.from-bay
    sail(state, MARACAIBO)
    doors.score(state, REDBEARD, ARRIVAL)
    upgrade(state)


def follow_cards(state: Maracaibo) -> None:
    """Cards of which he can do nothing are ignored; when all are, he sails on without an action."""
    tried: set[int] = set()
    while len(tried) < DECK:
        # Rule: solo.turn-reveal
        card = redbeard_doors.reveal_card(state)
        if follow_card(state, card):
            return
        # Rule: solo.card-impossible
        tried.add(card)
        doors.tell(state, RedbeardIgnored(state.tables.redbeard.names[card]))
    doors.tell(state, RedbeardDrifted())
    # Rule: solo.no-card-possible
    end = best(state, in_reach(state))
    sail(state, end)
    # Rule: rubies.solo-without-action
    stop_of_redbeard(state, end)


def follow_card(state: Maracaibo, card: int) -> bool:
    """Sail to where the topmost possible main action of a card is done; False if none is."""
    # Rule: solo.first-possible-action
    for number, goal in enumerate(state.tables.redbeard.cards[card].main):
        spaces = goal.spaces(state)
        # Rule: solo.additional-after-check, solo.improvement-action-none
        if spaces:
            # Rule: solo.turn-order
            state.stack.append(RedbeardAction(card, number))
            sail(state, best(state, spaces))
            return True
    return False


@dataclass(frozen=True, slots=True)
class RedbeardAction(Frame[Maracaibo]):
    """After his move: the additional action of a B card, and then the main action."""

    card: int
    main: int

    def step(self, state: Maracaibo) -> bool:
        state.stack.pop()
        card = state.tables.redbeard.cards[self.card]
        # Rule: solo.turn-order, solo.additional-after-check
        if card.extra is not None:
            doors.tell(state, RedbeardAdded(card.extra.label()))
            card.extra.do(state)
        goal = card.main[self.main]
        doors.tell(state, RedbeardActed(goal.label()))
        goal.perform(state, state.players[REDBEARD].ship)
        return False


def sail(state: Maracaibo, space: int) -> None:
    """Move the ship; a player whom he meets on a card takes a doubloon, and may have to fight."""
    lift_for_redbeard(state, REDBEARD, space)
    doors.move_ship(state, REDBEARD, space)
    if space < CARDS and state.players[0].ship == space:
        if state.skirmishes:
            state.stack.append(Fight((REDBEARD, 0)))
        # Rule: solo.meet-redbeard
        redbeard_doors.meet(state, 0)
