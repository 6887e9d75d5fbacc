"""The words of components before they were English: `pRA:2>VP+3` for `raid-action 2 > points 3`.

Records of games with components of the players' own still tell them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from kaper.games.maracaibo.components.kinds import KINDS
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup

# The fields that are written in words: what is done, and what is counted.
_EFFECTS = ("now", "permanent", "end", "actions", "effect", "extra", "main", "bury_spaces")
_COUNTS = ("per", "conditions")

# None of the old words is one of today, so that a text of today stays as it is.
_KIND = "([gep])"
_WORDS: Mapping[str, str] = {
    r"D\+(\d+)": r"doubloons \1",
    r"VP\+(\d+)": r"points \1",
    "UPG": "upgrade",
    "BURY": "bury",
    "QUEST": "quest",
    "QSELL": "sell-quest 8",
    "TRE": "treasure-of-die",
    f"TRE:{_KIND}": r"treasure \1",
    "TRE:any": "treasure any",
    "TRE3:one": "treasures 3",
    f"CUBE:{_KIND}": r"cube \1",
    "CUBE:any": "cube any",
    "CUBE2": "cubes 2",
    "RAID": "raid",
    r"RAID\+(\d+)": r"raid-plus \1",
    r"RAIDFIX:(\d+)": r"raid-fixed \1",
    rf"RAIDDIE:{_KIND}\+(\d+)": r"raid-die \1 \2",
    r"EXP:(\d+)": r"explore \1",
    "EXPHERE": "explorer-space",
    r"BMPLACE:(\d+)": r"place-tile \1",
    "BMACT": "activate-tile",
    "FIGUREHEAD": "figurehead 3",
    "RESBUILD": "build",
    "GETSHIP": "acquire ship 0",
    "GETCREW": "acquire crew 3",
    "GETEQ": "acquire equip 3",
    "VPINC": "point-income",
    "DINC": "doubloon-income",
    "PER:(buried|crew|equip)": r"points-per \1 1",
    "PER:river": "points-per rivers 2",
    "PER6:(buried|crew|equip)": r"capped-points-per \1 1 6",
    "PER6:river": "capped-points-per rivers 2 6",
    "PER6:quest": "capped-points-per held-quests 1 6",
    f"PER6:{_KIND}": r"capped-points-per \1-treasures 1 6",
    # Permanent
    r"pRAID\+(\d+)": r"more-strength \1",
    rf"pDIE:{_KIND}\+(\d+)": r"more-die \1 \2",
    r"pREROLL\+(\d+)": r"more-rerolls \1",
    r"pEXP\+(\d+)": r"more-spaces \1",
    r"pDISC:(\d+)": r"discount \1",
    r"pMOVE:(\d+)": r"range \1",
    "pQREFRESH": "refresh-quests",
    r"pRA:(\d+)": r"raid-action \1",
    r"pSWAP:(\d+)": r"trade \1",
    # At the end
    f"eSET3:{_KIND}": r"points-for-every 3 \1-treasures 7",
    r"eQ3:(\d+)": r"points-for-every 3 scored-quests \1",
    r"eBUR:(\d+)": r"points-per buried \1",
    # Redbeard's
    "CUBE:most": "cube-of-most",
    "TRE:die": "treasure-by-die",
    "TRACK": "track-step",
    "RES": "take-residence",
    "EXPLORE": "explore",
    "QUESTLOC": "take-quest",
    "GETLOC": "level-two",
    r"ACQ:(\w+)>(\w+)>(\w+)": r"improvement \1 \2 \3",
    # Counted
    "incD": "doubloon-income",
    "incV": "point-income",
    "set:gep": "treasure-sets",
    "treasure:any": "treasures",
    f"treasure:{_KIND}": r"\1-treasures",
    "buried:any": "buried",
    f"buried:{_KIND}": r"buried-\1",
    r"improvements\+residences": "improvements-and-residences",
}
# Words that are effects today.
_COUNTED = {"quest": "held-quests", "quests": "scored-quests"}
_KINDS = {name[0]: name for name in KINDS}
_WORD = re.compile(r"ACQ:[\w>]+|[^;/&>\s]+")


def in_words_of_today(components: Components) -> Components:
    """The same components, whichever words they were written in."""
    return Components(
        {
            table: tuple(
                {field: _value(table, field, value) for field, value in row.items()} for row in rows
            )
            for table, rows in components.tables.items()
        }
    )


def refuse_old_words(components: Components) -> None:
    """Tell the first of them, and how it is written today."""
    for table, rows in components.tables.items():
        for row in rows:
            for field, value in row.items():
                today = _value(table, field, value)
                if today != value:
                    raise BadSetup(
                        f"{table} {row.get('id')}: field {field!r} is in old words, {value!r}; "
                        f"today it is written {today!r}"
                    )


def _value(table: str, field: str, value: Json) -> Json:
    if isinstance(value, list):
        return [_value(table, field, item) for item in value]
    if not isinstance(value, str) or field not in (*_EFFECTS, *_COUNTS):
        return value
    if field in _COUNTS and value in _COUNTED:
        return _COUNTED[value]
    if table == "redbeard-upgrade" and value == "FIGUREHEAD":
        return "take-figurehead"
    return _WORD.sub(lambda found: _word(found[0]), value)


def _word(text: str) -> str:
    for old, today in _WORDS.items():
        if found := re.fullmatch(old, text):
            return re.sub(r"\\(\d)", lambda place: _argument(found[int(place[1])]), today)
    return text


def _argument(text: str) -> str:
    """A number, a name, or the letter that stood for a kind of treasure."""
    return _KINDS.get(text, text)
