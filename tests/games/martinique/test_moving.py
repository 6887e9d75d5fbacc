"""A. Moving: how far a pirate goes, which way, and where it may stop."""

from __future__ import annotations

import pytest

from kaper.testing.scenario import Scenario


def ends(s: Scenario, seat: int, start: str) -> set[str]:
    """Where the moves of the pirate on a square may end."""
    paths = [option.removeprefix("move ").split("-") for option in s.options(seat)]
    return {path[-1] for path in paths if path[0] == start}


@pytest.mark.rule("martinique:move.three-entered-first")
def test_two_entered_pirates_do_not_move_three_do(scenario: type[Scenario]) -> None:
    """a-D2."""
    s = scenario(
        "martinique",
        p0={"at": ["a1", "c1"], "reserve": 2},
        p1={"reserve": 4},
        tokens={"a1": "skull-1"},
    )
    s.refuse("p0 move a1-a2", "move.three-entered-first")
    assert all(option.startswith("enter ") for option in s.options(0))
    s.expect(asked="p0 enter")
    s.play("p0 enter e1", "p1 enter h8").expect(asked="p0 enter-or-move")
    s.play("p0 move a1-a2").expect(pirates={"a2": 0})


@pytest.mark.rule("martinique:move.entered-counts-stools")
def test_pirates_at_the_bar_count_as_entered(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"], "reserve": 1},
        p1={"at": ["h8"], "reserve": 1},
        stools=["p0", "p0", "p1", "p1"],
        tokens={"a1": "skull-1"},
    )
    s.play("p0 move a1-a2").expect(pirates={"a2": 0})


@pytest.mark.rule("martinique:move.one-own-pirate")
def test_a_player_moves_one_pirate_of_their_own(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "c1"]},
        p1={"at": ["h8"]},
        tokens={"a1": "skull-1", "c1": "rum-1", "h8": "chest-1"},
    )
    s.refuse("p0 move h8-h7", "move.one-own-pirate")
    s.refuse("p0 move b1-b2", "move.one-own-pirate")
    assert {option[5:7] for option in s.options(0)} == {"a1", "c1"}
    s.play("p0 move a1-a2")
    assert s.match.view(0)["pirates"] == {"a2": 0, "c1": 0, "h8": 1}


@pytest.mark.rule("martinique:move.exact-steps")
@pytest.mark.parametrize(("digit", "legal"), [(1, "d8-d7"), (2, "d8-d7-d6"), (3, "d8-d7-d6-d5")])
def test_exactly_as_many_steps_as_the_digit(
    scenario: type[Scenario], digit: int, legal: str
) -> None:
    s = scenario("martinique", p0={"at": ["d8", "a1"]}, tokens={"d8": f"skull-{digit}"})
    for path in ("d8-d7", "d8-d7-d6", "d8-d7-d6-d5", "d8-d7-d6-d5-d4"):
        if path != legal:
            s.refuse(f"p0 move {path}", "move.exact-steps")
    s.refuse("p0 move d8", "move.exact-steps")
    lengths = {option.count("-") for option in s.options(0) if option.startswith("move d8")}
    assert lengths == {digit}
    s.play(f"p0 move {legal}")


@pytest.mark.rule("martinique:move.exact-steps")
def test_the_digit_left_counts_not_the_one_reached(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["a1", "h8"]}, tokens={"a1": "rum-1", "a2": "rum-3"})
    s.play("p0 move a1-a2")
    assert all(option.count("-") == 3 for option in s.options(0) if option[5:7] == "a2")


@pytest.mark.rule("martinique:move.map-token-one-step", "martinique:loot.map-tokens-hidden")
def test_one_step_from_a_map_token(scenario: type[Scenario]) -> None:
    """a-D1: whatever stands on the token, a digit too, the pirate makes one step."""
    s = scenario("martinique", p0={"at": ["c4", "h8"]}, tokens={"c4": "3", "c3": "rum-1"})
    s.refuse("p0 move c4-c3-c2", "move.map-token-one-step")
    s.refuse("p0 move c4-c3-c2-c1", "move.map-token-one-step")
    assert ends(s, 0, "c4") == {"b4", "c3", "d4", "c5"}
    s.play("p0 move c4-c3").expect(p0={"maps": [{"coordinate": "3", "open": False}]})
    theirs = s.match.view(1)["seats"]
    assert isinstance(theirs, list)
    assert isinstance(theirs[0], dict)
    assert theirs[0]["maps"] == [{"coordinate": None, "open": False}]


