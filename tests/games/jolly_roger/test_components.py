"""A player's own components in place of the house's."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files

import pytest

import kaper
from kaper.games.jolly_roger.components.cards import ANY_SKILL, NO_SKILL, SKILLS, SPECIALS
from kaper.games.jolly_roger.components.tables import Tables, tables_of
from kaper.games.jolly_roger.game import GAME
from kaper.kernel.components import SOURCES
from kaper.kernel.errors import BadSetup
from kaper.match import Match
from kaper.testing.wander import wander

BUILT_IN = files("kaper.games.jolly_roger").joinpath("components.toml").read_text("utf-8")


def table(name: str, **changes: object) -> str:
    """A built-in table as TOML, with fields of its first row changed."""
    rows = [dict(row) for row in tomllib.loads(BUILT_IN)[name]]
    rows[0].update(changes)
    return "\n".join(toml(name, row) for row in rows)


def toml(name: str, row: dict[str, object]) -> str:
    fields = (f"{field} = {json.dumps(value, ensure_ascii=False)}" for field, value in row.items())
    return "\n".join([f"[[{name}]]", *fields])


def test_every_component_has_its_source_and_words_in_both_languages() -> None:
    for rows in GAME.components().tables.values():
        for row in rows:
            assert row["source"] in SOURCES
            assert all(row[f"{what}_{lang}"] for what in ("name", "text") for lang in ("en", "pl"))
    house = {
        str(row["id"])
        for row in GAME.components().tables["destination"]
        if row["source"] == "house"
    }
    assert "destination-fort-1" in house
    assert all(row["source"] == "rulebook" for row in GAME.components().tables["special"])


def test_a_replaced_card_counts_in_play() -> None:
    own = GAME.components().replaced_by(table("crew", crew=5, value=3))
    tables = tables_of(own)
    kind = tables.crew_number["n1c1"]
    assert (tables.crew[kind], tables.value[kind]) == (5, 3)
    match = Match.begin(GAME, 4, 1, {}, components=own)
    for _ in wander(match, 1):
        pass
    assert kaper.replay(match.record()).digest() == match.digest()


@pytest.mark.rule("jolly-roger:attack.special-as-crew")
def test_special_cards_have_no_points_of_any_skill() -> None:
    tables = tables_of(GAME.components())
    assert {tables.value[tables.crew_number[name]] for name in SPECIALS} == {0}
    assert {tables.skill[tables.crew_number[name]] for name in SPECIALS} == {NO_SKILL}
    assert NO_SKILL not in {ANY_SKILL, *range(len(SKILLS))}


@pytest.mark.parametrize(
    ("name", "changes", "fault"),
    [
        ("crew", {"skill": "cooking"}, "crew crew-n1c1: no skill 'cooking'"),
        ("crew", {"copies": 0}, "crew crew-n1c1: field 'copies' must be 1 or more"),
        ("crew", {"id": "n1c1"}, "crew n1c1: the id begins with crew-"),
        ("special", {"id": "special-parrot"}, "special: the rows are"),
        ("role", {"id": "special-king"}, "role: the rows are"),
        ("destination", {"type": "lagoon"}, "destination-fort-1: no type 'lagoon'"),
        ("destination", {"flag": "9+"}, "destination-fort-1: no flag '9+'"),
        ("loot", {"use": "parrot"}, "loot loot-gold-1: field 'use' is one of"),
        ("help", {"id": "helping-hand"}, "help: the rows are"),
    ],
)
def test_faults_are_told_by_row_and_field(
    name: str, changes: dict[str, object], fault: str
) -> None:
    with pytest.raises(BadSetup, match=fault.replace("+", "\\+")):
        tables_of(GAME.components().replaced_by(table(name, **changes)))


def first_row(name: str, **changes: object) -> dict[str, object]:
    return {**tomllib.loads(BUILT_IN)[name][0], **changes}


def with_rows(name: str, rows: list[dict[str, object]]) -> Tables:
    text = "\n".join(toml(name, row) for row in rows)
    return tables_of(GAME.components().replaced_by(text))


def test_sixty_crew_cards_are_enough() -> None:
    # There are 19 special cards.
    assert len(with_rows("crew", [first_row("crew", copies=41)]).crew_deck) == 60
    with pytest.raises(BadSetup, match="ten players need 60 crew cards"):
        with_rows("crew", [first_row("crew", copies=40)])


@pytest.mark.parametrize(("name", "most"), [("crew", 64 - 16), ("loot", 64), ("destination", 64)])
def test_there_may_be_64_kinds_of_cards(name: str, most: int) -> None:
    def kinds(count: int) -> list[dict[str, object]]:
        own = [first_row(name, id=f"{name}-{number}") for number in range(count)]
        return [*VOYAGES, *own][:count] if name == "destination" else own

    with_rows(name, kinds(most))
    with pytest.raises(BadSetup, match=f"{name}: more than 64 kinds"):
        with_rows(name, kinds(most + 1))


@pytest.mark.parametrize("name", ["crew", "loot", "destination"])
def test_no_kind_stands_twice(name: str) -> None:
    rows = tomllib.loads(BUILT_IN)[name]
    with pytest.raises(BadSetup, match=f"{name}: an id stands twice"):
        with_rows(name, [*rows, rows[0]])


# Ten voyages, and the Island.
VOYAGES = [
    first_row("destination", id=f"destination-{kind}", type=kind, copies=copies, flag="")
    for kind, copies in (
        ("fort", 3),
        ("merchant-ship", 3),
        ("settlement", 2),
        ("pirate-port", 2),
        ("treasure-island", 4),
    )
]


@pytest.mark.rule("jolly-roger:setup.destination-piles")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({}, ""),
        ({"copies": 1}, "3 players can sail only 9 times"),
        ({"flag": "7-"}, "no settlement is left for 8 players"),
        ({"flag": "8+"}, "no settlement is left for 3 players"),
        ({"flag": "5-", "copies": 5}, "no settlement is left for 6 players"),
    ],
)
def test_there_are_voyages_for_ten_rounds(changes: dict[str, object], fault: str) -> None:
    rows = [{**row, **changes} if row["type"] == "settlement" else row for row in VOYAGES]
    if fault:
        with pytest.raises(BadSetup, match=fault):
            with_rows("destination", rows)
    else:
        assert sum(map(len, with_rows("destination", rows).piles(10)[:-1])) == 10
