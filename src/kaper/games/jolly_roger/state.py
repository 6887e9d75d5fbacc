"""Everything that lies on the table of Jolly Roger."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from kaper.games.jolly_roger.actions import MOST_SEATS
from kaper.games.jolly_roger.components.tables import Tables
from kaper.kernel.frames import Frame
from kaper.kernel.state import State

NOBODY = -1
NONE = -1
LEAST_WITH_QUARTERMASTER = 4

# The course of a round: what the frame at the bottom of the stack does next.
(
    APPOINTING,
    APPOINTED,
    RESUMED,
    CHOOSING,
    SAILING,
    LANDED,
    PUNISHING,
    PUNISHED,
    ENDING,
    MUTINY_ENDING,
) = range(10)

# Whom a seat supports in a mutiny, and by whose side a card lies.
CAPTAIN, MUTINEER = 0, 1
NEUTRAL = -1

# ROUND_FROM[seats][seat]: all seats clockwise from a seat, itself first.
ROUND_FROM = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)


@dataclass(slots=True)
class JollyRoger(State):
    """Lists of one item a seat go by seat. Cards are numbers: see `cards` and `tables`.

    In hands, loot and lot, a card may carry the mask of others that know it. Cards laid in a
    mutiny and cards just shown are written as seat * KINDS + kind.
    """

    transient: ClassVar[frozenset[str]] = frozenset({"trace", "tables"})

    stack: list[Frame[JollyRoger]]
    tables: Tables
    hidden_loot: bool
    captains_gold: bool
    stage: int
    captain: int
    quartermaster: int  # with three players always the Captain
    hands: list[tuple[int, ...]]
    loot: list[tuple[int, ...]]  # before each player, not buried
    buried: list[tuple[int, ...]]
    crew_pile: list[int]
    crew_discards: list[int]
    held: list[int]  # crew cards of which everybody knows that somebody holds them
    loot_pile: list[int]
    loot_discards: list[int]
    piles: list[tuple[int, ...]]  # destinations by type, without order
    tops: list[int]  # the top card of each pile where everybody has seen it
    used: list[int]  # destinations of the rounds played
    chosen: int  # the type of the voyage under way
    destination: int  # its card, once turned up
    barred: bool  # the Island was not reached: another type has to be chosen
    demanded: bool  # the Captain demands a punishment
    table: list[int]  # crew cards in the attack, or the map that leads to the Island
    changes: list[int]  # of the three totals, by special cards
    played: list[int]  # special cards that wait or act, the last one on top
    shown: list[int]  # crew cards laid in this window, which a Traitor may still answer
    since: list[int]  # how many of those each seat can no longer answer
    mutinied: bool  # this round has had its mutiny
    mutineer: int
    sides: list[int]
    laid: list[int]
    office: int  # the side to which the Quartermaster card is committed
    bound: int  # mask of those a Sea Wolf has bound to their side
    killed: int  # the leader that the Assassin killed
    lot: list[int]  # loot to be shared
    lot_seen: int  # where loot is hidden: mask of those who know the lot
    got: list[int]  # cards of this lot that each has got
    cook: int  # who picks before the Captain
    guard: int  # who guards the ship and may not bury
    offered: list[int]  # what came of the gifts of each since the last decision: see `bribes`
    jewels: list[int]  # what unsold Jewels were worth at the end
    crew_adrift: list[tuple[int, ...]]  # what each has seen and lost track of: see `memory`
    loot_adrift: list[tuple[int, ...]]  # the same of loot, where it is hidden

    def clone(self) -> JollyRoger:
        return JollyRoger(
            self.seats,
            self.stack[:],
            self.rng,
            None,
            self.tables,
            self.hidden_loot,
            self.captains_gold,
            self.stage,
            self.captain,
            self.quartermaster,
            self.hands[:],
            self.loot[:],
            self.buried[:],
            self.crew_pile[:],
            self.crew_discards[:],
            self.held[:],
            self.loot_pile[:],
            self.loot_discards[:],
            self.piles[:],
            self.tops[:],
            self.used[:],
            self.chosen,
            self.destination,
            self.barred,
            self.demanded,
            self.table[:],
            self.changes[:],
            self.played[:],
            self.shown[:],
            self.since[:],
            self.mutinied,
            self.mutineer,
            self.sides[:],
            self.laid[:],
            self.office,
            self.bound,
            self.killed,
            self.lot[:],
            self.lot_seen,
            self.got[:],
            self.cook,
            self.guard,
            self.offered[:],
            self.jewels[:],
            self.crew_adrift[:],
            self.loot_adrift[:],
        )

    def item_names(self, pile: str) -> Sequence[str]:
        if pile in ("loot", "buried", "jewels"):
            return self.tables.loot_names
        if pile == "destination":
            return self.tables.destination_names
        return self.tables.crew_names

    def has_quartermaster(self) -> bool:
        """With three players the Captain does all that a Quartermaster does."""
        return self.seats >= LEAST_WITH_QUARTERMASTER

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, clockwise from this one."""
        return ROUND_FROM[self.seats][first]

    def from_left_of(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise, this one last."""
        return ROUND_FROM[self.seats][(seat + 1) % self.seats]

    def others(self, seat: int) -> tuple[int, ...]:
        """All other seats, clockwise from the left of this one."""
        return ROUND_FROM[self.seats][seat][1:]

    def hand_limit(self) -> int:
        # Rule: hand.limit, variant.three-players-rules
        return 7 if self.seats <= 5 else 6 if self.seats <= 7 else 5

    def leader(self, side: int) -> int:
        return self.captain if side == CAPTAIN else self.mutineer

    def phase(self) -> int:
        return 1 if self.stage <= RESUMED else 2 if self.stage <= LANDED else 3

    def round(self) -> int:
        """The number of the present round."""
        return len(self.used) + (self.stage <= LANDED)