@pytest.mark.rule("martinique:move.no-square-twice")
def test_no_square_twice(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["b2", "h8"]}, tokens={"b2": "skull-3"})
    s.refuse("p0 move b2-b3-b4-b3", "move.no-square-twice")
    paths = [option.removeprefix("move ").split("-") for option in s.options(0)]
    assert all(len(set(path)) == len(path) for path in paths)


@pytest.mark.rule("martinique:move.start-square-counts")
def test_no_return_to_the_start(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["b2", "g7"]}, tokens={"b2": "skull-2", "g7": "rum-3"})
    s.refuse("p0 move b2-b3-b2", "move.start-square-counts")
    s.refuse("p0 move g7-g8-g7-f7", "move.start-square-counts")
    assert "b2" not in ends(s, 0, "b2")


@pytest.mark.rule("martinique:move.orthogonal-only")
def test_no_diagonal_steps_and_no_jumps(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["c3", "h8"]}, tokens={"c3": "skull-1"})
    for end in ("b2", "d2", "b4", "d4"):
        s.refuse(f"p0 move c3-{end}", "move.orthogonal-only")
    s.refuse("p0 move c3-c5", "move.orthogonal-only")
    assert ends(s, 0, "c3") == {"c2", "b3", "d3", "c4"}


@pytest.mark.rule("martinique:move.orthogonal-only")
def test_the_island_does_not_wrap_around(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["h3", "a6"]}, tokens={"h3": "skull-1", "a6": "rum-1"})
    s.refuse("p0 move h3-a4", "move.orthogonal-only")
    s.refuse("p0 move a6-h5", "move.orthogonal-only")
    assert ends(s, 0, "h3") == {"h2", "g3", "h4"}
    assert ends(s, 0, "a6") == {"a5", "b6", "a7"}


@pytest.mark.rule("martinique:components.island-grid")
def test_nobody_walks_off_the_island(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["a1", "h8"]}, tokens={"a1": "skull-1", "h8": "rum-1"})
    s.refuse("p0 move a1-a0", "components.island-grid")
    s.refuse("p0 move h8-i8", "components.island-grid")
    s.refuse("p0 move h8-h9", "components.island-grid")


@pytest.mark.rule("martinique:move.orthogonal-example")
def test_example_diagonal_step(scenario: type[Scenario]) -> None:
    """a-R2."""
    s = scenario("martinique", p0={"at": ["c1", "h8"]}, tokens={"c1": "skull-2"})
    s.refuse("p0 move c1-d2", "move.orthogonal-only")
    to_d2 = [option for option in s.options(0) if option.endswith("-d2")]
    assert sorted(to_d2) == ["move c1-c2-d2", "move c1-d1-d2"]


@pytest.mark.rule("martinique:move.through-empty")
def test_empty_squares_are_steps_like_others(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        tokens={"a1": "skull-3", "a2": None, "a3": None, "a4": "rum-1"},
    )
    s.refuse("p0 move a1-a2", "move.exact-steps")
    s.play("p0 move a1-a2-a3-a4").expect(pirates={"a4": 0})


@pytest.mark.rule("martinique:move.through-empty-example")
def test_example_through_an_empty_square(scenario: type[Scenario]) -> None:
    """a-R6."""
    s = scenario(
        "martinique",
        p0={"at": ["h1", "a8"]},
        tokens={"h1": "skull-2", "h2": None, "h3": "rum-1"},
    )
    s.play("p0 move h1-h2-h3").expect(pirates={"h3": 0}, events=["moved p0 path=h1,h2,h3"])


