"""Redbeard's small vocabulary: his upgrades, and the additional actions of his B cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from kaper.games.maracaibo import doors, redbeard_doors
from kaper.games.maracaibo.components.kinds import ALL_KINDS, NONE, RESIDENCE
from kaper.games.maracaibo.state import NO_CARD, REDBEARD, Maracaibo


@dataclass(frozen=True, slots=True)
class RedbeardWord(ABC):
    """A word of his: something that he does at once and without a choice."""

    @abstractmethod
    def do(self, state: Maracaibo) -> None:
        """Carry it out; where nothing can be done, nothing happens."""

    @abstractmethod
    def label(self) -> str:
        """Its name in events."""


# Upgrades


def upgrade(state: Maracaibo) -> None:
    """The next space of his ship board, column by column from the top; a full board is left."""
    upgrades = state.tables.redbeard.upgrades
    # Rule: solo.upgrade.leftmost-column
    space = state.players[REDBEARD].upgrades.bit_count()
    # Rule: solo.upgrade.exhausted
    if space < len(upgrades):
        redbeard_doors.place_upgrade(state, space)
        upgrades[space].do(state)


@dataclass(frozen=True, slots=True)
class AdvanceCube(RedbeardWord):
    """A step on his raid and exploration track, as long as there is one."""

    def do(self, state: Maracaibo) -> None:
        # Rule: solo.upgrade.exhausted
        if state.redbeard_step + 1 < len(state.tables.redbeard.track):
            redbeard_doors.advance_cube(state)

    def label(self) -> str:
        return "track"


@dataclass(frozen=True, slots=True)
class TakeQuest(RedbeardWord):
    def do(self, state: Maracaibo) -> None:
        # Rule: solo.reach-suffices, solo.upgrade.exhausted
        if state.quest_market:
            redbeard_doors.take_rightmost_quest(state)

    def label(self) -> str:
        return "quest"


@dataclass(frozen=True, slots=True)
class TakeFigurehead(RedbeardWord):
    """One of the market by his die, unless the player was faster; its effects are ignored."""

    def do(self, state: Maracaibo) -> None:
        # Rule: solo.upgrade.figurehead
        if any(player.figurehead != NONE for player in state.players):
            return
        # Rule: solo.upgrade.figurehead
        place = (redbeard_doors.roll_die(state) - 1) // 2
        # Rule: solo.upgrade.figurehead-no-effect
        doors.take_figurehead(state, REDBEARD, state.figureheads[place], 0)

    def label(self) -> str:
        return "figurehead"


@dataclass(frozen=True, slots=True)
class TakeResidence(RedbeardWord):
    """One by his die; what names no residence, or one that bears his marker, is rolled again."""

    def do(self, state: Maracaibo) -> None:
        own = state.players[REDBEARD].residences
        residences = _residences(state)
        # Rule: solo.upgrade.exhausted
        if all(own >> space & 1 for space in residences):
            return
        pips = redbeard_doors.roll_die(state)
        # Rule: solo.upgrade.residence, solo.upgrade.residence-numbers
        while pips > len(residences) or own >> residences[pips - 1] & 1:
            pips = redbeard_doors.roll_die(state)
        # Rule: solo.upgrade.residence
        doors.build(state, REDBEARD, residences[pips - 1], 0)

    def label(self) -> str:
        return "residence"


def _residences(state: Maracaibo) -> list[int]:
    """From the left, in a column from the top: the order in which the die numbers them."""
    types = state.tables.cards.type
    # Rule: solo.upgrade.residence-numbers
    return [
        space
        for space, card in enumerate(state.cards)
        if card != NO_CARD and types[card] == RESIDENCE
    ]


# Additional actions


@dataclass(frozen=True, slots=True)
class ScorePoints(RedbeardWord):
    vp: int

    def do(self, state: Maracaibo) -> None:
        doors.score(state, REDBEARD, self.vp)

    def label(self) -> str:
        return "vp"


@dataclass(frozen=True, slots=True)
class AddCube(RedbeardWord):
    """To the island of the treasure he has most of: of several, gold before emerald and pearl."""

    def do(self, state: Maracaibo) -> None:
        kind = max(ALL_KINDS, key=state.players[REDBEARD].treasures)
        doors.add_cubes(state, REDBEARD, kind, 1)

    def label(self) -> str:
        return "cube"


@dataclass(frozen=True, slots=True)
class March(RedbeardWord):
    """His explorer alone moves on."""

    spaces: int

    def do(self, state: Maracaibo) -> None:
        march(state, self.spaces)

    def label(self) -> str:
        return "march"


def march(state: Maracaibo, spaces: int) -> None:
    """By the longer path, past the player's explorer; the space reached does nothing for him."""
    start = state.players[REDBEARD].explorer
    # Rule: solo.explore.longer-path
    end = state.track().march(start, spaces, 1 << state.players[0].explorer)
    if end != start:
        # Rule: solo.explore.ignores-space
        doors.move_explorer(state, REDBEARD, end)


@dataclass(frozen=True, slots=True)
class TakeTreasure(RedbeardWord):
    def do(self, state: Maracaibo) -> None:
        take_treasures(state, 1)

    def label(self) -> str:
        return "treasure"


def take_treasures(state: Maracaibo, count: int) -> int:
    """So many of one kind, by his die; high numbers mean the island with the most cubes."""
    # Rule: solo.raid.die-low
    kind = state.tables.redbeard.die[redbeard_doors.roll_die(state) - 1]
    # Rule: solo.raid.die-high
    if kind == NONE:
        kind = max(ALL_KINDS, key=state.islands.__getitem__)
    for _ in range(count):
        # Rule: solo.treasure-plain
        doors.take_treasure(state, REDBEARD, kind)
    return kind


@dataclass(frozen=True, slots=True)
class UpgradeShip(RedbeardWord):
    def do(self, state: Maracaibo) -> None:
        upgrade(state)

    def label(self) -> str:
        return "upgrade"
