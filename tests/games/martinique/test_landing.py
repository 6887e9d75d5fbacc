"""C. The end of a move: stay, or sit down at the bar."""

from __future__ import annotations

import pytest

from kaper.games.martinique.events import Sat
from kaper.testing.scenario import Scenario

TWO = {"at": ["d3", "a1"]}


@pytest.mark.rule("martinique:land.token-stays")
@pytest.mark.parametrize(("path", "token"), [("c3-c2", "rum-3"), ("c3-c4", "B")])
def test_on_a_token_the_pirate_stays(scenario: type[Scenario], path: str, token: str) -> None:
    end = path[-2:]
    s = scenario(
        "martinique", p0={"at": ["c3", "h8"]}, stools=["p1"], tokens={"c3": "rum-1", end: token}
    )
    stools = s.match.view(0)["stools"]
    s.play(f"p0 move {path}").expect(pirates={end: 0}, stools=stools, no_events=["sat p0"])


@pytest.mark.rule("martinique:land.empty-to-stool")
def test_on_an_empty_square_the_pirate_sits_down_without_bonus(scenario: type[Scenario]) -> None:
    """a-D3."""
    s = scenario(
        "martinique",
        p0={"at": ["a1"]},
        p1={"at": ["h8", "h7"]},
        stools=["p1", "p0", "p1", "p0", "p0"],
        tokens={"a1": "skull-1", "a2": None},
    )
    s.play("p0 move a1-a2").expect(
        events=["sat p0 square=a2 stool=6"], stools=[1, 0, 1, 0, 0, 0], asked="p1 move"
    )
    assert s.match.view(0)["pirates"] == {"h7": 1, "h8": 1}
    s.expect(p0={"jokers": 0, "maps": []}, bar={"jokers": 3, "maps": [True, True]})


@pytest.mark.rule("martinique:land.hook-to-stool")
@pytest.mark.parametrize("end", ["d3-d4", "e3-e4", "d6-d5", "e6-e5"])
def test_in_the_tavern_the_pirate_sits_down(scenario: type[Scenario], end: str) -> None:
    start = end[:2]
    tokens = {start: "A"} if start in ("e3", "d6") else {start: "rum-1"}
    s = scenario(
        "martinique",
        p0={"at": [start]},
        p1={"at": ["a1", "a2", "a3", "a4"]},
        stools=["p0", "p0", "p0"],
        tokens=tokens,
    )
    s.play(f"p0 move {end}").expect(stools=[0, 0, 0, 0], events=["sat p0 stool=4"])
    assert start not in str(s.match.view(0)["pirates"])


@pytest.mark.rule("martinique:land.hook-bonus", "martinique:land.bonus-details")
def test_the_tavern_gives_a_joker_or_a_map_token(scenario: type[Scenario]) -> None:
    """a-D4."""
    for answer, joker, map_token in (
        ("joker", 1, []),
        ("map-1", 0, [{"coordinate": "F", "open": False}]),
        ("map-2", 0, [{"coordinate": "2", "open": False}]),
    ):
        s = scenario("martinique", p0=TWO, tokens={"d3": "rum-1"}, bar={"maps": ["F", "2"]})
        s.play("p0 move d3-d4").expect(asked="p0 bonus", p0={"loot": ["rum-1"]})
        assert s.options(0) == ["take joker", "take map-1", "take map-2"]
        told = "joker-taken p0" if joker else f"bar-map-taken p0 place={answer[-1]}"
        s.play(f"p0 take {answer}").expect(events=[told], p0={"jokers": joker, "maps": map_token})
        left = s.match.view(0)["bar"]
        assert left == {"jokers": 3 - joker, "maps": [answer != "map-1", answer != "map-2"]}


@pytest.mark.rule("martinique:land.hook-bonus")
def test_one_bonus_token_only_and_not_none(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0=TWO, p1={"at": ["h8"]}, tokens={"d3": "rum-1"})
    s.play("p0 move d3-d4")
    s.refuse("p0 skip", "land.bonus-details")
    s.refuse("p0 decline", "land.bonus-details")
    s.refuse("p0 move a1-a2", "land.bonus-details")
    s.play("p0 take map-1")
    # With a joker in hand a load might be asked; with a map token the turn is over.
    s.expect(asked="p1 move")
    s.refuse("p0 take joker", "dawn.alternate-turns")


@pytest.mark.rule("martinique:land.hook-bonus")
def test_what_is_gone_from_the_bar_cannot_be_taken(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={**TWO, "maps": ["F"]},
        tokens={"d3": "rum-1"},
        bar={"jokers": 0, "maps": ["2"]},
    )
    s.play("p0 move d3-d4")
    assert s.options(0) == ["take map-1"]
    s.refuse("p0 take joker", "land.hook-bonus")
    s.refuse("p0 take map-2", "land.hook-bonus")


@pytest.mark.rule("martinique:land.hook-bonus")
def test_an_empty_bar_gives_nothing(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={**TWO, "maps": ["F", "2"]},
        p1={"at": ["h8"]},
        tokens={"d3": "rum-1"},
        bar={"jokers": 0, "maps": []},
    )
    s.play("p0 move d3-d4").expect(asked="p1 move", events=["sat p0 square=d4"])


@pytest.mark.rule("martinique:land.bonus-details", "martinique:move.through-hook")
def test_passing_through_the_tavern_gives_nothing(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0=TWO, p1={"at": ["h8"]}, tokens={"d3": "rum-3", "d6": "B"})
    s.play("p0 move d3-d4-d5-d6").expect(asked="p1 move", bar={"jokers": 3, "maps": [True, True]})


@pytest.mark.rule("martinique:land.bonus-details")
def test_map_tokens_of_the_bar_are_taken_blindly(scenario: type[Scenario]) -> None:
    seen = []
    for maps in (["F", "2"], ["2", "F"]):
        s = scenario("martinique", p0=TWO, tokens={"d3": "rum-1"}, bar={"maps": maps})
        s.play("p0 move d3-d4")
        seen.append((s.options(0), s.match.view(0)["bar"]))
    assert seen[0] == seen[1]


@pytest.mark.rule("martinique:land.stool-order")
def test_stools_fill_from_the_first_to_the_eighth(scenario: type[Scenario]) -> None:
    tokens: dict[str, str | None] = {}
    for column, symbol in zip("acfh", ("skull", "rum", "chest", "parrot"), strict=True):
        tokens |= {f"{column}1": f"{symbol}-1", f"{column}8": f"{symbol}-1"}
        tokens |= {f"{column}2": None, f"{column}7": None}
    s = scenario(
        "martinique",
        p0={"at": ["a1", "c1", "f1", "h1"]},
        p1={"at": ["a8", "c8", "f8", "h8"]},
        tokens=tokens,
        treasures={"2": ["swords-1", "swords-1"]},
    )
    for column in "acfh":
        for seat, ways in ((0, f"{column}1-{column}2"), (1, f"{column}8-{column}7")):
            s.play(f"p{seat} move {ways}")
    assert s.match.view(0)["stools"] == [0, 1, 0, 1, 0, 1, 0, 1]
    sat = [event for event in s.match.events if isinstance(event, Sat)]
    assert [event.stool for event in sat] == [1, 2, 3, 4, 5, 6, 7, 8]
