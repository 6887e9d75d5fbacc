"""Components written before their words were English, as records still tell them.

`tests/compatibility` plays such records on.
"""

from __future__ import annotations

import pytest

from kaper.games.maracaibo.components.old_words import in_words_of_today
from kaper.games.maracaibo.components.reading import tables_of
from kaper.games.maracaibo.game import GAME
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup


def with_field(table: str, field: str, value: Json) -> Components:
    """The built-in components, with one field of the first row of a table changed."""
    tables = GAME.components().tables
    first, *others = tables[table]
    return Components({**tables, table: ({**first, field: value}, *others)})


@pytest.mark.parametrize(
    ("table", "field", "old", "today"),
    [
        ("improvement", "now", "RAIDDIE:g+4", "raid-die gold 4"),
        ("improvement", "now", "QSELL;VP+2/D+5", "sell-quest 8;points 2/doubloons 5"),
        ("improvement", "end", "eSET3:p", "points-for-every 3 pearl-treasures 7"),
        (
            "improvement",
            "permanent",
            "pRA:2>TRE;CUBE:any & pREROLL+1",
            "raid-action 2>treasure-of-die;cube any & more-rerolls 1",
        ),
        ("market", "effect", "PER6:quest", "capped-points-per held-quests 1 6"),
        ("upgrade", "effect", "FIGUREHEAD", "figurehead 3"),
        ("redbeard-upgrade", "effect", "FIGUREHEAD", "take-figurehead"),
        (
            "redbeard",
            "main",
            ["GETLOC", "ACQ:ship>crew>equip", "RAID"],
            ["level-two", "improvement ship crew equip", "raid"],
        ),
        ("residence", "per", "quests", "scored-quests"),
        ("quest", "conditions", ["quest"], ["held-quests"]),
    ],
)
def test_old_words_are_read_as_those_of_today(
    table: str, field: str, old: Json, today: Json
) -> None:
    recorded = in_words_of_today(with_field(table, field, old))
    assert recorded == with_field(table, field, today)
    tables_of(recorded)


def test_words_of_today_stay_as_they_are() -> None:
    assert in_words_of_today(GAME.components()) == GAME.components()


def test_a_file_in_old_words_is_refused_with_the_words_of_today() -> None:
    with pytest.raises(BadSetup, match=r"field 'now' is in old words, .* written 'points 9'"):
        tables_of(with_field("improvement", "now", "VP+9"))


def test_another_fault_is_told_as_it_is() -> None:
    with pytest.raises(BadSetup, match="unknown word 'pionts'"):
        tables_of(with_field("improvement", "now", "pionts 9"))
