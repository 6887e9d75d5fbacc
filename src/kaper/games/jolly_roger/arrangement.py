"""Arrangements: states described in words, for tests and puzzles.

    captain="p2", quartermaster="p1"         (p0, and the player to the left of the Captain)
    p0={"hand": ["n1c2", "cook"],            crew cards in hand (none)
        "loot": ["gold-1"], "buried": []}    loot, unburied and buried (none)
    stage="choose"                           what is decided next: appoint, choose, punish
    used=3, used=["fort-1", ...]             destinations of the rounds played (none)
    crew_pile=["n1c1"]                       the pile; the rest is discarded (all the rest)
    crew_discards=["traitor"]                discarded crew (none)
    loot_pile=["rum"]                        the pile; the rest is discarded (all the rest)
    mutinied=True                            this round has had its mutiny (no)

Everything else stays complete: what nobody holds lies in the piles.
"""

from __future__ import annotations

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.rules.voyage import Round
from kaper.games.jolly_roger.state import APPOINTING, CHOOSING, PUNISHING, JollyRoger
from kaper.kernel.arrangement import Arrangement, read_seat, read_table, refuse_unknown, take
from kaper.kernel.errors import BadSetup

_STAGES = {"appoint": APPOINTING, "choose": CHOOSING, "punish": PUNISHING}
_KNOWN = {
    "captain",
    "quartermaster",
    "stage",
    "used",
    "crew_pile",
    "crew_discards",
    "loot_pile",
    "mutinied",
}
_PERSON = {"hand", "loot", "buried"}


def arrange(state: JollyRoger, arrangement: Arrangement) -> None:
    people = [f"p{seat}" for seat in range(state.seats)]
    refuse_unknown(arrangement, (*_KNOWN, *people), "an arrangement")
    for name in people:
        refuse_unknown(read_table(arrangement.get(name, {})), _PERSON, name)
    stage = arrangement.get("stage", "choose")
    if stage not in _STAGES:
        raise BadSetup(f"stage is one of {', '.join(_STAGES)}, not {stage!r}")
    state.stage = _STAGES[str(stage)]
    state.stack[:] = [Round()]
    _place_offices(state, arrangement)
    _place_crew(state, arrangement)
    _place_loot(state, arrangement)
    _place_destinations(state, arrangement)
    state.mutinied = bool(arrangement.get("mutinied", False))


def _place_offices(state: JollyRoger, arrangement: Arrangement) -> None:
    doors.make_captain(state, read_seat(arrangement.get("captain", "p0"), state.seats))
    if state.has_quartermaster():
        left = f"p{(state.captain + 1) % state.seats}"
        state.quartermaster = read_seat(arrangement.get("quartermaster", left), state.seats)


def _place_crew(state: JollyRoger, arrangement: Arrangement) -> None:
    left, numbers = list(state.tables.crew_deck), state.tables.crew_number
    for seat in range(state.seats):
        person = read_table(arrangement.get(f"p{seat}", {}))
        state.hands[seat] = tuple(sorted(take(left, numbers, person.get("hand", ()))))
    state.crew_discards = take(left, numbers, arrangement.get("crew_discards", ()))
    if "crew_pile" in arrangement:
        state.crew_pile = sorted(take(left, numbers, arrangement["crew_pile"]))
        state.crew_discards += left
    else:
        state.crew_pile = left


def _place_loot(state: JollyRoger, arrangement: Arrangement) -> None:
    left, numbers = list(state.tables.loot_deck), state.tables.loot_number
    for seat in range(state.seats):
        person = read_table(arrangement.get(f"p{seat}", {}))
        state.loot[seat] = tuple(sorted(take(left, numbers, person.get("loot", ()))))
        state.buried[seat] = tuple(sorted(take(left, numbers, person.get("buried", ()))))
    if "loot_pile" in arrangement:
        state.loot_pile = sorted(take(left, numbers, arrangement["loot_pile"]))
        state.loot_discards = left
    else:
        state.loot_pile = left


def _place_destinations(state: JollyRoger, arrangement: Arrangement) -> None:
    used = arrangement.get("used", 0)
    if isinstance(used, int):
        left = [kind for pile in state.piles[:-1] for kind in pile]
        kinds = left[:used]
    else:
        left = [kind for pile in state.piles for kind in pile]
        names = enumerate(state.tables.destination_names)
        kinds = take(left, {name: kind for kind, name in names}, used)
    state.used = kinds
    for kind in kinds:
        pile = state.tables.type_of[kind]
        rest = list(state.piles[pile])
        rest.remove(kind)
        state.piles[pile] = tuple(rest)
