"""The doors of what only Redbeard has: his deck, his boards, and cards taken in his own way."""

from __future__ import annotations

from collections.abc import Mapping

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.events import QuestTaken
from kaper.games.maracaibo.quest_doors import turn_up_quest
from kaper.games.maracaibo.redbeard_events import (
    RedbeardAdvanced,
    RedbeardDealt,
    RedbeardKept,
    RedbeardMet,
    RedbeardRevealed,
    RedbeardRolled,
    RedbeardShuffled,
    RedbeardUpgraded,
)
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.chance import draw, roll
from kaper.kernel.piles import EVERYBODY, NOBODY

DIE = "redbeard-die"


def deal_deck(state: Maracaibo, counts: Mapping[str, int]) -> None:
    """So many cards of each letter, by chance."""
    cards = state.tables.redbeard.cards
    for letter, count in counts.items():
        of_letter = [number for number, card in enumerate(cards) if card.deck == letter]
        if count:
            state.redbeard_deck += draw(state, "redbeard", of_letter, count)
    state.redbeard_deck.sort()


def deal_quest(state: Maracaibo) -> None:
    """The top of the deck, face down."""
    player = state.players[REDBEARD]
    # Rule: hunters.gaps
    player.quests = tuple(state.quest_deck.draw(state))
    player.known = (NOBODY,) * len(player.quests)
    doors.tell(state, RedbeardDealt())


def reveal_card(state: Maracaibo) -> int:
    """The top card of his deck; an empty deck is first made anew of all his cards."""
    # Rule: solo.turn-reveal
    if not state.redbeard_deck:
        state.redbeard_deck = sorted(state.redbeard_discards)
        state.redbeard_discards = []
        doors.tell(state, RedbeardShuffled())
    (card,) = draw(state, "redbeard", state.redbeard_deck)
    state.redbeard_discards.append(card)
    state.redbeard_seen |= 1 << card
    doors.tell(state, RedbeardRevealed(state.tables.redbeard.names[card]))
    return card


def roll_die(state: Maracaibo) -> int:
    (pips,) = roll(state, DIE, 6)
    doors.tell(state, RedbeardRolled(pips))
    return pips


def meet(state: Maracaibo, seat: int) -> None:
    """He has no doubloons: the one for the player comes from the supply."""
    state.players[seat].doubloons += doors.TOLL
    doors.tell(state, RedbeardMet(seat, doors.TOLL))


def advance_cube(state: Maracaibo) -> None:
    # Rule: solo.upgrade.track
    state.redbeard_step += 1
    doors.tell(state, RedbeardAdvanced(state.redbeard_step + 1))


def place_upgrade(state: Maracaibo, space: int) -> None:
    state.players[REDBEARD].upgrades |= 1 << space
    doors.tell(state, RedbeardUpgraded(state.tables.redbeard.upgrades[space].label()))


def take_rightmost_quest(state: Maracaibo) -> None:
    """The others slide to the right, and a new one lies on the left."""
    # Rule: solo.quest-action, solo.upgrade.quest
    quest = state.quest_market.pop()
    player = state.players[REDBEARD]
    player.quests = (*player.quests, quest)
    player.known = (*player.known, EVERYBODY)
    doors.tell(state, QuestTaken(doors.who(state, REDBEARD), state.tables.quests.names[quest]))
    # Rule: solo.quest-market-slide
    turn_up_quest(state, 0)


def keep_card(state: Maracaibo) -> None:
    """The top card of level II, whatever it is."""
    # Rule: solo.acquire-location, solo.acquire-location-any-card
    card, _ = doors.take_level_two(state)
    player = state.players[REDBEARD]
    player.improvements = (*player.improvements, card)
    doors.tell(state, RedbeardKept(state.tables.cards.names[card]))
    doors.turn_to_top(state)
