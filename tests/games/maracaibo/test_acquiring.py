"""Improvements acquired from afar."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

CARDS = {"d4": "barbados", "e4": "margarita", "f1": "cook", "f2": "rum", "f3": "longboat"}


def at_barbados(table: Table, **p0: object) -> Scenario:
    """A crew card from anywhere, or four doubloons."""
    s = table(cards=CARDS, p0={"ship": "c4", **p0}, chance={"level-two": ["coffee"]})
    return s.play("p0 sail d4", "p0 decline")


@pytest.mark.rule("maracaibo:acquire.crew-or-equipment")
@pytest.mark.rule("maracaibo:acquire.refill")
def test_a_crew_card_for_three_more(table: Table) -> None:
    s = at_barbados(table, doubloons=7).play("p0 choose acquire-crew")
    assert "acquire cook" in s.options(0)
    assert not {"acquire rum", "acquire longboat"} & set(s.options(0))
    s.play("p0 acquire cook")
    s.expect(
        events=["card-acquired p0 card=cook doubloons=7", "card-dealt square=f1 card=coffee"],
        p0={"doubloons": 0, "improvements": ["cook"], "ship": "d4"},
    )


@pytest.mark.rule("maracaibo:acquire.crew-or-equipment")
def test_an_equipment_card(table: Table) -> None:
    s = table(cards=CARDS, p0={"ship": "d4", "doubloons": 8})
    s.play("p0 sail e4", "p0 decline", "p0 choose acquire-equip", "p0 acquire rum")
    s.expect(p0={"doubloons": 0, "improvements": ["rum"]})


@pytest.mark.rule("maracaibo:improvement.surcharge-and-discount")
def test_the_surcharge_first_and_then_discounts(table: Table) -> None:
    s = at_barbados(table, doubloons=4, improvements=["klabautermann"])
    s.play("p0 choose acquire-crew", "p0 acquire cook").expect(p0={"doubloons": 0})
    at_barbados(table, doubloons=3, improvements=["klabautermann"]).refuse(
        "p0 choose acquire-crew", "doubloons.pay-in-full"
    )


@pytest.mark.rule("maracaibo:acquire.resolves-normally")
def test_lightning_from_afar_and_nobody_is_paid(table: Table) -> None:
    s = table(
        cards={**CARDS, "f1": "bosun"},
        p0={"ship": "c4", "doubloons": 9},
        p1={"ship": "f1", "doubloons": 0},
    )
    s.play("p0 sail d4", "p0 decline", "p0 choose acquire-crew", "p0 acquire bosun")
    s.expect(asked="p0 upgrade", p1={"doubloons": 0, "ship": "f1"})


@pytest.mark.rule("maracaibo:symbol.acquire-ship")
def test_a_ship_card_without_surcharge(table: Table) -> None:
    s = table(cards={"d4": "shipwright", **{k: v for k, v in CARDS.items() if k != "d4"}},
              p0={"ship": "c4", "doubloons": 9})  # fmt: skip
    s.play("p0 sail d4", "p0 acquire shipwright", "p0 acquire longboat")
    s.expect(p0={"doubloons": 0, "improvements": ["shipwright", "longboat"]})


@pytest.mark.rule("maracaibo:improvement.three-kinds")
def test_the_other_kinds_are_not_offered(table: Table) -> None:
    s = at_barbados(table, doubloons=30).play("p0 choose acquire-crew")
    crew = {"klabautermann", "cook", "gunner", "scout", "quartermaster", "harpooner",
            "shantyman", "bosun"}  # fmt: skip
    assert {option.split()[1] for option in s.options(0)[:-1]} <= crew


@pytest.mark.rule("maracaibo:symbol.vp-income-now")
@pytest.mark.rule("maracaibo:symbol.doubloon-income-now")
def test_income_at_once(table: Table) -> None:
    p0 = {"ship": "c4", "doubloons": 6, "improvements": ["cocoa", "cook"]}
    s = table(cards={"d4": "ebony-pipe"}, p0=p0).play("p0 sail d4", "p0 acquire ebony-pipe")
    # Cocoa's three and the pipe's own two.
    s.expect(p0={"vp": 5, "doubloons": 0})
    s = table(cards={"d4": "indigo"}, p0=p0).play("p0 sail d4", "p0 acquire indigo")
    s.expect(p0={"vp": 0, "doubloons": 6})


@pytest.mark.rule("maracaibo:income.current-value")
@pytest.mark.rule("maracaibo:symbol.doubloon-income-now")
def test_income_at_once_counts_quests_with_the_whale(table: Table) -> None:
    p0 = {"ship": "c4", "doubloons": 6, "figurehead": "d-whale", "quests": ["gold", "crew"]}
    s = table(cards={"d4": "indigo"}, p0=p0).play("p0 sail d4", "p0 acquire indigo")
    # The indigo's three, and one for each quest held.
    s.expect(p0={"doubloons": 5})
