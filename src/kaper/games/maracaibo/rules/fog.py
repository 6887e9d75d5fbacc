"""Fog of war: locations that wait for a ship to stop, improvements that wait for one to pass.

What a face-down card is, its back and the doubloons on it tell: a location of level I, an
improvement of level I, or any card of level II.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import actions, doors
from kaper.games.maracaibo.actions import SAIL, STOP, TO_BAY
from kaper.games.maracaibo.components.kinds import IMPROVEMENT, KINDS, LOCATION
from kaper.games.maracaibo.components.layout import BAY, CARDS, SPACES, Layout
from kaper.games.maracaibo.module_events import CardRevealed, ValueTilePlaced
from kaper.games.maracaibo.rules.asking import Decide, forgo
from kaper.games.maracaibo.rules.courses import no_advance, no_course, too_far
from kaper.games.maracaibo.rules.powers import RANGE
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw, shuffled
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal

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
            state.hidden |= 1 << space
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
    card, tables = state.cards[space], state.tables
    state.hidden &= ~(1 << space)
    doors.tell(state, CardRevealed(state.chart().names[space], tables.cards.names[card]))
    # Rule: fog-locations.value-tile
    if needs_tile and tables.cards.shows_value[card]:
        (kind,) = draw(state, "value-tiles", state.value_tiles_left)
        state.value_tiles[space] = kind
        doors.tell(state, ValueTilePlaced(tables.cards.names[card], KINDS[kind]))


def reveal_at_stop(state: Maracaibo, seat: int, space: int) -> None:
    """Whoever stops at a location in the fog takes its doubloons and turns it up."""
    # Rule: fog-locations.reveal
    doors.gain_doubloons(state, seat, doubloons_on(state, space))
    reveal(state, space)


# Sailing through fog over the improvements


@dataclass(frozen=True, slots=True)
class SailInFog(Decide):
    """A move with fog over the improvements: it may go on after every card it reveals.

    `start` is where the move began, `steps` are those left. The ship stops on a card that lay
    face up at once: what it passes on the way there is known.
    """

    asks: ClassVar[str] = "turn.no-pass"
    start: int
    steps: int

    def step(self, state: Maracaibo) -> bool:
        if legs(state, self):
            return True
        state.stack.pop()
        return False

    def begins_turn(self, state: Maracaibo) -> bool:
        return state.players[self.seat].ship == self.start

    def deeds(self) -> Deeds[SailInFog, Maracaibo]:
        return LEGS

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        spaces = (("spaces", self.steps),)
        if self.begins_turn(state):
            return Prompt("maracaibo-prompt-sail", spaces)
        return Prompt("maracaibo-prompt-sail-on", spaces)


def begin_move(state: Maracaibo, seat: int) -> None:
    player = state.players[seat]
    state.stack.append(SailInFog(seat, player.ship, RANGE + player.powers.more_range))


def legs(state: Maracaibo, move: SailInFog) -> dict[int, int]:
    """Where the ship gets without revealing anything on the way, and in how many steps.

    It either ends the move there, or reveals the card and can still end the move further on.
    """
    chart = state.chart()
    column, advance = chart.column, chart.column[move.start]
    here = state.players[move.seat].ship
    found: dict[int, int] = {}
    seen = {here}
    level = [here]
    for step in range(1, move.steps + 1):
        around = [space for place in level for space in chart.neighbours[place]]
        level = []
        for space in around:
            if space in seen:
                continue
            seen.add(space)
            in_fog = space < CARDS and waits_for_a_ship(state, space)
            # Rule: fog-improvements.legs
            if column[space] > advance or (
                in_fog and leads_on(chart, move.start, space, move.steps - step)
            ):
                found[space] = step
            if not in_fog and space != BAY:
                level.append(space)
    return found


def leads_on(chart: Layout, start: int, space: int, steps: int) -> bool:
    """Whether a move that began at `start` can still end well from a space on its way."""
    distance, column = chart.distance[space], chart.column
    return any(0 < distance[end] <= steps and column[end] > column[start] for end in range(SPACES))


def cards_in_reach(move: SailInFog, state: Maracaibo, seat: int) -> list[Action]:
    names = state.chart().names
    return [SAIL(names[end]) for end in sorted(legs(state, move)) if end < CARDS]


def why_no_leg(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    chart, here = state.chart(), state.players[seat].ship
    refusal = no_course(chart, action.args[0])
    if refusal is not None:
        return refusal
    end = chart.number[action.args[0]]
    if end in legs(state, move):
        return None
    if end == here:
        return Refusal("move.one-to-three", "here-already", square=action.args[0])
    return (
        no_advance(chart, move.start, end)
        or too_far(chart, here, end, move.steps)
        or Refusal("fog-improvements.reveal-on-entry")
    )


def sail(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> None:
    end = state.chart().number[action.args[0]]
    steps = move.steps - legs(state, move)[end]
    doors.move_ship(state, seat, end)
    # Rule: fog-improvements.reveal-on-entry
    if waits_for_a_ship(state, end):
        reveal(state, end)
        state.stack[-1] = SailInFog(seat, move.start, steps)
    else:
        state.stack.pop()


def the_bay(move: SailInFog, state: Maracaibo, seat: int) -> Sequence[Action]:
    near = state.chart().distance[state.players[seat].ship][BAY] <= move.steps
    return (TO_BAY,) if near else ()


def why_no_bay(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    far = too_far(state.chart(), state.players[seat].ship, BAY, move.steps)
    if far is not None or BAY in legs(state, move):
        return far
    return Refusal("fog-improvements.reveal-on-entry")


def sail_to_bay(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.move_ship(state, seat, BAY)


def why_no_stop(move: SailInFog, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    return no_advance(state.chart(), move.start, state.players[seat].ship)


# Cards are listed ahead as just what is legal: they are found together, not one by one.
LEGS: Final = Deeds(
    Deed(SAIL, why_no_leg, sail, cards_in_reach, prepared=True),
    Deed(actions.BAY, why_no_bay, sail_to_bay, the_bay),
    Deed(STOP, why_no_stop, forgo),
)


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


# What may lie in the fog


def deal_anew(other: Maracaibo) -> None:
    """In a sample: other cards face down, each of the kind that its back tells."""
    cards, spaces = other.tables.cards, hidden_spaces(other)
    if not spaces:
        return
    at_locations = [space for space in spaces if waits_for_a_stop(other, space)]
    of_two = [space for space in spaces if level_of(other, space) == 2]
    at_improvements = [space for space in spaces if space not in (*at_locations, *of_two)]
    known = {card for space, card in enumerate(other.cards) if space not in spaces}
    known.update(card for player in other.players for card in player.improvements)
    _deal(other, at_locations, [other.cards[space] for space in at_locations])
    _deal(other, at_improvements, [card for card in cards.level_one if card not in known])
    two = [*other.deck, *(other.cards[space] for space in of_two)]
    other.deck = _deal(other, of_two, two)


def _deal(other: Maracaibo, spaces: Sequence[int], cards: Sequence[int]) -> list[int]:
    """Cards by chance to these spaces; returns the others. Sorted: so nothing hangs on truth."""
    mixed = shuffled(other, sorted(cards))
    for space in spaces:
        other.cards[space] = mixed.pop()
    return sorted(mixed)


def hidden_spaces(state: Maracaibo) -> list[int]:
    return [space for space in range(CARDS) if state.hidden >> space & 1]