@pytest.mark.rule("martinique:move.through-hook")
def test_each_tavern_square_is_one_step(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["d3", "h8"]}, tokens={"d3": "skull-3"})
    s.refuse("p0 move d3-d4", "move.exact-steps")
    s.refuse("p0 move d3-d4-d5", "move.exact-steps")
    s.play("p0 move d3-d4-d5-d6").expect(pirates={"d6": 0}, no_events=["sat p0"])


@pytest.mark.rule("martinique:move.through-hook-example")
def test_example_through_the_tavern(scenario: type[Scenario]) -> None:
    """a-R5."""
    s = scenario("martinique", p0={"at": ["f4", "h8"]}, tokens={"f4": "skull-3", "c4": "B"})
    s.play("p0 move f4-e4-d4-c4")
    s.expect(pirates={"c4": 0}, tokens={"c4": "map"}, no_events=["sat p0"])


@pytest.mark.rule("martinique:move.no-end-on-occupied", "martinique:move.through-pirate")
@pytest.mark.parametrize("owner", ["p0", "p1"])
def test_through_a_pirate_but_not_onto_one(scenario: type[Scenario], owner: str) -> None:
    people = {"p0": ["a1", "h8"], "p1": ["h1"]}
    people[owner].append("a2")
    p0, p1 = {"at": people["p0"]}, {"at": people["p1"]}
    tokens = {"a1": "skull-1", "a2": "rum-2", "h8": "chest-1", "h1": "parrot-1"}
    s = scenario("martinique", tokens=tokens, p0=p0, p1=p1)
    s.refuse("p0 move a1-a2", "move.no-end-on-occupied")
    assert ends(s, 0, "a1") == {"b1"}
    s = scenario("martinique", tokens={**tokens, "a1": "skull-2", "a3": "swords-1"}, p0=p0, p1=p1)
    s.play("p0 move a1-a2-a3").expect(pirates={"a3": 0, "a2": int(owner[1])})


@pytest.mark.rule("martinique:move.no-end-on-occupied-example")
def test_example_ending_on_an_occupied_square(scenario: type[Scenario]) -> None:
    """a-R4."""
    s = scenario("martinique", p0={"at": ["a1"]}, p1={"at": ["a2"]}, tokens={"a1": "skull-1"})
    s.refuse("p0 move a1-a2", "move.no-end-on-occupied")
    assert s.options(0) == ["move a1-b1"]


@pytest.mark.rule("martinique:move.blocked-pirate", "martinique:dawn.no-voluntary-pass")
def test_a_blocked_pirate_cannot_be_chosen(scenario: type[Scenario]) -> None:
    """a-D9."""
    s = scenario(
        "martinique",
        p0={"at": ["a1", "b1"]},
        p1={"at": ["a2"]},
        tokens={"a1": "skull-1", "b1": "rum-1", "a2": "chest-1"},
    )
    assert ends(s, 0, "a1") == set()
    assert ends(s, 0, "b1") == {"c1", "b2"}
    s.refuse("p0 move a1-a2", "move.no-end-on-occupied")
    s.refuse("p0 move a1-b1", "move.no-end-on-occupied")
    s.refuse("p0 move a1", "move.blocked-pirate")


@pytest.mark.rule("martinique:move.blocked-pirate", "martinique:dawn.no-voluntary-pass")
def test_with_every_pirate_blocked_the_player_passes(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"]},
        p1={"at": ["a2", "b1"]},
        tokens={"a1": "skull-1", "a2": "rum-1", "b1": "chest-1"},
    )
    s.expect(events=["blocked p0"], asked="p1 move", pirates={"a1": 0})
    s.play("p1 move a2-a3").expect(asked="p0 move", no_events=["blocked p0"])


@pytest.mark.rule("martinique:move.blocked-pirate", "martinique:enter.on-beach")
def test_with_every_pirate_blocked_a_new_one_must_enter(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"], "reserve": 1},
        p1={"at": ["a2", "b1"]},
        stools=["p0", "p0"],
        tokens={"a1": "skull-1", "a2": "rum-1", "b1": "chest-1"},
    )
    assert s.events == []
    assert all(option.startswith("enter ") for option in s.options(0))
