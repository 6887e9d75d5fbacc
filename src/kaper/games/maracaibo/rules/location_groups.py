"""For first games: groups of many adjacent locations are broken up before anybody sails."""

from __future__ import annotations

from kaper.games.maracaibo.components.kinds import IMPROVEMENT, LOCATION
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.chance import draw

TOO_MANY = 4


def break_up_groups(state: Maracaibo) -> None:
    """Swap locations of too large a group with improvements, by chance, until there is none.

    Each swap takes a location out of such a group and into none, so it comes to an end.
    """
    # Rule: setup.break-location-groups
    while crowded := _crowded(state):
        (location,) = draw(state, "spaces", crowded)
        free = _spaces_for(state, location)
        if not free:
            return
        (space,) = draw(state, "spaces", free)
        _swap(state.cards, location, space)


def _crowded(state: Maracaibo) -> list[int]:
    """The locations that lie in too large a group."""
    types = state.tables.cards.type
    locations = [space for space in range(CARDS) if types[state.cards[space]] == LOCATION]
    return [space for space in locations if len(group_of(state, space)) >= TOO_MANY]


def group_of(state: Maracaibo, space: int) -> list[int]:
    """The locations that hang together with that of a space, itself included."""
    types, neighbours = state.tables.cards.type, state.chart().neighbours
    group = [space]
    for here in group:
        group += [
            other
            for other in neighbours[here]
            if other < CARDS and types[state.cards[other]] == LOCATION and other not in group
        ]
    return group


def _spaces_for(state: Maracaibo, location: int) -> list[int]:
    """The improvements with which a location can be swapped without making another such group."""
    types = state.tables.cards.type
    spaces = []
    for space in range(CARDS):
        if types[state.cards[space]] == IMPROVEMENT:
            _swap(state.cards, location, space)
            if len(group_of(state, space)) < TOO_MANY:
                spaces.append(space)
            _swap(state.cards, location, space)
    return spaces


def _swap(cards: list[int], one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]
