"""Fog of war: locations that wait for a ship to stop, improvements that wait for one to pass.

What a face-down card is, its back and the doubloons on it tell: a location of level I, an
improvement of level I, or any card of level II.
"""

from __future__ import annotations

from collections.abc import Iterator

from kaper.games.maracaibo import doors, module_doors
from kaper.games.maracaibo.components.kinds import IMPROVEMENT, LOCATION
from kaper.games.maracaibo.components.layout import BAY, CARDS, Layout
from kaper.games.maracaibo.rules.powers import RANGE
from kaper.games.maracaibo.state import Maracaibo

# What Redbeard scores for revealing a location, by the round.
REDBEARD_SCORES = (0, 1, 3, 5)


def lay_face_down(state: Maracaibo) -> None:
    """At the set-up: the cards in the fog, and of level II about half face up."""
    types = state.tables.cards.type
    for space, card in enumerate(state.cards):
        # Rule: fog-locations.setup, fog-improvements.setup
        if (state.fog_locations and types[card] == LOCATION) or (
            state.fog_improvements and types[card] == IMPROVEMENT
        ):
            module_doors.lay_face_down(state, space)
    if state.fog_improvements:
        # Rule: fog-improvements.setup
        state.deck_up = len(state.deck) // 2
        doors.turn_to_top(state)


def waits_for_a_stop(state: Maracaibo, space: int) -> bool:
    """Whether a location lies face down here, with doubloons on it."""
    # Rule: fog.both-modules
    return bool(state.hidden >> space & 1) and state.cards[space] in state.tables.cards.locations


def waits_for_a_ship(state: Maracaibo, space: int) -> bool:
    """Whether a card lies face down here that any ship on its way reveals."""
    return bool(state.hidden >> space & 1) and not waits_for_a_stop(state, space)


def doubloons_on(state: Maracaibo, space: int) -> int:
    """One from the set-up and one of every income: as many as the number of the round."""
    # Rule: fog-locations.round-end, fog-locations.setup
    return max(state.round, 1) if waits_for_a_stop(state, space) else 0


def level_of(state: Maracaibo, space: int) -> int:
    """The level on the back of a card."""
    return 2 if state.cards[space] in state.tables.cards.level_two else 1


def reveal(state: Maracaibo, space: int) -> None:
    """Face up for the rest of the game; a location with the symbol gets its value tile."""
    needs_tile = waits_for_a_stop(state, space)
    module_doors.reveal(state, space)
    # Rule: fog-locations.value-tile
    if needs_tile and state.tables.cards.shows_value[state.cards[space]]:
        module_doors.place_value_tile(state, space)


def reveal_at_stop(state: Maracaibo, seat: int, space: int) -> None:
    """Whoever stops at a location in the fog takes its doubloons and turns it up."""
    # Rule: fog-locations.reveal
    doors.gain_doubloons(state, seat, doubloons_on(state, space))
    reveal(state, space)


# Redbeard


def lift_for_redbeard(state: Maracaibo, seat: int, end: int) -> None:
    """His ship reveals every card on its way to a space, and scores for locations."""
    if not state.hidden:
        return
    for space in way_through_fog(state, state.players[seat].ship, end):
        if space >= CARDS or not state.hidden >> space & 1:
            continue
        location = waits_for_a_stop(state, space)
        # Rule: fog-improvements.solo
        reveal(state, space)
        # Rule: fog-locations.solo
        if location:
            doors.score(state, seat, REDBEARD_SCORES[state.round])


def way_through_fog(state: Maracaibo, start: int, end: int) -> tuple[int, ...]:
    """The way of up to three steps over the most face-down cards, of equal ones over the most
    locations; then the shortest, topmost."""
    hidden = state.hidden
    locations = sum(1 << space for space in hidden_spaces(state) if waits_for_a_stop(state, space))

    def visited(way: tuple[int, ...]) -> tuple[int, int]:
        spaces = 0
        for space in way:
            spaces |= 1 << space
        # Rule: fog-locations.solo-path, fog.both-modules-solo
        return (spaces & hidden).bit_count(), (spaces & locations).bit_count()

    ways = (way for steps in range(1, RANGE + 1) for way in _ways(state.chart(), start, end, steps))
    # Rule: solo.way, fog-improvements.solo
    return max(ways, key=visited)


def _ways(chart: Layout, start: int, end: int, steps: int) -> Iterator[tuple[int, ...]]:
    """All ways of exactly so many steps, the topmost first; only the Bay ends a move."""
    if steps == 1:
        if end in chart.neighbours[start]:
            yield (end,)
        return
    for space in sorted(chart.neighbours[start], key=lambda at: (chart.row[at], -chart.column[at])):
        if space != BAY and chart.distance[space][end] < steps:
            for rest in _ways(chart, space, end, steps - 1):
                yield (space, *rest)


def hidden_spaces(state: Maracaibo) -> list[int]:
    return [space for space in range(CARDS) if state.hidden >> space & 1]
