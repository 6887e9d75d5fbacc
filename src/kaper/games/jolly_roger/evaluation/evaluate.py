"""How well a player stands, by what this player can know: for bots.

The sum of what lies before a player, what the hand is good for, and what the moment promises: loot
from the attack under way, a mutiny won or lost, an Island in sight. The numbers are in gold.
"""

from __future__ import annotations

from math import exp

from kaper.games.jolly_roger import mutiny_doors
from kaper.games.jolly_roger.components.cards import (
    ANY_SKILL,
    ASSASSIN,
    BLOODY_PIRATE,
    ISLAND,
    KINDS,
    NO_SKILL,
    PORT,
    SHIP_RATS,
    SKILLS,
    SPECIALS,
    kind_of,
    kinds_of,
)
from kaper.games.jolly_roger.rules.answers import CALL, Answer
from kaper.games.jolly_roger.rules.attack import Assign, Count
from kaper.games.jolly_roger.rules.bribes import Offer, has_taken
from kaper.games.jolly_roger.rules.scoring import result
from kaper.games.jolly_roger.rules.tally import totals
from kaper.games.jolly_roger.state import (
    CAPTAIN,
    MUTINEER,
    NEUTRAL,
    NOBODY,
    NONE,
    JollyRoger,
)

_SCALE = 4.0
_OTHERS = 0.35  # how much others' wealth counts against one's own
_UNBURIED = 0.85
_UNKNOWN_LOOT = 1.15
_SHARE = 2.2  # what a loot card in sight is worth: enough to spend crew for it
_UNKNOWN_CREW = 0.2
_MEAN_CREW = 1.8
_OTHERS_POINTS = 0.07  # in each skill, what a card in another hand brings to an attack
_OWN_POINTS = 0.5  # the part of one's own points that goes into an attack
_CAPTAINCY, _OFFICE = 0.6, 0.3
_WASTE = 1.0  # a point or a card too many in the attack: worse than a reveal that comes too soon
_SAFE_LEAD, _PILED = 6, 0.5  # what crew laid for a mutiny costs that is won already
_GRUDGE = 0.7  # what calling a mutiny costs, won or lost
_USE_WORTH = {"rum": 0.3, "jewels": 1.2, "hostage": 1.7}
_SPECIAL_WORTH = {ASSASSIN: 0.8, SHIP_RATS: 0.6, BLOODY_PIRATE: 0.3}


def evaluate(state: JollyRoger, seat: int) -> float:
    """Between 0 and 1."""
    if not state.stack:
        winners = result(state).winners
        return 1 / len(winners) if seat in winners else 0.0
    own = table_worth(state, seat, seat) + hand_worth(state, seat) + coming(state, seat)
    own -= bid(state, seat)
    others = [table_worth(state, other, seat) for other in state.others(seat)]
    rivals = (sum(others) / len(others) + max(others)) / 2
    return 1 / (1 + exp(-(own - _OTHERS * rivals) / _SCALE))


def _loot_worth(state: JollyRoger, kind: int) -> float:
    use = state.tables.use[kind]
    return _USE_WORTH.get(use, state.tables.gold[kind])


def _open_loot(state: JollyRoger, owner: int, seat: int) -> float:
    """What a player's unburied loot is worth, as far as the seat can tell."""
    secret = state.hidden_loot and owner != seat
    return sum(
        _UNKNOWN_LOOT if secret else _loot_worth(state, kind_of(card)) for card in state.loot[owner]
    )


def table_worth(state: JollyRoger, owner: int, seat: int) -> float:
    """What a player's loot and offices are worth, as far as the seat can tell."""
    secret = state.hidden_loot and owner != seat
    buried = sum(
        _UNKNOWN_LOOT if secret else _loot_worth(state, kind_of(card))
        for card in state.buried[owner]
    )
    offices = _CAPTAINCY * (owner == state.captain) + _OFFICE * (owner == state.quartermaster)
    return buried + _UNBURIED * _open_loot(state, owner, seat) + offices


def card_worth(state: JollyRoger, kind: int) -> float:
    """What a crew card in hand is worth: crew for mutinies counts more than skill."""
    if kind < len(SPECIALS):
        return _SPECIAL_WORTH.get(kind, 0.35)
    return 0.08 + 0.05 * state.tables.crew[kind] + 0.03 * state.tables.value[kind]


