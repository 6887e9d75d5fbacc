"""The doors of a Merchant Raid: the merchant's cards on the table, and successes to spend."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.marauders.battle_events import RaidBegan, RaidDrawn, RaidLost, RaidThrown, RaidWon
from kaper.games.marauders.cargo_doors import clear_table, draw_cargo, lay_out_cargo
from kaper.games.marauders.components.tables import NATIONS, NONE
from kaper.games.marauders.doors import tell
from kaper.games.marauders.ship_doors import use_weapon
from kaper.games.marauders.state import Marauders
from kaper.kernel.piles import EVERYBODY


def begin_raid(state: Marauders, seat: int, nation: int) -> None:
    """The merchant's cards are laid out for all to see."""
    lay_out_cargo(state, (), EVERYBODY)
    state.laid.prize = nation
    tell(state, RaidBegan(seat, NATIONS[nation]))


def draw_cards(state: Marauders, seat: int, count: int) -> list[int]:
    cards = draw_cargo(state, count)
    state.laid.cards = sorted((*state.laid.cards, *cards))
    tell(state, RaidDrawn(seat, tuple(state.tables.cargo_names[card] for card in cards)))
    return cards


def throw_card(state: Marauders, seat: int, card: int) -> None:
    state.laid.cards.remove(card)
    state.discards.cargo.append(card)
    tell(state, RaidThrown(seat, (state.tables.cargo_names[card],)))


def count_successes(state: Marauders, count: int) -> None:
    """So many successes of the roll are to be spent."""
    state.laid.successes = count


def spend_success(state: Marauders) -> None:
    state.laid.successes -= 1


def spend_weapon(state: Marauders, seat: int, weapon: int) -> None:
    """A Special Weapon makes a failed die a success."""
    use_weapon(state, seat, weapon)
    state.laid.successes += 1


def end_raid(state: Marauders) -> list[int]:
    """The merchant is out of reach, or taken; returns the cards that lay there."""
    state.laid.prize = NONE
    return clear_table(state)


def lose_raid(state: Marauders, seat: int, outcome: str, cards: Sequence[int]) -> None:
    state.discards.cargo += cards
    tell(state, RaidLost(seat, outcome))


def win_raid(state: Marauders, seat: int, gold: int) -> None:
    """The loot in gold; the cards may be kept as cargo."""
    state.captains[seat].gold += gold
    tell(state, RaidWon(seat, gold))
