"""A game may have several boxes of its own, which an option tells apart."""

from __future__ import annotations

import json

import pytest

import kaper
from kaper import registry
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup
from kaper.kernel.game import Options
from kaper.kernel.record import Header, Record
from kaper.match import Match
from kaper.testing.conformance import check_sets, component_sets
from kaper.testing.faults import Fault
from kaper.testing.toys.stall import Stall, StallGame, goods_of

pytestmark = pytest.mark.usefixtures("toys")

GAME = StallGame()
FIRST = {"goods": "first"}
OWN = """
[[good]]
id = "fish"
copies = 4
source = "house"
name_en = "Fish"
name_pl = "Ryba"
text_en = "Worth 1."
text_pl = "Warta 1."
value = 1
"""


def goods(match: Match[Stall]) -> tuple[str, ...]:
    return match.state.goods.names


def test_a_further_set_replaces_tables_and_leaves_the_others() -> None:
    standard, first = GAME.components(), GAME.components(FIRST)
    assert goods_of(standard).names == ("rum", "pearl")
    assert goods_of(first).names == ("rum", "sugar")
    assert standard.tables["sign"] == first.tables["sign"]
    assert [goods_of(box).names for box in component_sets(GAME)] == [
        ("rum", "pearl"),
        ("rum", "sugar"),
    ]


def test_a_set_is_read_once() -> None:
    assert GAME.components(FIRST) is GAME.components(FIRST)
    assert GAME.components() is GAME.components({"goods": "second"})
    assert goods_of(GAME.components(FIRST)) is goods_of(GAME.components(FIRST))


def test_a_set_that_there_is_not() -> None:
    with pytest.raises(BadSetup, match="option goods is one of second, first, not 'third'"):
        GAME.components({"goods": "third"})


def test_the_record_names_the_set_by_its_option() -> None:
    for options, names in (({}, ("rum", "pearl")), (FIRST, ("rum", "sugar"))):
        match = Match.begin(GAME, 2, 1, options)
        assert goods(match) == names
        assert "components" not in match.record()
        match.play(0, f"take {names[1]}")
        again = kaper.replay(match.record())
        assert again.state == match.state
        assert kaper.load(json.loads(json.dumps(match.to_json()))).state == match.state


def without_option(match: Match[Stall]) -> str:
    header = match.header
    before = Header(header.game, header.rules, header.seats, header.seed, ())
    return str(Record(before, match.setup, match.entries))


def test_what_does_not_name_a_set_was_played_with_the_first() -> None:
    match = Match.begin(GAME, 2, 1, FIRST)
    match.play(0, "take sugar")
    record = without_option(match)
    assert kaper.replay(record).state == match.state
    saved: dict[str, Json] = match.to_json() | {"record": record}
    assert kaper.load(saved).state == match.state
    # Only the snapshot is left: its numbers are those of the first set.
    assert kaper.load({**saved, "digest": ""}).state == match.state


def test_own_tables_replace_those_of_the_chosen_set() -> None:
    for options in ({}, FIRST):
        own = GAME.components(options).replaced_by(OWN)
        match = Match.begin(GAME, 2, 1, options, components=own)
        assert goods(match) == ("fish",)
        assert kaper.replay(match.record()).components == own


def test_a_set_that_the_options_do_not_choose_stands_in_the_record() -> None:
    match = Match.begin(GAME, 2, 1, FIRST, components=GAME.components())
    assert goods(match) == ("rum", "pearl")
    assert kaper.replay(match.record()).state == match.state


def test_one_id_has_one_name_in_all_sets() -> None:
    class Misnamed(StallGame):
        def components(self, options: Options | None = None) -> Components:
            box = super().components(options)
            return box if options == FIRST else box.replaced_by(OWN.replace("fish", "rum"))

    check_sets(GAME)
    with pytest.raises(Fault, match="good rum"):
        check_sets(Misnamed())


def test_a_new_option_can_bring_the_sets_of_a_game_that_had_one() -> None:
    class OneBox(StallGame):
        options = ()

    match = Match.begin(OneBox(), 2, 1, {})
    match.play(0, "take sugar")
    registry.register(GAME)
    again = kaper.replay(match.record())
    assert dict(again.header.options) == FIRST
    assert again.state == match.state