def hand_worth(state: JollyRoger, seat: int) -> float:
    """What a player's crew cards are good for."""
    return sum(card_worth(state, kind) for kind in kinds_of(state.hands[seat]))


def bid(state: JollyRoger, seat: int) -> float:
    """What a gift that this seat offers costs, as likely taken as not."""
    top = state.stack[-1]
    if not isinstance(top, Offer) or top.giver != seat:
        return 0.0
    held = state.hands if top.crew else state.loot
    kind = kind_of(held[seat][top.place])
    return 0.5 * (card_worth(state, kind) if top.crew else _loot_worth(state, kind))


def coming(state: JollyRoger, seat: int) -> float:
    """What the moment promises."""
    top = state.stack[-1]
    if state.mutineer != NOBODY or (isinstance(top, Answer) and top.how == CALL):
        return _mutiny(state, seat)
    lot = (
        sum(_loot_worth(state, kind_of(c)) for c in state.lot)
        if not state.hidden_loot
        else (_UNKNOWN_LOOT * len(state.lot))
    )
    promise = lot / state.seats
    if state.chosen == NONE or state.lot:
        return promise
    if state.chosen == PORT:
        sold = sum(state.tables.use[k] in ("hostage", "jewels") for k in kinds_of(state.loot[seat]))
        room = state.hand_limit() - len(state.hands[seat])
        return promise + min(2, room) * _UNKNOWN_CREW + 0.4 * sold
    if state.chosen == ISLAND:
        return promise + _island(state, seat)
    return promise + _attack(state, seat)


def _island(state: JollyRoger, seat: int) -> float:
    """Burying saves the rest of the loot's worth, if there is a map."""
    own = BLOODY_PIRATE in kinds_of(state.hands[seat])
    chance = 1.0 if BLOODY_PIRATE in state.table else 0.9 if own else 0.25
    guarded = 0.0 if seat == state.guard else 1.0
    return chance * guarded * (1 - _UNBURIED) * 1.5 * _open_loot(state, seat, seat)


# The attack


def _attack(state: JollyRoger, seat: int) -> float:
    """A share of the loot, by how close the cards on the table come to what is needed."""
    tables = state.tables
    possible = _targets(state)
    sums: list[float] = [max(0, t + c) for t, c in zip(totals(state), state.changes, strict=True)]
    flexible = sum(tables.value[k] for k in state.table if tables.skill[k] == ANY_SKILL)
    top = state.stack[-1]
    if isinstance(top, Assign):
        sums, flexible = list(top.sums), sum(top.flexible)
    revealed = any(isinstance(frame, (Count, Assign)) for frame in state.stack)
    beforehand = not (revealed or state.table)
    if beforehand:
        sums = _expected(state, seat)
    promise = 0.0
    for kind in possible:
        needs = tables.needs[kind]
        missing = sum(max(0, n - s) for n, s in zip(needs, sums, strict=True)) - flexible
        chance = _chance(max(0, missing), sum(needs), revealed=revealed)
        if beforehand:
            # A voyage on which too little is expected had better go elsewhere.
            chance *= chance
        first = 0.5 * (seat == state.captain)
        promise += chance * (tables.loot_of[kind] / state.seats * _SHARE + first)
    return promise / len(possible) - _WASTE * _wasted(state, seat, sums)


