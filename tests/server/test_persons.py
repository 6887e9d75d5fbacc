"""Bots are persons: with names that no game uses, each at a table another."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from kaper import registry
from kaper.server.facts import BotSeated, Place, TableSetup
from kaper.server.persons import PERSONS, PORTRAITS, introduce
from kaper.server.tables import Table
from kaper.testing.visitors import Visitor, json_list, json_object
from kaper.text import locales

Visitors = Callable[[], Visitor]


def words_of(game: str) -> set[str]:
    """Every word of a game's components and messages, in both languages."""
    folder = Path(str(files("kaper.games"))) / game.replace("-", "_")
    sources = [*folder.glob("components*.toml"), *locales().glob(f"*/{game}*.ftl")]
    return set(re.findall(r"\w+", " ".join(file.read_text("utf-8") for file in sources).casefold()))


@pytest.mark.parametrize("game", registry.games())
def test_no_game_has_a_role_or_card_of_a_bots_name(game: str) -> None:
    words = words_of(game)
    assert len(words) > 100
    assert not words & {person.casefold() for person in PERSONS}


def bots(count: int) -> list[Place]:
    return [Place("person", "Ania"), *(Place("bot", "", "greedy") for _ in range(count))]


def test_every_bot_at_a_table_is_another_person() -> None:
    places = bots(9)
    introduce(places, "any")
    named = [place.name for place in places[1:]]
    assert len(set(named)) == 9
    assert set(named) <= set(PERSONS)
    assert [place.portrait for place in places[1:]] == [name.lower() for name in named]
    assert places[0] == Place("person", "Ania")


def test_another_table_has_other_persons() -> None:
    one, other = bots(3), bots(3)
    introduce(one, "one")
    introduce(other, "other")
    assert one != other


def test_no_bot_is_called_like_somebody_at_the_table_or_has_their_face() -> None:
    for person in PERSONS:
        places = [Place("person", person.upper()), Place("bot", "", "greedy")]
        introduce(places, "any")
        assert places[1].name != person
        places = [Place("person", "Ania", portrait=person.lower()), Place("bot", "", "greedy")]
        introduce(places, "any")
        assert places[1].portrait != person.lower()


def test_who_has_a_name_keeps_it() -> None:
    places = [Place("bot", "Anna", "greedy"), Place("bot", PERSONS[0], "greedy")]
    introduce(places, "any")
    assert [place.name for place in places] == ["Anna", PERSONS[0]]
    assert places[0].portrait in PORTRAITS - {PERSONS[0].lower()}
    assert places[1].portrait == PERSONS[0].lower()


def test_a_bot_that_takes_a_free_seat_is_a_person_too() -> None:
    places = [Place("person", "Ania", "", ["ania"]), Place("bot", "", "greedy"), Place("open")]
    table = Table(TableSetup("t", "jolly-roger", {}, "seed", "ania", places, 0.0))
    known = table.places[1].name
    table.apply(BotSeated(2, "greedy"))
    assert table.places[1].name == known
    assert table.places[2].name in set(PERSONS) - {known}


def test_a_bot_that_stands_in_keeps_name_and_face_of_whom_it_plays_for() -> None:
    places = [Place("person", "Ania", "", ["a"], portrait="edda"), Place("bot", "", "greedy")]
    table = Table(TableSetup("t", "martinique", {}, "seed", "a", places, 0.0))
    table.apply(BotSeated(0, "greedy"))
    assert (table.places[0].name, table.places[0].portrait) == ("Ania", "edda")


def test_a_portrait_is_sent_with_the_name(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    seats = [{"kind": "me", "name": "Ania", "portrait": "kaya"}, {"kind": "open"}]
    body = {"game": "martinique", "seats": seats, "options": {}}
    table = host.post("/api/tables", body)
    assert guest.http.get(str(table["invite"])).status_code == 303
    told = guest.post(f"/api/tables/{table['id']}/join", {"name": "Bartek", "portrait": "nils"})
    faces = [json_object(seat)["portrait"] for seat in json_list(told["seats"])]
    assert faces == ["kaya", "nils"]


def test_a_portrait_that_nobody_drew_is_refused(visitor: Visitors) -> None:
    seats = [{"kind": "me", "name": "A", "portrait": "../x"}, {"kind": "open"}]
    body = {"game": "martinique", "seats": seats, "options": {}}
    assert visitor().post("/api/tables", body, status=400)["error"] == "server:bad-message"
