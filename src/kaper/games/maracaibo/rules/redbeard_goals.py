"""The main actions of Redbeard's cards: where he has to sail for them, and what he does there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors, redbeard_doors
from kaper.games.maracaibo.components.kinds import CREW, EQUIPMENT, NONE
from kaper.games.maracaibo.components.layout import BAY, CARDS
from kaper.games.maracaibo.rules.acquiring import AcquireFromAfar
from kaper.games.maracaibo.rules.exploring import Explore
from kaper.games.maracaibo.rules.fog import waits_for_a_ship
from kaper.games.maracaibo.rules.powers import RANGE
from kaper.games.maracaibo.rules.quests import GainQuest
from kaper.games.maracaibo.rules.raid import FixedRaid, Raid
from kaper.games.maracaibo.rules.redbeard_words import TakeQuest, march, take_treasures, upgrade
from kaper.games.maracaibo.rules.rubies import stop_of_redbeard
from kaper.games.maracaibo.rules.words import AtMostOne, Word, parts_of
from kaper.games.maracaibo.state import REDBEARD, Maracaibo


def in_reach(state: Maracaibo) -> tuple[int, ...]:
    """Where Redbeard's move may end; the same rules hold for him as for everybody."""
    # Rule: solo.range-obeys-move-rules
    return state.chart().reach[RANGE][state.players[REDBEARD].ship]


def best(state: Maracaibo, spaces: Sequence[int]) -> int:
    """His priority rule: the column nearest to Maracaibo, and in it the topmost space."""
    chart = state.chart()
    # Rule: solo.priority, solo.bay-preferred
    return min(spaces, key=lambda space: (-chart.column[space], chart.row[space]))


@dataclass(frozen=True, slots=True)
class Goal(ABC):
    """A main action. It is possible as soon as there is a space for it in reach."""

    @abstractmethod
    def spaces(self, state: Maracaibo) -> list[int]:
        """The spaces in reach where he can do it."""

    @abstractmethod
    def perform(self, state: Maracaibo, space: int) -> None:
        """Do it at the space where he has arrived."""

    @abstractmethod
    def label(self) -> str:
        """Its name in events."""


# At locations and in the Bay


@dataclass(frozen=True, slots=True)
class SymbolGoal(Goal):
    """An action for which he needs a space that shows its symbol."""

    def spaces(self, state: Maracaibo) -> list[int]:
        # Rule: solo.reach-suffices
        return [
            space for space in in_reach(state) if any(map(self.is_shown, words_at(state, space)))
        ]

    def perform(self, state: Maracaibo, space: int) -> None:
        """A value tile first, then an upgrade, and then the action."""
        stop_of_redbeard(state, space)
        # Rule: solo.location-steps
        if space < CARDS and state.value_tiles[space] != NONE:
            doors.add_cubes(state, REDBEARD, state.value_tiles[space], 1)
        upgrade(state)
        # Rule: solo.ignores-location-points
        self.act(state, space)

    @abstractmethod
    def is_shown(self, word: Word) -> bool:
        """Whether this word of a space is the symbol."""

    @abstractmethod
    def act(self, state: Maracaibo, space: int) -> None:
        """The action itself."""


def words_at(state: Maracaibo, space: int) -> tuple[Word, ...]:
    """The actions that a space shows: none if it is no location, or one that lies face down."""
    tables = state.tables
    if space == BAY:
        return _parts(tables.caribbean.bay)
    word = tables.cards.actions.get(state.cards[space])
    # Rule: fog-locations.solo-target
    return () if word is None or state.hidden >> space & 1 else _parts(word)


def _parts(word: Word) -> tuple[Word, ...]:
    if isinstance(word, AtMostOne):
        return tuple(part for choice in word.choices for part in _parts(choice))
    return parts_of(word)


@dataclass(frozen=True, slots=True)
class RaidGoal(SymbolGoal):
    def is_shown(self, word: Word) -> bool:
        # Rule: solo.raid.target
        return isinstance(word, (Raid, FixedRaid))

    def act(self, state: Maracaibo, space: int) -> None:
        """By the cube on his track alone; later steps add a cube where he leads the player."""
        # Rule: solo.raid.bay-bonus
        step = state.tables.redbeard.track[state.redbeard_step]
        player, redbeard = state.players
        doors.score(state, REDBEARD, step.raid_vp)
        kind = take_treasures(state, step.treasures)
        # Rule: solo.raid.level3, solo.raid.level4
        if step.cubes and redbeard.treasures(kind) > player.treasures(kind):
            doors.add_cubes(state, REDBEARD, kind, step.cubes)

    def label(self) -> str:
        return "raid"


@dataclass(frozen=True, slots=True)
class ExploreGoal(SymbolGoal):
    def is_shown(self, word: Word) -> bool:
        # Rule: solo.explore.target
        return isinstance(word, Explore)

    def act(self, state: Maracaibo, space: int) -> None:
        """What the space shows, and what the cube on his track adds."""
        step = state.tables.redbeard.track[state.redbeard_step]
        # Rule: solo.explore.target
        shown = sum(word.spaces for word in words_at(state, space) if isinstance(word, Explore))
        march(state, shown + step.spaces)
        # Rule: solo.explore.at-end
        doors.score(state, REDBEARD, step.explore_vp)

    def label(self) -> str:
        return "explore"


@dataclass(frozen=True, slots=True)
class QuestGoal(SymbolGoal):
    def is_shown(self, word: Word) -> bool:
        # Rule: solo.quest-action
        return isinstance(word, GainQuest)

    def act(self, state: Maracaibo, space: int) -> None:
        TakeQuest().do(state)

    def label(self) -> str:
        return "take-quest"


@dataclass(frozen=True, slots=True)
class LevelTwoGoal(SymbolGoal):
    """Where players acquire crew or equipment from afar he takes the top card of level II."""

    def is_shown(self, word: Word) -> bool:
        # Rule: solo.acquire-location
        return isinstance(word, AcquireFromAfar) and word.type in (CREW, EQUIPMENT)

    def act(self, state: Maracaibo, space: int) -> None:
        # Rule: solo.reach-suffices, solo.acquire-location-any-card
        if doors.level_two_left(state):
            redbeard_doors.keep_card(state)

    def label(self) -> str:
        return "level-two"


# At improvements


@dataclass(frozen=True, slots=True)
class ImprovementGoal(Goal):
    """An improvement for nothing, of the first of these types that is in reach.

    One that lies face down will do where none of them lies face up.
    """

    types: tuple[int, ...]

    def spaces(self, state: Maracaibo) -> list[int]:
        symbols = state.tables.cards.symbol
        cards = [space for space in in_reach(state) if space < CARDS]
        # Rule: fog-improvements.solo-target
        face_up = [space for space in cards if not state.hidden >> space & 1]
        # Rule: solo.improvement-action
        for kind in self.types:
            found = [space for space in face_up if symbols[state.cards[space]] == kind]
            if found:
                return found
        # Rule: solo.improvement-action-none, fog-improvements.solo-target
        return [space for space in cards if waits_for_a_ship(state, space)]

    def perform(self, state: Maracaibo, space: int) -> None:
        """All that is printed on it is ignored. What lay in the fog may be of no use to him."""
        # Rule: fog-improvements.solo-target
        if state.tables.cards.symbol[state.cards[space]] in self.types:
            # Rule: solo.improvement-action, solo.ignores-improvements
            doors.acquire(state, REDBEARD, space, 0)
            doors.refill(state, space)

    def label(self) -> str:
        return "improvement"
