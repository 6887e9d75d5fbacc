"""The deduction notebook, and what else a view tells."""

from __future__ import annotations

import json

import pytest

from kaper.games.martinique.game import GAME
from kaper.games.martinique.rules.notebook import notebook as coordinates_seen
from kaper.games.martinique.state import Martinique
from kaper.kernel.codec import Json
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander


def notebook(s: Scenario, seat: int | None) -> dict[str, Json]:
    found = s.match.view(seat)["notebook"]
    assert isinstance(found, dict)
    return found


def squares(columns: str, rows: str) -> list[str]:
    return [column + row for row in rows for column in columns]


@pytest.mark.rule("martinique:loot.map-unique", "martinique:loot.map-look-anytime")
def test_own_and_open_coordinates_are_excluded(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"], "maps": ["A", "7"], "open": ["7"]},
        p1={"at": ["h8"], "maps": ["B", "3"], "open": ["3"]},
    )
    assert notebook(s, 0) == {
        "own": ["A"],
        "own_open": ["7"],
        "others_open": ["3"],
        "letters": list("BCDEFGH"),
        "digits": list("124568"),
        "squares": squares("bcdefgh", "124568"),
    }
    assert notebook(s, 1) == {
        "own": ["B"],
        "own_open": ["3"],
        "others_open": ["7"],
        "letters": list("ACDEFGH"),
        "digits": list("124568"),
        "squares": squares("acdefgh", "124568"),
    }


@pytest.mark.rule("martinique:loot.map-tokens-hidden")
def test_a_spectator_excludes_only_what_lies_open(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"], "maps": ["A", "7"], "open": ["7"]},
        p1={"at": ["h8"], "maps": ["B", "3"]},
    )
    assert notebook(s, None) == {
        "own": [],
        "own_open": [],
        "others_open": ["7"],
        "letters": list("ABCDEFGH"),
        "digits": list("1234568"),
        "squares": squares("abcdefgh", "1234568"),
    }


@pytest.mark.rule("martinique:move.pass-enemy-reveals-map", "martinique:loot.map-unique")
def test_a_token_turned_up_goes_into_both_notebooks(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["a2"], "maps": ["C"]},
        tokens={"a1": "skull-2", "a2": "rum-1", "a3": "chest-1"},
    )
    assert "C" in str(notebook(s, 0)["letters"])
    s.play("p0 move a1-a2-a3", "p0 reveal 1")
    assert notebook(s, 0)["others_open"] == ["C"]
    assert notebook(s, 1)["own_open"] == ["C"]
    assert notebook(s, None)["others_open"] == ["C"]
    for seat in (0, 1, None):
        assert notebook(s, seat)["letters"] == list("ABDEFGH")


@pytest.mark.rule("martinique:loot.map-unique")
def test_the_lost_treasure_is_never_excluded() -> None:
    for seed in range(15):
        match = Match.begin(GAME, 2, seed, {})
        letter, digit = match.setup[0].values[0], match.setup[1].values[0]
        for _ in wander(match, seed):
            for seat in (0, 1, None):
                book = match.view(seat)["notebook"]
                assert isinstance(book, dict)
                assert isinstance(book["letters"], list)
                assert isinstance(book["digits"], list)
                assert letter in book["letters"]
                assert digit in book["digits"]


def test_views_are_ready_for_json_and_change_nothing() -> None:
    match = Match.begin(GAME, 2, 4, {"lost-treasure": "points"})
    for _ in wander(match, 4):
        before = match.digest()
        for seat in (0, 1, None):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
        assert match.digest() == before
    assert json.loads(json.dumps(match.view(None))) == match.view(None)


@pytest.mark.rule("martinique:variant.treasure-20-points")
def test_the_treasures_points_stay_out_of_sight_until_the_end(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        options={"lost-treasure": "points"},
        lost="a1",
        stage="dusk",
        dug={"p0": ["a1", "a2", "a3", "a4"], "p1": ["h1", "h2", "h3"]},
    )
    s.expect(p0={"points": {"treasure": 0, "total": 0}})
    s.play("p1 dig h4").expect(p0={"points": {"treasure": 20, "total": 20}})


@pytest.mark.rule("martinique:score.track")
def test_points_are_shown_as_they_stand(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"], "hold": [["rum-3", "rum-2"]], "loot": ["skull-1", "skull-3"]},
        p1={"at": ["h8"]},
    )
    s.expect(p0={"points": {"loads": 2, "digits": 5, "pairs": 2, "treasure": 0, "total": 9}})


def test_at_the_end_all_maps_before_players_lie_open(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"maps": ["A"]},
        stage="dusk",
        dug={"p0": ["a1", "a2", "a3", "a4"], "p1": ["h1", "h2", "h3"]},
    )
    seats = s.match.view(1)["seats"]
    assert "'coordinate': None" in str(seats)
    s.play("p1 dig h4")
    assert "'coordinate': 'A'" in str(s.match.view(1)["seats"])


@pytest.mark.rule("martinique:loot.map-unique")
@pytest.mark.parametrize(
    ("maps", "left"),
    [([], (8, 8)), (["A"], (7, 8)), (["A", "7"], (7, 7)), (["A", "B", "C", "1"], (5, 7))],
)
def test_how_many_coordinates_are_left(
    scenario: type[Scenario], maps: list[str], left: tuple[int, int]
) -> None:
    state = scenario("martinique", p0={"at": ["a1"], "maps": maps}).state(Martinique)
    assert coordinates_seen(state, 0).left() == left
    assert coordinates_seen(state, 1).left() == (8, 8)
