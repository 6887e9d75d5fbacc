"""B. Loot: the token left behind goes to the mover."""

from __future__ import annotations

import pytest

from kaper.games.martinique.game import GAME
from kaper.kernel.codec import Json
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander


def before(s: Scenario, owner: int, viewer: int | None) -> dict[str, Json]:
    """What lies before a player, as somebody sees it."""
    seats = s.match.view(viewer)["seats"]
    assert isinstance(seats, list)
    seat = seats[owner]
    assert isinstance(seat, dict)
    return seat


@pytest.mark.rule("martinique:loot.take-token-left")
def test_the_mover_takes_the_token_left_not_the_one_reached(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["a1", "h8"]}, tokens={"a1": "skull-1", "a2": "rum-3"})
    s.play("p0 move a1-a2")
    s.expect(
        p0={"loot": ["skull-1"]}, tokens={"a2": "rum-3"}, events=["loot-taken p0 token=skull-1"]
    )
    laid = s.match.view(0)["tokens"]
    assert isinstance(laid, dict)
    assert "a1" not in laid
    assert before(s, 1, 1)["loot"] == []


@pytest.mark.rule("martinique:loot.take-token-left")
def test_squares_passed_keep_their_tokens(scenario: type[Scenario]) -> None:
    laid = {"a1": "skull-3", "a2": "rum-3", "a3": "chest-1", "a4": "parrot-2"}
    s = scenario("martinique", p0={"at": ["a1", "h8"]}, tokens=laid)
    s.play("p0 move a1-a2-a3-a4")
    s.expect(tokens={"a2": "rum-3", "a3": "chest-1", "a4": "parrot-2"}, p0={"loot": ["skull-3"]})


@pytest.mark.rule("martinique:loot.take-token-left", "martinique:land.empty-to-stool")
def test_the_token_left_is_taken_even_when_the_pirate_sits_down(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["a1", "h8"]}, tokens={"a1": "skull-1", "a2": None})
    s.play("p0 move a1-a2").expect(p0={"loot": ["skull-1"]}, events=["loot-taken p0", "sat p0"])


@pytest.mark.rule("martinique:loot.take-token-left", "martinique:loot.map-tokens-hidden")
def test_a_map_token_left_is_taken_hidden(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["c4", "h8"]}, tokens={"c4": "F", "c3": "rum-1"})
    s.play("p0 move c4-c3")
    assert before(s, 0, 0)["maps"] == [{"coordinate": "F", "open": False}]
    for viewer in (1, None):
        assert before(s, 0, viewer)["maps"] == [{"coordinate": None, "open": False}]
        (event,) = (e for e in s.match.redacted(viewer) if "MapTaken" in repr(e))
        assert "coordinate=''" in repr(event)
    assert before(s, 0, 0)["loot"] == []


@pytest.mark.rule("martinique:loot.map-tokens-hidden")
def test_a_map_token_of_the_bar_is_hidden_too(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique", p0={"at": ["d3", "h8"]}, tokens={"d3": "rum-1"}, bar={"maps": ["F", "2"]}
    )
    s.play("p0 move d3-d4", "p0 take map-2")
    assert before(s, 0, 0)["maps"] == [{"coordinate": "2", "open": False}]
    for viewer in (1, None):
        assert before(s, 0, viewer)["maps"] == [{"coordinate": None, "open": False}]
        (event,) = (e for e in s.match.redacted(viewer) if "BarMapTaken" in repr(e))
        assert "coordinate=''" in repr(event)


@pytest.mark.rule("martinique:loot.loot-tokens-open")
def test_everybody_sees_the_loot(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique", p0={"at": ["a1", "h8"], "loot": ["chest-3"]}, tokens={"a1": "skull-1"}
    )
    s.play("p0 move a1-a2")
    for viewer in (0, 1, None):
        assert before(s, 0, viewer)["loot"] == ["chest-3", "skull-1"]
        assert any("token='skull-1'" in repr(event) for event in s.match.redacted(viewer))


@pytest.mark.rule("martinique:loot.loot-tokens-open", "martinique:load.check-after-move")
def test_loot_wins_small_treasures(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"], "loot": ["chest-3"]},
        tokens={"a1": "skull-1"},
        treasures={"2": ["chest-1", "skull-2"]},
    )
    s.play("p0 move a1-a2").expect(p0={"hold": [["skull-2", "chest-1"]], "loot": []})


@pytest.mark.rule("martinique:loot.map-look-anytime")
def test_own_maps_can_be_looked_at_in_anybodys_turn(scenario: type[Scenario]) -> None:
    for turn in ("p0", "p1"):
        s = scenario(
            "martinique",
            turn=turn,
            p0={"at": ["a1"], "maps": ["A", "7"]},
            p1={"at": ["h8"], "maps": ["B"]},
        )
        assert [m["coordinate"] for m in _maps(s, 0)] == ["A", "7"]
        assert [m["coordinate"] for m in _maps(s, 1)] == ["B"]
    s = scenario("martinique", p0={"maps": ["A", "7"]}, p1={"maps": ["B"]}, stage="dusk")
    assert [m["coordinate"] for m in _maps(s, 0)] == ["A", "7"]


def _maps(s: Scenario, seat: int) -> list[dict[str, Json]]:
    found = before(s, seat, seat)["maps"]
    assert isinstance(found, list)
    return [each for each in found if isinstance(each, dict)]


@pytest.mark.rule("martinique:loot.map-unique")
def test_each_coordinate_is_on_one_token_so_a_seen_one_is_not_lost() -> None:
    for seed in range(25):
        match = Match.begin(GAME, 2, seed, {})
        drawn = [
            name
            for outcome in match.setup
            if outcome.source in {"letters", "digits", "maps"}
            for name in outcome.values
        ]
        assert sorted(drawn) == sorted("ABCDEFGH12345678")
        for _ in wander(match, seed):
            pass
        seen: set[object] = set()
        for seat in (0, 1):
            seats = match.view(seat)["seats"]
            assert isinstance(seats, list)
            own = seats[seat]
            assert isinstance(own, dict)
            assert isinstance(own["maps"], list)
            seen |= {m["coordinate"] for m in own["maps"] if isinstance(m, dict)}
        lost = str(match.view(None)["lost"])
        assert not {lost[0].upper(), lost[1]} & seen
