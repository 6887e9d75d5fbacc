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

from collections.abc import Sequence

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.rules.voyage import Round
from kaper.games.jolly_roger.state import APPOINTING, CHOOSING, PUNISHING, JollyRoger
from kaper.kernel.arrangement import Arrangement, read_table, read_words, refuse_unknown
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
    doors.make_captain(state, _seat(state, arrangement.get("captain", "p0")))
    if state.has_quartermaster():
        left = f"p{(state.captain + 1) % state.seats}"
        state.quartermaster = _seat(state, arrangement.get("quartermaster", left))


def _place_crew(state: JollyRoger, arrangement: Arrangement) -> None:
    left, names = list(state.tables.crew_deck), state.tables.crew_names
    for seat in range(state.seats):
        person = read_table(arrangement.get(f"p{seat}", {}))
        state.hands[seat] = tuple(sorted(_take(left, names, person.get("hand", ()))))
    state.crew_discards = _take(left, names, arrangement.get("crew_discards", ()))
    if "crew_pile" in arrangement:
        state.crew_pile = sorted(_take(left, names, arrangement["crew_pile"]))
        state.crew_discards += left
    else:
        state.crew_pile = left


def _place_loot(state: JollyRoger, arrangement: Arrangement) -> None:
    left, names = list(state.tables.loot_deck), state.tables.loot_names
    for seat in range(state.seats):
        person = read_table(arrangement.get(f"p{seat}", {}))
        state.loot[seat] = tuple(sorted(_take(left, names, person.get("loot", ()))))
        state.buried[seat] = tuple(sorted(_take(left, names, person.get("buried", ()))))
    if "loot_pile" in arrangement:
        state.loot_pile = sorted(_take(left, names, arrangement["loot_pile"]))
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
        kinds = _take(left, state.tables.destination_names, used)
    state.used = kinds
    for kind in kinds:
        pile = state.tables.type_of[kind]
        rest = list(state.piles[pile])
        rest.remove(kind)
        state.piles[pile] = tuple(rest)


def _take(left: list[int], names: Sequence[str], wanted: object) -> list[int]:
    kinds = []
    for name in read_words(wanted):
        if name not in names or names.index(name) not in left:
            raise BadSetup(f"there is no {name} left")
        kind = names.index(name)
        left.remove(kind)
        kinds.append(kind)
    return kinds


def _seat(state: JollyRoger, word: object) -> int:
    text = str(word)
    if text[:1] != "p" or not text[1:].isdecimal() or int(text[1:]) >= state.seats:
        raise BadSetup(f"{word!r} is no seat: p0 to p{state.seats - 1}")
    return int(text[1:])
