"""What a choice leads to, told with the option: totals, support, stakes, shares."""

from __future__ import annotations

from typing import Protocol

from kaper.games.jolly_roger.actions import LEADERS, QUARTERMASTER_CARD
from kaper.games.jolly_roger.components.cards import (
    ANY_SKILL,
    ASSASSIN,
    NO_SKILL,
    PORT,
    SKILLS,
    TRAITOR,
    TYPES,
)
from kaper.games.jolly_roger.rules.tally import attack_lines, even_share, leading, wanted
from kaper.games.jolly_roger.state import CAPTAIN, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.prospects import Prospect, ProspectKind


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}\N{EN DASH}{most}"


# The voyage


def sailing_brings(asked: object, state: JollyRoger, seat: int, action: Action) -> list[Prospect]:
    chosen = TYPES.index(action.args[0])
    if chosen == PORT:
        return [Prospect("note", "pirate-port")]
    if chosen > PORT:
        return [Prospect("note", "treasure-island")]
    return [
        Prospect("note", "need", skill=SKILLS[skill], need=_span(least, most))
        for skill, (least, most) in enumerate(wanted(state, chosen))
    ]


# The attack


def adding_brings(asked: object, state: JollyRoger, seat: int, action: Action) -> list[Prospect]:
    kind = state.tables.crew_number[action.args[0]]
    return [_added(state, kind), _crew_spent(state, kind)]


def _added(state: JollyRoger, kind: int) -> Prospect:
    """What a crew card does to the totals."""
    skill, points = state.tables.skill[kind], state.tables.value[kind]
    if skill == NO_SKILL:
        return Prospect("cost", "no-skill")
    lines = attack_lines(state, [kind])
    if skill == ANY_SKILL:
        verdicts = tuple(line.verdict for line in lines)
        return Prospect("gain", "flexible", points=points, verdicts=verdicts)
    line = lines[skill]
    return Prospect(
        "gain",
        "total",
        skill=SKILLS[skill],
        points=points,
        have=line.have,
        need=_span(line.least, line.most),
        verdict=line.verdict,
    )


def _crew_spent(state: JollyRoger, kind: int) -> Prospect:
    return Prospect("cost", "crew-spent", crew=state.tables.crew[kind])


class Assigning(Protocol):
    @property
    def sums(self) -> tuple[int, ...]: ...
    @property
    def flexible(self) -> tuple[int, ...]: ...


def assigning_brings(
    asked: Assigning, state: JollyRoger, seat: int, action: Action
) -> list[Prospect]:
    """Against what the target asks, which lies open by now."""
    skill = SKILLS.index(action.args[0])
    before, need = asked.sums[skill], state.tables.needs[state.destination][skill]
    have = before + asked.flexible[0]
    kind: ProspectKind = "gain" if before < need else "cost"
    return [Prospect(kind, "assigned", skill=action.args[0], have=have, need=need)]


# Special cards


def playing_brings(asked: object, state: JollyRoger, seat: int, action: Action) -> list[Prospect]:
    return _spent_on(state, state.tables.crew_number[action.args[0]])


def betraying_brings(asked: object, state: JollyRoger, seat: int, action: Action) -> list[Prospect]:
    return _spent_on(state, TRAITOR)


def _spent_on(state: JollyRoger, card: int) -> list[Prospect]:
    """What a special card says, and what it would have counted in a mutiny."""
    read = Prospect("note", "reads-card", card=state.tables.crew_names[card])
    return [read, _crew_spent(state, card)]


# The mutiny


def calling_brings(asked: object, state: JollyRoger, seat: int, action: Action) -> list[Prospect]:
    name = action.args[0]
    # No support is counted once the Captain is killed.
    if state.tables.crew_number.get(name) == ASSASSIN:
        return [Prospect("gain", "kills")]
    return [Prospect("note", "calls", crew=_crew(state, name)), *_stake(state, seat)]


def supporting_brings(
    asked: object, state: JollyRoger, seat: int, action: Action
) -> list[Prospect]:
    side, crew = LEADERS.index(action.args[0]), _crew(state, action.args[1])
    ahead, lead = leading(state, side, crew)
    kind: ProspectKind = "gain" if ahead == side else "cost"
    found = Prospect(kind, "leads", side=LEADERS[ahead], by=lead, crew=crew)
    if not lead:
        found = Prospect(kind, "draw", side=LEADERS[CAPTAIN], crew=crew)
    return [found, *_stake(state, seat)]


def _crew(state: JollyRoger, name: str) -> int:
    """The crew members of a card; a role card is one."""
    if name == QUARTERMASTER_CARD:
        return 1
    return state.tables.crew[state.tables.crew_number[name]]


def _stake(state: JollyRoger, seat: int) -> list[Prospect]:
    count = len(state.loot[seat])
    return [Prospect("risk", "stake", count=count)] if count else []


# The lot


class Shared(Protocol):
    @property
    def left_out(self) -> int: ...


def sharing_brings(asked: Shared, state: JollyRoger, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("note", "share", share=_span(*even_share(state, asked.left_out)))]
