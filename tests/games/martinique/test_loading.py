"""D. Loading the hold: Small Treasures for matching loot."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kaper.games.martinique.components.tokens import ONE_OF, SYMBOLS, count, covers
from kaper.testing.scenario import Scenario

# Treasures that no loot of these tests matches, so that only the one described is in question.
OTHERS = {"3": ["swords-1", "swords-2", "swords-3"], "4": ["pistols-1", "pistols-2"] * 2}


def about_to_take(
    scenario: type[Scenario],
    token: str,
    loot: list[str],
    treasures: Mapping[str, list[str]],
    *,
    jokers: int = 0,
    bag: list[str] | None = None,
    chance: list[str] | None = None,
) -> Scenario:
    """Black will take a token with the move a1-a2; red waits on h8."""
    return scenario(
        "martinique",
        p0={"at": ["a1", "h1"], "loot": loot, "jokers": jokers},
        p1={"at": ["h8"]},
        tokens={"a1": token, "a2": "swords-1"},
        treasures={**OTHERS, **treasures},
        chance={"loot": chance or []},
        bag=bag,
    )


@pytest.mark.rule(
    "martinique:load.check-after-move",
    "martinique:load.discard-matching",
    "martinique:load.pile-in-hold",
    "martinique:load.refill",
)
def test_a_match_must_be_loaded(scenario: type[Scenario]) -> None:
    """a-D5."""
    s = about_to_take(
        scenario,
        "rum-1",
        ["skull-1", "skull-2"],
        {"2": ["skull-3", "rum-2"]},
        chance=["chest-1", "parrot-3"],
    )
    bag = s.match.view(0)["bag"]
    assert isinstance(bag, int)
    s.play("p0 move a1-a2")
    s.expect(
        events=[
            "loot-taken p0 token=rum-1",
            "loaded p0 size=2 tokens=skull-3,rum-2 spent=skull-1,rum-1 jokers=0 points=5",
            "refilled size=2 tokens=chest-1,parrot-3",
        ],
        p0={"loot": ["skull-2"], "hold": [["skull-3", "rum-2"]], "points": {"digits": 5}},
        bag=bag - 2,
        asked="p1 move",
    )


@pytest.mark.rule("martinique:load.check-after-move")
def test_no_load_without_the_whole_set(scenario: type[Scenario]) -> None:
    s = about_to_take(scenario, "rum-1", ["rum-2"], {"2": ["skull-3", "rum-2"]})
    s.play("p0 move a1-a2").expect(no_events=["loaded p0"], asked="p1 move", p0={"hold": []})


@pytest.mark.rule("martinique:load.check-after-move")
def test_a_symbol_twice_needs_two_tokens(scenario: type[Scenario]) -> None:
    s = about_to_take(scenario, "rum-1", ["skull-2"], {"2": ["rum-3", "rum-2"]})
    s.play("p0 move a1-a2").expect(no_events=["loaded p0"])
    s = about_to_take(scenario, "rum-1", ["rum-1"], {"2": ["rum-3", "rum-2"]})
    s.play("p0 move a1-a2").expect(events=["loaded p0 points=5"], p0={"loot": []})


@pytest.mark.rule("martinique:load.check-after-move")
def test_loading_comes_only_after_the_move(scenario: type[Scenario]) -> None:
    s = about_to_take(scenario, "swords-1", ["rum-1", "skull-1"], {"2": ["skull-3", "rum-2"]})
    s.refuse("p0 load 2", "load.check-after-move")
    s.play("p0 move a1-a2").expect(events=["moved p0", "loaded p0 size=2"])


@pytest.mark.rule("martinique:load.check-after-move")
def test_the_opponents_loot_is_not_checked_in_my_turn(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h1"]},
        p1={"at": ["h8"], "loot": ["rum-1", "skull-1"]},
        tokens={"a1": "chest-1", "h8": "chest-2"},
        treasures={**OTHERS, "2": ["skull-3", "rum-2"]},
    )
    s.play("p0 move a1-a2").expect(no_events=["loaded p0", "loaded p1"], asked="p1 move")


@pytest.mark.rule("martinique:load.not-after-entering")
@pytest.mark.parametrize("jokers", [0, 1])
def test_no_load_after_entering(scenario: type[Scenario], jokers: int) -> None:
    s = scenario(
        "martinique",
        p0={"reserve": 1, "loot": ["rum-1", "skull-1"], "jokers": jokers},
        p1={"at": ["h8"]},
        treasures={**OTHERS, "2": ["skull-3", "rum-2"]},
    )
    s.play("p0 enter a1").expect(asked="p1 move", no_events=["loaded p0"], p0={"hold": []})


@pytest.mark.rule("martinique:load.discards-out-of-game", "martinique:setup.loot-bag")
def test_discards_do_not_return_to_the_bag(scenario: type[Scenario]) -> None:
    s = about_to_take(
        scenario, "rum-1", ["skull-1"], {"2": ["skull-3", "rum-2"]}, bag=["chest-1", "chest-2"]
    )
    s.play("p0 move a1-a2")
    s.expect(bag=0, events=["refilled size=2 tokens=chest-1,chest-2"], p0={"loot": []})
    laid = s.match.view(0)
    assert "rum-1" not in str(laid["treasures"])
    assert "skull-1" not in str(laid["treasures"])


@pytest.mark.rule("martinique:load.pile-in-hold", "martinique:load.hold-unlimited")
def test_each_load_is_a_pile_of_its_own_and_there_is_room_for_all(
    scenario: type[Scenario],
) -> None:
    before = [[f"{symbol}-{digit}"] * 2 for symbol in ("parrot", "chest") for digit in (1, 2, 3)]
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h1"], "loot": ["skull-1"], "hold": before},
        p1={"at": ["h8"]},
        tokens={"a1": "rum-1"},
        treasures={**OTHERS, "2": ["skull-3", "rum-2"]},
    )
    s.play("p0 move a1-a2").expect(p0={"hold": [*before, ["skull-3", "rum-2"]]})


@pytest.mark.rule("martinique:load.refill")
@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_space_is_filled_again_to_its_size(scenario: type[Scenario], size: int) -> None:
    symbols = ["skull", "rum", "chest", "parrot"][:size]
    new = ["parrot-1", "rum-3", "skull-2", "swords-2"][:size]
    s = about_to_take(
        scenario,
        "skull-1",
        [f"{symbol}-2" for symbol in symbols[1:]],
        {"2": ["pistols-3"] * 2, str(size): [f"{symbol}-3" for symbol in symbols]},
        chance=new,
    )
    bag = len_of_bag(s)
    s.play("p0 move a1-a2").expect(bag=bag - size, p0={"loot": []})
    treasures = s.match.view(1)["treasures"]
    assert isinstance(treasures, list)
    filled = treasures[size - 2]
    assert isinstance(filled, dict)
    assert isinstance(filled["tokens"], list)
    assert sorted(map(str, filled["tokens"])) == sorted(new)


def len_of_bag(s: Scenario) -> int:
    bag = s.match.view(0)["bag"]
    assert isinstance(bag, int)
    return bag


@pytest.mark.rule("martinique:load.bag-runs-short")
def test_a_short_bag_gives_what_it_has(scenario: type[Scenario]) -> None:
    s = about_to_take(scenario, "rum-1", ["skull-1"], {"2": ["skull-3", "rum-2"]}, bag=["parrot-2"])
    s.play("p0 move a1-a2").expect(bag=0, events=["refilled size=2 tokens=parrot-2"])


@pytest.mark.rule("martinique:load.bag-runs-short")
def test_a_short_treasure_is_claimed_by_the_tokens_it_has(scenario: type[Scenario]) -> None:
    s = about_to_take(scenario, "rum-1", [], {"2": ["rum-3"]}, bag=[])
    s.play("p0 move a1-a2").expect(
        events=["loaded p0 size=2 tokens=rum-3 spent=rum-1 points=3", "refilled size=2 tokens="],
        p0={"hold": [["rum-3"]], "loot": []},
    )


@pytest.mark.rule("martinique:load.bag-runs-short")
def test_an_empty_treasure_is_closed(scenario: type[Scenario]) -> None:
    s = about_to_take(
        scenario,
        "rum-1",
        ["skull-1"],
        {"2": [], "3": ["rum-1", "chest-1", "chest-2"]},
        jokers=2,
        bag=[],
    )
    s.play("p0 move a1-a2").expect(asked="p0 load-with-jokers")
    s.refuse("p0 load 2", "load.bag-runs-short")
    s.refuse("p0 load 2 jokers=rum", "load.bag-runs-short")
    assert s.options(0) == ["load 3 jokers=chest,chest", "skip"]


@pytest.mark.rule("martinique:load.symbols-only")
def test_digits_do_not_matter_for_a_match(scenario: type[Scenario]) -> None:
    s = about_to_take(scenario, "rum-1", ["skull-2"], {"2": ["skull-1", "rum-3"]})
    s.play("p0 move a1-a2").expect(events=["loaded p0 size=2"])
    s = about_to_take(scenario, "chest-1", ["rum-3"], {"2": ["skull-1", "rum-3"]})
    s.play("p0 move a1-a2").expect(no_events=["loaded p0"])


@pytest.mark.rule("martinique:load.choose-if-several", "martinique:load.one-per-turn")
def test_with_several_matches_the_player_chooses_one(scenario: type[Scenario]) -> None:
    """a-D6."""
    loot = ["skull-1", "chest-1", "chest-2"]
    treasures = {"2": ["skull-3", "rum-2"], "3": ["chest-3", "chest-3", "rum-3"]}
    for size, left in (("2", ["chest-1", "chest-2"]), ("3", ["skull-1"])):
        s = about_to_take(scenario, "rum-1", loot, treasures)
        s.play("p0 move a1-a2").expect(asked="p0 load")
        assert s.options(0) == ["load 2", "load 3"]
        s.refuse("p0 skip", "load.compulsory-without-joker")
        s.refuse("p0 load 4", "load.symbols-only")
        s.refuse("p0 load 5", "setup.small-treasures")
        s.play(f"p0 load {size}").expect(p0={"loot": left}, events=[f"loaded p0 size={size}"])


@pytest.mark.rule("martinique:load.one-per-turn")
def test_one_load_a_turn_even_if_more_would_match(scenario: type[Scenario]) -> None:
    loot = ["skull-1", "chest-1", "chest-2", "chest-3"]
    treasures = {"2": ["skull-3", "rum-2"], "3": ["chest-3", "chest-1", "chest-2"]}
    s = about_to_take(scenario, "rum-1", loot, treasures)
    s.play("p0 move a1-a2", "p0 load 2")
    s.expect(asked="p1 move", p0={"loot": ["chest-1", "chest-2", "chest-3"]})
    assert len([event for event in s.match.events if "Loaded" in repr(event)]) == 1
    s.refuse("p0 load 3", "dawn.alternate-turns")


@pytest.mark.rule("martinique:load.one-per-turn")
def test_a_refill_that_matches_waits_for_the_next_turn(scenario: type[Scenario]) -> None:
    s = about_to_take(
        scenario,
        "rum-1",
        ["skull-1", "chest-1", "chest-2"],
        {"2": ["skull-3", "rum-2"]},
        chance=["chest-3", "chest-3"],
    )
    s.play("p0 move a1-a2").expect(p0={"loot": ["chest-1", "chest-2"]}, asked="p1 move")


@pytest.mark.rule("martinique:load.joker-substitutes", "martinique:load.joker-optional")
def test_a_joker_stands_in_for_a_missing_token(scenario: type[Scenario]) -> None:
    """a-D7."""
    for answer, after in (
        ("load 2 jokers=rum", {"jokers": 0, "loot": ["chest-1"], "hold": [["skull-3", "rum-2"]]}),
        ("skip", {"jokers": 1, "loot": ["skull-1", "chest-1"], "hold": []}),
    ):
        s = about_to_take(scenario, "chest-1", ["skull-1"], {"2": ["skull-3", "rum-2"]}, jokers=1)
        s.play("p0 move a1-a2").expect(asked="p0 load-with-jokers")
        assert s.options(0) == ["load 2 jokers=rum", "skip"]
        s.play(f"p0 {answer}").expect(p0=after, asked="p1 move")


@pytest.mark.rule("martinique:load.joker-substitutes")
def test_one_joker_is_one_token(scenario: type[Scenario]) -> None:
    s = about_to_take(scenario, "chest-1", [], {"2": ["skull-3", "rum-2"]}, jokers=1)
    s.play("p0 move a1-a2").expect(asked="p1 move", p0={"jokers": 1, "hold": []})
    s = about_to_take(scenario, "chest-1", ["rum-1"], {"2": ["skull-3", "rum-2"]}, jokers=1)
    s.play("p0 move a1-a2")
    s.refuse("p0 load 2 jokers=rum,skull", "load.joker-substitutes")
    s.refuse("p0 load 2 jokers=rum", "load.symbols-only")
    s.refuse("p0 load 2", "load.symbols-only")


@pytest.mark.rule("martinique:load.joker-optional", "martinique:load.joker-details")
def test_a_joker_can_wait_for_any_later_turn(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h1"], "loot": ["skull-1"], "jokers": 1},
        p1={"at": ["h8"]},
        tokens={"a1": "chest-1", "a2": "chest-1", "h8": "swords-1"},
        treasures={**OTHERS, "2": ["skull-3", "rum-2"]},
    )
    s.refuse("p0 load 2 jokers=rum", "load.check-after-move")
    s.play("p0 move a1-a2", "p0 skip").expect(events=["load-skipped p0"])
    s.refuse("p0 load 2 jokers=rum", "dawn.alternate-turns")
    s.play("p1 move h8-h7", "p0 move a2-a3", "p0 load 2 jokers=rum").expect(p0={"jokers": 0})


@pytest.mark.rule("martinique:load.compulsory-without-joker")
def test_loading_is_compulsory_only_without_jokers(scenario: type[Scenario]) -> None:
    s = about_to_take(
        scenario,
        "rum-1",
        ["skull-1"],
        {"2": ["skull-3", "rum-2"], "3": ["skull-1", "rum-3", "chest-3"]},
        jokers=1,
    )
    s.play("p0 move a1-a2").expect(asked="p0 load")
    # The plain match, the same with a joker to spare a token, and the larger one with its help.
    assert s.options(0) == [
        "load 2",
        "load 2 jokers=skull",
        "load 2 jokers=rum",
        "load 3 jokers=chest",
    ]
    s.refuse("p0 skip", "load.compulsory-without-joker")
    s.play("p0 load 3 jokers=chest").expect(p0={"jokers": 0, "loot": []})


@pytest.mark.rule("martinique:load.joker-details")
def test_several_jokers_in_one_load_leave_the_game(scenario: type[Scenario]) -> None:
    s = about_to_take(
        scenario, "rum-1", [], {"4": ["chest-3", "chest-1", "parrot-3", "rum-3"]}, jokers=3
    )
    s.play("p0 move a1-a2")
    assert "load 4 jokers=chest,chest,parrot" in s.options(0)
    s.refuse("p0 load 4 jokers=chest,chest,parrot,rum", "load.joker-substitutes")
    s.play("p0 load 4 jokers=chest,chest,parrot")
    s.expect(
        p0={"jokers": 0, "loot": [], "points": {"digits": 10}},
        bar={"jokers": 0},
        events=["loaded p0 jokers=3 spent=rum-1"],
    )


@pytest.mark.rule("martinique:load.joker-details")
def test_a_joker_may_spare_a_token_one_owns(scenario: type[Scenario]) -> None:
    s = about_to_take(scenario, "rum-1", ["skull-1"], {"2": ["skull-3", "rum-2"]}, jokers=1)
    s.play("p0 move a1-a2", "p0 load 2 jokers=skull")
    s.expect(p0={"loot": ["skull-1"], "jokers": 0, "hold": [["skull-3", "rum-2"]]})


@pytest.mark.rule("martinique:load.joker-details", "martinique:land.hook-bonus")
def test_a_joker_from_the_bar_helps_at_once(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["d3", "h1"], "loot": ["skull-1"]},
        p1={"at": ["h8"]},
        tokens={"d3": "chest-1"},
        treasures={**OTHERS, "2": ["skull-3", "rum-2"]},
    )
    s.play("p0 move d3-d4", "p0 take joker").expect(asked="p0 load-with-jokers")
    s.play("p0 load 2 jokers=rum").expect(p0={"jokers": 0, "hold": [["skull-3", "rum-2"]]})


@pytest.mark.rule("martinique:load.check-after-move")
def test_a_heap_of_loot_covers_what_it_holds() -> None:
    """Up to as many of a symbol as there may be tokens, whatever lies beside it."""
    most = 31
    for symbol, one in enumerate(ONE_OF):
        beside = [sum(ONE_OF) - one, most * (sum(ONE_OF) - one)]
        for have in range(most + 1):
            for others in (0, *beside):
                loot = have * one + others
                assert count(loot, symbol) == have
                for need in range(5):
                    assert covers(loot, need * one) == (have >= need)
    assert len(ONE_OF) == len(SYMBOLS)
