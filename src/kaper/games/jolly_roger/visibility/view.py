"""What a seat sees, ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.jolly_roger import mutiny_doors
from kaper.games.jolly_roger.actions import LEADERS
from kaper.games.jolly_roger.components.cards import (
    ANY_SKILL,
    KINDS,
    PORT,
    SKILLS,
    TYPES,
    kinds_of,
)
from kaper.games.jolly_roger.components.tables import ROUNDS
from kaper.games.jolly_roger.rules.answers import Answer
from kaper.games.jolly_roger.rules.scoring import Gold, score
from kaper.games.jolly_roger.rules.sharing import is_shared, left_out
from kaper.games.jolly_roger.rules.tally import (
    attack_lines,
    even_share,
    hand_points,
    leading,
    points_of,
    stake,
    totals,
)
from kaper.games.jolly_roger.state import (
    CAPTAIN,
    LEAST_WITH_QUARTERMASTER,
    MUTINEER,
    NEUTRAL,
    NOBODY,
    NONE,
    JollyRoger,
)
from kaper.games.jolly_roger.visibility.knowledge import seen, sees_lot
from kaper.games.jolly_roger.visibility.shapes import (
    DestinationView,
    JollyRogerView,
    Laid,
    Line,
    MutinyView,
    OpenWindow,
    PileView,
    ScoreView,
    SeatView,
    Stage,
    Tally,
    VoyageView,
)
from kaper.kernel.frames import Window

_PHASES: dict[int, Stage] = {1: "phase-1", 2: "phase-2", 3: "phase-3"}


def view(state: JollyRoger, seat: int | None) -> JollyRogerView:
    over = not state.stack
    tables = state.tables
    least, most = even_share(state, left_out(state))
    return {
        "stage": "over" if over else _PHASES[state.phase()],
        "round": min(state.round(), ROUNDS),
        "rounds": ROUNDS,
        "captain": state.captain,
        "quartermaster": state.quartermaster if _has_office(state) else None,
        "mutiny_allowed": not state.mutinied,
        "hand_limit": state.hand_limit(),
        "piles": [_pile(state, kind) for kind in range(len(TYPES))],
        "crew_pile": len(state.crew_pile),
        "crew_discards": [tables.crew_names[kind] for kind in sorted(state.crew_discards)],
        "loot_pile": len(state.loot_pile),
        "loot_discards": [tables.loot_names[kind] for kind in sorted(state.loot_discards)],
        "used": [tables.destination_names[kind] for kind in state.used],
        "voyage": _voyage(state, seat),
        "mutiny": _mutiny(state),
        "played": [tables.crew_names[kind] for kind in state.played],
        "shown": _laid(state, state.shown),
        "lot": _cards(
            tables.loot_names,
            state.lot,
            [card for card in state.lot if over or sees_lot(state, card, seat)],
        ),
        "got": [*state.got],
        "left_out": _somebody(left_out(state)),
        "share": {"least": least, "most": most},
        "window": _window(state),
        "passed": _passed(state),
        "guard": _somebody(state.guard),
        "seats": [_seat(state, owner, seat, over=over) for owner in range(state.seats)],
        "options": {"loot_hidden": state.hidden_loot, "captains_gold": state.captains_gold},
    }


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _has_office(state: JollyRoger) -> bool:
    return state.seats >= LEAST_WITH_QUARTERMASTER and state.quartermaster != NOBODY


def _pile(state: JollyRoger, kind: int) -> PileView:
    top = state.tops[kind]
    ranges = state.tables.ranges[kind]
    drawn = state.chosen == kind and state.destination == NONE
    return {
        "type": TYPES[kind],
        "attack": kind < PORT,
        # The card of the voyage under way lies before the Captain, face down.
        "cards": len(state.piles[kind]) - drawn,
        "top": None if top == NONE else state.tables.destination_names[top],
        "ranges": {skill: [*span] for skill, span in zip(SKILLS, ranges, strict=True)},
    }


def _voyage(state: JollyRoger, viewer: int | None) -> VoyageView | None:
    if state.chosen == NONE:
        return None
    tables, kind = state.tables, state.destination
    card: DestinationView | None = None
    if kind != NONE:
        card = {
            "card": tables.destination_names[kind],
            "needs": dict(zip(SKILLS, tables.needs[kind], strict=True)),
            "loot": tables.loot_of[kind],
            "crew": tables.port_crew[kind],
        }
    return {
        "type": TYPES[state.chosen],
        "destination": card,
        "crew": [tables.crew_names[each] for each in state.table],
        "totals": dict(zip(SKILLS, totals(state), strict=True)),
        "changes": dict(zip(SKILLS, state.changes, strict=True)),
        "tally": _tally(state, viewer) if state.chosen < PORT and not is_shared(state) else None,
    }


def _tally(state: JollyRoger, viewer: int | None) -> Tally:
    """How an attack stands, and what the viewer's own hand could add to it."""
    lines: list[Line] = [
        {
            "skill": SKILLS[skill],
            "have": line.have,
            "hand": 0 if viewer is None else hand_points(state, viewer, skill),
            "least": line.least,
            "most": line.most,
            "verdict": line.verdict,
        }
        for skill, line in enumerate(attack_lines(state))
    ]
    return {"lines": lines, "flexible": points_of(state, state.table, ANY_SKILL)}


