"""What a player's ship board, improvements and figurehead do all the time."""

from __future__ import annotations

from dataclasses import dataclass

# How many spaces a ship moves without a figurehead that says otherwise.
RANGE = 3


@dataclass(frozen=True, slots=True)
class Powers:
    """Permanent effects and income; those of a player are the sum of all they have.

    Raid actions and trades go by their numbers in the tables.
    """

    strength: int = 0  # more in every raid
    dice: tuple[int, int, int] = (0, 0, 0)  # more for the die of each kind
    spaces: int = 0  # further in every explore action
    discount: int = 0  # on improvements and residences
    more_range: int = 0  # of the ship, beyond the usual; the farthest counts
    rerolls: int = 0  # beyond the one of every raid
    refresh: int = 0  # the quest market may be replaced before choosing from it
    doubloons: int = 0  # income
    vp: int = 0  # income
    doubloons_per_quest: int = 0  # income for each quest card held
    raid_actions: tuple[int, ...] = ()
    trades: tuple[int, ...] = ()  # movement of the explorer given up for something

    def __add__(self, other: Powers) -> Powers:
        gold, emerald, pearl = self.dice
        return Powers(
            self.strength + other.strength,
            (gold + other.dice[0], emerald + other.dice[1], pearl + other.dice[2]),
            self.spaces + other.spaces,
            self.discount + other.discount,
            max(self.more_range, other.more_range),
            self.rerolls + other.rerolls,
            self.refresh + other.refresh,
            self.doubloons + other.doubloons,
            self.vp + other.vp,
            self.doubloons_per_quest + other.doubloons_per_quest,
            tuple(sorted((*self.raid_actions, *other.raid_actions))),
            tuple(sorted((*self.trades, *other.trades))),
        )