def _wasted(state: JollyRoger, seat: int, sums: list[float]) -> float:
    """One's own cards in the attack that bring nothing: points over what any destination of this
    type can ask for, and cards without a skill."""
    skill, value = state.tables.skill, state.tables.value
    own = [entry % KINDS for entry in state.shown if entry // KINDS == seat]
    wasted = float(sum(skill[kind] == NO_SKILL for kind in own))
    for each, (_, most) in enumerate(state.tables.ranges[state.chosen]):
        points = sum(value[kind] for kind in own if skill[kind] == each)
        wasted += min(points, max(0, sums[each] - most))
    return wasted


def _targets(state: JollyRoger) -> tuple[int, ...]:
    """The cards that the destination may be."""
    if state.destination != NONE:
        return (state.destination,)
    top = state.tops[state.chosen]
    return (top,) if top != NONE else state.piles[state.chosen]


def _chance(missing: float, needed: int, *, revealed: bool) -> float:
    if revealed:
        # Only the cards that change a total by one can still help.
        return 1.0 if missing <= 0 else 0.1 if missing <= 1 else 0.0
    # The last points count most, but somebody has to begin. Whoever trusts in others' cards
    # keeps his own, and so do they: only what lies on the table counts.
    progress = max(0.0, 1 - missing / needed)
    return (progress + progress * progress) / 2


def _expected(state: JollyRoger, seat: int) -> list[float]:
    """Points of each skill that hands may bring, before the first card is played."""
    cards = sum(len(state.hands[other]) for other in state.others(seat))
    expected = [_OTHERS_POINTS * cards] * len(SKILLS)
    skill, value = state.tables.skill, state.tables.value
    for kind in kinds_of(state.hands[seat]):
        if skill[kind] < ANY_SKILL:
            expected[skill[kind]] += _OWN_POINTS * value[kind]
    return expected


# The mutiny


def _mutiny(state: JollyRoger, seat: int) -> float:
    """What a mutiny brings or costs: the losers' loot goes round, and the winner is Captain."""
    mutineer, sides, votes = _sides(state)
    redealt = _UNKNOWN_CREW * len(state.laid) / state.seats
    side = sides[seat] if sides[seat] != NEUTRAL else _owed(state, seat, mutineer)
    if side == NEUTRAL:
        return redealt
    loot = [0.0, 0.0]
    for other, theirs in enumerate(sides):
        if other == seat or theirs != NEUTRAL:
            loot[side if other == seat else theirs] += _open_loot(state, other, seat)
    chance = _wins(state, seat, side, votes, mutineer)
    leads = _CAPTAINCY if seat in (state.captain, mutineer) else 0.0
    is_captain = _CAPTAINCY if seat == state.captain else 0.0
    won = loot[1 - side] / state.seats + leads - is_captain
    lost = loot[side] / state.seats - _open_loot(state, seat, seat) * _UNBURIED - is_captain
    # A defeated Quartermaster will not be appointed again.
    lost -= _OFFICE * (seat == state.quartermaster)
    grudge = _GRUDGE if seat == mutineer else 0.0
    own = sum(state.tables.crew[e % KINDS] for e in state.laid if e // KINDS == seat)
    piled = min(own, max(0, votes[side] - votes[1 - side] - _SAFE_LEAD))
    return redealt + chance * won + (1 - chance) * lost - grudge - _PILED * piled


def _owed(state: JollyRoger, seat: int, mutineer: int) -> int:
    """The side of the leader whose gift a neutral player has taken, and means to stand by."""
    owed = [
        side
        for side, leader in ((CAPTAIN, state.captain), (MUTINEER, mutineer))
        if has_taken(state, leader, seat)
    ]
    return owed[0] if len(owed) == 1 else NEUTRAL


def _sides(state: JollyRoger) -> tuple[int, list[int], list[int]]:
    """The First Mutineer, the sides and their support; a call that waits counts as standing."""
    top = state.stack[-1]
    if state.mutineer != NOBODY or not isinstance(top, Answer):
        votes = [mutiny_doors.support(state, CAPTAIN), mutiny_doors.support(state, MUTINEER)]
        return state.mutineer, state.sides, votes
    sides = [NEUTRAL] * state.seats
    sides[state.captain], sides[top.by] = CAPTAIN, MUTINEER
    return top.by, sides, [1, 100 if top.kind == ASSASSIN else state.tables.crew[top.kind]]


def _wins(state: JollyRoger, seat: int, side: int, votes: list[int], mutineer: int) -> float:
    """How likely a side wins, by the support laid and half of what both leaders may still lay."""
    if state.killed != NOBODY:
        return float(state.killed != side)
    diff = votes[side] - votes[1 - side] + 0.5 * (side == CAPTAIN)
    for leader, sign in ((state.captain, CAPTAIN), (mutineer, MUTINEER)):
        if leader == seat:
            crew = sum(state.tables.crew[card % KINDS] for card in state.hands[leader])
        else:
            crew = round(_MEAN_CREW * len(state.hands[leader]))
        diff += (0.5 if sign == side else -0.5) * crew
    top = state.stack[-1]
    if isinstance(top, Offer) and top.giver == seat:
        diff += 0.25 * _MEAN_CREW * len(state.hands[top.seat])
    return 1 / (1 + exp(-diff / 2.5))