def _mutiny(state: JollyRoger) -> MutinyView | None:
    if state.mutineer == NOBODY:
        return None
    ahead, lead = leading(state)
    return {
        "mutineer": state.mutineer,
        "captain": mutiny_doors.support(state, CAPTAIN),
        "mutineers": mutiny_doors.support(state, MUTINEER),
        "sides": [None if side == NEUTRAL else LEADERS[side] for side in state.sides],
        "laid": _laid(state, state.laid),
        "office": None if state.office == NEUTRAL else LEADERS[state.office],
        "standing": {
            "leader": LEADERS[ahead],
            "by": lead,
            "stakes": {LEADERS[side]: stake(state, side) for side in (CAPTAIN, MUTINEER)},
        },
    }


def _laid(state: JollyRoger, entries: Sequence[int]) -> list[Laid]:
    """Cards that lie open, with whoever laid them."""
    names = state.tables.crew_names
    return [{"seat": entry // KINDS, "card": names[entry % KINDS]} for entry in entries]


def _window(state: JollyRoger) -> OpenWindow | None:
    """Whether everybody may act now, or whether a card waits for answers."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Window):
        return None
    return "answer" if isinstance(top, Answer) else "open"


def _passed(state: JollyRoger) -> list[int]:
    """Who has passed in the open window; on a card that waits, nobody is told who still thinks."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Window) and not top.secret:
        return [*sorted(top.passed)]
    return []


def _seat(state: JollyRoger, owner: int, viewer: int | None, *, over: bool) -> SeatView:
    names, loot_names = state.tables.crew_names, state.tables.loot_names
    hand, loot, buried = state.hands[owner], state.loot[owner], state.buried[owner]
    # Rule: loot.kept-open, variant.hidden-loot-stays-hidden
    open_loot = over or not state.hidden_loot
    return {
        "hand": _cards(names, hand, seen(hand, owner, viewer)),
        "loot": _cards(loot_names, loot, loot if open_loot else seen(loot, owner, viewer)),
        "buried": _cards(loot_names, buried, buried if over else seen(buried, owner, viewer)),
        "gold": score(state, owner).total if open_loot or viewer == owner else None,
        "score": _score(score(state, owner)) if over else None,
    }


def _cards(names: Sequence[str], cards: Sequence[int], known: Sequence[int]) -> list[str | None]:
    """Cards of which some are known, the others first: their order must not tell who knows them."""
    backs: list[str | None] = [None] * (len(cards) - len(known))
    return [*backs, *[names[kind] for kind in sorted(kinds_of(known))]] if known else backs


def _score(gold: Gold) -> ScoreView:
    return {"gold": gold.gold, "jewels": gold.jewels, "hostages": gold.hostages, "rum": gold.rum}
