"""How an attack, a mutiny and a share stand now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kaper.games.jolly_roger import mutiny_doors
from kaper.games.jolly_roger.components.cards import ANY_SKILL, SKILLS, kinds_of
from kaper.games.jolly_roger.state import CAPTAIN, MUTINEER, NOBODY, NONE, JollyRoger

# An attack

Verdict: TypeAlias = Literal["sure", "maybe", "short"]


@dataclass(frozen=True, slots=True)
class Line:
    """One skill of an attack: what it has, and what the target asks, at least and at most."""

    have: int
    least: int
    most: int
    verdict: Verdict


def totals(state: JollyRoger) -> list[int]:
    """The sum of each skill, multi-skill cards left out."""
    # Rule: attack.sum-per-skill, attack.crew-card-parts
    sums = [0] * len(SKILLS)
    skill, value = state.tables.skill, state.tables.value
    for kind in state.table:
        if skill[kind] < ANY_SKILL:
            sums[skill[kind]] += value[kind]
    return sums


def points_of(state: JollyRoger, kinds: Iterable[int], skill: int) -> int:
    """What some crew cards bring of a skill, or of any skill."""
    return sum(state.tables.value[kind] for kind in kinds if state.tables.skill[kind] == skill)


def wanted(state: JollyRoger, chosen: int) -> Sequence[tuple[int, int]]:
    """The least and most that a target of a type asks of each skill, by what everybody knows."""
    known = state.destination if state.chosen == chosen else NONE
    known = state.tops[chosen] if known == NONE else known
    if known == NONE:
        return state.tables.ranges[chosen]
    return [(need, need) for need in state.tables.needs[known]]


def attack_lines(state: JollyRoger, added: Sequence[int] = ()) -> list[Line]:
    """How the attack stands in each skill, with some further crew cards."""
    flexible = points_of(state, (*state.table, *added), ANY_SKILL)
    lines = []
    for skill, (least, most) in enumerate(wanted(state, state.chosen)):
        total = totals(state)[skill] + points_of(state, added, skill)
        have = max(0, total + state.changes[skill])
        lines.append(Line(have, least, most, _verdict(have, least, most, flexible)))
    return lines


def _verdict(have: int, least: int, most: int, flexible: int) -> Verdict:
    """Perhaps: the target is not known, or cards of any skill are still to be counted."""
    if have >= most:
        return "sure"
    return "maybe" if have + flexible >= least else "short"


def hand_points(state: JollyRoger, seat: int, skill: int) -> int:
    """What the hand could still add to a skill."""
    return points_of(state, kinds_of(state.hands[seat]), skill)


# A mutiny


def leading(state: JollyRoger, side: int = CAPTAIN, more: int = 0) -> tuple[int, int]:
    """The side that would win with so much more support for one of them, and by how much."""
    support = [mutiny_doors.support(state, CAPTAIN), mutiny_doors.support(state, MUTINEER)]
    support[side] += more
    lead = support[MUTINEER] - support[CAPTAIN]
    return (MUTINEER, lead) if lead > 0 else (CAPTAIN, -lead)


def stake(state: JollyRoger, side: int) -> int:
    """How many loot cards the players of a side would lose with it."""
    losers = [seat for seat in range(state.seats) if mutiny_doors.loses(state, seat, side)]
    return sum(len(state.loot[seat]) for seat in losers)


# A share of the lot


def even_share(state: JollyRoger, left_out: int) -> tuple[int, int]:
    """The fewest and the most cards that anybody gets who has a share in the rest of the lot."""
    got = [cards for seat, cards in enumerate(state.got) if seat != left_out]
    # Before the pick one card of the lot is still for whoever has no share in the rest.
    picks = left_out != NOBODY and not state.got[left_out] and bool(state.lot)
    cards = len(state.lot) - picks + sum(got)
    least = cards // len(got)
    return least, least + bool(cards % len(got))
