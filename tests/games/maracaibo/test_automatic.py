"""What nobody would refuse happens without a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from kaper.testing.scenario import Scenario

Table: TypeAlias = Callable[..., Scenario]


@pytest.mark.rule("maracaibo:effects.automatic")
def test_the_dice_of_a_raid_are_rolled_at_once(table: Table) -> None:
    s = table(p0={"ship": "c2"}, cards={"e1": "hispaniola"}, chance={"raid": [6, 1, 1]})
    s.play("p0 sail e1", "p0 decline").expect(asked="p0 die", events=["raid-rolled p0 gold=6"])


@pytest.mark.rule("maracaibo:effects.automatic")
def test_doubloons_come_before_a_question_and_counted_points_after_it(table: Table) -> None:
    s = table(p0={"ship": "c2", "explorer": "7"}, cards={"e1": "bonaire"})
    s.play("p0 sail e1", "p0 decline", "p0 explore 10")
    s.expect(asked="p0 cube", events=["doubloons-gained p0 doubloons=1"])
    s = table(p0={"ship": "c2", "stored": {"gold": 1}}, cards={"e1": "jamaica"})
    s.play("p0 sail e1", "p0 decline").expect(asked="p0 bury", no_events=["points-scored"])
    s.play("p0 bury gold 4").expect(events=["treasure-buried", "points-scored p0 vp=1"])


@pytest.mark.rule("maracaibo:effects.automatic")
def test_a_plain_storage_bonus_is_used_and_its_space_emptied_first(table: Table) -> None:
    s = table(
        p0={"ship": "c2", "stored": {"emerald": 1}},
        cards={"e1": "hispaniola"},
        chance={"raid": [1, 6, 1]},
    )
    s.play("p0 sail e1", "p0 decline", "p0 raid emerald", "p0 spend treasure")
    s.expect(p0={"bonus": ["emerald"], "vp": 2, "stored": {"emerald": 2}})
    s = table(
        p0={"ship": "c2", "stored": {"emerald": 2}, "bonus": ["emerald"]}, cards={"e1": "jamaica"}
    )
    s.play("p0 sail e1", "p0 decline", "p0 bury emerald 4")
    s.expect(p0={"bonus": [], "stored": {"emerald": 1}})
