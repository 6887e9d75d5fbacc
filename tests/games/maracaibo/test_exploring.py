"""Exploring: the track, forks, rivers and movement given up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.rules.exploring import HERE, ExploreHere
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.effects import Context
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]


def at_bonaire(table: Table, explorer: str, *, other: str = "s", **p0: object) -> Scenario:
    """Explore up to three spaces."""
    s = table(
        cards={"d4": "bonaire"},
        p0={"ship": "c4", "explorer": explorer, "doubloons": 0, **p0},
        p1={"explorer": other},
    )
    return s.play("p0 sail d4", "p0 decline").expect(asked="p0 explore")


@pytest.mark.rule("maracaibo:example.explore.bonaire")
@pytest.mark.rule("maracaibo:explore.skip-occupied")
@pytest.mark.rule("maracaibo:explore.resolve-space")
def test_the_gold_space_is_skipped(table: Table) -> None:
    s = at_bonaire(table, "1", other="al2")
    # Two spaces to the fork and behind it; the third one of the lower path lies beyond the gold.
    assert "explore al3" in s.options(0)
    (spaces,) = (told for told in s.match.brings(0, "explore al3") if told.name == "spaces")
    assert dict(spaces.args) == {"count": 3, "way": ("2", "al1", "al2", "al3")}
    s.refuse("p0 explore al2", "explore.skip-occupied")
    s.play("p0 explore al3")
    s.expect(p0={"doubloons": 3, "explorer": "al3", "stored": {"gold": 0}})


@pytest.mark.rule("maracaibo:explore.up-to-value")
@pytest.mark.rule("maracaibo:explore.direction")
def test_one_to_three_spaces_forward(table: Table) -> None:
    s = at_bonaire(table, "1")
    assert s.options(0) == ["explore 2", "explore au1", "explore al1", "explore au2",
                            "explore al2", "decline"]  # fmt: skip
    s.refuse("p0 explore s", "explore.direction")
    s.refuse("p0 explore au3", "explore.up-to-value")


@pytest.mark.rule("maracaibo:explore.track-end")
@pytest.mark.rule("maracaibo:explore.ends-shared")
def test_the_end_of_the_track(table: Table) -> None:
    s = at_bonaire(table, "26", other="27")
    assert s.options(0) == ["explore 27", "decline"]
    s.play("p0 explore 27").expect(p0={"vp": 8, "explorer": "27"})
    s = table(cards={"d4": "bonaire"}, p0={"ship": "c4", "explorer": "27"})
    s.play("p0 sail d4", "p0 decline").expect(asked="p1 sail", p0={"vp": 0})


@pytest.mark.rule("maracaibo:explore.river-count")
def test_rivers_count_once_they_are_passed(table: Table) -> None:
    s = at_bonaire(table, "au3").play("p0 explore 8")
    s.expect(p0={"rivers": 1, "score": {"rivers": 4}}, events=["rivers-crossed p0 rivers=1"])
    at_bonaire(table, "9").play("p0 explore 10").expect(
        p0={"rivers": 1}, no_events=["rivers-crossed"]
    )


@pytest.mark.rule("maracaibo:symbol.explore-bonus")
@pytest.mark.rule("maracaibo:figurehead.b-dragon")
def test_further_spaces(table: Table) -> None:
    s = at_bonaire(table, "7", improvements=["longboat"], figurehead="b-dragon", upgrades=["u4"])
    # Three, and one, two and one more: seven spaces to the fork behind 13.
    assert s.options(0)[-2] == "explore bl1"


@pytest.mark.rule("maracaibo:symbol.explore-trade")
@pytest.mark.rule("maracaibo:symbol.explore-trade-limit")
@pytest.mark.rule("maracaibo:figurehead.j-nautilus")
def test_movement_given_up(table: Table) -> None:
    s = at_bonaire(table, "7", improvements=["rigging", "pathfinder"], figurehead="j-nautilus")
    s.play("p0 trade rigging").expect(events=["movement-traded p0 trade=rigging spaces=1"])
    s.refuse("p0 explore 10", "explore.up-to-value")
    s.refuse("p0 trade rigging", "symbol.explore-trade")
    s.play("p0 trade j-nautilus")
    # One space is left, and it must be moved.
    s.refuse("p0 trade pathfinder", "symbol.explore-trade-limit")
    s.refuse("p0 decline", "symbol.explore-trade-limit")
    s.play("p0 explore 8", "p0 treasure gold")
    # 3 doubloons of the rigging, 4 of the space, 3 of the coffer.
    s.expect(p0={"doubloons": 10, "explorer": "8", "stored": {"gold": 1}})


@pytest.mark.rule("maracaibo:symbol.explore-here")
@pytest.mark.rule("maracaibo:symbol.explore-here-limits")
def test_the_space_of_the_explorer_once_more(table: Table) -> None:
    s = table(cards={"d4": "ciphered-map"}, p0={"ship": "c4", "doubloons": 7, "explorer": "al3"})
    s.play("p0 sail d4", "p0 acquire ciphered-map")
    assert s.options(0) == ["choose quest", "choose explorer-space", "decline"]
    s.play("p0 choose explorer-space").expect(p0={"doubloons": 3, "explorer": "al3"})
    s = table(cards={"d4": "ciphered-map"}, p0={"ship": "c4", "doubloons": 7})
    s.play("p0 sail d4", "p0 acquire ciphered-map").expect(asked="p0 quest")
    # On a space that shows this very symbol it would never end.
    state = s.state(Maracaibo)
    state.players[0].explorer = state.track().number["al3"]
    assert ExploreHere().can(state, Context(0, "improvement")) is None
    assert ExploreHere().can(state, Context(0, HERE)) == "symbol.explore-here-limits"


@pytest.mark.rule("maracaibo:symbol.explore-now")
def test_lightning_explores(table: Table) -> None:
    s = table(cards={"d4": "scout"}, p0={"ship": "c4", "doubloons": 4, "upgrades": ["u4"]})
    s.play("p0 sail d4", "p0 acquire scout").expect(asked="p0 explore")
    # Three and one more.
    s.play("p0 explore al2").expect(asked="p0 treasure")
