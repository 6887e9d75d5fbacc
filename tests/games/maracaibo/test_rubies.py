"""Rubies: delivered to two locations, sold and exchanged in the Bay."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

ON = {"rubies": "on"}


def state_of(s: Scenario) -> Maracaibo:
    state = s.match.state
    assert isinstance(state, Maracaibo)
    return state


def deliveries(s: Scenario) -> list[str]:
    spaces = s.match.view(0)["spaces"]
    assert isinstance(spaces, list)
    tables = [space for space in spaces if isinstance(space, dict)]
    return sorted(str(space["card"]) for space in tables if space["ruby_delivery"])


def in_the_bay(scenario: Table, rubies: int, **arrangement: object) -> Scenario:
    """p0 enters the Bay with a full ship board, so that no upgrade is asked for."""
    upgrades = [f"u{number}" for number in range(1, 19)]
    p0 = {"ship": "i2", "rubies": rubies, "upgrades": upgrades, "doubloons": 0}
    return scenario("maracaibo", seats=2, options=ON, p0=p0, **arrangement).play("p0 bay")


@pytest.mark.rule("maracaibo:rubies.setup")
def test_delivery_tiles_lie_on_bonaire_and_tobago(scenario: Table) -> None:
    s = scenario("maracaibo", seats=2, options=ON)
    assert deliveries(s) == ["bonaire", "tobago"]
    s.expect(ruby_market=[])
    assert deliveries(scenario("maracaibo", seats=2)) == []


@pytest.mark.rule("maracaibo:rubies.automatic")
@pytest.mark.rule("maracaibo:rubies.gain")
@pytest.mark.rule("maracaibo:rubies.timing")
@pytest.mark.parametrize("location", ["bonaire", "tobago"])
def test_a_ruby_for_whoever_stops_at_a_delivery_tile(scenario: Table, location: str) -> None:
    s = scenario(
        "maracaibo", seats=2, options=ON, cards={"d4": location}, p0={"ship": "c4"},
        p1={"ship": "c4"},
    )  # fmt: skip
    # Before the first of the four steps, which raises the value of a treasure.
    s.play("p0 sail d4").expect(
        events=["ruby-gained p0 rubies=1", "cubes-added p0"], asked="p0 upgrade", p0={"rubies": 1}
    )


@pytest.mark.rule("maracaibo:rubies.gain")
def test_no_ruby_elsewhere_and_none_in_passing(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=ON, cards={"d4": "bonaire", "e4": "castle"},
        p0={"ship": "c4"},
    ).play("p0 sail e4")  # fmt: skip
    s.expect(no_events=["ruby-gained"], p0={"rubies": 0})
    s = scenario(
        "maracaibo", seats=2, options=ON, cards={"d4": "trinidad"}, p0={"ship": "c4"}
    ).play("p0 sail d4")
    s.expect(no_events=["ruby-gained"], p0={"rubies": 0})
    s = scenario("maracaibo", seats=2, cards={"d4": "bonaire"}, p0={"ship": "c4"})
    s.play("p0 sail d4").expect(no_events=["ruby-gained"])


@pytest.mark.rule("maracaibo:rubies.sell")
def test_one_ruby_is_sold_for_the_bonus_of_an_empty_space(scenario: Table) -> None:
    s = in_the_bay(scenario, 3, ruby_market=[2])
    s.expect(asked="p0 rubies")
    assert s.options(0) == [
        "ruby 1", "ruby 3", "ruby 4", "ruby 5", "ruby 6", "exchange", "done",
    ]  # fmt: skip
    s.refuse("p0 ruby 2", "rubies.sell")
    s.play("p0 ruby 1").expect(
        events=["ruby-sold p0 ruby=1", "doubloons-gained p0 doubloons=8"],
        p0={"rubies": 2, "doubloons": 8},
        ruby_market=["1", "2"],
        asked="p0 one",
    )
    # Only one in a visit: after the Bay's action the others may only be exchanged.
    s.play("p0 decline").expect(asked="p0 rubies")
    assert s.options(0) == ["exchange", "done"]
    assert s.match.pending()[0].prompt.args == (("rubies", 2), ("sell", 0), ("steps", 0))
    s.refuse("p0 ruby 3", "rubies.sell")


@pytest.mark.rule("maracaibo:rubies.sell")
@pytest.mark.parametrize(
    ("space", "happens"),
    [
        (1, "doubloons-gained p0 doubloons=8"),
        (2, "points-scored p0 vp=6"),
        (4, "doubloons-gained p0 doubloons=3"),
    ],
)
def test_the_bonus_of_a_space_is_taken_at_once(scenario: Table, space: int, happens: str) -> None:
    in_the_bay(scenario, 1).play(f"p0 ruby {space}").expect(events=[happens])


@pytest.mark.rule("maracaibo:rubies.sell")
@pytest.mark.parametrize(
    ("space", "asked"), [(3, "upgrade"), (4, "quest"), (5, "bury"), (6, "explore")]
)
def test_the_bonus_of_a_space_may_ask(scenario: Table, space: int, asked: str) -> None:
    s = scenario(
        "maracaibo", seats=2, options=ON,
        p0={"ship": "i2", "rubies": 1, "stored": {"gold": 2}},
    )  # fmt: skip
    s.play("p0 bay", f"p0 ruby {space}").expect(asked=f"p0 {asked}")


@pytest.mark.rule("maracaibo:rubies.automatic")
@pytest.mark.rule("maracaibo:rubies.sell")
def test_a_full_market_gives_no_more_bonuses(scenario: Table) -> None:
    s = in_the_bay(scenario, 2, ruby_market=[1, 2, 3, 4, 5, 6])
    # Nothing is asked before the last moment, when rubies are exchanged.
    s.expect(asked="p0 one").play("p0 decline").expect(asked="p0 rubies")
    assert s.options(0) == ["exchange", "done"]


@pytest.mark.rule("maracaibo:rubies.exchange")
def test_any_number_of_rubies_is_exchanged_for_points(scenario: Table) -> None:
    s = in_the_bay(scenario, 3)
    s.play("p0 exchange").expect(
        events=["ruby-exchanged p0", "points-scored p0 vp=2"], p0={"rubies": 2, "vp": 2}
    )
    s.play("p0 done", "p0 decline", "p0 exchange", "p0 exchange")
    s.expect(p0={"rubies": 0, "vp": 6}, ruby_market=[], asked="p1 sail")


@pytest.mark.rule("maracaibo:rubies.exchange")
def test_selling_one_and_exchanging_the_rest(scenario: Table) -> None:
    s = in_the_bay(scenario, 3).play("p0 ruby 2", "p0 decline", "p0 exchange", "p0 done")
    s.expect(p0={"rubies": 1, "vp": 8}, asked="p1 sail")


@pytest.mark.rule("maracaibo:rubies.automatic")
@pytest.mark.rule("maracaibo:rubies.timing")
def test_selling_before_between_and_after_the_steps_of_the_bay(scenario: Table) -> None:
    def enter() -> Scenario:
        return scenario(
            "maracaibo", seats=2, options=ON, p0={"ship": "i2", "rubies": 1, "doubloons": 0}
        ).play("p0 bay")

    first = enter().expect(asked="p0 rubies").play("p0 ruby 1").expect(asked="p0 upgrade")
    first.play("p0 upgrade u5").expect(asked="p0 one").play("p0 decline").expect(asked="p1 sail")
    between = enter().play("p0 done").expect(asked="p0 upgrade").play("p0 upgrade u5")
    between.expect(asked="p0 rubies").play("p0 ruby 1").expect(asked="p0 one")
    last = enter().play("p0 done", "p0 upgrade u5", "p0 done").expect(asked="p0 one")
    last.play("p0 choose explore-4", "p0 explore 1").expect(asked="p0 rubies")
    last.play("p0 ruby 1").expect(p0={"rubies": 0}, asked="p1 sail")


def test_without_rubies_the_bay_is_as_usual(scenario: Table) -> None:
    in_the_bay(scenario, 0).expect(asked="p0 one").play("p0 decline").expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:rubies.sell")
def test_rubies_leave_the_ship_only_in_the_bay(scenario: Table) -> None:
    s = scenario("maracaibo", seats=2, options=ON, p0={"ship": "c4", "rubies": 2})
    s.refuse("p0 ruby 1", "rubies.sell").refuse("p0 exchange", "rubies.exchange")
    s = scenario("maracaibo", seats=2, options=ON, p0={"ship": "bay", "rubies": 2})
    s.expect(asked="p0 upgrade", p0={"ship": "maracaibo", "rubies": 2})


@pytest.mark.rule("maracaibo:rubies.with-fog")
def test_a_delivery_tile_in_the_fog_comes_with_the_location(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=ON | {"fog-locations": "on"}, hidden=["d4"],
        cards={"d4": "tobago", "h1": "bonaire"}, p0={"ship": "c4"},
    )  # fmt: skip
    assert deliveries(s) == ["bonaire"]
    s.play("p0 sail d4").expect(
        events=["card-revealed card=tobago", "value-tile-placed", "ruby-gained p0"]
    )
    assert deliveries(s) == ["bonaire", "tobago"]


@pytest.mark.rule("maracaibo:rubies.not-treasure")
def test_rubies_are_no_treasures_and_score_nothing_unsold(scenario: Table) -> None:
    quests = ["treasures", "gold", "buried"]
    points = []
    for rubies in (0, 12):
        s = scenario(
            "maracaibo", seats=2, options=ON, cards={"d4": "fortress", "e4": "palace"},
            p0={"rubies": rubies, "quests": quests, "residences": ["fortress", "palace"]},
        )  # fmt: skip
        points.append(score(state_of(s), 0))
    assert points[0] == points[1]
    s = scenario(
        "maracaibo", seats=2, options=ON, cards={"d4": "trinidad"}, p0={"ship": "c4", "rubies": 2}
    )
    # Two shovels, and nothing to bury.
    s.play("p0 sail d4", "p0 decline").expect(asked="p1 sail")


# Redbeard


def his_visit(scenario: Table, pips: int, *, taken: list[int], rubies: int = 1) -> Scenario:
    """Redbeard enters the Bay to explore."""
    return scenario(
        "maracaibo", seats=1, options=ON, turn="redbeard", ruby_market=taken,
        chance={"redbeard": ["110"], "ruby-market": [pips]}, p0={"ship": "a2"},
        redbeard={"ship": "i2", "deck": ["110"], "upgrades": 9, "rubies": rubies},
    )  # fmt: skip


@pytest.mark.rule("maracaibo:rubies.solo-gain-sell")
def test_redbeard_gains_a_ruby_at_a_delivery_tile(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=1, options=ON, turn="redbeard", chance={"redbeard": ["110"]},
        cards={"e1": "bonaire", "d1": "castle", "d4": "inn"}, p0={"ship": "a2"},
        redbeard={"ship": "c2", "deck": ["110"], "upgrades": 9},
    )  # fmt: skip
    s.expect(events=["ruby-gained seat=redbeard rubies=1", "cubes-added seat=redbeard"])
    assert [player.rubies for player in state_of(s).players] == [0, 1]


@pytest.mark.rule("maracaibo:rubies.solo-without-action")
def test_redbeard_gains_a_ruby_even_where_he_takes_no_action(scenario: Table) -> None:
    # In the fog none of his cards is possible: he only sails on, and finds Tobago.
    s = scenario(
        "maracaibo", seats=1, options=ON | {"fog-locations": "on"}, turn="redbeard",
        cards={"e1": "tobago", "d1": "castle", "d4": "inn"}, hidden=["e1"], p0={"ship": "a2"},
        redbeard={"ship": "c2"},
    )  # fmt: skip
    s.expect(
        events=["redbeard-drifted", "card-revealed card=tobago", "ruby-gained seat=redbeard"],
        no_events=["redbeard-acted", "redbeard-upgraded", "cubes-added"],
    )
    assert state_of(s).players[REDBEARD].rubies == 1


@pytest.mark.rule("maracaibo:rubies.solo-gain-sell")
@pytest.mark.rule("maracaibo:rubies.solo-no-bonus")
@pytest.mark.parametrize(
    ("pips", "taken", "sold"),
    [(2, [], "2"), (2, [2, 3], "4"), (6, [6], "1"), (5, [1, 5, 6], "2")],
)
def test_redbeard_sells_a_ruby_where_the_die_says(
    scenario: Table, pips: int, taken: list[int], sold: str
) -> None:
    s = his_visit(scenario, pips, taken=taken, rubies=2)
    s.expect(events=[f"ruby-sold seat=redbeard ruby={sold}"])
    state = state_of(s)
    assert state.players[REDBEARD].rubies == 1
    assert state.ruby_market.bit_count() == len(taken) + 1
    # Exploring brings him 3 VP, and the space that he blocks nothing.
    assert (state.players[REDBEARD].vp, state.players[REDBEARD].quests) == (3, ())


@pytest.mark.rule("maracaibo:rubies.solo-no-bonus")
def test_with_a_full_market_redbeard_keeps_his_ruby(scenario: Table) -> None:
    s = his_visit(scenario, 3, taken=[1, 2, 3, 4, 5, 6])
    s.expect(no_events=["ruby-sold"])
    assert state_of(s).players[REDBEARD].rubies == 1
    his_visit(scenario, 3, taken=[], rubies=0).expect(no_events=["ruby-sold"])


@pytest.mark.rule("maracaibo:rubies.solo-score")
def test_redbeard_scores_his_unsold_rubies(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=1, options=ON, p0={"rubies": 3, "doubloons": 0}, redbeard={"rubies": 3}
    )
    assert score(state_of(s), REDBEARD).total == score(state_of(s), REDBEARD).rubies == 6
    assert score(state_of(s), 0).total == 0
