"""What options lead to, in the words that several chapters share: Ducats, tests, cards, chances."""

from __future__ import annotations

from collections.abc import Callable

from kaper.games.marauders.components.ids import NONE, SKILLS, Mission, Nothing, Skill
from kaper.games.marauders.rules.odds import found
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Brings
from kaper.kernel.prospects import Prospect


def percent(chance: float) -> int:
    return int(chance * 100 + 0.5)


def average(name: str, value: float) -> dict[str, int]:
    """A number to one decimal, whole and tenths, which each language parts in its own way."""
    whole, tenths = divmod(int(value * 10 + 0.5), 10)
    return {name: whole, "tenths": tenths}


def paid(price: int) -> Prospect:
    """What has to be paid; what is less than nothing comes back."""
    return Prospect("cost", "costs", count=price) if price >= 0 else gained(-price)


def gained(gold: int) -> Prospect:
    return Prospect("gain", "gains", count=gold)


def costing(price: Callable[[Marauders, int], int]) -> Brings[object, Marauders]:
    """What has a price, and nothing else that needs telling."""

    def brings(frame: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
        return [paid(price(state, seat))]

    return brings


def dice_of_test(state: Marauders, seat: int, skill: Skill, extra: int = 0) -> Prospect:
    """A test of a skill: its dice, and the chance of a success or more."""
    dice = max(1, state.skill(seat, skill) + extra)
    return Prospect("note", "test", skill=SKILLS[skill], count=dice, chance=percent(found(dice)))


# The words of cards


def glory_card_reads(frame: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("note", "reads-glory", card=action.args[0])]


def rumor_reads(state: Marauders, seat: int) -> list[Prospect]:
    """The Rumor that a captain holds."""
    names = state.tables.rumor_names
    return [
        Prospect("note", "reads-rumor", rumor=names[card])
        for card in state.captains[seat].rumors[:1]
    ]


def mission_reads(state: Marauders, mission: Mission | Nothing) -> list[Prospect]:
    if mission == NONE:
        return []
    return [Prospect("note", "reads-mission", mission=state.tables.mission_names[mission])]


def ship_reads(frame: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("note", "reads-ship", ship=action.args[0])]
