"""What the options of a question lead to, in the words that a player reads."""

from __future__ import annotations

from kaper.testing.scenario import Scenario
from kaper.text import Text

_MARKS = {"gain": "gain: ", "cost": "cost: ", "risk": "risk: ", "note": ""}
_TEXT = Text("marauders", "en", ("Ania", "Bob", "Cleo"))


def prospects(s: Scenario, seat: int = 0, *verbs: str) -> dict[str, list[str]]:
    """By option, gains, costs and risks marked; for options with these verbs, or for all."""
    return {
        option: told(s, option, seat)
        for option in s.options(seat)
        if not verbs or option.partition(" ")[0] in verbs
    }


def told(s: Scenario, option: str, seat: int = 0) -> list[str]:
    """With a plain sign for a true minus."""
    brought = s.match.brings(seat, option)
    lines = [_MARKS[each.kind] + _TEXT.prospect(each) for each in brought]
    return [line.replace("\N{MINUS SIGN}", "-") for line in lines]
