"""Why a player acts, as far as everybody can see it: what bots say at the table.

Only what lies open is spoken of: support, points on the table, and how many cards somebody has.
"""

from __future__ import annotations

from kaper.games.jolly_roger import mutiny_doors
from kaper.games.jolly_roger.actions import LEADERS, seat_of
from kaper.games.jolly_roger.components.cards import ANY_SKILL, KINDS
from kaper.games.jolly_roger.rules.attack import Attack
from kaper.games.jolly_roger.rules.bribes import Offer, has_taken, refusals
from kaper.games.jolly_roger.rules.mutiny import Mutiny
from kaper.games.jolly_roger.rules.tally import totals
from kaper.games.jolly_roger.state import CAPTAIN, NEUTRAL, NOBODY, NONE, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt


def because(state: JollyRoger, seat: int, action: Action) -> Prompt | None:
    """The reason for an action about to be taken; None where there is nothing to say."""
    top = state.stack[-1]
    if isinstance(top, Offer):
        return _answer(state, seat, top.giver, takes=action.verb == "accept")
    if action.verb == "bribe":
        return _bribe(state, seat, seat_of(action))
    if action.verb == "mutiny":
        return _call(state)
    if isinstance(top, Mutiny):
        return _side(state, seat, action)
    return _attack(state, seat, action) if isinstance(top, Attack) else None


# Bribes


def _answer(state: JollyRoger, seat: int, giver: int, *, takes: bool) -> Prompt | None:
    leads = state.mutineer != NOBODY and giver in (state.captain, state.mutineer)
    bought = leads and state.sides[seat] == NEUTRAL
    if takes:
        if bought:
            return Prompt("jolly-roger-because-bought", (("owner", giver),))
        return Prompt("jolly-roger-because-free-gift")
    at_stake = len(state.loot[seat])
    if bought and at_stake:
        return Prompt("jolly-roger-because-poor-gift", (("count", at_stake),))
    return Prompt("jolly-roger-because-no-gift", (("owner", giver),))


def _bribe(state: JollyRoger, seat: int, other: int) -> Prompt | None:
    if refusals(state, seat, other):
        return Prompt("jolly-roger-because-raises", (("owner", other),))
    if state.mutineer != NOBODY and state.sides[other] == NEUTRAL:
        args = (("owner", other), ("count", len(state.hands[other])))
        return Prompt("jolly-roger-because-undecided", args)
    return Prompt("jolly-roger-because-guard") if seat == state.guard else None


# Mutinies


def _call(state: JollyRoger) -> Prompt:
    loot = len(state.loot[state.captain])
    if loot:
        args = (("owner", state.captain), ("count", loot))
        return Prompt("jolly-roger-because-rich-captain", args)
    return Prompt("jolly-roger-because-another-captain", (("owner", state.captain),))


def _side(state: JollyRoger, seat: int, action: Action) -> Prompt | None:
    """Once for each side taken; whoever called the mutiny has spoken already."""
    laid = any(entry // KINDS == seat for entry in state.laid)
    if action.verb == "pass":
        stays_out = state.sides[seat] == NEUTRAL
        return Prompt("jolly-roger-because-neutral") if stays_out else None
    if action.verb != "support" or laid or seat == state.mutineer:
        return None
    if seat == state.captain:
        return Prompt("jolly-roger-because-stays-captain")
    return _joins(state, seat, LEADERS.index(action.args[0]))


def _joins(state: JollyRoger, seat: int, side: int) -> Prompt:
    leader = state.captain if side == CAPTAIN else state.mutineer
    if has_taken(state, leader, seat):
        return Prompt("jolly-roger-because-pays-back", (("owner", leader),))
    ours, theirs = mutiny_doors.support(state, side), mutiny_doors.support(state, 1 - side)
    if ours > theirs:
        args = (("owner", leader), ("more", ours), ("less", theirs))
        return Prompt("jolly-roger-because-stronger", args)
    loot = sum(
        len(cards)
        for cards, theirs in zip(state.loot, state.sides, strict=True)
        if theirs == 1 - side
    )
    if loot:
        return Prompt("jolly-roger-because-their-loot", (("count", loot),))
    return Prompt("jolly-roger-because-likes", (("owner", leader),))


# Attacks


def _attack(state: JollyRoger, seat: int, action: Action) -> Prompt | None:
    least, most = _missing(state)
    if action.verb == "add":
        added = any(entry // KINDS == seat for entry in state.shown)
        return (
            None if added or not most else Prompt("jolly-roger-because-needed", (("count", most),))
        )
    if action.verb not in ("pass", "reveal"):
        return None
    if not most:
        return Prompt("jolly-roger-because-enough")
    if not least:
        return Prompt("jolly-roger-because-perhaps-enough")
    if action.verb == "reveal":
        return Prompt("jolly-roger-because-nobody-adds")
    return Prompt("jolly-roger-because-too-far", (("count", least),))


def _missing(state: JollyRoger) -> tuple[int, int]:
    """How many points are missing: at least and at most, by what the back or the card tells."""
    tables = state.tables
    sums = [max(0, t + c) for t, c in zip(totals(state), state.changes, strict=True)]
    flexible = sum(tables.value[k] for k in state.table if tables.skill[k] == ANY_SKILL)
    spans = tables.ranges[state.chosen]
    if state.destination != NONE:
        spans = tuple((need, need) for need in tables.needs[state.destination])
    least = sum(max(0, low - s) for (low, _), s in zip(spans, sums, strict=True))
    most = sum(max(0, high - s) for (_, high), s in zip(spans, sums, strict=True))
    return max(0, least - flexible), max(0, most - flexible)
