"""Retirement: behind the end of the track a residence for half its cost, and back to the start."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper import registry
from kaper.games.maracaibo.problems import problems
from kaper.games.maracaibo.rules.retirement import half_price
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

ON = {"retirement": "on"}
# Castle and inn cost 18, hacienda and estate 16.
CARDS = {"d4": "bonaire", "a2": "castle", "a3": "hacienda", "a4": "inn", "b3": "estate"}
PUERTO_RICO = {"d4": "puerto-rico", "e4": "bonaire"}


def state_of(s: Scenario) -> Maracaibo:
    state = s.match.state
    assert isinstance(state, Maracaibo)
    return state


def exploring(
    scenario: Table, explorer: str = "27", options: dict[str, str] = ON, **p0: object
) -> Scenario:
    """p0 has a full ship board, stops at Bonaire and is asked to explore, 5 spaces at most."""
    upgrades = [f"u{number}" for number in range(1, 19) if number != 8]
    me = {"ship": "c4", "explorer": explorer, "doubloons": 9, "upgrades": upgrades} | p0
    return scenario("maracaibo", seats=2, options=options, cards=CARDS, p0=me).play(
        "p0 sail d4", "p0 decline"
    )


@pytest.mark.rule("maracaibo:retirement.setup")
@pytest.mark.rule("maracaibo:retirement.tile-spot")
def test_the_tile_is_a_space_behind_the_last_one(scenario: Table) -> None:
    s = exploring(scenario, "26")
    assert s.options(0)[:2] == ["explore 27", "explore discount"]
    # An explorer at the very end can still enter it.
    assert exploring(scenario).options(0) == ["explore discount", "decline"]
    s.expect(p0={"retired": False}, p1={"retired": False})


def test_without_the_module_the_track_ends_before_it(scenario: Table) -> None:
    s = scenario("maracaibo", seats=2, cards=CARDS, p0={"ship": "c4", "explorer": "26"})
    s.play("p0 sail d4", "p0 decline")
    assert s.options(0) == ["explore 27", "decline"]


@pytest.mark.rule("maracaibo:retirement.build-half-price")
@pytest.mark.rule("maracaibo:retirement.explorer-back")
def test_a_residence_for_half_its_cost_and_the_explorer_goes_back(scenario: Table) -> None:
    s = exploring(scenario).play("p0 explore discount").expect(asked="p0 retire")
    assert sorted(s.options(0)) == ["build castle", "build estate", "build hacienda", "build inn"]
    s.refuse("p0 decline", "retirement.build-half-price")
    s.play("p0 build castle").expect(
        events=[
            "residence-built p0 card=castle doubloons=9",
            "points-scored p0 vp=2",
            "explorer-moved p0 space=s",
        ],
        p0={"residences": ["castle"], "doubloons": 0, "explorer": "s", "retired": True},
        asked="p1 sail",
    )


@pytest.mark.rule("maracaibo:retirement.trades")
@pytest.mark.rule("maracaibo:symbol.explore-trade-limit")
def test_doubloons_for_which_movement_is_given_up_may_pay_there(scenario: Table) -> None:
    s = exploring(scenario, "26", improvements=["rigging"], doubloons=6)
    assert s.options(0) == ["explore 27", "trade rigging", "decline"]
    s.play("p0 trade rigging").expect(p0={"doubloons": 9})
    assert s.options(0) == ["explore 27", "explore discount"]
    s.play("p0 explore discount", "p0 build inn").expect(p0={"doubloons": 0, "explorer": "s"})
    # At the very end as well, where without them there is nowhere to go.
    s = exploring(scenario, improvements=["rigging"], doubloons=5)
    assert s.options(0) == ["trade rigging", "decline"]
    s.play("p0 trade rigging", "p0 explore discount")
    assert sorted(s.options(0)) == ["build estate", "build hacienda"]
    exploring(scenario, improvements=["rigging"], doubloons=4).expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:retirement.trades")
def test_what_movement_is_given_up_for_comes_before_the_move_or_after_the_build(
    scenario: Table,
) -> None:
    def traded(explorer: str) -> Scenario:
        s = exploring(scenario, explorer, figurehead="j-nautilus", doubloons=6)
        return s.play("p0 trade j-nautilus")

    # The bonus space of gold gives 3 doubloons.
    s = traded("26")
    assert s.options(0) == ["explore 27", "choose treasure-gold"]
    s.play("p0 choose treasure-gold", "p0 treasure gold").expect(p0={"doubloons": 9})
    assert s.options(0) == ["explore 27", "explore discount"]
    s.play("p0 explore discount", "p0 build inn").expect(
        p0={"doubloons": 0, "stored": {"gold": 1, "emerald": 0, "pearl": 0}}, asked="p1 sail"
    )
    # Where the tile is out of reach it comes with the effect of the space, as always.
    s = traded("7")
    assert "choose treasure-gold" not in s.options(0)
    s = exploring(scenario, figurehead="j-nautilus").play("p0 trade j-nautilus")
    s.play("p0 explore discount").expect(asked="p0 retire", p0={"doubloons": 9})
    s.play("p0 build inn").expect(events=["explorer-moved p0 space=s"], asked="p0 treasure")


@pytest.mark.rule("maracaibo:retirement.trades")
def test_who_spends_what_the_residence_costs_has_nowhere_to_go(scenario: Table) -> None:
    me = {"ship": "c4", "explorer": "27", "doubloons": 8, "stored": {"pearl": 1}}
    s = scenario(
        "maracaibo", seats=2, options=ON, cards=CARDS, p0=me | {"improvements": ["travel-chest"]}
    ).play("p0 sail d4", "p0 decline", "p0 trade travel-chest")
    assert s.options(0) == ["explore discount", "choose bury"]
    s.play("p0 choose bury", "p0 bury pearl 2", "p0 upgrade u1")
    s.play(f"p0 {s.options(0)[0]}").expect(
        asked="p1 sail", p0={"explorer": "27", "doubloons": 5, "retired": False}
    )


@pytest.mark.rule("maracaibo:retirement.once")
def test_the_tile_is_used_once_by_each_player(scenario: Table) -> None:
    s = exploring(scenario, "26", retired=True, residences=["castle"])
    assert "explore discount" not in s.options(0)
    s.refuse("p0 explore discount", "retirement.once")
    # Another player's use does not count.
    cards: dict[str, object] = {"cards": CARDS, "p1": {"retired": True, "residences": ["castle"]}}
    s = scenario(
        "maracaibo", seats=2, options=ON, p0={"ship": "c4", "explorer": "27"}, **cards
    ).play("p0 sail d4", "p0 decline")
    assert s.options(0) == ["explore discount", "decline"]


@pytest.mark.rule("maracaibo:retirement.discounts-before-half")
@pytest.mark.parametrize(
    ("improvements", "castle", "hacienda"),
    [
        ([], 9, 8),
        (["klabautermann"], 8, 7),
        (["purser"], 8, 7),
        (["klabautermann", "purser"], 7, 6),
    ],
)
def test_discounts_first_then_half_rounded_up(
    scenario: Table, improvements: list[str], castle: int, hacienda: int
) -> None:
    s = scenario("maracaibo", seats=2, options=ON, cards=CARDS, p0={"improvements": improvements})
    number = state_of(s).tables.cards.number
    prices = [half_price(state_of(s), 0, number[name]) for name in ("castle", "hacienda")]
    assert prices == [castle, hacienda]


@pytest.mark.rule("maracaibo:retirement.cannot-pay")
def test_who_cannot_build_cannot_enter(scenario: Table) -> None:
    s = exploring(scenario, "26", doubloons=7)
    assert s.options(0) == ["explore 27", "decline"]
    s.refuse("p0 explore discount", "retirement.cannot-pay")
    # 8 doubloons are enough, but not for every residence.
    s = exploring(scenario, "26", doubloons=8).play("p0 explore discount")
    assert sorted(s.options(0)) == ["build estate", "build hacienda"]
    s.refuse("p0 build castle", "doubloons.pay-in-full")
    # With a marker on every residence there is nothing to build.
    four = ["castle", "estate", "hacienda", "inn"]
    s = exploring(scenario, "26", doubloons=50, residences=four)
    assert s.options(0) == ["explore 27", "decline"]
    # At the very end there is then nowhere to go: the action passes without a question.
    exploring(scenario, doubloons=7).expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:retirement.rivers-kept")
def test_rivers_stay_crossed_and_count_once(scenario: Table) -> None:
    s = exploring(scenario).play("p0 explore discount", "p0 build castle")
    s.expect(p0={"rivers": 4, "explorer": "s"})
    again = exploring(scenario, "au3", rivers=4, retired=True, residences=["castle"])
    again.play("p0 explore 7").expect(p0={"rivers": 4}, no_events=["rivers-crossed"])


@pytest.mark.rule("maracaibo:retirement.rivers-behind-option")
def test_by_an_option_only_the_rivers_behind_the_explorer_count(scenario: Table) -> None:
    behind = ON | {"rivers": "behind"}
    s = exploring(scenario, options=behind).play("p0 explore discount").expect(p0={"rivers": 4})
    s.play("p0 build castle").expect(
        events=["explorer-moved p0 space=s", "rivers-crossed p0 rivers=0"],
        p0={"rivers": 0, "explorer": "s"},
    )
    state = state_of(s)
    assert problems(state) == []
    state.players[0].rivers = 4
    assert "seat 0 has crossed a river that does not count" in problems(state)
    again = exploring(scenario, "au3", options=behind, retired=True, residences=["castle"])
    again.play("p0 explore 7").expect(p0={"rivers": 1}, events=["rivers-crossed p0 rivers=1"])


@pytest.mark.rule("maracaibo:retirement.rivers-behind-option")
def test_a_move_that_crosses_no_river_tells_of_none(scenario: Table) -> None:
    for option in ("behind", "crossed"):
        s = exploring(scenario, "8", options=ON | {"rivers": option}).expect(p0={"rivers": 1})
        s.play("p0 explore 9").expect(p0={"rivers": 1}, no_events=["rivers-crossed"])


@pytest.mark.rule("maracaibo:effects.automatic")
@pytest.mark.rule("maracaibo:location.actions-any-order")
def test_rivers_that_may_be_lost_are_counted_when_the_player_likes(scenario: Table) -> None:
    def at_puerto_rico(options: dict[str, str], explorer: str = "27") -> Scenario:
        me = {"ship": "c4", "explorer": explorer, "doubloons": 9}
        s = scenario("maracaibo", seats=2, options=options, cards=CARDS | PUERTO_RICO, p0=me)
        return s.play("p0 sail d4", "p0 decline")

    behind = ON | {"rivers": "behind"}
    s = at_puerto_rico(behind).expect(asked="p0 next")
    assert s.options(0) == ["choose explore-3", "choose vp-per-rivers", "decline"]
    s.play("p0 choose vp-per-rivers").expect(p0={"vp": 8}, asked="p0 explore")
    s.play("p0 explore discount", "p0 build castle").expect(p0={"vp": 10, "rivers": 0})
    # The other way round: a river is crossed first.
    s = at_puerto_rico(behind, "22").play("p0 choose explore-3", "p0 explore 24")
    s.expect(p0={"vp": 8, "rivers": 4}, asked="p1 sail")
    # Where rivers stay crossed, nobody has to think of it.
    at_puerto_rico(ON).expect(asked="p0 explore")
    at_puerto_rico({"rivers": "behind"}, "22").expect(asked="p0 explore")


@pytest.mark.rule("maracaibo:retirement.solo-none")
def test_redbeards_explorer_never_enters_the_tile(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=1, options=ON, turn="redbeard", chance={"redbeard": ["110"]},
        cards={"e1": "bonaire", "d1": "castle", "d4": "inn"}, p0={"ship": "a2"},
        redbeard={"ship": "c2", "deck": ["110"], "upgrades": 9, "explorer": "26", "step": 4},
    )  # fmt: skip
    s.expect(events=["explorer-moved seat=redbeard space=27"])
    redbeard = state_of(s).players[REDBEARD]
    assert (redbeard.residences, redbeard.retired) == (0, False)


@pytest.mark.rule("maracaibo:retirement.in-maracaibo")
def test_the_tile_belongs_to_this_game_alone() -> None:
    """The book's rules for it in another game are not ours to play."""
    with_tile = [
        name
        for name in registry.games()
        if "retirement" in [option.name for option in registry.game(name).options]
    ]
    assert with_tile == ["maracaibo"]
