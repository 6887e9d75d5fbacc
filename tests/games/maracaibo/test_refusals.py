"""Refusals name the rule that forbids, with the facts that make it true now."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.kernel.deeds import Refusal
from kaper.testing.scenario import Scenario
from kaper.text import Text

Table = Callable[..., Scenario]


def refused(s: Scenario, action: str) -> Refusal:
    refusal = s.match.refusal(0, action)
    assert refusal is not None
    return refusal


def told(s: Scenario, action: str, lang: str = "en") -> str:
    return Text("maracaibo", lang).refusal(refused(s, action))


@pytest.mark.rule("maracaibo:turn.move-then-action")
@pytest.mark.parametrize("action", ["sail e4", "sail d4", "bay", "stop"])
def test_after_the_move_no_ship_sails(table: Table, action: str) -> None:
    s = table(cards={"d4": "tobago"}, p0={"ship": "c4"}).play("p0 sail d4")
    s.refuse(f"p0 {action}", "turn.move-then-action")
    assert told(s, action) == "Your ship has made its move this turn: it lies at D4."


@pytest.mark.rule("maracaibo:turn.move-then-action")
def test_after_the_move_into_the_bay_no_ship_sails(table: Table) -> None:
    s = table(p0={"ship": "i2"}).play("p0 bay")
    s.refuse("p0 sail i3", "turn.move-then-action")
    assert told(s, "sail i3").endswith("it lies in the Bay.")
    assert told(s, "sail i3", "pl").endswith("stoi w Zatoce.")


@pytest.mark.rule("maracaibo:move.islands-blocked")
def test_no_ship_sails_onto_an_island(table: Table) -> None:
    s = table(p0={"ship": "a2"})
    s.refuse("p0 sail b2", "move.islands-blocked")
    assert "B2 lies an island" in told(s, "sail b2")


@pytest.mark.rule("maracaibo:upgrade.place-cube")
def test_where_an_upgrade_is_asked_nothing_else_is(table: Table) -> None:
    s = table(cards={"d4": "tobago"}, p0={"ship": "c4"}).play("p0 sail d4")
    s.expect(asked="p0 upgrade").refuse("p0 done", "upgrade.place-cube")
    assert told(s, "done") == "Now you may: upgrade your ship, decline."


@pytest.mark.rule("maracaibo:move.one-to-three")
def test_how_far_a_ship_would_have_to_sail(table: Table) -> None:
    refusal = refused(table(p0={"ship": "c4"}), "sail g4")
    assert refusal.args == {"square": "g4", "have": 3, "need": 4}


@pytest.mark.rule("maracaibo:doubloons.pay-in-full")
def test_what_is_missing_for_a_residence(table: Table) -> None:
    s = table(cards={"a2": "hacienda", "a3": "castle"}, p0={"ship": "i2", "doubloons": 17}).play(
        "p0 bay", "p0 decline", "p0 choose build"
    )
    assert told(s, "build castle") == "It costs 18 doubloons; you have 17."
    s.refuse("p0 build tobago", "residence.build")


@pytest.mark.rule("maracaibo:upgrade.lock-lines")
def test_how_many_upgrades_a_lock_wants(table: Table) -> None:
    s = table(cards={"d4": "tobago"}, p0={"ship": "c4", "upgrades": ["u1"]}).play("p0 sail d4")
    assert refused(s, "upgrade u7").args == {"have": 1, "need": 2}


@pytest.mark.rule("maracaibo:black-market.one-per-location")
def test_whose_tile_lies_on_a_location(table: Table) -> None:
    s = table(
        cards={"d4": "tobago", "f1": "barbados"},
        market={"barbados": "p1 1a-bury"},
        p0={"ship": "c4", "doubloons": 10},
    ).play("p0 sail d4", "p0 upgrade u2")
    s.expect(asked="p0 place-tile")
    assert refused(s, "place 2a-buried barbados").args == {"card": "barbados", "seat": 1}
